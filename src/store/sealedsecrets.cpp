// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sealedsecrets.h"

#include "store/capturecolumns.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr qint64 SecondsKept = 24 * 60 * 60; // the time that secrets are kept after the deadline

/// Returns the time at which the secrets of a row expire. The deadline of a repeated delivery may have passed long ago,
/// so the time of its secrets counts from its arrival.
QDateTime expiryOf(const CaptureRow &row)
{
    const bool fromDeadline = row.deadline.isValid() && row.deadline > row.receivedAt;
    return (fromDeadline ? row.deadline : row.receivedAt).addSecs(SecondsKept);
}

QString nameOf(SealedSecrets::Part part)
{
    return part == SealedSecrets::Part::Head ? u"head"_s : u"body"_s;
}

} // namespace

base::Done SealedSecrets::write(const CaptureRow &row, Part part, const QByteArray &bytes,
                                const QList<redaction::Span> &places, const QDateTime &now)
{
    const QDateTime expiry = expiryOf(row);
    for (const redaction::Span &place : places) {
        Value sealed; // NULL for an expired secret
        if (expiry > now)
            sealed = m_sealer.seal(QByteArrayView(bytes).sliced(place.offset, place.length));
        auto done =
            m_database.execute("INSERT INTO sealed_secrets (capture_id, part, position, length, sealed, expires_at)"
                               " VALUES (?, ?, ?, ?, ?, ?)",
                               {row.id, nameOf(part), place.offset, place.length, sealed, timeValue(expiry)});
        if (!done)
            return done;
    }
    return std::monostate();
}

base::Done SealedSecrets::open(Capture &capture)
{
    const auto rows = m_database.query("SELECT part, position, length, sealed FROM sealed_secrets WHERE capture_id = ?",
                                       {capture.row.id});
    if (!rows)
        return rows.error();
    while ((*rows)->next()) {
        QByteArray &bytes = (*rows)->text(0) == nameOf(Part::Head) ? capture.head : capture.body;
        const qsizetype position = (*rows)->number(1);
        const auto secret = m_sealer.open((*rows)->bytes(3));
        const bool fits = secret && secret->size() == (*rows)->number(2) && position >= 0
            && position <= bytes.size() - secret->size();
        if (fits)
            bytes.replace(position, secret->size(), *secret);
        else
            capture.complete = false;
        if ((*rows)->isNull(3))
            capture.purged = true;
    }
    return (*rows)->done();
}

base::Result<QList<redaction::Span>> SealedSecrets::places(qint64 captureId, Part part)
{
    const auto rows = m_database.query("SELECT position, length FROM sealed_secrets WHERE capture_id = ? AND part = ?"
                                       " ORDER BY position",
                                       {captureId, nameOf(part)});
    if (!rows)
        return rows.error();
    QList<redaction::Span> places;
    while ((*rows)->next())
        places.append({(*rows)->number(0), (*rows)->number(1)});
    if (auto done = (*rows)->done(); !done)
        return done.error();
    return places;
}

base::Done SealedSecrets::forget(qint64 captureId)
{
    return m_database.execute("DELETE FROM sealed_secrets WHERE capture_id = ?", {captureId});
}

base::Result<qint64> SealedSecrets::purge(const QDateTime &now)
{
    const auto purged = m_database.query(
        "UPDATE sealed_secrets SET sealed = NULL WHERE sealed IS NOT NULL AND expires_at <= ?", {timeValue(now)});
    return purged ? base::Result<qint64>(m_database.changes()) : purged.error();
}

} // namespace runlatch::store
