// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "replay/resendable.h"

#include "base/rules.h"
#include "http/message.h"
#include "inspector/doubtfulbody.h"
#include "replay/resending.h"
#include "store/captures/arrivedcontent.h"

#include <algorithm>

namespace runlatch::replay {

namespace {

/// Tells whether the body was read before the request was refused, or was not refused at all.
bool wasRead(const store::CaptureRow &row)
{
    return !row.isRefused() || row.refusalRule == base::Rules::RequestPath.name()
        || row.refusalRule == base::Rules::RequestMethod.name();
}

bool announcesBody(const QByteArray &head)
{
    const http::Headers headers = http::splitHeaders(head);
    const QByteArray length = http::headerValue(headers, "Content-Length").trimmed();
    return (!length.isEmpty() && length != "0") || !http::headerValue(headers, "Transfer-Encoding").isEmpty();
}

bool hasBareLineEnd(const QByteArray &head)
{
    for (qsizetype at = head.indexOf('\n'); at >= 0; at = head.indexOf('\n', at + 1)) {
        if (at == 0 || head[at - 1] != '\r')
            return true;
    }
    return false;
}

LostPart lostBytes(const store::Capture &capture)
{
    if (store::isIncomplete(capture.row))
        return capture.body.isEmpty() && capture.row.bytes > 0 ? LostPart::Body : LostPart::BodyEnd;
    if (inspector::doubtfulBody(capture))
        return LostPart::SentBody;
    if (wasRead(capture.row))
        return LostPart::Nothing;
    const auto head = readRequestHead(capture.head);
    if (head && head->isCut)
        return LostPart::HeadEnd;
    return (head && head->hasMore) || announcesBody(capture.head) ? LostPart::Body : LostPart::Nothing;
}

} // namespace

LostPart lostPart(const store::Capture &capture)
{
    const LostPart lost = lostBytes(capture);
    return lost == LostPart::Nothing && hasBareLineEnd(capture.head) ? LostPart::LineEnds : lost;
}

bool isSendableHead(const QByteArray &head)
{
    const auto parts = readRequestHead(head);
    return parts && std::all_of(parts->lines.cbegin(), parts->lines.cend(), isSendableLine);
}

} // namespace runlatch::replay
