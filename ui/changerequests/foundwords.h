// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/expression.h"

#include <QStringList>

namespace runlatch::ui {

/// The words that a filter looks for in all texts of a change request, each once: what stands between wildcards, and
/// nothing that must not be there.
QStringList foundWords(const filter::Expression &filter);

} // namespace runlatch::ui
