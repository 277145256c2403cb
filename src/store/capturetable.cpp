// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/capturetable.h"

#include "base/rules.h"
#include "store/capturecolumns.h"
#include "store/capturesession.h"
#include "store/listedrow.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

const QString &selectRow()
{
    static const QString sql = u"SELECT id, %1 FROM captures "_s.arg(captureColumns().join(u", "));
    return sql;
}

const QString &insertRow()
{
    static const QString sql = u"INSERT INTO captures (%1) VALUES (%2)"_s.arg(
        captureColumns().join(u", "), QStringList(captureColumns().size(), u"?"_s).join(u", "));
    return sql;
}

bool isFinal(protocol::TaskState state)
{
    return state == protocol::TaskState::Passed || state == protocol::TaskState::Failed;
}

bool isAnswered(protocol::TaskState state)
{
    return state == protocol::TaskState::Running || isFinal(state);
}

} // namespace

base::Result<CaptureRow> CaptureTable::append(const NewCapture &capture)
{
    const redaction::Secrets secrets = redaction::findSecrets(capture.head, capture.body);
    CaptureRow row = listed(capture.row, secrets.values);
    if (row.uuid.isNull())
        row.uuid = QUuid::createUuid();
    row.stored = true;
    if (auto done = followEarlierDelivery(row); !done)
        return done.error();
    const auto inserted = m_database.query(insertRow(), captureValues(row));
    if (!inserted)
        return inserted.error();
    row.id = (*inserted)->lastInsertId().toLongLong();
    if (auto done = writeBytes(row.id, capture, secrets); !done)
        return done.error();
    using enum SealedSecrets::Part;
    if (auto done = m_secrets.write(row, Head, capture.head, secrets.head, row.receivedAt); !done)
        return done.error();
    if (auto done = m_secrets.write(row, Body, capture.body, secrets.body, row.receivedAt); !done)
        return done.error();
    return row;
}

base::Done CaptureTable::followEarlierDelivery(CaptureRow &row)
{
    row.delivery = 1;
    if (row.taskResultId.isEmpty())
        return std::monostate();
    const auto latest = firstRow(u"task_result_id = ? ORDER BY id DESC"_s, {row.taskResultId});
    if (!latest || !*latest)
        return latest ? base::Done(std::monostate()) : latest.error();
    row.delivery = (*latest)->delivery + 1;

    // Anybody can send the id of another sender's task result. It is the same task result only if the callback address
    // is the same, too.
    const QString same = u"task_result_id = ? AND callback_host = ? "_s;
    const QVariantList values{row.taskResultId, textValue(row.callbackHost)};
    const auto before = firstRow(same, values); // all deliveries have the same state
    if (!before)
        return before.error();
    if (*before && isAnswered((*before)->state))
        row.state = (*before)->state;
    const auto accepted = firstRow(same + u"AND answered = 200 ORDER BY id"_s, values);
    if (!accepted)
        return accepted.error();
    if (*accepted && (*accepted)->deadline.isValid() && row.deadline.isValid()) {
        row.deadline = std::min((*accepted)->deadline, row.deadline);
        row.idleLimit = (*accepted)->idleLimit;
        row.lastMoment = (*accepted)->lastMoment;
    }
    return std::monostate();
}

base::Done CaptureTable::writeBytes(qint64 id, const NewCapture &capture, const redaction::Secrets &secrets)
{
    return m_database.execute(u"INSERT INTO capture_blobs (capture_id, head, body) VALUES (?, ?, ?)"_s,
                              {id, bytesValue(redaction::redacted(capture.head, secrets.head)),
                               bytesValue(redaction::redacted(capture.body, secrets.body))});
}

base::Result<CaptureRow> CaptureTable::addReply(qint64 captureId, const SentReply &reply,
                                                std::optional<protocol::TaskState> state)
{
    auto replied = row(captureId);
    if (!replied)
        return replied;
    CaptureRow changed = std::move(replied).value();
    const QDateTime deadline = changed.deadline;
    if (state == protocol::TaskState::Running)
        continueSession(changed, protocol::TaskStatus::Running, reply.sentAt);
    const bool isOtherState = state && *state != changed.state && (isFinal(*state) || !isFinal(changed.state));
    if (isOtherState)
        changed.state = *state;
    const bool isChange = isOtherState || changed.deadline != deadline;
    auto done =
        m_database.execute(u"INSERT INTO replies (capture_id, sent_at, body, status, http, error_kind, automatic)"
                           " VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
                           {captureId, timeValue(reply.sentAt), bytesValue(reply.body), textValue(reply.status),
                            reply.http, textValue(reply.errorKind), reply.automatic ? 1 : 0});
    if (done && isChange) // otherwise all deliveries have that state already, and there may be thousands
        done = setProgress(changed);
    return done ? base::Result<CaptureRow>(changed) : done.error();
}

