// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/database.h"
#include "support/capturefixture.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace runlatch::models {

/// A window of the stored captures and those that arrive is shown without gaps and within a bound.
class tst_CaptureRows : public QObject, protected support::CaptureFixture
{
    Q_OBJECT

private:
    bool fill(int rows) { return receive(rows).size() == rows; }
    store::CaptureRow refusedByDisk() const
    {
        store::CaptureRow refused = row(0);
        refused.stored = false;
        return refused;
    }
    bool drop(qint64 from, qint64 to)
    {
        store::Database database(m_store->file());
        return database.open(store::Database::Access::ReadWrite)
            && database.execute("DELETE FROM captures WHERE id BETWEEN ? AND ?", {from, to});
    }
    static QStringList states(const CaptureModel &model)
    {
        QStringList texts;
        for (int i = 0; i < model.rowCount(); ++i)
            texts += model.index(i, static_cast<int>(CaptureModel::Column::State)).data().toString();
        return texts;
    }
    /// Requests older rows like a view, and waits for them.
    static bool older(CaptureModel &model)
    {
        return answered(model, [&] { model.fetchMore({}); });
    }
    static bool newer(CaptureModel &model)
    {
        return answered(model, [&] { model.fetchNewer(); });
    }
    static bool newest(CaptureModel &model)
    {
        return answered(model, [&] { model.fetchNewest(); });
    }
    static bool answered(CaptureModel &model, const std::function<void()> &ask)
    {
        QSignalSpy fetched(&model, &CaptureModel::fetched);
        ask();
        return support::waitFor([&] { return fetched.count() > 0; }, 20000);
    }
    /// The ids of the store have no gaps, so a missing, repeated or misplaced row is noticed.
    static bool isWithoutGaps(const CaptureModel &model)
    {
        for (int i = 1; i < model.rowCount(); ++i) {
            if (model.at(i - 1).id != model.at(i).id + 1)
                return false;
        }
        return model.rowCount() > 0 && model.rowCount() <= CaptureModel::MaxRows;
    }

private slots:
    void init() { QVERIFY(openStore()); }
    void cleanup() { m_store.reset(); }

    void readsTheStoreInWindows()
    {
        QVERIFY(fill(450));
        CaptureModel model(m_store.get(), m_clock); // without a tester, which would fetch by itself
        QSignalSpy fetched(&model, &CaptureModel::fetched);
        for (const int expected : {200, 400, 450}) {
            const auto before = fetched.count();
            QVERIFY(model.canFetchMore({}));
            model.fetchMore({});
            QVERIFY(!model.canFetchMore({})); // one request at a time
            QTRY_COMPARE(fetched.count(), before + 1);
            QCOMPARE(model.rowCount(), expected);
        }
        QVERIFY(!model.canFetchMore({}));
        for (int i = 1; i < model.rowCount(); ++i)
            QVERIFY(model.at(i - 1).id > model.at(i).id);
        QCOMPARE(model.rowOf(model.at(449).uuid), 449);
    }

    /// Those of a row that is reported late are known already.
    void findingsAreCountedLate()
    {
        CaptureModel model(m_store.get(), m_clock);
        qsizetype counted = 0;
        QObject::connect(m_store.get(), &store::CaptureStore::counted, &model,
                         [&counted](const auto &findings) { counted += findings.size(); });
        const QList<store::CaptureRow> rows = receive(2, false);
        QVERIFY(rows.size() == 2 && !rows.first().findings);
        model.prepend({rows.first()});
        QTRY_COMPARE(counted, 2);
        QVERIFY(model.at(0).findings);
        model.prepend({rows.last()});
        QCOMPARE(model.at(0).id, rows.last().id);
        QCOMPARE(model.at(0).findings, model.at(1).findings); // both have the same head and body
    }

    void keepsTheRulesWhileItFetches()
    {
        QVERIFY(fill(450));
        CaptureModel model(m_store.get(), m_clock);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.prepend({row(451)}); // the tester's own request is under way
        QTRY_VERIFY((model.fetchMore({}), model.rowCount() == 451));
        QTRY_VERIFY(!model.canFetchMore({}));
        QCOMPARE(model.rowOf(model.at(450).uuid), 450);
    }

    void showsARowThatIsLiveAndStoredOnce()
    {
        QVERIFY(fill(10));
        CaptureModel model(m_store.get(), m_clock);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy fetched(&model, &CaptureModel::fetched);
        model.fetchMore({});
        model.prepend({row(11)});
        QTRY_COMPARE(fetched.count(), 1);
        QCOMPARE(model.rowCount(), 11);
        QCOMPARE(model.at(0).id, 11);
        model.prepend({model.at(3), row(12)}); // a row that was read before it is reported
        QCOMPARE(model.rowCount(), 12);
        QCOMPARE(model.rowOf(model.at(11).uuid), 11);
    }

