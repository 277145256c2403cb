// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/arrivedcontent.h"

#include "redaction/placeholder.h"
#include "store/captures/importmark.h"

#include <algorithm>
#include <span>

namespace runlatch::store {

namespace {

/// Tells whether bytes that are no content may stand behind the content of a body that ended for this reason.
bool keepsUnread(const QString &reason)
{
    return reason == base::Rules::HttpChunk.name() || reason == base::Rules::HttpBodyTooLarge.name();
}

/// The one of these rules that is the recorded cause of the row.
base::Rule causeAmong(const CaptureRow &row, std::span<const base::Rule> rules)
{
    const QString cause = recordedVerdict(row).cause;
    const auto found =
        std::find_if(rules.begin(), rules.end(), [&cause](base::Rule rule) { return rule.name() == cause; });
    return found == rules.end() ? base::Rule() : *found;
}

} // namespace

bool isIncomplete(const CaptureRow &row)
{
    return recordedVerdict(row).cause == base::Rules::BodyIncomplete.name();
}

base::Rule bodyDoubt(const CaptureRow &row)
{
    return causeAmong(row, BodyDoubts);
}

std::optional<protocol::DoubtfulBody> doubtfulBody(const CaptureRow &row)
{
    const base::Rule reason = bodyDoubt(row);
    if (!isFromFile(row) || reason.isEmpty())
        return {};
    return protocol::DoubtfulBody{.reason = reason, .announced = row.announced, .kept = row.bytes};
}

base::Rule wrongFraming(const CaptureRow &row)
{
    return causeAmong(row, std::array{base::Rules::BodyLength, base::Rules::BodyNoLength});
}

qint64 unreadBytes(const CaptureRow &row, QByteArrayView body)
{
    if (!isIncomplete(row) || !keepsUnread(row.refusalRule) || redaction::hasPlaceholder(body))
        return 0;
    return std::clamp<qint64>(body.size() - row.bytes, 0, body.size());
}

} // namespace runlatch::store
