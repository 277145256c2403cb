// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/bytedifference.h"

#include <QByteArray>

#include <optional>

namespace runlatch::redaction {

/// The bytes in which a received body differs from another form of it. nullopt for long ones, and where the difference
/// reaches into a secret of either body.
std::optional<protocol::DifferingBytes> printableDifference(const protocol::ByteDifference &difference,
                                                            const QByteArray &received, const QByteArray &other);

} // namespace runlatch::redaction
