// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/lateredaction.h"

#include "redaction/addednames.h"

#include <utility>

namespace runlatch::store {

base::Result<LateRedaction> LateRedaction::of(Connection &database)
{
    const auto progress = NameSealing::progress(database);
    return progress ? base::Result<LateRedaction>(LateRedaction(*progress)) : progress.error();
}

LateRedaction LateRedaction::ofAddedNames()
{
    return LateRedaction({.isOfPresentNames = redaction::addedNames().isEmpty()});
}

base::Result<QList<CaptureRow>> LateRedaction::redacted(base::Result<QList<CaptureRow>> rows,
                                                        const base::Result<LateRedaction> &late, CaptureTable &table)
{
    if (!rows)
        return rows;
    if (!late)
        return late.error();
    QList<CaptureRow> redacted = std::move(rows).value();
    if (auto done = late->apply(redacted, table); !done)
        return done.error();
    return redacted;
}

/// The rows were read without their bytes, so these are read here. A capture that was removed meanwhile is left out.
base::Done LateRedaction::apply(QList<CaptureRow> &rows, CaptureTable &table) const
{
    QList<CaptureRow> redacted;
    redacted.reserve(rows.size());
    for (const CaptureRow &row : std::as_const(rows)) {
        if (!isDue(row.id)) {
            redacted.append(row);
            continue;
        }
        const auto capture = table.load(row.id);
        if (capture)
            redacted.append(rowWithout(redaction::findSecrets(capture->head, capture->body).values, *capture));
        else if (capture.error().kind != base::ErrorKind::NotFound)
            return capture.error();
    }
    rows = std::move(redacted);
    return std::monostate();
}

void LateRedaction::apply(Capture &capture, bool keepsBytes) const
{
    if (!isDue(capture.row.id))
        return;
    const redaction::Secrets secrets = redaction::findSecrets(capture.head, capture.body);
    capture.row = rowWithout(secrets.values, capture);
    for (SentReply &reply : capture.replies)
        reply.body = redaction::redacted(reply.body, secrets.values);
    if (keepsBytes)
        return;
    capture.head = redaction::redacted(capture.head, secrets.head);
    capture.body = redaction::redacted(capture.body, secrets.body);
    capture.complete = capture.complete && secrets.head.isEmpty() && secrets.body.isEmpty();
}

bool LateRedaction::isDue(qint64 id) const
{
    return !m_progress.isOfPresentNames || (id > m_progress.done && id <= m_progress.to);
}

} // namespace runlatch::store
