// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "store/sqlite/database.h"
#include "support/capturefixture.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::models {

/// With a filter the list is a window of the captures that fit, those that arrive too, and says how far it looked.
class tst_FilteredRows : public QObject, protected support::CaptureFixture
{
    Q_OBJECT

private slots:
    void init();
    void showsWhatFits();
    void turnsPages();
    void judgesLiveRows();
    void countsLiveRowsThatFitWhileHeld();
    void showsAllAgain();
    void replacesAFilterThatIsSearchedFor();
    void isEmptyOnlyAtTheEnd();
    void isCancelledAndGoesOn();
    void removesWhatTheStoreDropped();
    void judgesARowThatTheDiskRefused();
    void showsWhatFitsLater();
    void countsARowOnceThatChangesAboveTheWindow();
    void aRowBelowTheWindowIsReadInItsTurn();

private:
    QList<store::CaptureRow> receiveFrom(const QString &workspace, int rows);
    void filter(CaptureModel &model, const QString &text)
    {
        model.setFilter(store::CaptureFilter::parse(text, m_clock.utc()));
    }
    static bool isDone(CaptureModel &model)
    {
        return support::waitFor([&model] { return !model.search().isSearching; }, 20000);
    }
};

void tst_FilteredRows::init()
{
    QVERIFY(openStore());
}

QList<store::CaptureRow> tst_FilteredRows::receiveFrom(const QString &workspace, int rows)
{
    QList<store::NewCapture> captures;
    for (int i = 0; i < rows; ++i) {
        store::CaptureRow row = this->row(0);
        row.workspaceName = workspace;
        captures.append({row, "POST / HTTP/1.1\r\n\r\n", "{\"of\": \"" + workspace.toUtf8() + "\"}"});
    }
    return appendedRows(*m_store, captures);
}

void tst_FilteredRows::showsWhatFits()
{
    receiveFrom(u"prod"_s, 2);
    receiveFrom(u"test"_s, 3);
    receiveFrom(u"prod"_s, 1);
    CaptureModel model(m_store.get(), m_clock);
    const QAbstractItemModelTester tester(&model);
    filter(model, u"ws:prod"_s);
    QVERIFY(isDone(model));
    QCOMPARE(ids(model), (QList<qint64>{6, 2, 1}));
    QVERIFY(model.search().isComplete);
    QCOMPARE(model.search().searched, 6);
    QCOMPARE(model.search().total, 6);
    QVERIFY(!model.canFetchMore({}));
}

void tst_FilteredRows::turnsPages()
{
    for (int i = 0; i < 5; ++i) {
        receiveFrom(u"prod"_s, 100);
        receiveFrom(u"test"_s, 10);
    }
    CaptureModel model(m_store.get(), m_clock);
    const QAbstractItemModelTester tester(&model);
    filter(model, u"prod"_s);
    QVERIFY(isDone(model));
    QCOMPARE(model.rowCount(), 200);
    QVERIFY(!model.search().isComplete);
    while (model.canFetchMore({})) {
        model.fetchMore({});
        QVERIFY(isDone(model));
    }
    QCOMPARE(model.rowCount(), 500);
    QCOMPARE(model.at(499).id, 1);
    QVERIFY(model.search().isComplete);
}

void tst_FilteredRows::judgesLiveRows()
{
    receiveFrom(u"prod"_s, 1);
    CaptureModel model(m_store.get(), m_clock);
    const QAbstractItemModelTester tester(&model);
    filter(model, u"prod"_s);
    QVERIFY(isDone(model));
    model.prepend(receiveFrom(u"test"_s, 2));
    model.prepend(receiveFrom(u"prod"_s, 2));
    model.prepend(receiveFrom(u"test"_s, 1));
    QVERIFY(support::waitFor([&] { return model.rowCount() == 3; }));
    QCOMPARE(ids(model), (QList<qint64>{5, 4, 1}));
    QVERIFY(model.isAtNewest());
}

