// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/expression.h"
#include "models/changerequestmodel.h"

#include <QObject>

#include <memory>
#include <optional>

namespace runlatch::models {

/// Filters and sorts the loaded rows of a ChangeRequestModel in the pool, never on the window's thread; the newest
/// question wins. Without filter and sort the rows stand as the service gave them. What is covered (one page or
/// everything that was loaded) is the pager's to say.
///
/// A screenful of rows that fit is shown at the top as soon as it is found; the rows below it may then still be those
/// of before. Until something is found the rows of before are shown. Rows of another page are shown when they were
/// judged: while it works, an empty model says nothing, ChangeRequestModel::loaded() does.
class ChangeRequestSieve final : public QObject
{
    Q_OBJECT
public:
    static constexpr int Screenful = 100; ///< rows

    /// Both must outlive this.
    ChangeRequestSieve(ChangeRequestModel &model, base::Clock &clock, QObject *parent = nullptr);
    ~ChangeRequestSieve() override;

    /// is: (active, archived) workspace: by: (who made or archived it) created: updated: id: and words in subject,
    /// message, id and workspace.
    static std::span<const filter::Field> fields();
    void setFilter(const QString &text);
    const QString &text() const;
    const filter::Expression &filter() const; ///< with its faults
    /// By a column's texts as the user's language sorts them, or its times. Equal rows stay as the service gave them,
    /// and those without a value come last, either way.
    void setSort(ChangeRequestModel::Column column, Qt::SortOrder order);
    void clearSort();
    std::optional<std::pair<ChangeRequestModel::Column, Qt::SortOrder>> sort() const;
    bool isWorking() const;

signals:
    void filterChanged(); ///< the filter or its faults
    void workingChanged(bool working);
    void shown(); ///< other rows, or another order, are shown

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace runlatch::models
