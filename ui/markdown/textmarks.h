// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTextEdit>
#include <QTextLayout>

namespace runlatch::ui {

inline constexpr int MaxMarkedWords = 20;             ///< further words are not marked
inline constexpr int MaxTextMarks = 1000;             ///< further places are not marked
inline constexpr qsizetype MaxMarkedText = 64 * 1024; ///< characters that are looked at

/// The places in the document where one of the words stands, in either case, to be set as extra selections. They are
/// underlined, too: a color alone would not do.
QList<QTextEdit::ExtraSelection> textMarks(QTextDocument &document, const QStringList &words, const QColor &fill);

/// The same places in a text of one line, for a caller that lays it out itself.
QList<QTextLayout::FormatRange> lineMarks(const QString &text, const QStringList &words, const QColor &fill);

} // namespace runlatch::ui
