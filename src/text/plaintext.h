// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::text {

/// Whether a letter may not be shown as it is: a control character (also a line end and a tab), one that draws nothing
/// or turns the direction of text, half of a surrogate pair, one that Unicode does not know yet. Letters beyond the
/// first plane are among them (U+E0041): a text is looked at by its code points, not by its QChars.
bool isInvisible(char32_t letter);

/// A stranger's text of several lines: U+FFFD stands for each invisible letter but line feeds and tabs.
QString boxedText(const QString &text);

/// A stranger's text fit for a list: one line, without control characters and without invisible ones that reorder or
/// hide text (bidi marks and overrides, zero-width signs), at most `limit` characters, with an ellipsis where it was
/// cut.
QString plainText(const QString &text, qsizetype limit = 200);
/// The same without a limit, for what is copied: a line feed in it would begin a command where it is pasted.
QString wholePlainText(const QString &text);

/// A stranger's text for a terminal, where harmful characters must be visible: they are shown as <U+202E> instead of
/// being dropped. Line breaks and tabs become spaces. Both functions look at no more than about twice `limit`
/// characters.
QString markedText(const QString &text, qsizetype limit = 200);

/// A stranger's text of several lines for a file that a terminal or a spreadsheet may show: as markedText(), but line
/// feeds, CR LF, tabs and letters that this version of Unicode does not know yet stay.
QString markedLines(const QString &text);

} // namespace runlatch::text