    void sortsWhatIsToldLate()
    {
        CaptureModel model(nullptr, m_clock);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.prepend({row(1), row(4)});
        model.prepend({row(3), row(2), row(5)});
        QCOMPARE(ids(model), QList<qint64>({5, 4, 3, 2, 1}));
        for (int i = 0; i < 5; ++i)
            QCOMPARE(model.rowOf(model.at(i).id), i);
    }

    /// All deliveries have one state, whichever was answered, even if a row is reported that was read before.
    void allDeliveriesHaveOneState()
    {
        CaptureModel model(nullptr, m_clock);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QList<store::CaptureRow> rows;
        for (int i = 0; i < 4; ++i) {
            rows.append(row(i + 1));
            rows.last().taskResultId = i == 3 ? u"taskrs-2"_s : u"taskrs-1"_s;
            rows.last().callbackHost = u"http://a/1"_s;
        }
        model.prepend(rows.mid(1));
        store::CaptureRow answered = rows.at(1);
        answered.state = protocol::TaskState::Passed;
        model.update(answered);
        model.prepend(rows.mid(0, 1));
        QCOMPARE(states(model), QStringList({u"Awaiting"_s, u"Passed"_s, u"Passed"_s, u"Passed"_s}));
        answered.state = protocol::TaskState::Running;
        model.update(answered); // this row comes too late
        QCOMPARE(states(model), QStringList({u"Awaiting"_s, u"Passed"_s, u"Passed"_s, u"Passed"_s}));
    }

    void allDeliveriesRunTogether();
    void theLastReadRowStaysWhenItsStateChanges();
    void whatTheDiskRefusedAndCameAgainIsNotLost();
    void whatIsNotKeptMeanwhileIsStillNewer();

    void holdsAWindowOfALongStore()
    {
        constexpr int all = 20'000;
        QVERIFY(fill(all));
        CaptureModel model(m_store.get(), m_clock);
        QSignalSpy reset(&model, &CaptureModel::modelReset);
        while (model.canFetchMore({})) {
            QVERIFY(older(model));
            QVERIFY(isWithoutGaps(model));
            QCOMPARE(model.at(0).id + model.newerRows(), all);
        }
        QCOMPARE(model.at(model.rowCount() - 1).id, 1);
        QCOMPARE(model.rowCount(), CaptureModel::MaxRows);
        QCOMPARE(model.newerRows(), all - CaptureModel::MaxRows);
        while (model.canFetchNewer()) {
            QVERIFY(newer(model));
            QVERIFY(isWithoutGaps(model));
            QCOMPARE(model.at(0).id + model.newerRows(), all);
        }
        QCOMPARE(model.at(0).id, all);
        QVERIFY(model.isAtNewest());
        QCOMPARE(model.rowCount(), CaptureModel::MaxRows);
        QVERIFY(model.canFetchMore({}));
        QCOMPARE(reset.count(), 0); // each step kept the rows that stay
    }

    void holdsAWindowWhileLiveRowsCome()
    {
        QVERIFY(fill(6000));
        CaptureModel model(m_store.get(), m_clock);
        qint64 last = 6000;
        const auto more = [&] {
            const auto rows = receive(70);
            last = rows.last().id;
            model.prepend(rows);
        };
        while (model.canFetchMore({})) {
            model.fetchMore({});
            more(); // the request is under way
            QTRY_VERIFY(model.canFetchMore({}) || model.at(model.rowCount() - 1).id == 1);
            more();
            QVERIFY(isWithoutGaps(model));
            QCOMPARE(model.at(0).id + model.newerRows(), last);
        }
        QCOMPARE(model.at(model.rowCount() - 1).id, 1);
        while (!model.isAtNewest()) {
            QSignalSpy fetched(&model, &CaptureModel::fetched);
            model.fetchNewer();
            more();
            QTRY_COMPARE(fetched.count(), 1);
            QVERIFY(isWithoutGaps(model));
            QVERIFY(model.newerRows() > 0 || model.isAtNewest());
        }
        QCOMPARE(model.at(0).id, last);
        more();
        QCOMPARE(model.at(0).id, last);
        QVERIFY(isWithoutGaps(model));
        QCOMPARE(model.newerRows(), 0);
    }

