// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/capturetable.h"

#include "base/rules.h"
#include "store/captures/capturecolumns.h"
#include "store/captures/captureid.h"
#include "store/captures/capturesession.h"
#include "store/captures/deliveries.h"
#include "store/captures/importmark.h"
#include "store/captures/listedrow.h"
#include "store/captures/storedrow.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr qint64 MaxReplyBytes = 256 * 1024 * 1024; // of all replies to a capture; a file may have one in many rows

constexpr auto InsertRow = joined("INSERT INTO captures (id, ", CaptureColumns, ") VALUES (?, ", CapturePlaces, ")");
constexpr auto InsertWithBytes =
    joined("INSERT INTO captures (id, ", CaptureColumns, ", head, body) VALUES (?, ", CapturePlaces, ", ?, ?)");
constexpr auto RowByUuid = joined("SELECT id, ", CaptureColumns, " FROM captures WHERE uuid = ?");
constexpr auto RowsBelow =
    joined("SELECT id, ", CaptureColumns, " FROM captures WHERE id < ? ORDER BY id DESC LIMIT ?");
constexpr auto RowsAbove =
    joined("SELECT id, ", CaptureColumns, " FROM captures WHERE id > ? AND id < ? ORDER BY id LIMIT ?");
constexpr char LatestDelivery[] =
    "SELECT delivery FROM captures WHERE task_result_id = ? AND imported = 0 ORDER BY delivery DESC LIMIT 1";
/// The values that later deliveries take over: of the first delivery that was accepted, or of any.
constexpr char Progress[] = "SELECT state, deadline, idle_limit, last_moment FROM captures"
                            " WHERE task_result_id = ? AND callback_host = ? AND imported = 0";
constexpr auto OfFirstAccepted = joined(Progress, " AND answered = 200 ORDER BY id LIMIT 1");
constexpr auto OfAny = joined(Progress, " LIMIT 1");

bool isAnswered(protocol::TaskState state)
{
    return state == protocol::TaskState::Running || protocol::hasResult(state);
}

void takeOverState(CaptureRow &row, const Cursor &progress)
{
    const auto state = protocol::taskStateOfName(progress.text(0));
    if (state && isAnswered(*state))
        row.state = *state;
}

void takeOverDeadline(CaptureRow &row, const Cursor &progress)
{
    const QDateTime deadline = timeOf(progress, 1);
    if (!deadline.isValid() || !row.deadline.isValid())
        return;
    row.deadline = std::min(deadline, row.deadline);
    row.idleLimit = std::chrono::milliseconds(progress.number(2));
    row.lastMoment = timeOf(progress, 3);
}

} // namespace

/// The row of an append whose answer was lost, if it is there. Its sender may have been told 503 meanwhile.
base::Result<std::optional<CaptureRow>> CaptureTable::findEarlier(const NewCapture &capture)
{
    std::optional<CaptureRow> earlier;
    if (!m_database.hasLostAnswers() || capture.row.uuid.isNull())
        return earlier;
    {
        const auto found = m_database.query(RowByUuid, {capture.row.uuid.toString(QUuid::WithoutBraces)});
        if (!found)
            return found.error();
        if ((*found)->next())
            earlier = captureRow(**found);
    }
    if (!earlier || earlier->answered == capture.row.answered || capture.row.answered != 503)
        return earlier;
    const auto marked = markUnanswered(capture.row.uuid);
    return marked ? base::Result<std::optional<CaptureRow>>(*marked) : marked.error();
}

base::Result<CaptureRow> CaptureTable::append(const NewCapture &capture)
{
    const auto earlier = findEarlier(capture);
    if (!earlier || *earlier)
        return earlier ? base::Result<CaptureRow>(**earlier) : earlier.error();
    const redaction::Secrets secrets = redaction::findSecrets(capture.head, capture.body);
    CaptureRow row = listed(capture.row, secrets.values);
    if (row.uuid.isNull())
        row.uuid = newCaptureId(row.receivedAt);
    row.stored = true;
    if (auto done = followEarlierDelivery(row); !done)
        return done.error();
    if (auto done = insert(row, redaction::redacted(capture.head, secrets.head),
                           redaction::redacted(capture.body, secrets.body));
        !done)
        return done.error();
    const SecretPlaces places{secrets.head, secrets.body};
    const QDateTime now = capture.broughtAt.isValid() ? std::min(capture.broughtAt, row.receivedAt) : row.receivedAt;
    if (auto done = m_secrets.write(row, capture.head, capture.body, places, now); !done)
        return done.error();
    return row;
}

