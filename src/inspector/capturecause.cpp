// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/capturecause.h"

#include "base/rules.h"
#include "http/message.h"
#include "store/captures/arrivedcontent.h"

#include <algorithm>
#include <array>

namespace runlatch::inspector {

namespace {

/// Tells whether a cause is one that no key has proved.
bool isOpen(const QString &cause)
{
    constexpr std::array Unproven{base::Rules::DigestDiffers, base::Rules::DigestNotHex, base::Rules::DigestLength,
                                  base::Rules::KeyMissing};
    return cause.isEmpty()
        || std::any_of(Unproven.begin(), Unproven.end(), [&cause](base::Rule rule) { return rule.name() == cause; });
}

} // namespace

signature::SignatureCase signatureCase(const store::Capture &capture)
{
    signature::SignatureCase request{.keys = {}, .otherKeys = {}, .body = capture.body, .received = {}};
    const http::Headers headers = http::splitHeaders(capture.head);
    for (const http::Header &header : headers) {
        if (protocol::isSignatureHeaderOf(capture.row.kind, header.name))
            request.received.append(header.value);
    }
    request.framing = store::wrongFraming(capture.row);
    if (!request.framing.isEmpty())
        request.announced = std::clamp<qint64>(http::announcedLength(headers).value_or(0), 0, capture.body.size());
    return request;
}

bool isUnexplained(const store::CaptureRow &row)
{
    return !row.imported && !row.isRefused() && row.verdict != protocol::Verdict::Valid && isOpen(row.cause);
}

std::optional<base::Rule> causeToKeep(const store::CaptureRow &row, const signature::Diagnosis &diagnosis)
{
    const bool isFound = diagnosis.isProven || (row.cause.isEmpty() && !diagnosis.untried.rest);
    // Another verdict means that the keys were changed since: only what they prove counts then.
    const bool isOfNow = diagnosis.verdict == row.verdict || diagnosis.isProven;
    if (!isUnexplained(row) || !isFound || !isOfNow || diagnosis.cause.isEmpty() || diagnosis.cause.name() == row.cause)
        return std::nullopt;
    return diagnosis.cause;
}

} // namespace runlatch::inspector
