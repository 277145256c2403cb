// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/signaturedoctor.h"

#include <QString>

namespace runlatch::wording {

/// Names the sum that equals the signature, in a few words: "Of the body without its last byte". Empty where the
/// diagnosis has no such sum.
QString provingSum(const protocol::Diagnosis &diagnosis);

/// The number of explanations that the doctor tried, and whether one of them holds. Empty where it did not have
/// to try any.
QString triedExplanations(const protocol::Diagnosis &diagnosis);

/// The other text from which a received body differs.
enum class OtherBody { Signed, Earlier };

/// The differing bytes and where they are missing: "byte 2,913, a line feed (0x0A): received, but not in what was
/// signed". `hasMore`: there may be further differences behind them.
QString differingBytes(const protocol::ByteDifference &difference, const protocol::DifferingBytes &bytes,
                       OtherBody other, bool hasMore);

/// Whether bodies of this diagnosis may differ in more than one place.
bool mayDifferOften(const protocol::Diagnosis &diagnosis);

} // namespace runlatch::wording
