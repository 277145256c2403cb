// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

#include <optional>

namespace runlatch::json {

/// The same JSON without white space, the members of every object sorted by the bytes of their keys. Members with the
/// same key stay in their order; numbers and strings stay as they were written. nullopt for text whose brackets do not
/// match, or whose objects have no keys, for more than 1024 levels and for more than 4 GB. Other mistakes in the text
/// are not noticed.
///
/// Time and memory grow with the size; each object adds the sorting of its keys. A token takes 12 bytes.
std::optional<QByteArray> withSortedKeys(const QByteArray &json);

} // namespace runlatch::json
