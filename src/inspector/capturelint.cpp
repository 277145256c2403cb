// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/capturelint.h"

#include "inspector/incompletebody.h"
#include "protocol/incompletelint.h"

namespace runlatch::inspector {

protocol::Lint lintCapture(const store::Capture &capture, QByteArrayView body)
{
    if (body.isEmpty())
        return {};
    if (const auto incomplete = incompleteBody(capture))
        return protocol::lintArrived(arrivedContent(*incomplete, body));
    return protocol::lintRequest(body, capture.row.verification);
}

} // namespace runlatch::inspector
