// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QColor>
#include <QFont>

class QWidget;

namespace runlatch::ui {

/// The look of rendered markdown: fonts and colors of the current theme, lengths in device-independent pixels.
struct MarkdownStyle
{
    QFont body;
    QFont mono;
    QColor text;
    QColor muted;
    QColor link;
    QColor code; ///< the color behind inline code
    QColor hairline;
    int unit = 4; ///< the theme's `u`

    /// `scale` enlarges the fonts of the theme.
    static MarkdownStyle of(const QWidget *widget, qreal scale = 1);
};

/// The most that is rendered. The time for layout of rich text grows faster than its length.
struct MarkdownLimits
{
    qsizetype bytes = 64 * 1024; ///< bytes of UTF-8
    int blocks = 500;            ///< paragraphs, list items, table rows
    int codeLines = 4000;
    int cells = 2000; ///< cells of all tables together
    int columns = 32;
    int spans = 2000; ///< emphasis, links, code spans, hard breaks
    /// Addresses and titles of links; md4c reads those of a reference at each use. 6.4 MB under "Render all".
    qsizetype linkBytes = 256 * 1024;
    qint64 lineSearches = 128'000'000; ///< lines that md4c looks at for brackets
    int depth = 8;                     ///< levels of indentation; deeper levels are shown at the last one
    qsizetype run = 10'000;            ///< characters without a space; a line break follows them

    /// The limits for a user who asked for all of a large text and waits for it: a few seconds at most.
    static MarkdownLimits patient();
};

/// The extent of the rendered document.
struct MarkdownExtent
{
    qsizetype characters = 0;
    int blocks = 0;
    int codeLines = 0;
    int cells = 0;
    int spans = 0;
    bool isCut = false; ///< a limit was reached and something is missing

    friend bool operator==(const MarkdownExtent &, const MarkdownExtent &) = default;
};

/// Properties of blocks that the view paints itself, because rich text does not have them.
enum class MarkdownRole { Paragraph, Code, Rule };
enum MarkdownProperty {
    MarkdownRoleProperty = 0x100000 + 1, // QTextFormat::UserProperty
    MarkdownQuoteProperty,               ///< depth of quotes
    MarkdownMarkerProperty,              ///< "3." or a bullet, drawn left of the first line
    MarkdownTaskProperty,                ///< bool: a box, checked or not, in place of the marker
    MarkdownFirstLineProperty,           ///< bool: the first line of a block of code
};

} // namespace runlatch::ui
