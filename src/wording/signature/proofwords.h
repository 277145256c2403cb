// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "signature/signaturedoctor.h"

#include <QString>

namespace runlatch::wording {

/// Names the sum that equals the signature, in a few words: "Of the body without its last byte". Empty where the
/// diagnosis has no such sum.
QString provingSum(const signature::Diagnosis &diagnosis);

/// The number of explanations that the doctor tried, and whether one of them holds. Empty where it did not have
/// to try any.
QString triedExplanations(const signature::Diagnosis &diagnosis);

/// The other text from which a received body differs.
enum class OtherBody {
    Signed,
    Earlier,
    Computed, ///< over which the receiver's program computed
};

/// The differing bytes and where they are missing: "byte 2,913, a line feed (0x0A): received, but not in what was
/// signed". `hasMore`: there may be further differences behind them.
QString differingBytes(const text::ByteDifference &difference, const text::DifferingBytes &bytes, OtherBody other,
                       bool hasMore);

/// Whether bodies of this diagnosis may differ in more than one place.
bool mayDifferOften(const signature::Diagnosis &diagnosis);

} // namespace runlatch::wording
