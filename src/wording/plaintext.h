// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::wording {

/// Foreign text on one harmless line (protocol::plainText), at most 300 characters of it.
QString shortened(const QString &text);

/// The same in quotation marks.
QString quoted(const QString &text);

/// Foreign text as a tool tip that shows exactly this text. Qt guesses whether a tool tip is rich text, so it is
/// made rich on purpose, and escaped. Empty stays empty: no tool tip.
QString toolTip(const QString &text);

} // namespace runlatch::wording
