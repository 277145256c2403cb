// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/changerequestsieve.h"

#include "models/changerequestjudge.h"
#include "models/changerequestorder.h"

#include <QFutureWatcher>
#include <QtConcurrentMap>
#include <QtConcurrentRun>

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

using namespace std::chrono_literals;
using runlatch::filter::Expression;

namespace runlatch::models {

namespace {

constexpr int Nowhere = std::numeric_limits<int>::max();
constexpr auto Patience = 200ms; ///< the interval of judging while rows arrive

} // namespace

class ChangeRequestSieve::Private
{
public:
    Private(ChangeRequestSieve *sieve, ChangeRequestModel &changeRequests, base::Clock &time)
        : q(sieve)
        , model(changeRequests)
        , clock(time)
    {
    }

    bool isIdle() const { return text.trimmed().isEmpty() && !sort; }
    void ask();
    void start();
    void stop();
    void startSorting();
    void startJudging();
    void judged(int part);
    void showFirst();
    void finish();
    void rowsChanged(int first);
    void later();
    void show(const QList<int> &rows);
    void setWorking(bool working);

    ChangeRequestSieve *q;
    ChangeRequestModel &model;
    base::Clock &clock;
    QString text;
    Expression filter;
    std::optional<ChangeRequestOrder> sort;

    // The present question, or the last one.
    int askedRows = 0;  ///< the number of loaded rows it covers
    QList<int> order;   ///< the order of these rows; empty without sorting
    QList<int> fitting; ///< accepted rows of the parts up to `nextPart`
    QList<ChangeRequestJudge::Part> parts;
    QHash<int, QList<int>> early; ///< parts that finished before their turn
    int nextPart = 0;
    int judgedRows = 0;        ///< number of loaded rows that are judged; the matching ones are in `fitting`
    int changedFrom = Nowhere; ///< rows that changed since the question
    bool isAsked = false;      ///< the user asked, and not a change of rows
    bool isOrderKnown = false;
    bool isWorking = false;
    bool isWaiting = false; ///< the question waits for more rows
    QFutureWatcher<QList<int>> sorting;
    QFutureWatcher<QList<int>> judging;
};

/// Asks a new question, or the same one of other rows. All earlier results are dropped.
void ChangeRequestSieve::Private::ask()
{
    isAsked = true;
    judgedRows = 0;
    start();
}

void ChangeRequestSieve::Private::start()
{
    stop();
    if (std::exchange(changedFrom, Nowhere) < judgedRows || sort)
        judgedRows = 0;
    if (isIdle()) {
        judgedRows = 0;
        order.clear();
        fitting.clear();
        model.showAll();
        setWorking(false);
        emit q->shown();
        return;
    }
    setWorking(true);
    askedRows = static_cast<int>(model.loaded().size());
    filter = Expression::parse(text, fields(), clock.utc()); // parsed again: "today" moves on
    if (sort && !isOrderKnown) {
        startSorting();
        return;
    }
    if (!sort)
        order.clear();
    startJudging();
}

/// Ends the work under way without a signal. Its snapshot is freed when its part is done.
void ChangeRequestSieve::Private::stop()
{
    sorting.cancel();
    judging.cancel();
    sorting.setFuture({});
    judging.setFuture({});
}

void ChangeRequestSieve::Private::startSorting()
{
    sorting.setFuture(QtConcurrent::run(&sortChangeRequests, model.loaded(), model.workspaceNames(), *sort));
}

void ChangeRequestSieve::Private::startJudging()
{
    if (judgedRows == 0)
        fitting.clear();
    nextPart = 0;
    early.clear();
    parts = ChangeRequestJudge::parts(judgedRows, askedRows);
    const ChangeRequestJudge judge(model.loaded(), model.workspaceNames(), filter, order);
    judging.setFuture(QtConcurrent::mapped(parts, judge));
}

void ChangeRequestSieve::Private::judged(int part)
{
    early.insert(part, judging.resultAt(part));
    while (early.contains(nextPart))
        fitting += early.take(nextPart++);
    if (isAsked && fitting.size() >= Screenful && nextPart < parts.size())
        showFirst();
}

/// Puts the first rows above the previous rows that are not judged yet. If those were removed for a moment, they would
/// lose their selection.
void ChangeRequestSieve::Private::showFirst()
{
    isAsked = false;
    QList<bool> isJudged(model.loaded().size(), false);
    for (int position = 0; position < parts.at(nextPart).first; ++position)
        isJudged[order.isEmpty() ? position : order.at(position)] = true;
    QList<int> first = fitting;
    std::copy_if(model.shown().begin(), model.shown().end(), std::back_inserter(first),
                 [&isJudged](int loaded) { return !isJudged.at(loaded); });
    show(first);
}

void ChangeRequestSieve::Private::finish()
{
    isAsked = false;
    judgedRows = askedRows;
    setWorking(false);
    show(fitting);
    if (changedFrom != Nowhere)
        later();
}

void ChangeRequestSieve::Private::rowsChanged(int first)
{
    isOrderKnown = false;
    if (isIdle())
        return;
    changedFrom = std::min(changedFrom, first);
    if (!isWorking)
        later();
}

void ChangeRequestSieve::Private::later()
{
    if (isWaiting)
        return;
    isWaiting = true;
    clock.callAfter(Patience, q, [this] {
        isWaiting = false;
        if (changedFrom != Nowhere && !isWorking)
            start();
    });
}

void ChangeRequestSieve::Private::show(const QList<int> &loaded)
{
    model.show(loaded);
    emit q->shown();
}

void ChangeRequestSieve::Private::setWorking(bool working)
{
    if (isWorking == working)
        return;
    isWorking = working;
    emit q->workingChanged(working);
}

ChangeRequestSieve::ChangeRequestSieve(ChangeRequestModel &model, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, model, clock))
{
    using Watcher = QFutureWatcher<QList<int>>;
    connect(&model, &ChangeRequestModel::loadedChanged, this, [this](int first) { d->rowsChanged(first); });
    connect(&model, &ChangeRequestModel::loadedReset, this, [this] {
        d->isOrderKnown = false;
        if (!d->isIdle())
            d->ask();
    });
    connect(&d->sorting, &Watcher::resultReadyAt, this, [this](int result) {
        d->order = d->sorting.resultAt(result);
        d->isOrderKnown = d->changedFrom == Nowhere;
        d->startJudging();
    });
    connect(&d->judging, &Watcher::resultReadyAt, this, [this](int part) { d->judged(part); });
    connect(&d->judging, &Watcher::finished, this, [this] {
        if (!d->judging.isCanceled())
            d->finish();
    });
}

