// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/filekind.h"
#include "store/captures/arrivedcontent.h"

namespace runlatch::interchange {

/// The request of a file that has one, or why there is none.
struct OneRequest
{
    QByteArray head = {};
    QByteArray body = {};
    base::Rule doubt = {}; ///< why the body is not known to be the sent one
    QDateTime receivedAt = {};
    QString fault = {}; ///< "import.value url": the rule and the field; empty if it was read
};

inline OneRequest oneRequest(FileKind kind, const QByteArray &file, const QDateTime &fileTime)
{
    const QList<QByteArray> pieces = piecesOf(kind, file);
    if (pieces.size() != 1)
        return {.fault = QStringLiteral("%1 requests").arg(pieces.size())};
    const auto entry = readPiece(kind, pieces.first(), fileTime);
    if (!entry)
        return {.fault = QString(entry.error().rule.name() + u' ' + entry.error().subject).trimmed()};
    const Record &record = entry->record;
    return {record.head, record.body, store::bodyDoubt(record.row), record.row.receivedAt};
}

} // namespace runlatch::interchange
