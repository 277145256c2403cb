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
    /// Names the sum that equals the signature, in a few words; %1 is the variant. Empty: there is no such sum.
    const char *sum;
};

std::span<const Proof> signatureProofs();
/// Of what only a receiver does: of these the sum is enough, and most have no text.
std::span<const Proof> receiverProofs();

/// The row for a cause and its variant, else the one for the cause alone; null without a cause.
const Proof *findProof(base::Rule cause, QByteArrayView variant);

} // namespace runlatch::wording
