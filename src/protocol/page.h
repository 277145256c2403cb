// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"

#include <QJsonObject>
#include <QList>
#include <QUrl>

#include <optional>

namespace runlatch::protocol {

/// `meta.pagination` (spec 2.3). The totals come from the service and are not guaranteed.
struct Pagination
{
    int number = 1; ///< from 1
    int size = 20;  ///< spec 8: 20 by default
    int totalPages = 1;
    int totalCount = 0;
    std::optional<int> previous;
    std::optional<int> next;

    friend bool operator==(const Pagination &, const Pagination &) = default;
};

/// One page of a list.
template <typename T> struct Page
{
    QList<T> items;
    Pagination pagination;
    QList<base::Error> unreadable; ///< rows that could not be read; the others are in `items`
    bool narrowedHere = false;     ///< the service gave more than requested: we removed the rows that do not fit
                                   ///< from this page, and the pagination still counts them
};

/// Page `number` of `totalCount` things, with its neighbors. An empty list has one empty page.
Pagination paginate(int number, int size, int totalCount);

/// Reads `meta.pagination` of a list document. Missing members are made up from `asked` and the number of rows, so that
/// a service without pagination still gives one page. `links` are never followed.
Pagination readPagination(const QJsonObject &document, const Pagination &asked, int rows);

/// Writes `links` (self, first, last, prev, next with percent-encoded brackets; the other parameters of `self` stay)
/// and `meta.pagination` into a list document.
void writePagination(QJsonObject &document, const Pagination &pagination, const QUrl &self);

} // namespace runlatch::protocol
