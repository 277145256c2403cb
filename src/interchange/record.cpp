// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/record.h"

#include "base/rules.h"
#include "inspector/incompletebody.h"
#include "inspector/payloadrow.h"
#include "protocol/sha512.h"
#include "redaction/placeholder.h"
#include "store/captures/arrivedcontent.h"
#include "store/captures/listedrow.h"

#include <simdjson.h>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

Record recordOf(store::Capture capture, const Placeholders &placeholders, const QDateTime &now)
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
    record.state = store::captureState(record.row, now);
    record.head = std::move(capture.head);
    record.body = std::move(capture.body);
    record.replies = std::move(capture.replies);
    return record;
}

QString whyBodyMissing(const Record &record)
{
    if (record.body.isEmpty()) {
        const store::Capture capture{.row = record.row, .head = record.head, .body = {}};
        if (const auto incomplete = inspector::incompleteBody(capture); incomplete && !incomplete->isKept)
            return u"The bytes of the body were not kept: too many of them waited for the disk."_s;
        if (store::bodyDoubt(record.row) == base::Rules::ImportBodyLost)
            return u"The file that the request was imported from says that there was a body, and does not have it."_s;
        return {};
    }
    return redaction::isPlaceholder(record.body)
        ? u"The placeholder stands for the whole body: its secrets cannot be told from the rest."_s
        : QString();
}

bool isText(QByteArrayView bytes)
{
    return !bytes.startsWith("\xEF\xBB\xBF")
        && simdjson::validate_utf8(bytes.data(), static_cast<std::size_t>(bytes.size()));
}

} // namespace runlatch::interchange
