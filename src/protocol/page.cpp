// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/page.h"

#include <QUrlQuery>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

std::optional<int> number(const QJsonValue &value, int least)
{
    const qint64 read = value.toInteger(-1);
    if (read < least || read > std::numeric_limits<int>::max())
        return {};
    return static_cast<int>(read);
}

QString pageUrl(const QUrl &self, int number, int size)
{
    QUrlQuery query;
    for (const auto &[key, value] : QUrlQuery(self).queryItems(QUrl::FullyEncoded)) {
        const QString name = QUrl::fromPercentEncoding(key.toUtf8());
        if (name != "page[number]"_L1 && name != "page[size]"_L1)
            query.addQueryItem(key, value);
    }
    query.addQueryItem(u"page%5Bnumber%5D"_s, QString::number(number));
    query.addQueryItem(u"page%5Bsize%5D"_s, QString::number(size));
    // Qt leaves unencoded brackets as they are.
    QString encoded = query.toString(QUrl::FullyEncoded);
    encoded.replace(u'[', "%5B"_L1).replace(u']', "%5D"_L1);
    QUrl url = self;
    url.setQuery(encoded, QUrl::StrictMode);
    return url.toString(QUrl::FullyEncoded);
}

QJsonValue orNull(const std::optional<int> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

} // namespace

Pagination paginate(int number, int size, int totalCount)
{
    Pagination page;
    page.number = std::max(1, number);
    page.size = std::max(1, size);
    page.totalCount = std::max(0, totalCount);
    page.totalPages = page.totalCount == 0 ? 1 : (page.totalCount - 1) / page.size + 1;
    if (page.number > 1)
        page.previous = std::min(page.number - 1, page.totalPages);
    if (page.number < page.totalPages)
        page.next = page.number + 1;
    return page;
}

Pagination readPagination(const QJsonObject &document, const Pagination &asked, int rows)
{
    const QJsonObject told = document["meta"_L1]["pagination"_L1].toObject();
    if (told.isEmpty())
        return paginate(1, std::max(asked.size, rows), rows);
    const int page = number(told["current-page"_L1], 1).value_or(asked.number);
    const int size = number(told["page-size"_L1], 1).value_or(asked.size);
    const qint64 seen = qint64(page - 1) * size + rows;
    const int count = number(told["total-count"_L1], 0)
                          .value_or(static_cast<int>(std::min<qint64>(seen, std::numeric_limits<int>::max())));
    Pagination read = paginate(page, size, count);
    read.totalPages = number(told["total-pages"_L1], 1).value_or(read.totalPages);
    if (told.contains("prev-page"_L1))
        read.previous = number(told["prev-page"_L1], 1);
    if (told.contains("next-page"_L1))
        read.next = number(told["next-page"_L1], 1);
    // A previous page that is not before this one, or a next page that is not after it, would send a reader of all
    // pages round in circles.
    if (read.previous >= read.number)
        read.previous.reset();
    if (read.next <= read.number)
        read.next.reset();
    return read;
}

void writePagination(QJsonObject &document, const Pagination &pagination, const QUrl &self)
{
    const auto link = [&](const std::optional<int> &page) {
        return page ? QJsonValue(pageUrl(self, *page, pagination.size)) : QJsonValue();
    };
    document["links"_L1] = QJsonObject{
        {u"self"_s, link(pagination.number)},     {u"first"_s, link(1)},
        {u"last"_s, link(pagination.totalPages)}, {u"prev"_s, link(pagination.previous)},
        {u"next"_s, link(pagination.next)},
    };
    QJsonObject meta = document["meta"_L1].toObject();
    meta["pagination"_L1] = QJsonObject{
        {u"current-page"_s, pagination.number},        {u"page-size"_s, pagination.size},
        {u"prev-page"_s, orNull(pagination.previous)}, {u"next-page"_s, orNull(pagination.next)},
        {u"total-pages"_s, pagination.totalPages},     {u"total-count"_s, pagination.totalCount},
    };
    document["meta"_L1] = meta;
}

} // namespace runlatch::protocol
