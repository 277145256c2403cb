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

/// The window on the stored captures moves to any place in one step, and misses nothing that arrives meanwhile.
class tst_CapturePlaces : public QObject, protected support::CaptureFixture
{
    Q_OBJECT

private:
    bool fill(int rows) { return receive(rows).size() == rows; }
    bool drop(qint64 from, qint64 to)
    {
        store::Database database(m_store->file());
        return database.open(store::Database::Access::ReadWrite)
            && database.execute("DELETE FROM captures WHERE id BETWEEN ? AND ?", {from, to});
    }
    store::CaptureFilter filter(const QString &text) const { return store::CaptureFilter::parse(text, m_clock.utc()); }
    static bool answered(CaptureModel &model, const std::function<void()> &ask)
    {
        QSignalSpy fetched(&model, &CaptureModel::fetched);
        ask();
        return support::waitFor([&] { return fetched.count() > 0; }, 20000);
    }
    static bool older(CaptureModel &model)
    {
        return answered(model, [&] { model.fetchMore({}); });
    }
    static bool newer(CaptureModel &model)
    {
        return answered(model, [&] { model.fetchNewer(); });
    }
    static bool from(CaptureModel &model, qint64 id)
    {
        return answered(model, [&] { model.fetchFrom(id); });
    }
    static bool isWithoutGaps(const CaptureModel &model)
    {
        for (int i = 1; i < model.rowCount(); ++i) {
            if (model.at(i - 1).id != model.at(i).id + 1)
                return false;
        }
        return model.rowCount() > 0;
    }

private slots:
    void init() { QVERIFY(openStore()); }
    void cleanup() { m_store.reset(); }
    void goesToAnyPlaceAtOnce();
    void goesToTheOldestAtOnce();
    void losesNothingOnTheWay();
    void goesToAPlaceAmongFilteredRows();
    void missesNoLiveRowAtTheNewest();
    void passesOverHiddenRows();
    void judgesAgainWhatWasCountedLate();
};

void tst_CapturePlaces::goesToAnyPlaceAtOnce()
{
    QVERIFY(fill(5000));
    CaptureModel model(m_store.get(), m_clock);
    QVERIFY(older(model));
    QTRY_COMPARE(model.lowestId(), 1);
    for (const qint64 id : {2500, 100, 4999, 1}) {
        QVERIFY(from(model, id));
        QCOMPARE(model.at(0).id, id);
        QCOMPARE(model.newerRows(), 5000 - id);
        QVERIFY(isWithoutGaps(model));
    }
    QVERIFY(model.isAtOldest());
    QVERIFY(drop(2400, 2600));
    QVERIFY(from(model, 2500));
    QCOMPARE(model.at(0).id, 2399);
    QVERIFY(newer(model));
    QCOMPARE(model.at(0).id, 2800);
    QCOMPARE(model.rowFrom(2500), model.rowOf(2399));
    QVERIFY(from(model, 5000));
    QVERIFY(model.isAtNewest());
    QCOMPARE(model.newerRows(), 0);
}

