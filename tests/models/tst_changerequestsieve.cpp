// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/changerequestsieve.h"

#include "base/utc.h"
#include "support/changerequests.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <random>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::protocol::ChangeRequest;
using runlatch::support::changeRequest;

namespace runlatch::models {

namespace {

using RowColumn = ChangeRequestModel::Column;

const QDateTime Day(QDate(2026, 11, 20), QTime(12, 0), base::Utc);

QList<ChangeRequest> some()
{
    ChangeRequest first = changeRequest(u"wscr-a"_s, u"Upgrade provider 1"_s, u"Before the *end* of May"_s);
    first.workspaceId = u"ws-1"_s;
    first.createdBy = u"user-jo"_s;
    first.createdAt = Day.addDays(-20);
    ChangeRequest second = changeRequest(u"wscr-b"_s, u"rotate keys"_s, u"upgrade nothing"_s);
    second.workspaceId = u"ws-2"_s;
    second.archived = protocol::Archived{u"user-max"_s, Day};
    second.createdAt = Day.addDays(-1);
    ChangeRequest third = changeRequest(u"wscr-c"_s, u"upgrade provider 9"_s);
    third.workspaceId = u"ws-2"_s;
    third.createdAt = Day;
    third.updatedAt = Day;
    return {first, second, third};
}

QList<ChangeRequest> many(int count, const QString &prefix = u"n"_s)
{
    QList<ChangeRequest> rows;
    for (int number = 0; number < count; ++number)
        rows.append(changeRequest(prefix + QString::number(number), number % 2 == 0 ? u"even"_s : u"odd"_s));
    return rows;
}

} // namespace

/// Rows are filtered and sorted beside the window, and the selection survives.
class tst_ChangeRequestSieve : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void filters_data();
    void filters();
    void sorts_data();
    void sorts();
    void filtersWhatIsSorted();
    void withoutAQuestionAllStandAsTheyCame();
    void tellsFaultsAtOnce();
    void theNewestQuestionWins();
    void firstRowsAreShownBeforeTheEnd();
    void fewRowsAreShownOnce();
    void selectionSurvivesTyping();
    void addedRowsAreJudged();
    void addedRowsAreSortedIn();
    void rowsAddedWhileItSortsAreSortedIn();
    void aChangedRowIsJudgedAgain();
    void anotherPageIsJudged();
    void anotherPageIsSorted();
    void rowsReplacedWhileItWorks();
    void isGoneWhileItWorks();

private:
    QStringList ids() const
    {
        QStringList ids;
        for (int row = 0; row < m_model->rowCount(); ++row)
            ids.append(m_model->at(row).id);
        return ids;
    }
    void loadMany(int count)
    {
        m_tester.reset(); // the tester reads all rows after every change
        m_model->setRows(many(count));
    }
    QString lastLetters() const
    {
        QString letters;
        for (const QString &id : ids())
            letters += id.back();
        return letters;
    }

    support::FakeClock m_clock;
    std::unique_ptr<ChangeRequestModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    std::unique_ptr<ChangeRequestSieve> m_sieve;
};

void tst_ChangeRequestSieve::init()
{
    m_model = std::make_unique<ChangeRequestModel>(m_clock);
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_sieve = std::make_unique<ChangeRequestSieve>(*m_model, m_clock);
    m_model->setRows(some());
    m_model->setWorkspaceNames({{u"ws-1"_s, u"web-prod"_s}, {u"ws-2"_s, u"billing"_s}});
}

void tst_ChangeRequestSieve::cleanup()
{
    m_sieve.reset();
    m_tester.reset();
    m_model.reset();
}

