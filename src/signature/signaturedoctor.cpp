// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signature/signaturedoctor.h"

#include "base/rules.h"
#include "signature/bodyvariants.h"
#include "signature/examination.h"
#include "signature/receiverslips.h"

#include <algorithm>

namespace runlatch::signature {

namespace {

/// Tells whether `count` counts the characters of UTF-8, as code points or as programs with UTF-16 do.
bool isCharacterCount(const QByteArray &text, qint64 count)
{
    const auto isFirst = [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0) != 0x80; };
    const auto isOfPair = [](char byte) { return static_cast<unsigned char>(byte) >= 0xf0; };
    const qint64 characters = std::count_if(text.begin(), text.end(), isFirst);
    return count == characters || count == characters + std::count_if(text.begin(), text.end(), isOfPair);
}

} // namespace

Diagnosis diagnose(const SignatureCase &request, const std::function<bool()> &isCancelled)
{
    return Examination(request, isCancelled).made();
}

std::optional<QByteArray> signedBody(const QByteArray &body, const Diagnosis &diagnosis)
{
    const bool hasBreak = diagnosis.variant.endsWith(BodyVariant::LastBreakName);
    const QByteArray name = hasBreak ? diagnosis.variant.chopped(BodyVariant::LastBreakName.size()) : diagnosis.variant;
    std::optional<QByteArray> found;
    const auto look = [&](const BodyVariant &variant) {
        if (variant.cause != diagnosis.cause || variant.name != name)
            return true;
        found = QByteArray();
        variant.write([&found](QByteArrayView part) { *found += part; });
        if (hasBreak)
            *found += BodyVariant::LastBreak;
        return false;
    };
    BodyVariants(body).visit(look);
    if (!found && diagnosis.isReceivers)
        visitReceiverBodies(body, look);
    return found;
}

std::optional<Diagnosis> framingFault(const SignatureCase &request)
{
    if (request.framing.isEmpty() || request.body.isEmpty())
        return std::nullopt;
    const bool isUnannounced = request.framing == base::Rules::BodyNoLength;
    const bool isCounted = !isUnannounced && isCharacterCount(request.body, request.announced);
    Diagnosis diagnosis;
    diagnosis.verdict = protocol::Verdict::Invalid;
    diagnosis.cause = request.framing;
    diagnosis.isProven = true;
    diagnosis.variant = isUnannounced ? "sent" : isCounted ? "characters" : "";
    diagnosis.announced = request.announced;
    diagnosis.sent = request.body.size();
    return diagnosis;
}

} // namespace runlatch::signature
