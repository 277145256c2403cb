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
/// question wins. Without filter and sort the rows stand in the service's order. The pager decides which rows are
/// loaded (one page or everything).
///
/// The first screenful of matching rows is shown at the top as soon as it is found; the rows below it may still be the
/// previous ones. The previous rows are shown until something is found. Rows of another page are shown once they have
/// been judged. An empty model therefore means nothing while the sieve works; ask ChangeRequestModel::loaded().
class ChangeRequestSieve final : public QObject
{
    Q_OBJECT
public:
    static constexpr int Screenful = 100; ///< rows

    /// Both must outlive this.
    ChangeRequestSieve(ChangeRequestModel &model, base::Clock &clock, QObject *parent = nullptr);
    ~ChangeRequestSieve() override;

    /// is: (active, archived) workspace: by: (its author or archiver) created: updated: id: and words in subject,
    /// message, id and workspace.
    static std::span<const filter::Field> fields();
    void setFilter(const QString &text);
    const QString &text() const;
    const filter::Expression &filter() const; ///< the filter that was set, with its faults
    /// Sorts by a column's texts in the order of the user's language, or by its times. Equal rows stay in the service's
    /// order; rows without a value come last in either direction.
    void setSort(ChangeRequestModel::Column column, Qt::SortOrder order);
    void clearSort();
    std::optional<std::pair<ChangeRequestModel::Column, Qt::SortOrder>> sort() const;
    bool isWorking() const;

signals:
    void filterChanged(); ///< the filter or its faults changed
    void workingChanged(bool working);
    void shown(); ///< the shown rows or their order changed

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace runlatch::models
