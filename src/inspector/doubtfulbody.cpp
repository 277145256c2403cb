// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/doubtfulbody.h"

#include "base/rules.h"
#include "http/message.h"
#include "redaction/placeholder.h"
#include "store/captures/arrivedcontent.h"
#include "store/captures/importmark.h"

namespace runlatch::inspector {

namespace {

/// The doubt that the import recorded, else the one that the bytes show: an earlier version recorded nothing, and a
/// line of JSON Lines may have any head beside any body. The body of a refused request was not read.
base::Rule doubtOf(const store::Capture &capture, std::optional<qint64> announced)
{
    const base::Rule recorded = store::bodyDoubt(capture.row);
    if (!recorded.isEmpty() || capture.row.isRefused() || !store::wrongFraming(capture.row).isEmpty())
        return recorded;
    if (redaction::hasPlaceholder(capture.body))
        return base::Rules::ImportBodyRedacted;
    return announced && *announced != capture.body.size() ? base::Rules::ImportBodyOther : base::Rule();
}

} // namespace

std::optional<protocol::DoubtfulBody> doubtfulBody(const store::Capture &capture)
{
    if (!store::isFromFile(capture.row))
        return {};
    protocol::DoubtfulBody body;
    body.announced = http::announcedLength(http::splitHeaders(capture.head));
    body.reason = doubtOf(capture, body.announced);
    body.kept = capture.body.size();
    return body.reason.isEmpty() ? std::nullopt : std::optional(body);
}

} // namespace runlatch::inspector
