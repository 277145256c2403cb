// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/explorerquery.h"

#include <QByteArrayView>

#include <optional>

namespace runlatch::lint {

/// Reads a query in which nothing is unusual, as programs write it, at about the speed of simdjson. nullopt for any
/// other text: with a fault, or only odd. Internal to this library.
std::optional<protocol::ReadFilter> readPlainQuery(QByteArrayView text);

} // namespace runlatch::lint
