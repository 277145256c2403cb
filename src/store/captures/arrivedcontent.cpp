// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/arrivedcontent.h"

#include "base/rules.h"
#include "redaction/placeholder.h"
#include "store/captures/importmark.h"

#include <algorithm>

namespace runlatch::store {

namespace {

/// Tells whether bytes that are no content may stand behind the content of a body that ended for this reason.
bool keepsUnread(const QString &reason)
{
    return reason == base::Rules::HttpChunk.name() || reason == base::Rules::HttpBodyTooLarge.name();
}

} // namespace

bool isIncomplete(const CaptureRow &row)
{
    return recordedVerdict(row).cause == base::Rules::BodyIncomplete.name();
}

base::Rule bodyDoubt(const CaptureRow &row)
{
    const QString cause = recordedVerdict(row).cause;
    for (const base::Rule &rule :
         {base::Rules::ImportBodyOther, base::Rules::ImportBodyUnproven, base::Rules::ImportBodyLost}) {
        if (cause == rule.name())
            return rule;
    }
    return {};
}

qint64 unreadBytes(const CaptureRow &row, QByteArrayView body)
{
    if (!isIncomplete(row) || !keepsUnread(row.refusalRule) || redaction::hasPlaceholder(body))
        return 0;
    return std::clamp<qint64>(body.size() - row.bytes, 0, body.size());
}

} // namespace runlatch::store
