// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>

namespace runlatch::changerequests {

/// spec 2.1: "ws-" and letters or digits. Any other text, such as "ws-east-1", is a name.
bool isWorkspaceId(const QString &text);

/// Workspaces in pasted or typed text: ids and names in lines, lists, tables or JSON. Words end at line ends, tabs and
/// at , ; | quotes and brackets; blanks stand between ids only. A word is taken whole or not at all, because half of it
/// could name somebody else's workspace: "net prod" is refused. Words without letters and digits are passed over,
/// unless they take something back: "#", "!" and the like are refused.
struct TargetNames
{
    static constexpr qsizetype MaxTextLength = 1'000'000; ///< characters that are read
    static constexpr qsizetype MaxTargets = 10'000;       ///< targets of one list
    static constexpr qsizetype MaxNameLength = 100;       ///< characters; the service's own names end at 90
    static constexpr qsizetype MaxRefusedWords = 20;      ///< words that are kept

    QStringList texts;      ///< each once, in order
    qsizetype repeated = 0; ///< words that occurred before
    QStringList refused;    ///< words that are neither id nor name
    bool isTooMuch = false; ///< the text is too long, or has too many words: nothing is taken

    /// Linear in the text. Any thread.
    static TargetNames read(const QString &text);
    /// The same for the cells of a table, each of which is one word. Empty cells are passed over.
    static TargetNames ofCells(const QStringList &cells);
};

/// Workspaces in a text that may hold ids only, such as a file. Words end at all blanks.
struct TargetIds
{
    QStringList ids;     ///< each once, in order
    QStringList refused; ///< words that are not ids, at most TargetNames::MaxRefusedWords

    static TargetIds read(const QString &text);
};

} // namespace runlatch::changerequests
