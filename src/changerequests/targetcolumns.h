// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "changerequests/targetname.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace runlatch::changerequests {

/// A pasted table, one column of which has the workspaces: CSV with commas or semicolons, or the tabs of a spreadsheet.
struct TargetColumns
{
    static constexpr int All = -1; ///< every cell is a workspace

    QList<QStringList> rows; ///< each with at most `count` cells; columns without any text are left out
    int count = 0;           ///< of columns
    bool hasHeading = false; ///< the first row seems to name the columns
    int likely = 0;          ///< the column that most likely has the workspaces
    qsizetype openQuote = 0; ///< the line of a quote that is never closed; 0: there is none
    bool isTooMuch = false;  ///< there are more rows than are read

    /// nullopt: the text is a plain list, to be read by TargetNames. So is a table in which every cell is an id. Linear
    /// in the text. Any thread.
    static std::optional<TargetColumns> read(const QString &text);

    /// The workspaces of one column, or of all of them, without the heading if `hasHeading` is set.
    TargetNames names(int column, bool withHeading) const;
};

/// The text of a file: UTF-8 with or without a byte order mark, or UTF-16 with one. At most
/// TargetNames::MaxTextLength bytes. Waits for the file: not for the window's thread. Errors: Usage "file.unreadable",
/// "targets.too-large", "targets.encoding"; subject = the file.
base::Result<QString> readTargetFile(const QString &file);

} // namespace runlatch::changerequests
