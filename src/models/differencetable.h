// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/flatmodels.h"

namespace runlatch::models {

/// The common half of the tables that have a difference in each row. Texts come from strangers: they are cut and made
/// one line.
class DifferenceTable : public FlatTable
{
public:
    enum Role {
        KindRole = Qt::UserRole, ///< int of the Kind of the difference
        LeftTextRole,            ///< the text of the left side with its line breaks, cut at MaxFullText
        RightTextRole,           ///< the same of the right side
        DifferentRole,           ///< bool
    };
    static constexpr int MaxTextLength = 200;     ///< the most characters of a cell
    static constexpr int MaxFullText = 64 * 1024; ///< in bytes

protected:
    using FlatTable::FlatTable;
};

} // namespace runlatch::models
