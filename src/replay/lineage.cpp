// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "replay/lineage.h"

#include "comparison/jsondifference.h"
#include "http/message.h"
#include "inspector/payloadrow.h"
#include "protocol/sha512.h"
#include "store/captures/importmark.h"

#include <utility>

namespace runlatch::replay {

namespace {

using protocol::EditMark;
using protocol::Edits;

/// The members that differ. False if they cannot all be told: it is no JSON, or there are too many.
bool addPointers(Edits &edits, const QByteArray &before, const QByteArray &after)
{
    const comparison::JsonComparison compared = comparison::compareJson(before, after);
    if (!compared.isCompared() || compared.count() == 0)
        return false;
    for (const comparison::JsonDifference &difference : compared.differences) {
        const QString pointer = (difference.right ? difference.right : difference.left)->pointer;
        if (pointer.isEmpty() || edits.pointers.size() == Edits::MaxPointers)
            return false;
        edits.pointers.append(pointer);
    }
    return true;
}

} // namespace

Edits editsOf(const store::Capture &captured, const Resending &request)
{
    Edits edits;
    if (request.headerText)
        edits.marks.append(EditMark::Headers);
    if (request.body != captured.body && !addPointers(edits, captured.body, request.body))
        edits.marks.append(EditMark::Body);
    if (!request.signingKey.isEmpty())
        edits.marks.append(EditMark::Signed);
    if (request.fresh)
        edits.marks.append(EditMark::Fresh);
    return edits;
}

base::Result<store::NewCapture> keptRequest(const store::Capture &captured, const Resending &request,
                                            const Edits &edits, int status, const QDateTime &now)
{
    auto sent = resentRequest(request);
    if (!sent)
        return sent.error();
    store::CaptureRow row = store::sentAgain(captured.row, edits.toText(), now);
    const auto head = replay::readRequestHead(sent->head);
    row.endpoint = inspector::rawText(QString::fromUtf8(http::pathOf(head ? head->target : QByteArray())));
    row.answered = status;
    row.refusalRule.clear();
    row.refusals = 0;
    row.bodyLimit = 0;
    row.bytes = sent->body.size();
    row.sha512 = protocol::sha512(sent->body).toHex();
    inspector::noteHeaders(http::splitHeaders(sent->head), row);
    inspector::readPayload(sent->body, row);
    inspector::countFindings(sent->head, sent->body, row);
    return store::NewCapture{row, std::move(sent->head), std::move(sent->body)};
}

} // namespace runlatch::replay
