// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/incompletebody.h"

#include "base/rules.h"
#include "http/message.h"
#include "redaction/placeholder.h"
#include "store/importmark.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

namespace {

/// Whether bytes that are no content may stand behind the content of a chunked body that ended for this reason.
bool keepsUnread(base::Rule reason)
{
    return reason == base::Rules::HttpChunk || reason == base::Rules::HttpBodyTooLarge;
}

} // namespace

std::optional<protocol::IncompleteBody> incompleteBody(const store::Capture &capture)
{
    const store::CaptureRow &row = capture.row;
    if (recordedVerdict(row).cause != base::Rules::BodyIncomplete.name())
        return {};
    protocol::IncompleteBody body;
    body.reason = base::Rules::ofName(row.refusalRule).value_or(base::Rule());
    body.arrived = row.bytes;
    bool isNumber = false;
    const qint64 announced =
        http::headerValue(http::splitHeaders(capture.head), "Content-Length").toLongLong(&isNumber);
    if (isNumber)
        body.announced = announced;
    body.isKept = row.bytes == 0 || !capture.body.isEmpty();
    if (!isNumber && body.isKept && keepsUnread(body.reason) && !redaction::hasPlaceholder(capture.body))
        body.unread = std::max<qint64>(0, capture.body.size() - row.bytes);
    return body;
}

QByteArrayView arrivedContent(const protocol::IncompleteBody &incomplete, QByteArrayView body)
{
    return body.first(std::clamp<qsizetype>(body.size() - incomplete.unread, 0, body.size()));
}

} // namespace runlatch::inspector