ChangeRequestSieve::~ChangeRequestSieve()
{
    d->stop();
}

std::span<const filter::Field> ChangeRequestSieve::fields()
{
    return ChangeRequestJudge::fields();
}

void ChangeRequestSieve::setFilter(const QString &text)
{
    if (text == d->text)
        return;
    d->text = text;
    d->filter = Expression::parse(text, fields(), d->clock.utc());
    emit filterChanged();
    d->ask();
}

const QString &ChangeRequestSieve::text() const
{
    return d->text;
}

const Expression &ChangeRequestSieve::filter() const
{
    return d->filter;
}

void ChangeRequestSieve::setSort(ChangeRequestModel::Column column, Qt::SortOrder order)
{
    const ChangeRequestOrder sort{column, order};
    if (d->sort == sort)
        return;
    d->sort = sort;
    d->isOrderKnown = false;
    d->ask();
}

void ChangeRequestSieve::clearSort()
{
    if (!d->sort)
        return;
    d->sort.reset();
    d->isOrderKnown = false;
    d->ask();
}

std::optional<std::pair<ChangeRequestModel::Column, Qt::SortOrder>> ChangeRequestSieve::sort() const
{
    if (!d->sort)
        return std::nullopt;
    return std::pair(d->sort->column, d->sort->direction);
}

bool ChangeRequestSieve::isWorking() const
{
    return d->isWorking;
}

} // namespace runlatch::models
