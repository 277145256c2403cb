// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/waitingtasks.h"

#include "support/capturefixture.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using runlatch::protocol::Urgency;

namespace runlatch::models {

namespace {

/// Counts how often it was asked to wake somebody, and may be late.
class CountingClock final : public base::Clock
{
public:
    explicit CountingClock(base::Clock &clock)
        : m_clock(clock)
    {
    }
    QDateTime utc() const override { return m_clock.utc(); }
    std::chrono::milliseconds monotonic() const override { return m_clock.monotonic(); }
    void callAt(std::chrono::milliseconds time, QObject *context, std::function<void()> function) override
    {
        ++calls;
        m_clock.callAt(time + asleep, context, std::move(function));
    }
    int calls = 0;
    std::chrono::milliseconds asleep{0};

private:
    base::Clock &m_clock;
};

} // namespace

/// The run tasks that wait for a reply are counted, from the store and as they come.
class tst_WaitingTasks : public QObject, protected support::CaptureFixture
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(openStore()); }
    void cleanup() { m_store.reset(); }

    void countsThoseOfTheStore()
    {
        receive(10); // their deadlines are over when they are counted
        m_clock.advance(700s);
        receive(2500);
        WaitingTasks waiting(*m_store, m_clock);
        QSignalSpy changed(&waiting, &WaitingTasks::changed);
        QTRY_COMPARE(waiting.count(), 2500);
        QCOMPARE(changed.last().first().toInt(), 2500);
    }

    void looksBehindAnImport();
    void knowsWhoseDeadlineIsNext();
    void tellsAtTwoMinutesAtThirtySecondsAndAtTheEnd();
    void tellsAgainWhenTheDeadlineWasMoved();
    void deliveriesOfOneTaskAreToldOnce();
    void theSleepOfTheComputerCounts();
    void wakesUpOnlyForAChange();
    void costsWhatRuns();
    void forgetsAnEarlierStore();

    void followsWhatIsTold()
    {
        WaitingTasks waiting(*m_store, m_clock);
        QList<store::CaptureRow> rows{row(0), row(0), row(0)};
        rows[1].verification = true;
        waiting.note(rows);
        QCOMPARE(waiting.count(), 2);
        waiting.note({rows.at(0)}); // the row was written after all
        QCOMPARE(waiting.count(), 2);
        rows[0].state = protocol::TaskState::Passed;
        waiting.note({rows.at(0)});
        QCOMPARE(waiting.count(), 1);
        QSignalSpy changed(&waiting, &WaitingTasks::changed);
        m_clock.advance(599s);
        QCOMPARE(changed.count(), 0);
        m_clock.advance(2s);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(waiting.count(), 0);
    }

    /// A run task that was delivered twice is answered once. A row of it that was read before is out of date.
    void noDeliveryOfAnAnsweredTaskWaits()
    {
        WaitingTasks waiting(*m_store, m_clock);
        QList<store::CaptureRow> rows{row(0), row(0), row(0)};
        for (int i = 0; i < 3; ++i) {
            rows[i].taskResultId = QStringLiteral("taskrs-1");
            rows[i].callbackHost = i < 2 ? QStringLiteral("http://a/1") : QStringLiteral("http://b/1");
        }
        const store::CaptureRow late = rows.at(1);
        waiting.note(rows);
        QCOMPARE(waiting.count(), 3);
        rows[0].state = protocol::TaskState::Passed;
        waiting.note({rows.at(0)});
        QCOMPARE(waiting.count(), 1); // the run task of another service has the same id
        waiting.note({late});
        QCOMPARE(waiting.count(), 1);
        rows[0].state = protocol::TaskState::Running;
        waiting.note({rows.at(0), late});
        QCOMPARE(waiting.count(), 1);
    }

    void doesNotCountWhatTheServiceSendsAgain()
    {
        WaitingTasks waiting(*m_store, m_clock);
        store::CaptureRow refused = row(0);
        refused.answered = 503;
        refused.deadline = {};
        waiting.note({refused});
        QCOMPARE(waiting.count(), 0);
    }

    void hasABound()
    {
        WaitingTasks waiting(*m_store, m_clock);
        QList<store::CaptureRow> rows;
        for (int i = 0; i < WaitingTasks::MaxTasks + 5; ++i)
            rows.append(row(0));
        waiting.note(rows);
        QCOMPARE(waiting.count(), WaitingTasks::MaxTasks);
        rows[0].state = protocol::TaskState::Failed;
        waiting.note({rows.at(0)});
        QCOMPARE(waiting.count(), WaitingTasks::MaxTasks - 1);
    }
};

