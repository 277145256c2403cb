// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/matcher.h"
#include "models/changerequestrows.h"

#include <QHash>

namespace runlatch::models {

/// Which rows of a snapshot a filter accepts, part by part; several threads may judge parts at once.
class ChangeRequestJudge
{
public:
    struct Part
    {
        int first;
        int count;
    };

    /// As in ChangeRequestSieve::fields().
    static std::span<const filter::Field> fields();
    /// Parts are ranges of `order` (indexes of rows), or of the rows themselves if it is empty. `workspaceNames`: by
    /// id.
    ChangeRequestJudge(const ChangeRequestRows &rows, const QHash<QString, QString> &workspaceNames,
                       const filter::Expression &filter, const QList<int> &order);

    static QList<Part> parts(int first, int count); ///< each takes a few milliseconds at most, with usual messages
    QList<int> operator()(const Part &part) const;  ///< indexes of rows, in the order of the part

private:
    ChangeRequestRows m_rows;
    QHash<QString, QString> m_workspaceNames;
    filter::Matcher m_matcher;
    QList<int> m_order;
};

} // namespace runlatch::models
