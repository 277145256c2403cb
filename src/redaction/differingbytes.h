// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/bytedifference.h"

#include <QByteArray>

#include <optional>

namespace runlatch::redaction {

/// The bytes in which a received body differs from another form of it: the first 16 of each, and up to 16 before and
/// behind them that both have, as far as no secret of either body is there; and the rows up to them, in which secrets
/// of both are redacted. nullopt where the difference reaches into such a secret. Takes time with the size of both.
std::optional<text::DifferingBytes> printableDifference(const text::ByteDifference &difference,
                                                        const QByteArray &received, const QByteArray &other);

} // namespace runlatch::redaction