base::Done CaptureTable::followEarlierDelivery(CaptureRow &row)
{
    if (row.imported) // the number of the delivery is the one that its file has
        return std::monostate();
    row.delivery = 1;
    if (!isOfTask(row))
        return std::monostate();
    if (auto locked = m_database.lock({row.taskResultId}); !locked) // two deliveries never get one number
        return locked;
    const auto latest = m_database.query(LatestDelivery, {row.taskResultId});
    if (!latest || !(*latest)->next())
        return latest ? base::Done(std::monostate()) : latest.error();
    row.delivery = static_cast<int>((*latest)->number(0)) + 1;

    // Anybody can send the id of another sender's task result. It is the same task result only if the callback address
    // is the same, too.
    const QList<Value> same{row.taskResultId, row.callbackHost};
    const auto accepted = m_database.query(OfFirstAccepted, same);
    if (!accepted)
        return accepted.error();
    if ((*accepted)->next()) {
        takeOverState(row, **accepted);
        takeOverDeadline(row, **accepted);
        return std::monostate();
    }
    const auto any = m_database.query(OfAny, same); // all deliveries have the same state
    if (any && (*any)->next())
        takeOverState(row, **any);
    return any ? base::Done(std::monostate()) : any.error();
}

/// Gives the row its id.
base::Done CaptureTable::insert(CaptureRow &row, const QByteArray &head, const QByteArray &body)
{
    const auto id = m_database.newId();
    if (!id)
        return id.error();
    QList<Value> values{*id};
    values += captureValues(row);
    const bool isOne = m_database.hasBytesInRows();
    if (isOne)
        values << head << body;
    auto done = isOne ? m_database.execute(InsertWithBytes, values) : m_database.execute(InsertRow, values);
    if (!done)
        return done;
    row.id = m_database.lastInsertId();
    return isOne ? done
                 : m_database.execute("INSERT INTO capture_blobs (capture_id, head, body) VALUES (?, ?, ?)",
                                      {row.id, head, body});
}

base::Result<CaptureRow> CaptureTable::addReply(qint64 captureId, const SentReply &reply,
                                                std::optional<protocol::TaskState> state)
{
    auto replied = storedRow(m_database, captureId);
    if (!replied)
        return replied;
    if (m_database.hasOtherWriters() && isOfTask(*replied)) {
        if (auto locked = m_database.lock({replied->taskResultId}); !locked)
            return locked.error();
        replied = storedRow(m_database, captureId);
        if (!replied)
            return replied;
    }
    const auto secrets = m_secrets.values(captureId);
    if (!secrets)
        return secrets.error();
    CaptureRow changed = std::move(replied).value();
    const QDateTime deadline = changed.deadline;
    if (state == protocol::TaskState::Running)
        continueSession(changed, protocol::TaskStatus::Running, reply.sentAt);
    const bool isOtherState =
        state && *state != changed.state && (protocol::hasResult(*state) || !protocol::hasResult(changed.state));
    if (isOtherState)
        changed.state = *state;
    const bool isChange = isOtherState || changed.deadline != deadline;
    auto done =
        m_database.execute("DELETE FROM replies WHERE capture_id = ? AND sent_at = ? AND status = ? AND http = 0"
                           " AND error_kind = ?",
                           {captureId, timeValue(reply.sentAt), reply.status, QString(OutcomeUnknown)});
    if (done)
        done = m_database.execute("INSERT INTO replies (capture_id, sent_at, body, status, http, error_kind, automatic)"
                                  " VALUES (?, ?, ?, ?, ?, ?, ?)",
                                  {captureId, timeValue(reply.sentAt), redaction::redacted(reply.body, *secrets),
                                   reply.status, reply.http, storedErrorKind(reply), reply.automatic});
    if (done && isChange) // otherwise all deliveries have that state already, and there may be thousands
        done = setProgress(changed);
    return done ? base::Result<CaptureRow>(changed) : done.error();
}