void tst_ChangeRequestSieve::filters_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a word of subject or message") << u"UPGRADE"_s << u"abc"_s;
    QTest::newRow("a word of the message") << u"may"_s << u"a"_s;
    QTest::newRow("without a word") << u"-provider"_s << u"b"_s;
    QTest::newRow("a workspace as a word") << u"billing"_s << u"bc"_s;
    QTest::newRow("an id as a word") << u"wscr-c"_s << u"c"_s;
    QTest::newRow("active") << u"is:active"_s << u"ac"_s;
    QTest::newRow("archived") << u"is:archived"_s << u"b"_s;
    QTest::newRow("workspace by name") << u"workspace:web*"_s << u"a"_s;
    QTest::newRow("workspace by id") << u"workspace:=ws-2"_s << u"bc"_s;
    QTest::newRow("who made it") << u"by:jo"_s << u"a"_s;
    QTest::newRow("who archived it") << u"by:max"_s << u"b"_s;
    QTest::newRow("by nobody known") << u"by:\"\""_s << u"c"_s;
    QTest::newRow("created") << u"created:>2026-11-10"_s << u"bc"_s;
    QTest::newRow("created of late") << u"created:<7d"_s << u"bc"_s;
    QTest::newRow("updated") << u"updated:2026"_s << u"c"_s;
    QTest::newRow("id") << u"id:=wscr-b"_s << u"b"_s;
    QTest::newRow("nothing") << u"nowhere"_s << QString();
    QTest::newRow("what is wrong is left out") << u"colour:red is:archived"_s << u"b"_s;
}

void tst_ChangeRequestSieve::filters()
{
    QFETCH(QString, filter);
    QFETCH(QString, expected);
    QSignalSpy working(m_sieve.get(), &ChangeRequestSieve::workingChanged);
    m_sieve->setFilter(filter);
    QTRY_COMPARE(working.size(), 2);
    QCOMPARE(lastLetters(), expected);
    QCOMPARE(m_model->loaded().size(), 3);
}

void tst_ChangeRequestSieve::sorts_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("order");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, RowColumn column, Qt::SortOrder order, const QString &expected) {
        QTest::newRow(name) << static_cast<int>(column) << static_cast<int>(order) << expected;
    };
    row("subject, case does not matter", RowColumn::Subject, Qt::AscendingOrder, u"bac"_s);
    row("subject downwards", RowColumn::Subject, Qt::DescendingOrder, u"cab"_s);
    row("state, equal ones as they came", RowColumn::State, Qt::AscendingOrder, u"acb"_s);
    row("state downwards", RowColumn::State, Qt::DescendingOrder, u"bac"_s);
    row("workspace by name", RowColumn::Workspace, Qt::AscendingOrder, u"bca"_s);
    row("created", RowColumn::Created, Qt::DescendingOrder, u"cba"_s);
    row("updated, not told comes last", RowColumn::Updated, Qt::AscendingOrder, u"cab"_s);
    row("updated downwards, not told comes last", RowColumn::Updated, Qt::DescendingOrder, u"cab"_s);
}

void tst_ChangeRequestSieve::sorts()
{
    QFETCH(int, column);
    QFETCH(int, order);
    QFETCH(QString, expected);
    QSignalSpy working(m_sieve.get(), &ChangeRequestSieve::workingChanged);
    m_sieve->setSort(static_cast<RowColumn>(column), static_cast<Qt::SortOrder>(order));
    QTRY_COMPARE(working.size(), 2);
    QCOMPARE(lastLetters(), expected);
}

void tst_ChangeRequestSieve::filtersWhatIsSorted()
{
    m_sieve->setSort(RowColumn::Created, Qt::DescendingOrder);
    QTRY_COMPARE(lastLetters(), u"cba"_s);
    m_sieve->setFilter(u"workspace:billing OR may"_s);
    QTRY_VERIFY(!m_sieve->isWorking());
    QCOMPARE(lastLetters(), u"cba"_s);
    m_sieve->setFilter(u"provider"_s);
    QTRY_COMPARE(lastLetters(), u"ca"_s);
    m_sieve->clearSort();
    QVERIFY(!m_sieve->sort());
    QTRY_COMPARE(lastLetters(), u"ac"_s);
}

