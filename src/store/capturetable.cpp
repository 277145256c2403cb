// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/capturetable.h"

#include "store/capturecolumns.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr qint64 SecondsKept = 24 * 60 * 60; // after the deadline

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

bool isAnswered(protocol::TaskState state)
{
    using enum protocol::TaskState;
    return state == Running || state == Passed || state == Failed;
}

/// A repeated delivery may have a deadline that is long over: its secrets count from when it came.
QDateTime expiryOf(const CaptureRow &row)
{
    const bool fromDeadline = row.deadline.isValid() && row.deadline > row.receivedAt;
    return (fromDeadline ? row.deadline : row.receivedAt).addSecs(SecondsKept);
}

} // namespace

base::Result<CaptureRow> CaptureTable::append(const NewCapture &capture)
{
    const redaction::Secrets secrets = redaction::findSecrets(capture.head, capture.body);
    CaptureRow row = blanked(capture.row, secrets.values);
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
    if (auto done = writeSecrets(row, u"head"_s, capture.head, secrets.head); !done)
        return done.error();
    if (auto done = writeSecrets(row, u"body"_s, capture.body, secrets.body); !done)
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

    // Anybody can send the id of somebody's task result; only the same callback address makes it the same one.
    const QString same = u"task_result_id = ? AND callback_host = ? "_s;
    const QVariantList values{row.taskResultId, textValue(row.callbackHost)};
    const auto before = firstRow(same + u"ORDER BY id DESC"_s, values);
    if (!before)
        return before.error();
    if (*before && isAnswered((*before)->state))
        row.state = (*before)->state;
    const auto accepted = firstRow(same + u"AND answered = 200 ORDER BY id"_s, values);
    if (!accepted)
        return accepted.error();
    if (*accepted && (*accepted)->deadline.isValid() && row.deadline.isValid())
        row.deadline = std::min((*accepted)->deadline, row.deadline);
    return std::monostate();
}

base::Done CaptureTable::writeBytes(qint64 id, const NewCapture &capture, const redaction::Secrets &secrets)
{
    const auto notNull = [](const QByteArray &bytes) { return bytes.isNull() ? QByteArray("") : bytes; };
    return m_database.execute(u"INSERT INTO capture_blobs (capture_id, head, body) VALUES (?, ?, ?)"_s,
                              {id, notNull(redaction::blanked(capture.head, secrets.head)),
                               notNull(redaction::blanked(capture.body, secrets.body))});
}

base::Done CaptureTable::writeSecrets(const CaptureRow &row, const QString &part, const QByteArray &bytes,
                                      const QList<redaction::Span> &spans)
{
    for (const redaction::Span &span : spans) {
        const QByteArray sealed = m_sealer.seal(QByteArrayView(bytes).sliced(span.offset, span.length));
        auto done =
            m_database.execute(u"INSERT INTO sealed_secrets (capture_id, part, position, length, sealed, expires_at)"
                               " VALUES (?, ?, ?, ?, ?, ?)"_s,
                               {row.id, part, span.offset, span.length, sealed, timeValue(expiryOf(row))});
        if (!done)
            return done;
    }
    return std::monostate();
}

base::Result<CaptureRow> CaptureTable::addReply(qint64 captureId, const SentReply &reply, protocol::TaskState state)
{
    auto replied = row(captureId);
    if (!replied)
        return replied;
    CaptureRow changed = std::move(replied).value();
    changed.state = state;
    auto done =
        m_database.execute(u"INSERT INTO replies (capture_id, sent_at, body, status, http, error_kind, automatic)"
                           " VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
                           {captureId, timeValue(reply.sentAt), reply.body.isNull() ? QByteArray("") : reply.body,
                            textValue(reply.status), reply.http, textValue(reply.errorKind), reply.automatic ? 1 : 0});
    if (!done)
        return done.error();
    const QString name = protocol::taskStateName(state);
    done = m_database.execute(u"UPDATE captures SET state = ? WHERE id = ?"_s, {name, captureId});
    if (done && !changed.taskResultId.isEmpty())
        done = m_database.execute(
            u"UPDATE captures SET state = ? WHERE task_result_id = ? AND callback_host = ? AND state <> ?"_s,
            {name, changed.taskResultId, textValue(changed.callbackHost), name});
    return done ? base::Result<CaptureRow>(changed) : done.error();
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
            .kind = base::ErrorKind::NotFound, .rule = u"store.no-capture"_s, .subject = QString::number(id)};
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

base::Result<Capture> CaptureTable::load(qint64 id)
{
    const auto found = row(id);
    if (!found)
        return found.error();
    Capture capture;
    capture.row = *found;
    if (auto done = readBytes(capture); !done)
        return done.error();
    if (auto done = readSecrets(capture); !done)
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
        return m_database.error(u"store.corrupt"_s, u"capture %1 has no bytes"_s.arg(capture.row.id));
    capture.head = (*rows)->value(0).toByteArray();
    capture.body = (*rows)->value(1).toByteArray();
    return std::monostate();
}

base::Done CaptureTable::readSecrets(Capture &capture)
{
    const auto rows = m_database.query(
        u"SELECT part, position, length, sealed FROM sealed_secrets WHERE capture_id = ?"_s, {capture.row.id});
    if (!rows)
        return rows.error();
    while ((*rows)->next()) {
        QByteArray &bytes = (*rows)->value(0).toString() == "head"_L1 ? capture.head : capture.body;
        const qsizetype position = (*rows)->value(1).toLongLong();
        const auto secret = m_sealer.open((*rows)->value(3).toByteArray());
        const bool fits = secret && secret->size() == (*rows)->value(2).toLongLong() && position >= 0
            && position <= bytes.size() - secret->size();
        if (fits)
            bytes.replace(position, secret->size(), *secret);
        else
            capture.complete = false;
    }
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

base::Result<int> CaptureTable::purge(const QDateTime &now)
{
    const auto purged = m_database.query(
        u"UPDATE sealed_secrets SET sealed = NULL WHERE sealed IS NOT NULL AND expires_at <= ?"_s, {timeValue(now)});
    return purged ? base::Result<int>((*purged)->numRowsAffected()) : purged.error();
}

} // namespace runlatch::store
