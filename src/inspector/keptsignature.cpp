// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/keptsignature.h"

#include "inspector/capturecause.h"
#include "inspector/doubtfulbody.h"
#include "store/captures/arrivedcontent.h"

namespace runlatch::inspector {

std::optional<protocol::SignatureCheck> checkKept(const store::Capture &capture, const QList<QByteArray> &keys)
{
    if (keys.isEmpty() || !capture.complete || capture.row.isRefused() || store::isIncomplete(capture.row)
        || doubtfulBody(capture))
        return {};
    const protocol::SignatureCheck check =
        protocol::checkWithAnyKey(keys, capture.body, signatureCase(capture).received);
    const bool isProved = check.verdict == protocol::Verdict::Valid || check.verdict == protocol::Verdict::Invalid;
    return isProved ? std::optional(check) : std::nullopt;
}

} // namespace runlatch::inspector
