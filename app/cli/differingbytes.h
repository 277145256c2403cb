// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/bytedifference.h"
#include "wording/diagnosis.h"

#include <QByteArray>

#include <optional>

namespace runlatch::cli {

/// The bytes in which a received body differs from another form of it. nullopt for long ones, and where the difference
/// reaches into a secret of either body.
std::optional<wording::DifferingBytes> printableDifference(const protocol::ByteDifference &difference,
                                                           const QByteArray &received, const QByteArray &other);

} // namespace runlatch::cli