    void dropsTheOldestForLiveRows()
    {
        QVERIFY(fill(10));
        CaptureModel model(m_store.get(), m_clock);
        QVERIFY(older(model));
        QVERIFY(!model.canFetchMore({}));
        model.prepend(receive(CaptureModel::MaxRows - 5));
        QCOMPARE(model.rowCount(), CaptureModel::MaxRows);
        QCOMPARE(model.at(model.rowCount() - 1).id, 6);
        QVERIFY(model.isAtNewest());
        QVERIFY(model.canFetchMore({})); // the earlier rows are on disk
        QVERIFY(older(model));
        QCOMPARE(model.at(model.rowCount() - 1).id, 1);
        QVERIFY(isWithoutGaps(model));
        QCOMPARE(model.newerRows(), 5);
    }

    void goesBackToTheNewestAtOnce()
    {
        QVERIFY(fill(3000));
        CaptureModel model(m_store.get(), m_clock);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy counted(&model, &CaptureModel::newerChanged);
        // The tester requests rows too.
        QTRY_VERIFY_WITH_TIMEOUT((model.fetchMore({}), model.newerRows() == 1000), 60000);
        QCOMPARE(counted.last().first().toLongLong(), 1000);
        const store::CaptureRow live = receive(1).first();
        model.prepend({live});
        QCOMPARE(model.newerRows(), 1001);
        QCOMPARE(model.rowOf(live.uuid), -1);
        model.fetchNewest();
        model.prepend(receive(1)); // the row comes between request and answer
        QTRY_VERIFY(model.isAtNewest());
        QCOMPARE(model.at(0).id, 3002);
        QCOMPARE(model.newerRows(), 0);
        QVERIFY(isWithoutGaps(model));
    }

    void missesNothingThatIsToldWhileItAsks()
    {
        QVERIFY(fill(2300));
        CaptureModel model(m_store.get(), m_clock);
        const auto scrollDown = [&model] {
            while (model.canFetchMore({})) {
                if (!older(model))
                    return false;
            }
            return !model.isAtNewest();
        };
        QVERIFY(scrollDown());
        model.fetchNewest();
        model.prepend({row(2301), row(2302)}); // the rows were committed after the reader's answer
        QTRY_VERIFY(model.isAtNewest());
        QCOMPARE(model.at(0).id, 2302);
        QVERIFY(isWithoutGaps(model));
        QVERIFY(scrollDown());
        const store::CaptureRow live = row(2303);
        while (!model.isAtNewest()) {
            QSignalSpy fetched(&model, &CaptureModel::fetched);
            model.fetchNewer();
            model.prepend({live});
            QTRY_COMPARE(fetched.count(), 1);
        }
        QCOMPARE(model.at(0).id, 2303);
    }

    void keepsWhatTheDiskRefusedAtItsPlace()
    {
        QVERIFY(fill(3000));
        CaptureModel model(m_store.get(), m_clock);
        const store::CaptureRow early = refusedByDisk();
        model.prepend({early}); // the row comes before anything was read
        QVERIFY(older(model));
        QCOMPARE(model.rowOf(early.uuid), 0);
        model.prepend(receive(1));
        const store::CaptureRow late = refusedByDisk();
        model.prepend({late});
        model.prepend(receive(1));
        QCOMPARE(ids(model).mid(0, 5), QList<qint64>({3002, 0, 3001, 0, 3000}));
        while (model.canFetchMore({}))
            QVERIFY(older(model));
        QCOMPARE(model.rowOf(late.uuid), -1); // the row is outside the window, and not lost
        while (!model.isAtNewest())
            QVERIFY(newer(model));
        QCOMPARE(ids(model).mid(0, 5), QList<qint64>({3002, 0, 3001, 0, 3000}));
        QCOMPARE(model.rowOf(early.uuid), 3);
        QVERIFY(newest(model));
        QCOMPARE(ids(model).mid(0, 5), QList<qint64>({3002, 0, 3001, 0, 3000}));
        while (model.canFetchMore({}))
            QVERIFY(older(model));
        store::CaptureRow written = receive(1).first();
        written.uuid = late.uuid;
        model.prepend({written}); // the row is above the window, where it was counted before
        QCOMPARE(model.newerRows(), 3004 - CaptureModel::MaxRows);
        QVERIFY(newest(model));
        QCOMPARE(ids(model).mid(0, 4), QList<qint64>({3003, 3002, 3001, 0}));
    }