void tst_CapturePlaces::goesToTheOldestAtOnce()
{
    QVERIFY(fill(3000));
    CaptureModel model(m_store.get(), m_clock);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QTRY_VERIFY(model.rowCount() > 0);
    model.fetchOldest();
    QTRY_VERIFY(model.isAtOldest());
    QCOMPARE(model.at(model.rowCount() - 1).id, 1);
    QVERIFY(!model.isAtNewest());
    QVERIFY(isWithoutGaps(model));
    QVERIFY(drop(1, 10));
    QSignalSpy lowest(&model, &CaptureModel::lowestChanged);
    model.refresh();
    QVERIFY(lowest.count() == 1 || lowest.wait(30'000));
    QCOMPARE(model.lowestId(), 11);
}

/// A row that comes while the window moves is above it then, or in it.
void tst_CapturePlaces::losesNothingOnTheWay()
{
    QVERIFY(fill(150)); // one page has them all
    CaptureModel model(m_store.get(), m_clock);
    QVERIFY(older(model));
    const QList<std::function<void()>> ways{[&] { model.fetchOldest(); }, [&] { model.fetchFrom(20); },
                                            [&] { model.fetchFrom(model.highestId()); }};
    for (const auto &go : ways) {
        QSignalSpy fetched(&model, &CaptureModel::fetched);
        go();
        const auto live = receive(3);
        model.prepend(live);
        QTRY_COMPARE(fetched.count(), 1);
        while (!model.isAtNewest())
            QVERIFY(newer(model));
        QCOMPARE(model.at(0).id, live.last().id);
        while (model.canFetchMore({}))
            QVERIFY(older(model));
        QCOMPARE(model.rowCount(), live.last().id);
        QVERIFY(isWithoutGaps(model));
    }
}

void tst_CapturePlaces::goesToAPlaceAmongFilteredRows()
{
    QVERIFY(fill(1000));
    CaptureModel model(m_store.get(), m_clock);
    QSignalSpy fetched(&model, &CaptureModel::fetched);
    model.setFilter(filter(u"-note:x"_s));
    QTRY_COMPARE(fetched.count(), 1);
    QVERIFY(from(model, 500));
    QCOMPARE(model.at(0).id, 500);
    QVERIFY(isWithoutGaps(model));
    QVERIFY(newer(model));
    QCOMPARE(model.at(0).id, 700);
    QVERIFY(answered(model, [&] { model.fetchOldest(); }));
    QCOMPARE(model.at(model.rowCount() - 1).id, 1);
    model.setFilter(filter(u"note:nowhere"_s));
    QTRY_COMPARE(fetched.count(), 5);
    QVERIFY(from(model, 500));
    QCOMPARE(model.rowCount(), 0);
}

void tst_CapturePlaces::missesNoLiveRowAtTheNewest()
{
    QVERIFY(fill(10));
    CaptureModel model(m_store.get(), m_clock);
    QVERIFY(older(model));
    const store::CaptureRow live = row(11); // reported when the page was read already
    QSignalSpy fetched(&model, &CaptureModel::fetched);
    model.fetchNewest();
    model.prepend({live});
    QTRY_COMPARE(fetched.count(), 1);
    QCOMPARE(model.at(0).id, 11);
    QVERIFY(isWithoutGaps(model));
}

void tst_CapturePlaces::passesOverHiddenRows()
{
    QVERIFY(fill(1000));
    CaptureModel model(m_store.get(), m_clock);
    for (int page = 0; page < 3; ++page)
        QVERIFY(older(model));
    QList<qint64> hidden;
    for (int i = 0; i < model.rowCount(); ++i)
        hidden.append(model.at(i).id);
    model.hide(hidden);
    QTRY_COMPARE(model.rowCount(), 200);
    QCOMPARE(model.at(0).id, 400);
    QVERIFY(from(model, 900));
    QCOMPARE(model.at(0).id, 400);
    model.show(hidden);
    QVERIFY(answered(model, [&] { model.fetchNewest(); }));
    QCOMPARE(model.at(0).id, 1000);
}

void tst_CapturePlaces::judgesAgainWhatWasCountedLate()
{
    CaptureModel model(m_store.get(), m_clock);
    model.setFilter(filter(u"finding:error"_s));
    QTRY_VERIFY(!model.search().isSearching);
    store::NewCapture large;
    large.row = row(0);
    large.row.findings.reset();
    large.body = "{";
    QSignalSpy counted(m_store.get(), &store::CaptureStore::counted);
    m_store->append(large, this, [&model](const auto &stored) { model.prepend({stored.value()}); });
    QTRY_COMPARE(counted.count(), 1);
    QTRY_COMPARE(model.rowCount(), 1);
    QVERIFY(model.at(0).findings->errors > 0);
}

RUNLATCH_TEST(tst_CapturePlaces)

} // namespace runlatch::models

#include "tst_captureplaces.moc"
