// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/page.h"
#include "simulator/apimessage.h"

#include <QJsonArray>

#include <algorithm>

namespace runlatch::simulator {

/// The page that a query asks for: by default the first, with 20 rows (spec 8). At most 100 rows, like the real
/// service.
struct AskedPage
{
    explicit AskedPage(const Query &query)
        : size(std::min(positive(query.value(QStringLiteral("page[size]")), 20), 100))
        , number(positive(query.value(QStringLiteral("page[number]")), 1))
    {
    }

    int size;
    int number;

private:
    static int positive(const QString &text, int otherwise)
    {
        bool isNumber = false;
        const int number = text.toInt(&isNumber);
        return isNumber && number > 0 ? number : otherwise;
    }
};

/// The asked page of `all`, as a list document.
template <typename T, typename Write>
http::Response listResponse(const QList<T> &all, const Query &query, const QUrl &self, Write write)
{
    const AskedPage page(query);
    const qsizetype from = std::min(qsizetype(page.number - 1) * page.size, all.size());
    QJsonArray data;
    for (const T &item : all.mid(from, page.size))
        data.append(write(item));
    QJsonObject document{{QStringLiteral("data"), data}};
    const auto pagination = protocol::paginate(page.number, page.size, static_cast<int>(all.size()));
    protocol::writePagination(document, pagination, self);
    return documentResponse(document);
}

} // namespace runlatch::simulator
