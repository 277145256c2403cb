// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"
#include "heartbeat.h"
#include "manychangerequests.h"

#include "base/systemclock.h"
#include "models/changerequestsieve.h"

#include <QEventLoop>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::bench {

namespace {

/// A table that is scrolled, filtered and sorted while rows arrive.
class BusyTable : public QObject
{
public:
    BusyTable()
    {
        for (int page = 0; page < ManyChangeRequests / ChangeRequestsOfPage; ++page)
            m_pages.append(changeRequestsPage(page));
        for (int page = 0; page < m_pages.size() / 2; ++page)
            m_model.add(m_pages.takeFirst());
        m_view.setModel(&m_model);
        m_view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        m_view.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
        m_view.verticalHeader()->hide();
        m_view.setSelectionBehavior(QAbstractItemView::SelectRows);
        m_view.resize(1200, 800);
        m_view.show();
        m_view.selectRow(5000);
        every(10ms, [this] { append(); });
        every(5ms, [this] { scroll(); });
        every(150ms, [this] { type(); });
    }

    /// The longest busy time, in milliseconds.
    double longestBlock()
    {
        QEventLoop loop;
        QTimer::singleShot(200ms, &loop, &QEventLoop::quit); // the first look at the table is not measured
        loop.exec();
        m_heartbeat.begin();
        QTimer::singleShot(3s, &loop, &QEventLoop::quit);
        loop.exec();
        return m_heartbeat.longest();
    }

private:
    template <typename Function> void every(std::chrono::milliseconds interval, Function function)
    {
        auto *timer = new QTimer(this);
        timer->setTimerType(Qt::PreciseTimer);
        timer->callOnTimeout(this, function);
        timer->start(interval);
    }
    void append()
    {
        if (!m_pages.isEmpty())
            m_model.add(m_pages.takeFirst());
    }
    void scroll()
    {
        QScrollBar *bar = m_view.verticalScrollBar();
        bar->setValue(bar->value() + 500 < bar->maximum() ? bar->value() + 500 : 0);
    }
    void type()
    {
        const QStringList texts{u"q"_s, u"qu"_s, u"quarter"_s, u"is:active"_s, u"upgrade"_s, {}, u"day 7"_s};
        m_sieve.setFilter(texts.at(m_typed % texts.size()));
        if (++m_typed % 10 == 0)
            m_sieve.setSort(models::ChangeRequestModel::Column::Subject, Qt::DescendingOrder);
        else if (m_typed % 10 == 5)
            m_sieve.clearSort();
    }

    base::SystemClock m_clock;
    QList<QList<protocol::ChangeRequest>> m_pages;
    models::ChangeRequestModel m_model{m_clock};
    models::ChangeRequestSieve m_sieve{m_model, m_clock};
    QTableView m_view;
    Heartbeat m_heartbeat;
    int m_typed = 0;
};

} // namespace

QList<Comparison> showing()
{
    constexpr double Frame = 60; // frames in a second
    return {{.name = u"showing"_s,
             .what = u"frames that the longest block of the window's thread leaves (100,000 rows)"_s,
             .reference = u"a screen of 60 Hz"_s,
             .unit = u"frames/s"_s,
             .ours = []() -> std::optional<double> { return 1000 / BusyTable().longestBlock(); },
             .theirs = []() -> std::optional<double> { return Frame; },
             .rounds = 3}};
}

} // namespace runlatch::bench
