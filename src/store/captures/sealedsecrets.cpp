// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/sealedsecrets.h"

#include "base/rules.h"
#include "redaction/secretfinder.h"
#include "store/captures/capturecolumns.h"

#include <QCryptographicHash>

#include <algorithm>

namespace runlatch::store {

namespace {

constexpr qint64 SecondsKept = 24 * 60 * 60; // the time that secrets are kept after the deadline

constexpr auto DigestMethod = QCryptographicHash::Blake2b_256;
constexpr qsizetype DigestBytes = 32;

constexpr char OfCapture[] = "SELECT places, sealed, session_key FROM capture_secrets WHERE capture_id = ?"
                             " ORDER BY number";
constexpr char Unexpired[] = "SELECT places, CASE WHEN expires_at > ? THEN sealed END, session_key FROM capture_secrets"
                             " WHERE capture_id = ? ORDER BY number";

// For a connection that reads sealed bytes of its own process alone; NULL stands for those of others.
constexpr char OwnOfCapture[] =
    "SELECT places, sealed_of(capture_id, number), session_key, expires_at FROM capture_secrets"
    " WHERE capture_id = ? ORDER BY number";
constexpr char OwnUnexpired[] = "SELECT places, CASE WHEN expires_at > ? THEN sealed_of(capture_id, number) END,"
                                " session_key, expires_at FROM capture_secrets WHERE capture_id = ? ORDER BY number";

/// A digest of the whole request and of what was known of its sender when it was stored.
QByteArray digestOf(const Capture &capture)
{
    const CaptureRow &row = capture.row;
    QCryptographicHash hash(DigestMethod);
    hash.addData(row.uuid.toRfc4122());
    hash.addData(QByteArray(1, row.imported ? '\1' : '\0'));
    hash.addData(protocol::verdictName(row.verdict).toLatin1() + '\n');
    hash.addData(QByteArray::number(capture.head.size()) + '\n'); // so that no byte moves from the one to the other
    hash.addData(capture.head);
    hash.addData(capture.body);
    return hash.result();
}

void append(QByteArray &secrets, const QByteArray &bytes, const QList<redaction::Span> &places)
{
    for (const redaction::Span &place : places)
        secrets += QByteArrayView(bytes).sliced(place.offset, place.length);
}

/// Puts the first of the secrets back into `bytes`, and takes them off `secrets`; false if they do not fit.
bool takeBack(QByteArrayView &secrets, QByteArray &bytes, const QList<redaction::Span> &places)
{
    for (const redaction::Span &place : places) {
        if (place.length > secrets.size() || place.offset > bytes.size() - place.length)
            return false;
        std::copy_n(secrets.begin(), place.length, bytes.begin() + place.offset);
        secrets = secrets.sliced(place.length);
    }
    return true;
}

} // namespace

QDateTime expiryOf(const CaptureRow &row, const QDateTime &now)
{
    if (row.imported)
        return std::min(row.receivedAt, now).addSecs(SecondsKept);
    const bool fromDeadline = row.deadline.isValid() && row.deadline > row.receivedAt;
    return (fromDeadline ? row.deadline : row.receivedAt).addSecs(SecondsKept);
}

base::Done SealedSecrets::write(const CaptureRow &row, const QByteArray &head, const QByteArray &body,
                                const SecretPlaces &places, const QDateTime &now)
{
    return places.isEmpty() ? base::Done(std::monostate())
                            : insert(0, {.row = row, .head = head, .body = body}, places, now);
}

base::Done SealedSecrets::add(const Capture &capture, const SecretPlaces &places, const QDateTime &now)
{
    if (places.isEmpty())
        return std::monostate();
    qint64 number = 0;
    {
        const auto rows = m_database.query(
            "SELECT COALESCE(MAX(number) + 1, 0) FROM capture_secrets WHERE capture_id = ?", {capture.row.id});
        if (!rows)
            return rows.error();
        number = (*rows)->next() ? (*rows)->number(0) : 0;
    }
    return insert(number, capture, places, now);
}

base::Done SealedSecrets::insert(qint64 number, const Capture &capture, const SecretPlaces &places,
                                 const QDateTime &now)
{
    const QDateTime expiry = expiryOf(capture.row, now);
    Value sealed; // NULL for expired secrets
    if (expiry > now) {
        QByteArray secrets;
        append(secrets, capture.head, places.head);
        append(secrets, capture.body, places.body);
        if (capture.complete && capture.proven)
            secrets += digestOf(capture);
        sealed = m_sealer.seal(secrets);
    }
    const Value session = m_sealer.key().isLasting || expiry <= now ? Value() : Value(m_sealer.mark());
    return m_database.execute(
        "INSERT INTO capture_secrets (capture_id, number, places, sealed, expires_at, session_key)"
        " VALUES (?, ?, ?, ?, ?, (SELECT id FROM session_keys WHERE mark = ?))",
        {capture.row.id, number, Value::utf8(writePlaces(places)), sealed, timeValue(expiry), session});
}

base::Done SealedSecrets::open(Capture &capture, const std::optional<QDateTime> &now)
{
    const bool isOwn = m_database.opensOwnSecretsOnly();
    const auto rows = now
        ? m_database.query(isOwn ? Sql(OwnUnexpired) : Sql(Unexpired), {timeValue(*now), capture.row.id})
        : m_database.query(isOwn ? Sql(OwnOfCapture) : Sql(OfCapture), {capture.row.id});
    if (!rows)
        return rows.error();
    QByteArrayList digests;
    while ((*rows)->next()) {
        const auto places = readPlaces((*rows)->bytes(0));
        const auto opened = m_sealer.open((*rows)->bytes(1));
        QByteArrayView secrets = opened ? QByteArrayView(*opened) : QByteArrayView();
        const bool isBack = places && opened && takeBack(secrets, capture.head, places->head)
            && takeBack(secrets, capture.body, places->body) && (secrets.isEmpty() || secrets.size() == DigestBytes);
        if (!isBack)
            capture.complete = false;
        const bool isOthers = isOwn && !(now && (*rows)->number(3) <= now->toMSecsSinceEpoch());
        if ((*rows)->isNull(1))
            capture.purged = capture.purged || !isOthers;
        else if (!opened && !(*rows)->isNull(2))
            capture.hasSessionEnded = true;
        digests.append(isBack ? secrets.toByteArray() : QByteArray());
    }
    const bool mayBeProven = capture.complete && !digests.isEmpty();
    const QByteArray digest = mayBeProven ? digestOf(capture) : QByteArray();
    capture.proven =
        mayBeProven && std::ranges::all_of(digests, [&](const QByteArray &sealed) { return sealed == digest; });
    return (*rows)->done();
}

base::Result<QList<QByteArray>> SealedSecrets::values(qint64 captureId)
{
    const auto rows =
        m_database.query(m_database.opensOwnSecretsOnly() ? Sql(OwnOfCapture) : Sql(OfCapture), {captureId});
    if (!rows)
        return rows.error();
    QList<QByteArray> cut;
    while ((*rows)->next()) {
        const auto places = readPlaces((*rows)->bytes(0));
        const auto opened = m_sealer.open((*rows)->bytes(1));
        if (!places || !opened)
            continue;
        qsizetype at = 0;
        for (const redaction::Span &place : places->head + places->body) {
            cut.append(opened->mid(at, place.length));
            at += place.length;
        }
    }
    if (auto done = (*rows)->done(); !done)
        return done.error();
    return redaction::repeatedValues(cut);
}

base::Result<SecretPlaces> SealedSecrets::places(qint64 captureId)
{
    const auto rows =
        m_database.query("SELECT places FROM capture_secrets WHERE capture_id = ? ORDER BY number", {captureId});
    if (!rows)
        return rows.error();
    SecretPlaces places;
    while ((*rows)->next())
        places += readPlaces((*rows)->bytes(0)).value_or(SecretPlaces());
    if (auto done = (*rows)->done(); !done)
        return done.error();
    return places;
}

base::Done SealedSecrets::checkKey()
{
    if (m_database.opensOwnSecretsOnly())
        return std::monostate();
    const auto rows =
        m_database.query("SELECT sealed FROM capture_secrets WHERE sealed IS NOT NULL AND session_key IS NULL"
                         " ORDER BY expires_at DESC LIMIT 1");
    if (!rows)
        return rows.error();
    if ((*rows)->next() && !m_sealer.open((*rows)->bytes(0)))
        return base::Error{
            .kind = base::ErrorKind::Secret, .rule = base::Rules::StoreOtherKey, .subject = m_database.place()};
    return (*rows)->done();
}

base::Done SealedSecrets::forget(qint64 captureId)
{
    return m_database.execute("DELETE FROM capture_secrets WHERE capture_id = ?", {captureId});
}

base::Result<qint64> SealedSecrets::purge(const QDateTime &now, qint64 most)
{
    const auto expired = expiredBy(now, most);
    if (!expired)
        return expired.error();
    for (const auto &[captureId, number] : *expired) {
        if (auto done = m_database.execute(
                "UPDATE capture_secrets SET sealed = NULL, session_key = NULL WHERE capture_id = ? AND number = ?",
                {captureId, number});
            !done)
            return done.error();
    }
    return expired->size();
}

base::Result<QList<std::pair<qint64, qint64>>> SealedSecrets::expiredBy(const QDateTime &now, qint64 most)
{
    const auto rows = m_database.query("SELECT capture_id, number, LENGTH(sealed) FROM capture_secrets"
                                       " WHERE sealed IS NOT NULL AND expires_at <= ? ORDER BY expires_at LIMIT ?",
                                       {timeValue(now), most});
    if (!rows)
        return rows.error();
    QList<std::pair<qint64, qint64>> expired;
    for (qint64 bytes = 0; bytes < MaxPurgedBytes && (*rows)->next(); bytes += (*rows)->number(2))
        expired.append({(*rows)->number(0), (*rows)->number(1)});
    if (auto done = (*rows)->done(); !done)
        return done.error();
    return expired;
}

} // namespace runlatch::store
