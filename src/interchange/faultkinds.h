// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"

#include <QList>
#include <QString>

#include <utility>

namespace runlatch::interchange {

/// Lines and entries of one file that have the same fault.
struct FaultKind
{
    base::Error error; ///< of the first one; the facts are those of all. Without a common field, the subject is "..."
    bool isLeftOut = true; ///< they were not imported
    qint64 count = 0;
    QString numbers = {}; ///< of the lines or entries: "3, 7-9". It ends with ", ..." if there are more
};

/// Counts the faults of the lines and entries of a file by their kinds. Takes little memory for any file.
class FaultKinds
{
public:
    static constexpr qsizetype MaxKinds = 100; ///< with fields of their own; further ones are told by their rule alone
    static constexpr qsizetype MaxRanges = 50; ///< of numbers that are told

    void add(qint64 number, const base::Error &error, bool isLeftOut);
    /// All so far, and none of them again. What was left out comes first, then doubtful bodies, then lost headers, then
    /// the rest; of those the more frequent ones.
    QList<FaultKind> take();

private:
    struct Kind
    {
        FaultKind told;
        QList<std::pair<qint64, qint64>> ranges; ///< the first and last number of each
        bool hasMore = false;
    };
    Kind &kindOf(const base::Error &error, bool isLeftOut);

    QList<Kind> m_kinds;
};

} // namespace runlatch::interchange
