// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::wording {

/// Foreign text on one harmless line (text::plainText), at most 300 characters of it.
QString shortened(const QString &text);

/// The same text in quotation marks.
QString quoted(const QString &text);

/// Foreign text as a tool tip that shows exactly this text. Qt guesses whether a tool tip is rich text, so this one is
/// rich on purpose, and escaped. Empty text stays empty: no tool tip.
QString toolTip(const QString &text);

/// Inserts line breaks into runs of more than `limit` characters without a space: the layout of one endless word takes
/// time that grows with the square of its length.
QString breakLongRuns(const QString &text, qsizetype limit);

} // namespace runlatch::wording
