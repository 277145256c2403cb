// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/incompletebody.h"

#include "base/rules.h"
#include "http/message.h"
#include "store/captures/arrivedcontent.h"

namespace runlatch::inspector {

std::optional<protocol::IncompleteBody> incompleteBody(const store::Capture &capture)
{
    const store::CaptureRow &row = capture.row;
    if (!store::isIncomplete(row))
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
    body.unread = store::unreadBytes(row, capture.body);
    return body;
}

} // namespace runlatch::inspector
