// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/activitysieve.h"

#include "models/activityjudge.h"

#include <QtConcurrentRun>

#include <utility>

namespace runlatch::models {

ActivitySieve::ActivitySieve(ActivityModel &model, base::Clock &clock, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
    , m_clock(clock)
{
    setSourceModel(&model);
    connect(&model, &ActivityModel::rowsInserted, this, &ActivitySieve::judgeNewLater);
    connect(&model, &ActivityModel::dataChanged, this, &ActivitySieve::judgeAgain);
    connect(&model, &ActivityModel::rowsRemoved, this, &ActivitySieve::forgetRemoved);
    connect(&model, &ActivityModel::modelReset, this, &ActivitySieve::forgetRemoved);
    connect(&m_judging, &QFutureWatcherBase::finished, this, [this] {
        if (!m_judging.isCanceled())
            finish();
    });
}

/// The work under way needs no member: it has copies, and ends after the exchange that it is judging.
ActivitySieve::~ActivitySieve()
{
    stop();
}

std::span<const filter::Field> ActivitySieve::fields()
{
    return ActivityJudge::fields();
}

void ActivitySieve::setFilter(const QString &text)
{
    if (text == m_text)
        return;
    m_text = text;
    m_expression = filter::Expression::parse(text, fields(), m_clock.utc());
    emit filterChanged();
    judgeAll();
}

void ActivitySieve::setKind(Kind kind)
{
    m_kind = kind;
    invalidateFilter();
}

bool ActivitySieve::filterAcceptsRow(int sourceRow, const QModelIndex &) const
{
    return (m_showsAll || m_fitting.contains(m_model.serial(sourceRow))) && isOfKind(m_model.at(sourceRow));
}

bool ActivitySieve::isOfKind(const ListedExchange &exchange) const
{
    switch (m_kind) {
    case All: return true;
    case Sent: return exchange.isSent();
    case Received: return exchange.isReceived();
    case Problems: return ActivityModel::isProblem(exchange);
    }
    Q_UNREACHABLE();
}

void ActivitySieve::judgeAll()
{
    stop();
    m_isFresh = true;
    if (!m_expression.isEmpty()) {
        judgeFrom(m_model.oldestSerial());
        return;
    }
    m_showsAll = true;
    m_fitting.clear();
    invalidateFilter();
    emit judged();
}

void ActivitySieve::judgeFrom(qint64 serial)
{
    m_isWorking = true;
    m_askedFrom = std::max(serial, m_model.oldestSerial());
    m_askedUntil = m_model.nextSerial();
    m_changedFrom = m_askedUntil;
    m_judging.setFuture(QtConcurrent::run(ActivityJudge(m_expression), m_model.exchangesFrom(m_askedFrom)));
}

void ActivitySieve::stop()
{
    m_judging.cancel();
    m_judging.setFuture({});
    m_isWorking = false;
}

void ActivitySieve::finish()
{
    m_isWorking = false;
    m_showsAll = false;
    if (std::exchange(m_isFresh, false))
        m_fitting.clear();
    for (qint64 serial = m_askedFrom; serial < m_askedUntil; ++serial)
        m_fitting.remove(serial); // what was judged before its other side came
    for (const int index : m_judging.result())
        m_fitting.insert(m_askedFrom + index);
    m_oldest = std::min(m_oldest, m_askedFrom);
    m_judgedUntil = m_changedFrom;
    forgetRemoved();
    invalidateFilter();
    emit judged();
    if (m_judgedUntil < m_model.nextSerial())
        judgeNewLater();
}

void ActivitySieve::judgeNewLater()
{
    if (m_expression.isEmpty() || m_isWorking || m_isWaiting)
        return;
    m_isWaiting = true;
    m_clock.callAfter(Patience, this, [this] {
        m_isWaiting = false;
        if (m_expression.isEmpty() || m_isWorking || m_judgedUntil >= m_model.nextSerial())
            return;
        m_expression = filter::Expression::parse(m_text, fields(), m_clock.utc()); // "today" moves on
        judgeFrom(m_judgedUntil);
    });
}

/// Rows are newest first, so the last one has the lowest serial.
void ActivitySieve::judgeAgain(const QModelIndex &, const QModelIndex &last)
{
    const qint64 serial = m_model.serial(last.row());
    m_judgedUntil = std::min(m_judgedUntil, serial);
    m_changedFrom = std::min(m_changedFrom, serial);
    judgeNewLater();
}

void ActivitySieve::forgetRemoved()
{
    const qint64 oldest = m_model.oldestSerial();
    if (oldest - m_oldest > m_fitting.size())
        m_fitting.removeIf([oldest](qint64 serial) { return serial < oldest; });
    else
        for (qint64 serial = m_oldest; serial < oldest; ++serial)
            m_fitting.remove(serial);
    m_oldest = oldest;
}

} // namespace runlatch::models
