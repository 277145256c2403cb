// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/matcher.h"
#include "models/changerequestrows.h"

#include <QHash>

namespace runlatch::models {

/// Finds the rows of a snapshot that a filter accepts, part by part. Several threads may judge parts at once.
class ChangeRequestJudge
{
public:
    struct Part
    {
        int first;
        int count;
    };

    /// The same fields as ChangeRequestSieve::fields().
    static std::span<const filter::Field> fields();
    /// Parts are ranges of `order` (indexes of rows), or of the rows themselves if it is empty. `workspaceNames` are by
    /// id.
    ChangeRequestJudge(const ChangeRequestRows &rows, const QHash<QString, QString> &workspaceNames,
                       const filter::Expression &filter, const QList<int> &order);

    /// Judging a part takes a few milliseconds at most, with usual messages.
    static QList<Part> parts(int first, int count);
    QList<int> operator()(const Part &part) const; ///< indexes of rows, in the order of the part

private:
    ChangeRequestRows m_rows;
    QHash<QString, QString> m_workspaceNames;
    filter::Matcher m_matcher;
    QList<int> m_order;
};

} // namespace runlatch::models