void tst_ChangeRequestSieve::withoutAQuestionAllStandAsTheyCame()
{
    m_sieve->setFilter(u"rotate"_s);
    m_sieve->setSort(RowColumn::Subject, Qt::DescendingOrder);
    QTRY_COMPARE(lastLetters(), u"b"_s);
    m_sieve->clearSort();
    QSignalSpy shown(m_sieve.get(), &ChangeRequestSieve::shown);
    m_sieve->setFilter(u"  "_s);
    QCOMPARE(lastLetters(), u"abc"_s); // all rows are shown at once
    QCOMPARE(shown.size(), 1);
    QVERIFY(!m_sieve->isWorking());
    m_model->add({changeRequest(u"wscr-d"_s, QString())});
    QCOMPARE(lastLetters(), u"abcd"_s);
}

void tst_ChangeRequestSieve::tellsFaultsAtOnce()
{
    QSignalSpy changed(m_sieve.get(), &ChangeRequestSieve::filterChanged);
    m_sieve->setFilter(u"is:open upgrade"_s);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(m_sieve->filter().faults().size(), 1);
    QCOMPARE(m_sieve->filter().faults().first().rule, u"filter.choice"_s);
    m_sieve->setFilter(u"is:open upgrade"_s);
    QCOMPARE(changed.size(), 1);
}

