// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"

#include <QJsonObject>
#include <QList>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace runlatch::protocol {

/// The word of a service about a page, from `meta.pagination` and `links` (spec 2.3). It may be wrong. Nothing is made
/// up here: a number that was not told is absent. Only `number` and `size` are then those that were asked for.
struct Pagination
{
    int number = 1;                     ///< from 1
    int size = 20;                      ///< spec 8: 20 by default
    std::optional<int> totalPages = {}; ///< also by `links.last`
    std::optional<int> totalCount = {};
    std::optional<int> previous = {};
    std::optional<int> next = {}; ///< a page follows, also by `links.next`
    bool isLast = false;          ///< the service says that no page follows: a null, and nothing against it
    int rows = 0;                 ///< rows that came, readable or not

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
    QStringList removed = {};      ///< ids of the rows that were removed, if they have one
};

/// Page `number` of `totalCount` things, with its neighbors. An empty list has one empty page.
Pagination paginate(int number, int size, int totalCount);

/// Reads what a list document says of its page, of `rows` rows. `links` are read for the numbers in them and never
/// followed. A neighbor on the wrong side would send a reader of all pages round in circles, so it is none.
Pagination readPagination(const QJsonObject &document, const Pagination &asked, int rows);

/// Tells whether the numbers prove that the list ends with this page, its `taken`-th, after `least` to `most` rows: one
/// of them says so and none contradicts. `most` is more than `least` if rows came twice.
bool provesEnd(const Pagination &page, int taken, qsizetype least, qsizetype most);

/// Tells whether a further page is told of, or counted, or cannot be ruled out.
bool mayHaveNext(const Pagination &page);

/// Tells whether this page alone is proved to be the whole list.
bool isWholeList(const Pagination &page);

/// Writes `links` (self, first, last, prev, next with percent-encoded brackets; the other parameters of `self` stay)
/// and `meta.pagination` into a list document.
void writePagination(QJsonObject &document, const Pagination &pagination, const QUrl &self);

} // namespace runlatch::protocol
