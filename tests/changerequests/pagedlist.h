// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/oddservice.h"

#include <functional>

namespace runlatch::changerequests {

/// A list as different services give it: in pages of their own size, with what they tell of them.
struct PagedList
{
    enum class Telling {
        Nothing,
        Null,      ///< `meta` and `links` are null
        Links,     ///< `links` alone, with encoded brackets
        BareLinks, ///< `links` alone, relative and with bare brackets
        Total,     ///< `total-count` alone
        Meta,      ///< `meta` alone
        Texts,     ///< `meta` alone, with texts for its numbers
        Whole,     ///< all of spec 2.3
    };

    int count = 47;                     ///< rows that there are
    Telling telling = Telling::Nothing; ///< what the service tells
    int size = 0;                       ///< rows of a page, whatever is asked for; 0: as asked for
    bool ignoresNumber = false;         ///< always gives the first page
    bool refusesMore = false;           ///< answers 404 behind the last page
    std::function<QJsonObject(int)> row = [](int number) {
        return OddService::row(QStringLiteral("wscr-%1").arg(number));
    };

    http::Response page(int asked, int askedSize) const
    {
        const int rows = size > 0 ? size : askedSize;
        const int number = ignoresNumber ? 1 : asked;
        const int pages = std::max(1, (count + rows - 1) / rows);
        if (refusesMore && number > pages)
            return OddService::error(404);
        QJsonArray data;
        for (int at = (number - 1) * rows; at < std::min(number * rows, count); ++at)
            data.append(row(at));
        QJsonObject document{{QStringLiteral("data"), data}};
        tell(document, number, rows, pages);
        return OddService::json(200, document);
    }
    http::Response operator()(const Asked &asked) const { return page(asked.page, asked.size); }

private:
    void tell(QJsonObject &document, int number, int rows, int pages) const
    {
        const QString meta = QStringLiteral("meta");
        const QString links = QStringLiteral("links");
        switch (telling) {
        case Telling::Nothing: break;
        case Telling::Null: document[meta] = document[links] = QJsonValue(); break;
        case Telling::Links:
            document[links] =
                linksOf(QStringLiteral("https://tf.example/l?page%5Bnumber%5D=%1&page%5Bsize%5D=9"), number, pages);
            break;
        case Telling::BareLinks: document[links] = linksOf(QStringLiteral("/l?page[number]=%1"), number, pages); break;
        case Telling::Total:
            document[meta] =
                QJsonObject{{QStringLiteral("pagination"), QJsonObject{{QStringLiteral("total-count"), count}}}};
            break;
        case Telling::Meta:
        case Telling::Texts:
        case Telling::Whole:
            protocol::writePagination(document, protocol::paginate(number, rows, count),
                                      QUrl(QStringLiteral("https://tf.example/l")));
            break;
        }
        if (telling == Telling::Meta || telling == Telling::Texts)
            document.remove(links);
        if (telling == Telling::Texts)
            document[meta] = QJsonObject{{QStringLiteral("pagination"), textsOf(document[meta].toObject())}};
    }

    static QJsonObject textsOf(const QJsonObject &meta)
    {
        QJsonObject texts = meta[QStringLiteral("pagination")].toObject();
        for (const QString &key : texts.keys()) {
            if (const QJsonValue number = texts[key]; number.isDouble())
                texts[key] = QString::number(number.toInt());
        }
        return texts;
    }

    static QJsonObject linksOf(QString url, int number, int pages)
    {
        const QString form = url.replace(QStringLiteral("%1"), QStringLiteral("{}"));
        const auto link = [&form](int page) {
            return QJsonValue(QString(form).replace(QStringLiteral("{}"), QString::number(page)));
        };
        return {{QStringLiteral("self"), link(number)},
                {QStringLiteral("next"), number < pages ? link(number + 1) : QJsonValue()},
                {QStringLiteral("last"), link(pages)}};
    }
};

} // namespace runlatch::changerequests
