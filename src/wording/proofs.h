// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"

#include <QByteArrayView>

#include <span>
#include <string_view>

namespace runlatch::wording {

/// The proof of a cause of an invalid signature, for each of its variants. The texts are marked for translation in the
/// context `runlatch::wording`.
struct Proof
{
    base::Rule cause;
    std::string_view variant; ///< as in signature::Diagnosis; empty: any other, or no proof
    const char *text;
    const char *sum; ///< what the sum is of that equals the signature, in a few words; empty: there is no such sum
};

std::span<const Proof> signatureProofs();

/// The row for a cause and its variant, else the one for the cause alone; null without a cause.
const Proof *findProof(base::Rule cause, QByteArrayView variant);

} // namespace runlatch::wording