/// Sets state and deadline of all deliveries. A delivery that was not answered 200 has no deadline and gets none.
base::Done CaptureTable::setProgress(const CaptureRow &row)
{
    const QString set = u"UPDATE captures SET state = ?, deadline = IIF(deadline IS NULL, NULL, ?) WHERE "_s;
    const QVariantList values{protocol::taskStateName(row.state), timeValue(row.deadline)};
    if (row.taskResultId.isEmpty())
        return m_database.execute(set + u"id = ?"_s, values + QVariantList{row.id});
    return m_database.execute(set + u"task_result_id = ? AND callback_host = ?"_s,
                              values + QVariantList{row.taskResultId, textValue(row.callbackHost)});
}

base::Result<CaptureRow> CaptureTable::setPinned(qint64 id, bool pinned)
{
    if (auto done = m_database.execute(u"UPDATE captures SET pin = ? WHERE id = ?"_s, {pinned ? 1 : 0, id}); !done)
        return done.error();
    return row(id);
}

base::Result<CaptureRow> CaptureTable::markUnanswered(const QUuid &uuid)
{
    const QString name = uuid.toString(QUuid::WithoutBraces);
    if (auto done = m_database.execute(u"UPDATE captures SET answered = 503, deadline = NULL WHERE uuid = ?"_s, {name});
        !done)
        return done.error();
    const auto found = firstRow(u"uuid = ?"_s, {name});
    if (!found)
        return found.error();
    if (!*found)
        return base::Error{.kind = base::ErrorKind::NotFound, .rule = base::Rules::StoreNoCapture, .subject = name};
    return **found;
}

base::Result<std::optional<CaptureRow>> CaptureTable::firstRow(const QString &condition, const QVariantList &values)
{
    const auto rows = m_database.query(selectRow() + u"WHERE "_s + condition + u" LIMIT 1"_s, values);
    if (!rows)
        return rows.error();
    return (*rows)->next() ? std::optional(captureRow(**rows)) : std::nullopt;
}

base::Result<CaptureRow> CaptureTable::row(qint64 id)
{
    const auto found = firstRow(u"id = ?"_s, {id});
    if (!found)
        return found.error();
    if (!*found)
        return base::Error{
            .kind = base::ErrorKind::NotFound, .rule = base::Rules::StoreNoCapture, .subject = QString::number(id)};
    return **found;
}

base::Result<QList<CaptureRow>> CaptureTable::list(qint64 before, int limit)
{
    const qint64 below = before > 0 ? before : std::numeric_limits<qint64>::max();
    const auto rows =
        m_database.query(selectRow() + u"WHERE id < ? ORDER BY id DESC LIMIT ?"_s, {below, std::clamp(limit, 1, 1000)});
    if (!rows)
        return rows.error();
    QList<CaptureRow> page;
    while ((*rows)->next())
        page.append(captureRow(**rows));
    return page;
}

base::Result<QList<CaptureRow>> CaptureTable::listNewer(qint64 after, int limit)
{
    const auto rows =
        m_database.query(selectRow() + u"WHERE id > ? ORDER BY id LIMIT ?"_s, {after, std::clamp(limit, 1, 1000)});
    if (!rows)
        return rows.error();
    QList<CaptureRow> page;
    while ((*rows)->next())
        page.append(captureRow(**rows));
    std::reverse(page.begin(), page.end());
    return page;
}

base::Result<Capture> CaptureTable::load(qint64 id)
{
    const auto found = row(id);
    if (!found)
        return found.error();
    Capture capture;
    capture.row = *found;
    if (auto done = readBytes(capture); !done)
        return done.error();
    if (auto done = m_secrets.open(capture); !done)
        return done.error();
    if (auto done = readReplies(capture); !done)
        return done.error();
    return capture;
}

base::Done CaptureTable::readBytes(Capture &capture)
{
    const auto rows =
        m_database.query(u"SELECT head, body FROM capture_blobs WHERE capture_id = ?"_s, {capture.row.id});
    if (!rows)
        return rows.error();
    if (!(*rows)->next())
        return m_database.error(base::Rules::StoreCorrupt, u"capture %1 has no bytes"_s.arg(capture.row.id));
    capture.head = (*rows)->value(0).toByteArray();
    capture.body = (*rows)->value(1).toByteArray();
    return std::monostate();
}

base::Done CaptureTable::readReplies(Capture &capture)
{
    const auto rows = m_database.query(u"SELECT sent_at, body, status, http, error_kind, automatic FROM replies"
                                       " WHERE capture_id = ? ORDER BY id"_s,
                                       {capture.row.id});
    if (!rows)
        return rows.error();
    while ((*rows)->next()) {
        capture.replies.append({timeOf((*rows)->value(0)), (*rows)->value(1).toByteArray(),
                                (*rows)->value(2).toString(), (*rows)->value(3).toInt(), (*rows)->value(4).toString(),
                                (*rows)->value(5).toInt() != 0});
    }
    return std::monostate();
}

} // namespace runlatch::store
