// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/waitingtasks.h"

#include "support/capturefixture.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::models {

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