/// Sets state and deadline of all deliveries. A delivery that was not answered 200 has no deadline and gets none.
base::Done CaptureTable::setProgress(const CaptureRow &row)
{
    constexpr char Set[] =
        "UPDATE captures SET state = ?, deadline = CASE WHEN deadline IS NULL THEN deadline ELSE ? END WHERE ";
    static constexpr auto OfOne = joined(Set, "id = ?");
    static constexpr auto OfAll = joined(Set, "task_result_id = ? AND callback_host = ? AND imported = 0");
    const Value state(storedState(row));
    if (!isOfTask(row))
        return m_database.execute(OfOne, {state, timeValue(row.deadline), row.id});
    return m_database.execute(OfAll, {state, timeValue(row.deadline), row.taskResultId, row.callbackHost});
}

base::Result<CaptureRow> CaptureTable::setPinned(qint64 id, bool pinned)
{
    if (auto done = m_database.execute("UPDATE captures SET pin = ? WHERE id = ?", {pinned, id}); !done)
        return done.error();
    return storedRow(m_database, id);
}

base::Result<CaptureRow> CaptureTable::setPinned(qint64 id, PinColor color)
{
    if (auto done = m_database.execute("UPDATE captures SET pin = 1, pin_color = ? WHERE id = ?",
                                       {static_cast<int>(color), id});
        !done)
        return done.error();
    return storedRow(m_database, id);
}

base::Done CaptureTable::setFindings(qint64 id, const lint::LintSummary &findings)
{
    return m_database.execute(
        "UPDATE captures SET findings = ?, errors = ?, warnings = ?, rules = ? WHERE id = ? AND errors IS NULL",
        findingValues(findings) << id);
}

base::Result<CaptureRow> CaptureTable::setCause(qint64 id, base::Rule cause)
{
    if (auto done = m_database.execute("UPDATE captures SET cause = ? WHERE id = ? AND imported = 0"
                                       " AND refusal_rule = '' AND verdict <> 'valid'",
                                       {cause.name(), id});
        !done)
        return done.error();
    return storedRow(m_database, id);
}

base::Result<CaptureRow> CaptureTable::setLineage(qint64 id, qint64 parent, const QString &edited)
{
    const auto secrets = m_secrets.values(id);
    if (!secrets)
        return secrets.error();
    if (auto done = m_database.execute("UPDATE captures SET edited = ?, parent = (SELECT id FROM captures WHERE id = ?)"
                                       " WHERE id = ?",
                                       {listedText(edited, *secrets), parent, id});
        !done)
        return done.error();
    return storedRow(m_database, id);
}

base::Result<CaptureRow> CaptureTable::setRule(qint64 id, const QString &rule)
{
    const auto secrets = m_secrets.values(id);
    if (!secrets)
        return secrets.error();
    if (auto done = m_database.execute("UPDATE captures SET rule = ? WHERE id = ? AND imported = 0",
                                       {listedText(rule, *secrets), id});
        !done)
        return done.error();
    return storedRow(m_database, id);
}

base::Result<CaptureRow> CaptureTable::setNote(qint64 id, const QString &note)
{
    const auto secrets = m_secrets.values(id);
    if (!secrets)
        return secrets.error();
    const QString kept = redaction::redacted(note.left(CaptureRow::MaxNoteLength), *secrets);
    if (auto done = m_database.execute("UPDATE captures SET note = ? WHERE id = ?", {kept, id}); !done)
        return done.error();
    return storedRow(m_database, id);
}

base::Result<CaptureRow> CaptureTable::markUnanswered(const QUuid &uuid)
{
    const QString name = uuid.toString(QUuid::WithoutBraces);
    if (auto done = m_database.execute("UPDATE captures SET answered = 503, deadline = NULL WHERE uuid = ?", {name});
        !done)
        return done.error();
    const auto found = m_database.query(RowByUuid, {name});
    if (!found)
        return found.error();
    if (!(*found)->next())
        return base::Error{.kind = base::ErrorKind::NotFound, .rule = base::Rules::StoreNoCapture, .subject = name};
    return captureRow(**found);
}

