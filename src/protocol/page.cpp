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

/// The number of the page that a link leads to, or `otherwise` if its URL does not tell; nothing without a link.
/// JSON:API writes a link as a text or as an object.
std::optional<int> pageOfLink(const QJsonValue &link, int otherwise)
{
    const QString url = link.isObject() ? link["href"_L1].toString() : link.toString();
    if (url.isEmpty())
        return {};
    for (const auto &[key, value] : QUrlQuery(QUrl(url)).queryItems(QUrl::FullyEncoded)) {
        bool isNumber = false;
        const int page = value.toInt(&isNumber);
        if (isNumber && page > 0 && QUrl::fromPercentEncoding(key.toUtf8()) == "page[number]"_L1)
            return page;
    }
    return otherwise;
}

/// A link without a number counts only if `meta` says nothing of a next page.
void readNext(Pagination &read, const QJsonValue &told, const QJsonValue &link)
{
    for (const auto &next : {number(told, 1), pageOfLink(link, told.isUndefined() ? read.number + 1 : 0)}) {
        if (!read.next && next && *next > read.number)
            read.next = next;
    }
    read.isLast = !read.next && (told.isNull() || (told.isUndefined() && link.isNull()));
}

void readPrevious(Pagination &read, const QJsonValue &told, const QJsonValue &link)
{
    for (const auto &previous : {number(told, 1), pageOfLink(link, read.number - 1)}) {
        if (!read.previous && previous && *previous > 0 && *previous < read.number)
            read.previous = previous;
    }
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
    const int total = std::max(0, totalCount);
    const int pages = total == 0 ? 1 : (total - 1) / page.size + 1;
    page.totalCount = total;
    page.totalPages = pages;
    if (page.number > 1)
        page.previous = std::min(page.number - 1, pages);
    if (page.number < pages)
        page.next = page.number + 1;
    page.isLast = !page.next;
    const qint64 before = qint64(page.number - 1) * page.size;
    page.rows = static_cast<int>(std::clamp<qint64>(total - before, 0, page.size));
    return page;
}

Pagination readPagination(const QJsonObject &document, const Pagination &asked, int rows)
{
    const QJsonValue told = document["meta"_L1]["pagination"_L1];
    const QJsonValue links = document["links"_L1];
    Pagination read;
    read.rows = rows;
    read.number = number(told["current-page"_L1], 1).value_or(asked.number);
    read.size = number(told["page-size"_L1], 1).value_or(std::max(asked.size, rows));
    read.totalCount = number(told["total-count"_L1], 0);
    read.totalPages = number(told["total-pages"_L1], 1);
    if (!read.totalPages)
        read.totalPages = pageOfLink(links["last"_L1], 0);
    if (read.totalPages == 0)
        read.totalPages.reset();
    readPrevious(read, told["prev-page"_L1], links["prev"_L1]);
    readNext(read, told["next-page"_L1], links["next"_L1]);
    return read;
}

bool provesEnd(const Pagination &page, int taken, qsizetype least, qsizetype most)
{
    const bool isTold = page.isLast || page.totalPages || page.totalCount;
    const bool goesOn = page.next || page.totalPages.value_or(taken) > taken;
    const bool isCounted = !page.totalCount || (least <= *page.totalCount && *page.totalCount <= most);
    return isTold && !goesOn && isCounted;
}

bool mayHaveNext(const protocol::Pagination &page)
{
    if (page.next || page.number < page.totalPages.value_or(1))
        return true;
    const qint64 upTo = qint64(page.number - 1) * page.size + page.rows;
    return page.rows > 0 && (page.totalCount ? upTo < *page.totalCount : !page.isLast && !page.totalPages);
}

bool isWholeList(const Pagination &page)
{
    Pagination known = page;
    known.isLast = known.isLast || known.rows == 0; // an empty page ends a list
    return page.number == 1 && provesEnd(known, 1, page.rows, page.rows);
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
        {u"current-page"_s, pagination.number},
        {u"page-size"_s, pagination.size},
        {u"prev-page"_s, orNull(pagination.previous)},
        {u"next-page"_s, orNull(pagination.next)},
        {u"total-pages"_s, orNull(pagination.totalPages)},
        {u"total-count"_s, orNull(pagination.totalCount)},
    };
    document["meta"_L1] = meta;
}

} // namespace runlatch::protocol
