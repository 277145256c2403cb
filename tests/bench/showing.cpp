// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"
#include "manychangerequests.h"

#include "base/systemclock.h"
#include "models/changerequestsieve.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <QTimer>

#include <algorithm>
#include <ctime>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::bench {

namespace {

/// The time in milliseconds that this thread was busy so far; wall-clock time if the system does not tell.
double busyTime()
{
#ifdef Q_OS_UNIX
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
#else
    static QElapsedTimer timer;
    if (!timer.isValid())
        timer.start();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
#endif
}

/// A table that is scrolled, filtered and sorted while rows arrive. A timer measures how long the thread was busy
/// between two of its calls. Waiting for a processor does not count, because other programs run here too.
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
        every(4ms, [this] { beat(); });
    }

    /// The longest busy time, in milliseconds.
    double longestBlock()
    {
        QEventLoop loop;
        QTimer::singleShot(200ms, &loop, &QEventLoop::quit); // the first look at the table is not measured
        loop.exec();
        m_lastBeat = busyTime();
        m_longest = 0;
        QTimer::singleShot(3s, &loop, &QEventLoop::quit);
        loop.exec();
        return m_longest;
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
    void beat()
    {
        m_longest = std::max(m_longest, busyTime() - m_lastBeat);
        m_lastBeat = busyTime();
    }

    base::SystemClock m_clock;
    QList<QList<protocol::ChangeRequest>> m_pages;
    models::ChangeRequestModel m_model{m_clock};
    models::ChangeRequestSieve m_sieve{m_model, m_clock};
    QTableView m_view;
    double m_lastBeat = 0;
    double m_longest = 0;
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