base::Result<QList<CaptureRow>> CaptureTable::rows(Sql sql, QList<Value> values)
{
    const auto found = m_database.query(sql, std::move(values));
    if (!found)
        return found.error();
    QList<CaptureRow> page;
    while ((*found)->next())
        page.append(captureRow(**found));
    if (auto done = (*found)->done(); !done)
        return done.error();
    return page;
}

base::Result<QList<CaptureRow>> CaptureTable::list(qint64 before, int limit)
{
    const auto horizon = m_database.horizon();
    if (!horizon)
        return horizon.error();
    return rows(RowsBelow, {before > 0 ? std::min(before, *horizon) : *horizon, std::clamp(limit, 1, 1000)});
}

base::Result<QList<CaptureRow>> CaptureTable::listNewer(qint64 after, int limit)
{
    const auto horizon = m_database.horizon();
    if (!horizon)
        return horizon.error();
    auto page = rows(RowsAbove, {after, *horizon, std::clamp(limit, 1, 1000)});
    if (!page)
        return page;
    QList<CaptureRow> newest = std::move(page).value();
    std::reverse(newest.begin(), newest.end());
    return newest;
}

base::Result<QList<qint64>> CaptureTable::present(const QList<qint64> &ids)
{
    QList<qint64> present;
    for (const qint64 id : ids) {
        const auto rows = m_database.query("SELECT 1 FROM captures WHERE id = ?", {id});
        if (!rows)
            return rows.error();
        if ((*rows)->next())
            present.append(id);
    }
    return present;
}

base::Result<QList<QUuid>> CaptureTable::takenUuids(const QList<QUuid> &uuids)
{
    QList<QUuid> taken;
    for (const QUuid &uuid : uuids) {
        const auto rows =
            m_database.query("SELECT 1 FROM captures WHERE uuid = ?", {uuid.toString(QUuid::WithoutBraces)});
        if (!rows)
            return rows.error();
        if ((*rows)->next())
            taken.append(uuid);
    }
    return taken;
}

base::Result<Capture> CaptureTable::loadWith(qint64 id, const std::optional<QDateTime> &now)
{
    const auto found = storedRow(m_database, id);
    if (!found)
        return found.error();
    Capture capture;
    capture.row = *found;
    if (auto done = readBytes(capture); !done)
        return done.error();
    if (auto done = m_secrets.open(capture, now); !done)
        return done.error();
    if (auto done = readReplies(capture); !done)
        return done.error();
    return capture;
}

base::Done CaptureTable::readBytes(Capture &capture)
{
    const auto rows = m_database.query("SELECT head, body FROM capture_blobs WHERE capture_id = ?", {capture.row.id});
    if (!rows)
        return rows.error();
    if (!(*rows)->next())
        return m_database.error(base::Rules::StoreCorrupt, u"capture %1 has no bytes"_s.arg(capture.row.id));
    capture.head = (*rows)->bytes(0);
    capture.body = (*rows)->bytes(1);
    return std::monostate();
}

base::Done CaptureTable::readReplies(Capture &capture)
{
    const auto rows = m_database.query("SELECT sent_at, body, status, http, error_kind, automatic FROM replies"
                                       " WHERE capture_id = ? ORDER BY id",
                                       {capture.row.id});
    if (!rows)
        return rows.error();
    qint64 size = 0;
    while (size <= MaxReplyBytes && (*rows)->next()) {
        SentReply reply{timeOf(**rows, 0),      (*rows)->bytes(1), (*rows)->text(2), int((*rows)->number(3)), {},
                        (*rows)->number(5) != 0};
        readStoredErrorKind(reply, (*rows)->text(4));
        size += reply.body.size();
        capture.replies.append(reply);
    }
    if (size > MaxReplyBytes)
        return m_database.error(base::Rules::StoreCorrupt,
                                u"capture %1 has larger replies than any that is sent"_s.arg(capture.row.id));
    return (*rows)->done();
}

} // namespace runlatch::store
