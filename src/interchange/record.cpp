// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/record.h"

#include "inspector/payloadrow.h"
#include "protocol/sha512.h"
#include "redaction/placeholder.h"
#include "store/captures/listedrow.h"

#include <simdjson.h>

namespace runlatch::interchange {

Record recordOf(store::Capture capture, const Placeholders &placeholders)
{
    if (!capture.row.findings)
        inspector::countFindings(capture.head, capture.body, capture.row);
    const QByteArray came = capture.body;
    placeholders.apply(capture);
    // The digest of the body as it came would tell a short secret to whoever tries all of them.
    if (!capture.complete || capture.body != came)
        capture.row.sha512 = protocol::sha512(capture.body).toHex();
    Record record;
    record.isRedacted = redaction::hasPlaceholder(capture.head) || redaction::hasPlaceholder(capture.body);
    inspector::readPayload(capture.body, capture.row);
    record.row = store::listed(capture.row, {});
    record.head = std::move(capture.head);
    record.body = std::move(capture.body);
    record.replies = std::move(capture.replies);
    return record;
}

bool isText(QByteArrayView bytes)
{
    return !bytes.startsWith("\xEF\xBB\xBF")
        && simdjson::validate_utf8(bytes.data(), static_cast<std::size_t>(bytes.size()));
}

} // namespace runlatch::interchange
