// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/changerequestorder.h"

#include <QCollator>

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

using runlatch::protocol::ChangeRequest;

namespace runlatch::models {

namespace {

/// Makes one key for each text: comparing texts by the rules of a language takes many times as long as comparing keys.
class TextKeys
{
public:
    TextKeys() { m_collator.setNumericMode(true); }

    std::optional<QCollatorSortKey> operator()(const QString &text) const
    {
        constexpr qsizetype Enough = 256;
        if (text.isEmpty())
            return std::nullopt;
        return m_collator.sortKey(text.left(Enough).toCaseFolded()); // the C locale would distinguish cases
    }

private:
    QCollator m_collator;
};

template <typename MakeKey>
void sortBy(QPromise<QList<int>> &promise, const ChangeRequestRows &rows, Qt::SortOrder direction, MakeKey keyOf)
{
    std::vector<decltype(keyOf(rows.at(0)))> keys;
    keys.reserve(static_cast<std::size_t>(rows.size()));
    for (qsizetype index = 0; index < rows.size(); ++index) {
        if (promise.isCanceled())
            return;
        keys.push_back(keyOf(rows.at(index)));
    }
    QList<int> sorted(rows.size());
    std::iota(sorted.begin(), sorted.end(), 0);
    std::stable_sort(sorted.begin(), sorted.end(), [&keys, direction](int left, int right) {
        const auto &first = keys[static_cast<std::size_t>(left)];
        const auto &second = keys[static_cast<std::size_t>(right)];
        if (!first || !second)
            return first.has_value() && !second.has_value();
        return direction == Qt::AscendingOrder ? *first < *second : *second < *first;
    });
    promise.addResult(sorted);
}

std::optional<qint64> timeKey(const QDateTime &time)
{
    return time.isValid() ? std::optional(time.toMSecsSinceEpoch()) : std::nullopt;
}

} // namespace

void sortChangeRequests(QPromise<QList<int>> &promise, const ChangeRequestRows &rows,
                        const QHash<QString, QString> &workspaceNames, const ChangeRequestOrder &order)
{
    using Column = ChangeRequestModel::Column;
    const TextKeys textKey;
    const auto sort = [&](auto keyOf) { sortBy(promise, rows, order.direction, keyOf); };
    switch (order.column) {
    case Column::Subject: return sort([&textKey](const ChangeRequest &row) { return textKey(row.subject); });
    case Column::State: return sort([](const ChangeRequest &row) { return std::optional(row.isArchived()); });
    case Column::Workspace:
        return sort(
            [&](const ChangeRequest &row) { return textKey(workspaceNames.value(row.workspaceId, row.workspaceId)); });
    case Column::Created: return sort([](const ChangeRequest &row) { return timeKey(row.createdAt); });
    case Column::Updated: return sort([](const ChangeRequest &row) { return timeKey(row.updatedAt); });
    case Column::ColumnCount: break;
    }
}

} // namespace runlatch::models