void tst_FilteredRows::countsLiveRowsThatFitWhileHeld()
{
    receiveFrom(u"prod"_s, 1);
    CaptureModel model(m_store.get(), m_clock);
    filter(model, u"prod"_s);
    QVERIFY(isDone(model));
    model.setHeld(true);
    model.prepend(receiveFrom(u"test"_s, 2));
    model.prepend(receiveFrom(u"prod"_s, 2));
    QVERIFY(support::waitFor([&] { return model.newerRows() == 2; }));
    QCOMPARE(ids(model), QList<qint64>{1});
    model.fetchNewer();
    QVERIFY(support::waitFor([&] { return model.rowCount() == 3; }));
    QCOMPARE(ids(model), (QList<qint64>{5, 4, 1}));
    QCOMPARE(model.newerRows(), 0);
}

void tst_FilteredRows::showsAllAgain()
{
    receiveFrom(u"prod"_s, 1);
    receiveFrom(u"test"_s, 1);
    CaptureModel model(m_store.get(), m_clock);
    const QAbstractItemModelTester tester(&model);
    filter(model, u"prod"_s);
    QVERIFY(isDone(model));
    QSignalSpy fetched(&model, &CaptureModel::fetched);
    filter(model, {});
    QVERIFY(fetched.wait(30'000));
    QCOMPARE(ids(model), (QList<qint64>{2, 1}));
    model.prepend(receiveFrom(u"test"_s, 1));
    QCOMPARE(model.rowCount(), 3);
}

void tst_FilteredRows::replacesAFilterThatIsSearchedFor()
{
    receiveFrom(u"prod"_s, 1);
    receiveFrom(u"test"_s, 1);
    CaptureModel model(m_store.get(), m_clock);
    for (const QString &text : {u"prod"_s, u"missing"_s, u"ws:test"_s})
        filter(model, text);
    QVERIFY(isDone(model));
    QCOMPARE(ids(model), QList<qint64>{2});
}

void tst_FilteredRows::isEmptyOnlyAtTheEnd()
{
    receiveFrom(u"prod"_s, 600);
    CaptureModel model(m_store.get(), m_clock);
    filter(model, u"-prod"_s);
    bool wasEarly = false;
    connect(&model, &CaptureModel::searched, this,
            [&] { wasEarly = wasEarly || (model.search().isComplete && model.search().searched < 600); });
    QVERIFY(model.search().isSearching);
    QVERIFY(!model.search().isComplete);
    QVERIFY(isDone(model));
    QVERIFY(model.search().isComplete);
    QVERIFY(!wasEarly);
    QCOMPARE(model.rowCount(), 0);
}

void tst_FilteredRows::isCancelledAndGoesOn()
{
    receiveFrom(u"prod"_s, 2000);
    CaptureModel model(m_store.get(), m_clock);
    QObject once;
    connect(&model, &CaptureModel::searched, &once, [&] {
        if (model.search().searched > 0)
            model.stopSearch();
    });
    filter(model, u"-prod"_s);
    QVERIFY(support::waitFor([&] { return model.search().isStopped; }));
    QVERIFY(!model.search().isComplete);
    QVERIFY(!model.canFetchMore({})); // no view asks by itself
    QObject::disconnect(&model, nullptr, &once, nullptr);
    model.goOn();
    QVERIFY(isDone(model));
    QVERIFY(model.search().isComplete);
}

void tst_FilteredRows::removesWhatTheStoreDropped()
{
    receiveFrom(u"prod"_s, 3);
    receiveFrom(u"test"_s, 3);
    CaptureModel model(m_store.get(), m_clock);
    const QAbstractItemModelTester tester(&model);
    filter(model, u"prod"_s);
    QVERIFY(isDone(model));
    store::Database database(m_store->file());
    QVERIFY(database.open(store::Database::Access::ReadWrite));
    QVERIFY(database.execute("DELETE FROM captures WHERE id = 2"));
    QSignalSpy refreshed(&model, &CaptureModel::refreshed);
    model.refresh();
    QVERIFY(refreshed.wait(30'000));
    QCOMPARE(ids(model), (QList<qint64>{3, 1}));
}

void tst_FilteredRows::judgesARowThatTheDiskRefused()
{
    receiveFrom(u"prod"_s, 1);
    CaptureModel model(m_store.get(), m_clock);
    const QAbstractItemModelTester tester(&model);
    filter(model, u"ws:prod"_s);
    QVERIFY(isDone(model));
    store::CaptureRow fits = row(0);
    fits.workspaceName = u"prod"_s;
    fits.stored = false;
    store::CaptureRow other = fits;
    other.uuid = QUuid::createUuid();
    other.workspaceName = u"test"_s;
    model.prepend({fits, other});
    QCOMPARE(ids(model), (QList<qint64>{0, 1}));
    QSignalSpy fetched(&model, &CaptureModel::fetched);
    filter(model, {});
    QVERIFY(fetched.wait(30'000));
    QCOMPARE(model.rowCount(), 3);
}

/// The cause of a signature is found after the request was reported.
void tst_FilteredRows::showsWhatFitsLater()
{
    const base::Rule cause = base::Rules::BodyNewlineLost;
    store::CaptureRow sent = row(0);
    sent.verdict = protocol::Verdict::Invalid;
    sent.cause = base::Rules::DigestDiffers.name();
    QVERIFY(append(*m_store, {sent, "POST / HTTP/1.1\r\n\r\n", "{}"}));
    sent.uuid = QUuid::createUuid();
    sent.cause = cause.name();
    QVERIFY(append(*m_store, {sent, "POST / HTTP/1.1\r\n\r\n", "{}"}));
    CaptureModel model(m_store.get(), m_clock);
    const QAbstractItemModelTester tester(&model);
    filter(model, u"cause:body.newline-lost"_s);
    QVERIFY(isDone(model));
    QCOMPARE(ids(model), QList<qint64>{2});
    m_store->setCause(1, cause, this,
                      [&model](const base::Result<store::CaptureRow> &stored) { model.update(stored.value()); });
    QTRY_COMPARE(ids(model), (QList<qint64>{2, 1}));
}

void tst_FilteredRows::countsARowOnceThatChangesAboveTheWindow()
{
    receiveFrom(u"prod"_s, 1);
    CaptureModel model(m_store.get(), m_clock);
    filter(model, u"prod"_s);
    QVERIFY(isDone(model));
    model.setHeld(true);
    const QList<store::CaptureRow> live = receiveFrom(u"prod"_s, 2);
    model.prepend(live);
    QTRY_COMPARE(model.newerRows(), 2);
    for (const store::CaptureRow &row : live)
        model.update(row);
    model.prepend(receiveFrom(u"prod"_s, 1)); // judged behind them
    QTRY_VERIFY(model.newerRows() > 2);
    QCOMPARE(model.newerRows(), 3);
}

/// In its place now, it would be the last row, and those between were never read.
void tst_FilteredRows::aRowBelowTheWindowIsReadInItsTurn()
{
    const QList<store::CaptureRow> all = receiveFrom(u"prod"_s, 250);
    CaptureModel model(m_store.get(), m_clock);
    QSignalSpy fetched(&model, &CaptureModel::fetched);
    model.fetchMore({});
    QVERIFY(fetched.wait(30'000));
    filter(model, u"prod"_s);
    model.update(all.at(4)); // nothing is found yet
    QVERIFY(isDone(model));
    model.update(all.at(9));
    model.prepend(receiveFrom(u"prod"_s, 1)); // judged behind it
    QTRY_COMPARE(model.rowCount(), 201);
    model.fetchMore({});
    QVERIFY(isDone(model));
    QCOMPARE(model.rowCount(), 251);
}

RUNLATCH_TEST(tst_FilteredRows)

} // namespace runlatch::models

#include "tst_filteredrows.moc"
