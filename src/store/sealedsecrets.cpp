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
        QVariant sealed; // NULL for an expired secret
        if (expiry > now)
            sealed = m_sealer.seal(QByteArrayView(bytes).sliced(place.offset, place.length));
        auto done =
            m_database.execute(u"INSERT INTO sealed_secrets (capture_id, part, position, length, sealed, expires_at)"
                               " VALUES (?, ?, ?, ?, ?, ?)"_s,
                               {row.id, nameOf(part), place.offset, place.length, sealed, timeValue(expiry)});
        if (!done)
            return done;
    }
    return std::monostate();
}

base::Done SealedSecrets::open(Capture &capture)
{
    const auto rows = m_database.query(
        u"SELECT part, position, length, sealed FROM sealed_secrets WHERE capture_id = ?"_s, {capture.row.id});
    if (!rows)
        return rows.error();
    while ((*rows)->next()) {
        QByteArray &bytes = (*rows)->value(0).toString() == nameOf(Part::Head) ? capture.head : capture.body;
        const qsizetype position = (*rows)->value(1).toLongLong();
        const auto secret = m_sealer.open((*rows)->value(3).toByteArray());
        const bool fits = secret && secret->size() == (*rows)->value(2).toLongLong() && position >= 0
            && position <= bytes.size() - secret->size();
        if (fits)
            bytes.replace(position, secret->size(), *secret);
        else
            capture.complete = false;
        if ((*rows)->value(3).isNull())
            capture.purged = true;
    }
    return std::monostate();
}

base::Result<QList<redaction::Span>> SealedSecrets::places(qint64 captureId, Part part)
{
    const auto rows = m_database.query(u"SELECT position, length FROM sealed_secrets WHERE capture_id = ? AND part = ?"
                                       " ORDER BY position"_s,
                                       {captureId, nameOf(part)});
    if (!rows)
        return rows.error();
    QList<redaction::Span> places;
    while ((*rows)->next())
        places.append({(*rows)->value(0).toLongLong(), (*rows)->value(1).toLongLong()});
    return places;
}

base::Done SealedSecrets::forget(qint64 captureId)
{
    return m_database.execute(u"DELETE FROM sealed_secrets WHERE capture_id = ?"_s, {captureId});
}

base::Result<qint64> SealedSecrets::purge(const QDateTime &now)
{
    const auto purged = m_database.query(
        u"UPDATE sealed_secrets SET sealed = NULL WHERE sealed IS NOT NULL AND expires_at <= ?"_s, {timeValue(now)});
    return purged ? base::Result<qint64>((*purged)->numRowsAffected()) : purged.error();
}

} // namespace runlatch::store
