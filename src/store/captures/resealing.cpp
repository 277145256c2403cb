// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/resealing.h"

#include "protocol/runtaskrequest.h"
#include "store/captures/capturecolumns.h"
#include "store/captures/facts.h"
#include "store/captures/listedrow.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr int RowsAtOnce = 32; ///< rows of one transaction: at most 64 MB each, one in memory at a time

/// Tells whether each of `places` lies within one of `known`.
bool covers(const QList<redaction::Span> &known, const QList<redaction::Span> &places)
{
    return redaction::merged(known + places) == redaction::merged(known);
}

/// Returns the parts of `places` outside of `known`. Both lists must be merged.
QList<redaction::Span> without(const QList<redaction::Span> &places, const QList<redaction::Span> &known)
{
    QList<redaction::Span> rest;
    auto next = known.begin();
    for (const redaction::Span &place : places) {
        qsizetype begin = place.offset;
        while (next != known.end() && next->end() <= begin)
            ++next;
        for (auto taken = next; taken != known.end() && taken->offset < place.end(); ++taken) {
            if (taken->offset > begin)
                rest.append({begin, taken->offset - begin});
            begin = std::max(begin, taken->end());
        }
        if (begin < place.end())
            rest.append({begin, place.end() - begin});
    }
    return rest;
}

/// Returns the places that lie in a text of so many bytes. A file may have any.
QList<redaction::Span> within(QList<redaction::Span> places, qsizetype size)
{
    places.removeIf([size](const redaction::Span &place) { return place.end() > size; });
    return places;
}

QString pathOf(const QByteArray &head)
{
    const QByteArray target = head.left(head.indexOf('\n')).split(' ').value(1);
    return QString::fromUtf8(target.left(target.indexOf('?') < 0 ? target.size() : target.indexOf('?')));
}

/// Reads the texts of the row again from the request, because older versions cut them before removing their secrets.
CaptureRow reread(const Capture &capture)
{
    CaptureRow row = capture.row;
    row.endpoint = pathOf(capture.head);
    const auto payload = protocol::readRunTaskRequest(capture.body);
    if (!payload)
        return row;
    row.stage = payload->stage;
    row.runId = payload->runId;
    row.workspaceName = payload->workspaceName;
    row.organizationName = payload->organizationName;
    row.runMessage = payload->runMessage;
    row.enforcementLevel = payload->taskResultEnforcementLevel;
    return row;
}

} // namespace

Resealing::Resealing(Database &database, const Sealer &sealer, const QDateTime &now)
    : m_database(database)
    , m_table(database, sealer)
    , m_secrets(database, sealer)
    , m_now(now)
{
}

/// Goes through captures once. Its facts say how far.
struct Resealing::Pass
{
    QString to;
    QString done;
    Sql ids;
    bool rereadsTexts; ///< reads the texts of the rows again from the requests
};

base::Done Resealing::run(const UpgradeWatch &watch)
{
    const Pass ofVersionTwo{u"reseal_to"_s, u"resealed_to"_s,
                            "SELECT id FROM captures WHERE id > ? AND id <= ? ORDER BY id LIMIT ?", true};
    // A compressed body is no JSON object, and there are few others, so that a large file takes no time.
    const Pass ofVersionEight{u"reseal_bodies_to"_s, u"resealed_bodies_to"_s,
                              "SELECT id FROM captures WHERE id > ? AND id <= ? AND readable = 0 ORDER BY id LIMIT ?",
                              false};
    for (const Pass &pass : {ofVersionTwo, ofVersionEight}) {
        if (auto done = run(pass, watch); !done)
            return done;
    }
    return vacuum();
}

base::Done Resealing::run(const Pass &pass, const UpgradeWatch &watch)
{
    const auto to = fact(m_database, pass.to);
    if (!to)
        return to.error();
    const auto done = fact(m_database, pass.done);
    if (!done)
        return done.error();
    for (qint64 at = *done; at < *to;) {
        const auto ids = nextIds(pass, at, *to);
        if (!ids)
            return ids.error();
        if (!ids->isEmpty() && watch && !watch({at, *to}))
            return base::Error{.kind = base::ErrorKind::Cancelled, .subject = m_database.file()};
        at = ids->isEmpty() ? *to : ids->last();
        if (auto resealed = resealAll(pass, *ids, at); !resealed)
            return resealed;
    }
    return std::monostate();
}

