// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signature/signaturedoctor.h"

#include "signature/bodyvariants.h"
#include "signature/examination.h"

namespace runlatch::signature {

Diagnosis diagnose(const SignatureCase &request, const std::function<bool()> &isCancelled)
{
    return Examination(request, isCancelled).made();
}

std::optional<QByteArray> signedBody(const QByteArray &body, const Diagnosis &diagnosis)
{
    const bool hasBreak = diagnosis.variant.endsWith(BodyVariant::LastBreakName);
    const QByteArray name = hasBreak ? diagnosis.variant.chopped(BodyVariant::LastBreakName.size()) : diagnosis.variant;
    std::optional<QByteArray> found;
    BodyVariants(body).visit([&](const BodyVariant &variant) {
        if (variant.cause != diagnosis.cause || variant.name != name)
            return true;
        found = QByteArray();
        variant.write([&found](QByteArrayView part) { *found += part; });
        if (hasBreak)
            *found += BodyVariant::LastBreak;
        return false;
    });
    return found;
}

} // namespace runlatch::signature