    void boundsWhatTheDiskRefuses()
    {
        CaptureModel model(nullptr, m_clock);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QList<store::CaptureRow> refused;
        for (int i = 0; i < CaptureModel::MaxUnstored + 5; ++i)
            refused.append(refusedByDisk());
        model.prepend(refused);
        QCOMPARE(model.rowCount(), CaptureModel::MaxUnstored);
        QCOMPARE(model.rowOf(refused.at(4).uuid), -1);
        QCOMPARE(model.rowOf(refused.last().uuid), 0);
    }

    void forgetsWhatTheStoreDropped()
    {
        QVERIFY(fill(2500));
        CaptureModel model(m_store.get(), m_clock);
        while (model.rowCount() < 1600)
            QVERIFY(older(model));
        const store::CaptureRow kept = refusedByDisk();
        model.prepend({kept});
        QVERIFY(drop(1000, 1003));
        QVERIFY(drop(2000, 2000));
        QVERIFY(drop(2499, 2500));
        QSignalSpy refreshed(&model, &CaptureModel::refreshed);
        model.refresh();
        model.refresh(); // the second call runs after the first, not beside it
        model.prepend(receive(1));
        QTRY_COMPARE(refreshed.count(), 2);
        QCOMPARE(model.rowCount(), 1602 - 7);
        QCOMPARE(ids(model).mid(0, 3), QList<qint64>({2501, 0, 2498}));
        QCOMPARE(model.rowOf(2000), -1);
        QCOMPARE(model.rowOf(1001), -1);
        QCOMPARE(model.at(model.rowCount() - 1).id, 901);
        while (model.canFetchMore({}))
            QVERIFY(older(model));
        QCOMPARE(model.at(model.rowCount() - 1).id, 1);
        QVERIFY(drop(1, 3000));
        model.refresh();
        QTRY_VERIFY(model.isAtNewest() && !model.canFetchMore({}));
        QCOMPARE(ids(model), QList<qint64>({0}));
    }
};

/// A callback that says "running" speaks for each delivery, also for one that is reported later.
void tst_CaptureRows::allDeliveriesRunTogether()
{
    CaptureModel model(nullptr, m_clock);
    QList<store::CaptureRow> rows{row(1), row(2), row(3)};
    for (store::CaptureRow &delivery : rows)
        delivery.taskResultId = u"taskrs-1"_s;
    model.prepend(rows.mid(0, 2));
    store::CaptureRow answered = rows.at(0);
    answered.state = protocol::TaskState::Running;
    model.update(answered);
    model.prepend(rows.mid(2));
    QCOMPARE(states(model), QStringList(3, u"Running"_s));
}

void tst_CaptureRows::theLastReadRowStaysWhenItsStateChanges()
{
    QVERIFY(fill(450));
    CaptureModel model(m_store.get(), m_clock);
    QVERIFY(older(model));
    const int last = model.rowCount() - 1;
    store::CaptureRow answered = model.at(last);
    answered.state = protocol::TaskState::Passed;
    model.update(answered);
    QCOMPARE(model.rowCount(), last + 1);
    QCOMPARE(model.rowOf(answered.uuid), last);
    QCOMPARE(states(model).last(), u"Passed"_s);
}

/// Nothing else has it: what leaves the window is read from the disk again, and this row is not there.
void tst_CaptureRows::whatTheDiskRefusedAndCameAgainIsNotLost()
{
    QVERIFY(fill(2300));
    CaptureModel model(m_store.get(), m_clock);
    QVERIFY(older(model));
    store::CaptureRow refused = refusedByDisk();
    model.prepend({refused});
    refused.answered = 503;
    model.prepend({refused});
    while (model.canFetchMore({}))
        QVERIFY(older(model));
    QCOMPARE(model.rowOf(refused.uuid), -1);
    QVERIFY(newest(model));
    QCOMPARE(model.rowOf(refused.uuid), 0);
    QCOMPARE(model.at(0).answered, 503);
}

/// More rows come during a request than are kept for its answer. The person must see that newer ones exist.
void tst_CaptureRows::whatIsNotKeptMeanwhileIsStillNewer()
{
    QVERIFY(fill(2300));
    CaptureModel model(m_store.get(), m_clock);
    while (model.canFetchMore({}))
        QVERIFY(older(model));
    QVERIFY(!model.isAtNewest());
    QList<store::CaptureRow> rows;
    for (int id = 2301; id <= 2301 + CaptureModel::MaxRows; ++id)
        rows.append(row(id));
    QVERIFY(answered(model, [&] {
        model.fetchNewest();
        model.prepend(rows);
    }));
    QVERIFY(!model.isAtNewest());
    QVERIFY(model.newerRows() > 0);
}

RUNLATCH_TEST(tst_CaptureRows)

} // namespace runlatch::models

#include "tst_capturerows.moc"
