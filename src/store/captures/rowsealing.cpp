// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/rowsealing.h"

#include "store/captures/facts.h"
#include "store/captures/listedrow.h"
#include "store/captures/payloadtexts.h"
#include "text/unpacking.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

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

/// The places of both. A body with too many of them is one secret, as in redaction::findSecrets.
QList<redaction::Span> united(const QList<redaction::Span> &known, const QList<redaction::Span> &found, qsizetype size)
{
    QList<redaction::Span> places = redaction::merged(within(known, size) + found);
    return places.size() > redaction::MaxPlaces ? QList<redaction::Span>{{0, size}} : places;
}

QString pathOf(const QByteArray &head)
{
    const QByteArray target = head.left(head.indexOf('\n')).split(' ').value(1);
    return QString::fromUtf8(target.left(target.indexOf('?') < 0 ? target.size() : target.indexOf('?')));
}

CaptureRow withPayload(const Capture &capture)
{
    CaptureRow row = capture.row;
    if (!row.readable) // perhaps by an earlier version, which unpacked nothing
        return row;
    if (const auto payload = protocol::readRunTaskRequest(text::unpackedOrSame(capture.body)))
        takePayloadTexts(*payload, row.kind, row);
    return row;
}

/// The texts that may repeat a secret.
QStringList textsOf(const CaptureRow &row)
{
    return {row.endpoint,     row.listener,      row.stage,
            row.runId,        row.workspaceName, row.organizationName,
            row.taskResultId, row.runMessage,    row.enforcementLevel,
            row.callbackHost, row.edited,        row.rule,
            row.note};
}

} // namespace

CaptureRow rowWithout(const QList<QByteArray> &secrets, const Capture &capture)
{
    return listed(withPayload(capture), secrets);
}

/// A stored capture, and the secrets that are found in it now.
struct RowSealing::Stored
{
    Capture capture;
    SecretPlaces known; ///< what is sealed
    redaction::Secrets found;

    bool isSealed() const { return covers(known.head, found.head) && covers(known.body, found.body); }
    /// A body that is sealed as a whole does not tell by places which of its secrets have a name only now.
    bool hasTextsInClear() const
    {
        const bool isWhole = found.body.size() == 1 && found.body.first().length == capture.body.size();
        return isWhole && textsOf(rowWithout(found.values, capture)) != textsOf(capture.row);
    }
    bool hasRepliesInClear() const
    {
        return std::any_of(capture.replies.begin(), capture.replies.end(), [this](const SentReply &reply) {
            return redaction::redacted(reply.body, found.values) != reply.body;
        });
    }
};

RowSealing::RowSealing(Connection &database, const Sealer &sealer)
    : m_database(database)
    , m_table(database, sealer)
    , m_secrets(database, sealer)
{
}

base::Result<bool> RowSealing::isDue(qint64 id, qint64 &size)
{
    const auto stored = look(id);
    if (!stored)
        return stored.error();
    size += stored->capture.head.size() + stored->capture.body.size();
    return !stored->isSealed() || stored->hasTextsInClear() || stored->hasRepliesInClear();
}

base::Done RowSealing::seal(qint64 id, Texts texts, const QDateTime &now)
{
    const auto stored = look(id);
    if (!stored)
        return stored.error();
    const bool isSealed = stored->isSealed();
    if (texts == Texts::Request || (texts == Texts::Payload && (!isSealed || stored->hasTextsInClear()))) {
        Capture reread = stored->capture;
        if (texts == Texts::Request)
            reread.row.endpoint = pathOf(reread.head);
        if (auto done = writeTexts(rowWithout(stored->found.values, reread)); !done)
            return done;
    }
    if (stored->hasRepliesInClear()) {
        if (auto done = redactReplies(id, stored->found.values); !done)
            return done;
    }
    return isSealed ? base::Done(std::monostate()) : rewrite(*stored, now);
}

base::Result<RowSealing::Stored> RowSealing::look(qint64 id)
{
    auto capture = m_table.load(id);
    if (!capture)
        return capture.error();
    auto known = m_secrets.places(id);
    if (!known)
        return known.error();
    redaction::Secrets found = redaction::findSecrets(capture->head, capture->body);
    return Stored{std::move(capture).value(), std::move(known).value(), std::move(found)};
}

base::Done RowSealing::rewrite(const Stored &stored, const QDateTime &now)
{
    const auto &[capture, known, found] = stored;
    if (!capture.complete) // the secrets that cannot be opened stay as they are, and new ones are added
        return rewrite(
            capture,
            {without(found.head, redaction::merged(known.head)), without(found.body, redaction::merged(known.body))},
            now);
    if (auto done = m_secrets.forget(capture.row.id); !done)
        return done;
    return rewrite(
        capture,
        {united(known.head, found.head, capture.head.size()), united(known.body, found.body, capture.body.size())},
        now);
}

base::Done RowSealing::rewrite(const Capture &capture, const SecretPlaces &places, const QDateTime &now)
{
    if (auto done = m_secrets.add(capture, places, now); !done)
        return done;
    if (auto due = setFact(m_database, u"vacuum_due"_s, 1); !due)
        return due;
    return writeBytes(capture);
}

/// Redacts each place that the store knows: the places that were just written, and the places of secrets that could not
/// be opened.
base::Done RowSealing::writeBytes(const Capture &capture)
{
    const auto known = m_secrets.places(capture.row.id);
    if (!known)
        return known.error();
    return m_database.execute("UPDATE capture_blobs SET head = ?, body = ? WHERE capture_id = ?",
                              {redaction::redacted(capture.head, within(known->head, capture.head.size())),
                               redaction::redacted(capture.body, within(known->body, capture.body.size())),
                               capture.row.id});
}

/// A reply has no secrets but those of its request, which are kept there. So they are redacted here, and not sealed.
base::Done RowSealing::redactReplies(qint64 id, const QList<QByteArray> &secrets)
{
    const auto replies = m_database.numbers("SELECT id FROM replies WHERE capture_id = ?", {id});
    if (!replies)
        return replies.error();
    for (const qint64 reply : *replies) {
        const auto row = m_database.query("SELECT body FROM replies WHERE id = ?", {reply});
        if (!row)
            return row.error();
        const QByteArray body = (*row)->next() ? (*row)->bytes(0) : QByteArray();
        const QByteArray redacted = redaction::redacted(body, secrets);
        if (redacted == body)
            continue;
        if (auto done = m_database.execute("UPDATE replies SET body = ? WHERE id = ?", {redacted, reply}); !done)
            return done;
    }
    return setFact(m_database, u"vacuum_due"_s, 1);
}

base::Done RowSealing::writeTexts(const CaptureRow &row)
{
    return m_database.execute(
        "UPDATE captures SET endpoint = ?, listener = ?, stage = ?, run_id = ?, workspace_name = ?,"
        " organization_name = ?, task_result_id = ?, run_message = ?, enforcement_level = ?, callback_host = ?,"
        " edited = ?, rule = ?, note = ? WHERE id = ?",
        {row.endpoint, row.listener, row.stage, row.runId, row.workspaceName, row.organizationName, row.taskResultId,
         row.runMessage, row.enforcementLevel, row.callbackHost, row.edited, row.rule, row.note, row.id});
}

} // namespace runlatch::store