void tst_WaitingTasks::knowsWhoseDeadlineIsNext()
{
    WaitingTasks waiting(m_clock);
    QSignalSpy next(&waiting, &WaitingTasks::nextChanged);
    QVERIFY(!waiting.next());
    store::CaptureRow late = row(1);
    late.deadline = m_clock.utc().addSecs(900);
    store::CaptureRow early = row(2);
    early.workspaceName = u"net-prod"_s;
    waiting.note({late, early});
    QCOMPARE(waiting.next()->captureId, 2);
    QCOMPARE(waiting.next()->workspace, u"net-prod"_s);
    early.state = protocol::TaskState::Running; // it is answered, and must be ended all the same
    waiting.note({early});
    QCOMPARE(waiting.count(), 1);
    QCOMPARE(waiting.next()->captureId, 2);
    early.state = protocol::TaskState::Passed;
    waiting.note({early});
    QCOMPARE(waiting.next()->captureId, 1);
    QCOMPARE(next.count(), 2);
    m_clock.advance(900s);
    QVERIFY(!waiting.next());
}

void tst_WaitingTasks::tellsAtTwoMinutesAtThirtySecondsAndAtTheEnd()
{
    WaitingTasks waiting(m_clock);
    QSignalSpy approached(&waiting, &WaitingTasks::approached);
    QSignalSpy next(&waiting, &WaitingTasks::nextChanged);
    waiting.note({row(1)});
    m_clock.advance(480s - 1ms);
    QCOMPARE(approached.count(), 0);
    QCOMPARE(next.count(), 1);
    m_clock.advance(1ms);
    QCOMPARE(approached.count(), 1);
    QCOMPARE(approached.last().at(1).value<Urgency>(), Urgency::Soon);
    QCOMPARE(approached.last().at(0).value<WaitingTasks::Task>().captureId, 1);
    QCOMPARE(next.count(), 2); // of another urgency
    m_clock.advance(90s);
    QCOMPARE(approached.last().at(1).value<Urgency>(), Urgency::Last);
    m_clock.advance(30s);
    QCOMPARE(approached.last().at(1).value<Urgency>(), Urgency::Over);
    QCOMPARE(approached.count(), 3);
    waiting.note({row(2)});
    store::CaptureRow passed = row(3);
    waiting.note({passed});
    passed.state = protocol::TaskState::Passed;
    waiting.note({passed}); // in time
    m_clock.advance(600s);
    QCOMPARE(approached.count(), 6);
}

void tst_WaitingTasks::tellsAgainWhenTheDeadlineWasMoved()
{
    WaitingTasks waiting(m_clock);
    QSignalSpy approached(&waiting, &WaitingTasks::approached);
    store::CaptureRow progress = row(1);
    progress.idleLimit = 10min;
    progress.lastMoment = m_clock.utc().addSecs(3600);
    waiting.note({progress});
    m_clock.advance(580s);
    QCOMPARE(approached.count(), 2);
    waiting.note({progress}); // says nothing new
    QCOMPARE(approached.count(), 2);
    progress.state = protocol::TaskState::Running;
    progress.deadline = m_clock.utc().addSecs(600);
    waiting.note({progress});
    QCOMPARE(waiting.next()->clocks.update, progress.deadline);
    QCOMPARE(waiting.next()->clocks.final, progress.lastMoment);
    m_clock.advance(480s);
    QCOMPARE(approached.count(), 3);
}

void tst_WaitingTasks::deliveriesOfOneTaskAreToldOnce()
{
    WaitingTasks waiting(m_clock);
    QSignalSpy approached(&waiting, &WaitingTasks::approached);
    store::CaptureRow one = row(1);
    one.taskResultId = u"taskrs-1"_s;
    one.callbackHost = u"http://a/1"_s;
    store::CaptureRow again = one;
    again.id = 2;
    again.uuid = QUuid::createUuid();
    store::CaptureRow other = row(3); // neither has an id
    waiting.note({one, again, other, row(4)});
    m_clock.advance(480s);
    QCOMPARE(approached.count(), 3);
}