base::Result<QList<qint64>> Resealing::nextIds(const Pass &pass, qint64 after, qint64 to)
{
    return m_database.numbers(pass.ids, {after, to, RowsAtOnce});
}

base::Done Resealing::resealAll(const Pass &pass, const QList<qint64> &ids, qint64 to)
{
    auto done = m_database.execute("BEGIN IMMEDIATE");
    if (!done)
        return done;
    for (auto id = ids.begin(); done && id != ids.end(); ++id)
        done = reseal(pass, *id);
    if (done)
        done = setFact(m_database, pass.done, to);
    if (done)
        done = m_database.execute("COMMIT");
    if (!done)
        (void)m_database.execute("ROLLBACK");
    return done;
}

base::Done Resealing::reseal(const Pass &pass, qint64 id)
{
    const auto capture = m_table.load(id);
    if (!capture)
        return capture.error();
    const redaction::Secrets secrets = redaction::findSecrets(capture->head, capture->body);
    if (pass.rereadsTexts) {
        if (auto done = writeTexts(listed(reread(*capture), secrets.values)); !done)
            return done;
    }
    const auto known = m_secrets.places(id);
    if (!known)
        return known.error();
    if (covers(known->head, secrets.head) && covers(known->body, secrets.body))
        return std::monostate();
    if (capture->complete) {
        if (auto done = m_secrets.forget(id); !done)
            return done;
        return rewrite(*capture, {secrets.head, secrets.body});
    }
    // Secrets that cannot be opened stay as they are. New secrets are added to them.
    return rewrite(
        *capture,
        {without(secrets.head, redaction::merged(known->head)), without(secrets.body, redaction::merged(known->body))});
}

base::Done Resealing::rewrite(const Capture &capture, const SecretPlaces &places)
{
    if (auto done = m_secrets.add(capture, places, m_now); !done)
        return done;
    if (auto due = setFact(m_database, u"vacuum_due"_s, 1); !due)
        return due;
    return writeBytes(capture);
}

/// Redacts each place that the store knows: the places that were just written, and the places of secrets that could not
/// be opened.
base::Done Resealing::writeBytes(const Capture &capture)
{
    const auto known = m_secrets.places(capture.row.id);
    if (!known)
        return known.error();
    return m_database.execute("UPDATE capture_blobs SET head = ?, body = ? WHERE capture_id = ?",
                              {redaction::redacted(capture.head, within(known->head, capture.head.size())),
                               redaction::redacted(capture.body, within(known->body, capture.body.size())),
                               capture.row.id});
}

base::Done Resealing::writeTexts(const CaptureRow &row)
{
    return m_database.execute("UPDATE captures SET endpoint = ?, stage = ?, run_id = ?, workspace_name = ?,"
                              " organization_name = ?, run_message = ?, enforcement_level = ? WHERE id = ?",
                              {row.endpoint, row.stage, row.runId, row.workspaceName, row.organizationName,
                               row.runMessage, row.enforcementLevel, row.id});
}

base::Done Resealing::vacuum()
{
    const auto isDue = fact(m_database, u"vacuum_due"_s);
    if (!isDue || *isDue == 0)
        return isDue ? base::Done(std::monostate()) : base::Done(isDue.error());
    (void)m_database.number("PRAGMA wal_checkpoint(TRUNCATE)");
    // VACUUM needs as much disk space as the file has. If it fails, the old pages are overwritten all the same
    // (secure_delete), and VACUUM is tried again at the next start.
    if (!m_database.execute("VACUUM"))
        return std::monostate();
    if (auto noted = setFact(m_database, u"vacuum_due"_s, 0); !noted)
        return noted;
    (void)m_database.number("PRAGMA wal_checkpoint(TRUNCATE)");
    return std::monostate();
}

} // namespace runlatch::store
