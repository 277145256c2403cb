// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTextCursor>

namespace runlatch::ui {

/// A change that a button above a markdown text makes.
enum class MarkdownMark {
    Bold,
    Italic,
    Code,    ///< a block of code around several lines
    Link,    ///< the selected text is the text of the link, or its address if it is one
    Heading, ///< each selected line becomes one
    List,    ///< each selected line becomes an item
    Table    ///< an empty one, below the line of the cursor
};

/// Marks the selected text; marks it has already are removed if they are around all of it. Without a selection, the
/// cursor stands between the marks. It is one step for undo. Returns the cursor as it stands afterwards.
QTextCursor withMark(QTextCursor cursor, MarkdownMark mark);

} // namespace runlatch::ui