/// Nobody is woken at 2:00 and at 0:30 then. The end is told when the computer wakes up.
void tst_WaitingTasks::theSleepOfTheComputerCounts()
{
    CountingClock clock(m_clock);
    clock.asleep = 1h;
    WaitingTasks waiting(clock);
    QSignalSpy approached(&waiting, &WaitingTasks::approached);
    waiting.note({row(1)});
    m_clock.advance(1h);
    QCOMPARE(approached.count(), 0);
    m_clock.advance(480s);
    QCOMPARE(approached.count(), 1);
    QCOMPARE(approached.first().at(1).value<Urgency>(), Urgency::Over);
    QVERIFY(!waiting.next());
}

void tst_WaitingTasks::wakesUpOnlyForAChange()
{
    CountingClock clock(m_clock);
    WaitingTasks waiting(clock);
    QSignalSpy ticked(&waiting, &WaitingTasks::ticked);
    m_clock.advance(1h);
    waiting.setWatched(true);
    QCOMPARE(clock.calls, 0); // nothing runs
    const int ofOthers = m_clock.waiting();
    waiting.note({row(1)});
    m_clock.advance(10s);
    QCOMPARE(ticked.count(), 10);
    waiting.setWatched(false);
    const int before = clock.calls;
    m_clock.advance(450s);
    QCOMPARE(ticked.count(), 10);
    QCOMPARE(clock.calls, before);
    waiting.setWatched(true);
    QCOMPARE(ticked.count(), 11); // the shown figures were old
    waiting.setWatched(false);
    m_clock.advance(140s);
    QCOMPARE(ticked.count(), 11);
    QVERIFY(clock.calls <= before + 5);
    QCOMPARE(m_clock.waiting(), ofOthers);
}

/// Ten thousand captures are in the list, and three of them wait.
void tst_WaitingTasks::costsWhatRuns()
{
    CountingClock clock(m_clock);
    WaitingTasks waiting(clock);
    QList<store::CaptureRow> rows;
    for (int i = 1; i <= 10'000; ++i) {
        store::CaptureRow ended = row(i);
        ended.state = i % 4000 == 0 ? protocol::TaskState::Awaiting : protocol::TaskState::Passed;
        rows.append(ended);
    }
    rows.append(row(10'001));
    waiting.note(rows);
    QCOMPARE(waiting.count(), 3);
    QCOMPARE(clock.calls, 1);
    CaptureModel model(nullptr, m_clock);
    model.prepend(rows);
    QSignalSpy changed(&model, &CaptureModel::dataChanged);
    m_clock.advance(1s);
    int shown = 0;
    for (const QList<QVariant> &change : changed)
        shown += change.at(1).toModelIndex().row() - change.at(0).toModelIndex().row() + 1;
    QCOMPARE(shown, 1 + (model.rowOf(8000) >= 0) + (model.rowOf(4000) >= 0)); // as far as they are loaded
}

void tst_WaitingTasks::forgetsAnEarlierStore()
{
    receive(3);
    WaitingTasks waiting(*m_store, m_clock);
    QTRY_COMPARE(waiting.count(), 3);
    QSignalSpy changed(&waiting, &WaitingTasks::changed);
    const std::unique_ptr<store::SqliteStore> other =
        store::newStore(m_folder.filePath(QUuid::createUuid().toString(QUuid::WithoutBraces)), m_clock);
    waiting.setStore(*other);
    QCOMPARE(waiting.count(), 0);
    QCOMPARE(changed.count(), 1);
    QVERIFY(!waiting.next());
}

/// An import gives new numbers to old requests: a page may have nothing else, or end with one.
void tst_WaitingTasks::looksBehindAnImport()
{
    receive(10);
    store::CaptureRow old = row(0);
    old.imported = true;
    old.receivedAt = m_clock.utc().addDays(-30);
    old.deadline = old.receivedAt.addSecs(600);
    constexpr int Imported = 1500;
    int written = 0;
    for (int i = 0; i < Imported; ++i) {
        old.uuid = QUuid::createUuid();
        m_store->append({old, "POST / HTTP/1.1\r\n\r\n", "{}"}, this,
                        [&written](const auto &answer) { written += answer ? 1 : 0; });
    }
    QTRY_COMPARE(written, Imported);
    const WaitingTasks waiting(*m_store, m_clock);
    QTRY_COMPARE(waiting.count(), 10);
}

RUNLATCH_TEST(tst_WaitingTasks)

} // namespace runlatch::models

#include "tst_waitingtasks.moc"