void tst_ChangeRequestSieve::theNewestQuestionWins()
{
    loadMany(20'000);
    QSignalSpy shown(m_sieve.get(), &ChangeRequestSieve::shown);
    for (const auto text : {u"o", u"od", u"odd", u"ev", u"n19999"})
        m_sieve->setFilter(QString::fromUtf16(text));
    QTRY_VERIFY(!m_sieve->isWorking());
    QCOMPARE(ids(), QStringList{u"n19999"_s});
    QCOMPARE(shown.size(), 1);
}

/// One thread judges the parts in their order. Of several, the first could be the last to end.
void tst_ChangeRequestSieve::firstRowsAreShownBeforeTheEnd()
{
    QThreadPool *pool = QThreadPool::globalInstance();
    const auto threads = qScopeGuard([pool, before = pool->maxThreadCount()] { pool->setMaxThreadCount(before); });
    pool->setMaxThreadCount(1);
    loadMany(50'000);
    bool isFirst = true;
    connect(m_sieve.get(), &ChangeRequestSieve::shown, this, [&] {
        if (!std::exchange(isFirst, false))
            return;
        QVERIFY(m_sieve->isWorking());
        QVERIFY(m_model->rowCount() > 25'000); // the previous rows stand below
        for (int row = 0; row < ChangeRequestSieve::Screenful; ++row)
            QCOMPARE(m_model->at(row).subject, u"odd"_s);
    });
    m_sieve->setFilter(u"odd"_s);
    QTRY_COMPARE(m_model->rowCount(), 25'000);
    QVERIFY(!m_sieve->isWorking());
}

/// Rows that are judged in one go fill the screen at once; there is nothing to show before the end.
void tst_ChangeRequestSieve::fewRowsAreShownOnce()
{
    loadMany(3 * ChangeRequestSieve::Screenful);
    QSignalSpy shown(m_sieve.get(), &ChangeRequestSieve::shown);
    m_sieve->setFilter(u"odd"_s);
    QTRY_VERIFY(!m_sieve->isWorking());
    QCOMPARE(shown.size(), 1);
    QCOMPARE(m_model->rowCount(), 3 * ChangeRequestSieve::Screenful / 2);
}

void tst_ChangeRequestSieve::selectionSurvivesTyping()
{
    loadMany(20'000);
    QItemSelectionModel selection(m_model.get());
    const auto both = QItemSelectionModel::Select | QItemSelectionModel::Rows;
    selection.select(m_model->index(19'001, 0), both);
    selection.select(m_model->index(19'002, 0), both);
    m_sieve->setFilter(u"odd"_s);
    QTRY_COMPARE(m_model->rowCount(), 10'000);
    QCOMPARE(selection.selectedRows().size(), 1); // the other selected row is not shown any more
    QVERIFY(selection.isRowSelected(m_model->rowOf(u"n19001"_s)));
    m_sieve->setFilter({});
    QVERIFY(selection.isRowSelected(19'001));
}

void tst_ChangeRequestSieve::addedRowsAreJudged()
{
    m_sieve->setFilter(u"provider"_s);
    QTRY_COMPARE(lastLetters(), u"ac"_s);
    m_model->add({changeRequest(u"wscr-d"_s, u"provider 3"_s), changeRequest(u"wscr-e"_s, QString())});
    m_model->add({changeRequest(u"wscr-f"_s, u"provider 4"_s)});
    QVERIFY(!m_sieve->isWorking()); // together, a little later
    m_clock.advance(1s);
    QTRY_COMPARE(lastLetters(), u"acdf"_s);
}

void tst_ChangeRequestSieve::addedRowsAreSortedIn()
{
    m_sieve->setSort(RowColumn::Subject, Qt::AscendingOrder);
    QTRY_COMPARE(lastLetters(), u"bac"_s);
    m_model->add({changeRequest(u"wscr-d"_s, u"Provider"_s), changeRequest(u"wscr-e"_s, QString())});
    m_clock.advance(1s);
    QTRY_COMPARE(lastLetters(), u"dbace"_s);
}

void tst_ChangeRequestSieve::rowsAddedWhileItSortsAreSortedIn()
{
    m_sieve->setSort(RowColumn::Subject, Qt::AscendingOrder);
    m_model->add({changeRequest(u"wscr-d"_s, u"Provider"_s), changeRequest(u"wscr-e"_s, QString())});
    QVERIFY(m_sieve->isWorking());
    QTRY_VERIFY(!m_sieve->isWorking());
    m_clock.advance(1s);
    QTRY_COMPARE(lastLetters(), u"dbace"_s);
    m_sieve->setFilter(u"provider"_s); // in the order that is known
    QTRY_COMPARE(lastLetters(), u"dac"_s);
}

void tst_ChangeRequestSieve::aChangedRowIsJudgedAgain()
{
    m_sieve->setFilter(u"is:active"_s);
    QTRY_COMPARE(lastLetters(), u"ac"_s);
    ChangeRequest archived = some().first();
    archived.archived = protocol::Archived{u"user-jo"_s, Day};
    m_model->replace(archived);
    m_clock.advance(1s);
    QTRY_COMPARE(lastLetters(), u"c"_s);
}

void tst_ChangeRequestSieve::anotherPageIsJudged()
{
    m_sieve->setFilter(u"odd"_s);
    QTRY_COMPARE(m_model->rowCount(), 0);
    QTRY_VERIFY(!m_sieve->isWorking());
    m_model->setRows(many(10));
    QVERIFY(m_sieve->isWorking());
    QCOMPARE(m_model->rowCount(), 0);
    QTRY_COMPARE(m_model->rowCount(), 5);
}

void tst_ChangeRequestSieve::anotherPageIsSorted()
{
    m_sieve->setSort(RowColumn::Subject, Qt::AscendingOrder);
    QTRY_COMPARE(lastLetters(), u"bac"_s);
    m_model->setRows(
        {changeRequest(u"wscr-x"_s, u"c"_s), changeRequest(u"wscr-y"_s, u"a"_s), changeRequest(u"wscr-z"_s, u"b"_s)});
    QTRY_COMPARE(lastLetters(), u"yzx"_s);
}

void tst_ChangeRequestSieve::rowsReplacedWhileItWorks()
{
    loadMany(20'000);
    m_sieve->setFilter(u"even"_s);
    QVERIFY(m_sieve->isWorking());
    m_model->setRows(many(20, u"other"_s)); // the indexes of the old rows mean nothing now
    QTRY_COMPARE(m_model->rowCount(), 10);
    m_sieve->setFilter(u"odd"_s);
    m_model->add(many(2, u"late"_s));
    QTRY_VERIFY(!m_sieve->isWorking());
    m_clock.advance(1s);
    QTRY_COMPARE(m_model->rowCount(), 11);
}

void tst_ChangeRequestSieve::isGoneWhileItWorks()
{
    loadMany(20'000);
    m_sieve->setSort(RowColumn::Subject, Qt::AscendingOrder);
    m_sieve.reset();
    QCOMPARE(m_model->rowCount(), 20'000);
}

RUNLATCH_TEST(tst_ChangeRequestSieve)

} // namespace runlatch::models

#include "tst_changerequestsieve.moc"
