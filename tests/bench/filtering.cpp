// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"
#include "manychangerequests.h"

#include "base/systemclock.h"
#include "models/changerequestsieve.h"

#include <QElapsedTimer>
#include <QEventLoop>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

/// A table with many change requests, made at the first use.
struct Table
{
    Table()
    {
        for (int page = 0; page < ManyChangeRequests / ChangeRequestsOfPage; ++page)
            model.add(changeRequestsPage(page));
    }
    static Table &it()
    {
        static Table table;
        return table;
    }

    base::SystemClock clock;
    models::ChangeRequestModel model{clock};
    models::ChangeRequestSieve sieve{model, clock};
};

std::optional<double> perSecond(qint64 nanoseconds)
{
    return 1e9 / static_cast<double>(nanoseconds);
}

/// The time until the first row of the table matches, or the table is empty.
std::optional<double> keystroke(const QString &text)
{
    Table &table = Table::it();
    table.sieve.setFilter({});
    QEventLoop loop;
    QObject::connect(&table.sieve, &models::ChangeRequestSieve::shown, &loop, &QEventLoop::quit);
    QElapsedTimer timer;
    timer.start();
    table.sieve.setFilter(text);
    loop.exec();
    const auto took = perSecond(timer.nsecsElapsed());
    while (table.sieve.isWorking())
        loop.exec();
    const models::ChangeRequestModel &model = table.model;
    const bool isRight = model.rowCount() == 0
        || (model.rowCount() < ManyChangeRequests && model.at(0).message.contains(text, Qt::CaseInsensitive));
    return isRight ? took : std::nullopt;
}

/// The time for all rows with the same text, in this thread.
std::optional<double> bareScan(const QString &text)
{
    const models::ChangeRequestRows &rows = Table::it().model.loaded();
    QElapsedTimer timer;
    timer.start();
    int found = 0;
    for (qsizetype index = 0; index < rows.size(); ++index) {
        const protocol::ChangeRequest &row = rows.at(index);
        if (row.subject.contains(text, Qt::CaseInsensitive) || row.message.contains(text, Qt::CaseInsensitive)
            || row.id.contains(text, Qt::CaseInsensitive) || row.workspaceId.contains(text, Qt::CaseInsensitive))
            ++found;
    }
    return found < rows.size() ? perSecond(timer.nsecsElapsed()) : std::nullopt;
}

Comparison typing(const QString &name, const QString &which, const QString &text)
{
    return {.name = u"filtering-"_s + name,
            .what = u"first result of a filter over 100,000 change requests (%1)"_s.arg(which),
            .reference = u"QString::contains over all of the text, one thread"_s,
            .unit = u"times/s"_s,
            .ours = [text] { return keystroke(text); },
            .theirs = [text] { return bareScan(text); }};
}

} // namespace

QList<Comparison> filtering()
{
    return {typing(u"some"_s, u"1 of 100 fits"_s, u"Quarter"_s), typing(u"none"_s, u"nothing fits"_s, u"nowhere"_s)};
}

} // namespace runlatch::bench
