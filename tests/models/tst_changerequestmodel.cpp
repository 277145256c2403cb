// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/changerequestmodel.h"

#include "base/utc.h"
#include "changerequests/changerequestpager.h"
#include "servicefixture.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QSignalSpy>
#include <QTest>

#include <ctime>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::protocol::ChangeRequest;

namespace runlatch::models {

namespace {

using RowColumn = ChangeRequestModel::Column;
using State = ChangeRequestModel::State;

ChangeRequest changeRequest(const QString &id, const support::FakeClock &clock)
{
    ChangeRequest made = support::changeRequest(id, u"Pin\nactions <b>now</b>\u202E"_s);
    made.workspaceId = u"ws-1"_s;
    made.createdAt = clock.utc().addSecs(-7200);
    return made;
}

ChangeRequest archived(const QString &id, const support::FakeClock &clock)
{
    return support::archived(changeRequest(id, clock));
}

} // namespace

/// A change request is a row of plain text whose roles machines can read.
class tst_ChangeRequestModel : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_model.showAll();
        m_model.setWorkspaceNames({});
        m_model.setRows({});
    }

    void startsEmpty();
    void followsAPager();
    void showsOnePlainLineForEachColumn();
    void toolTipsAreExactAndHarmless();
    void rolesAreMachineReadable();
    void namesTheWorkspaceAsAskedFor();
    void timesMoveWithTheClock();
    void replacesOneRow();
    void replacingWhatIsNotThereDoesNothing();
    void everyColumnHasAHeader();
    void addingPutsNewOnesAtTheEnd();
    void addingNeverUndoesAnArchive();
    void retainDropsTheOthers();
    void showsWhatItIsTold_data();
    void showsWhatItIsTold();
    void selectionStaysWhileShownRowsChange();
    void selectionSurvivesAReload();
    void addedRowsWaitWhereOthersChoose();
    void tellsWhereAnArchiveStands();
    void namesWorkspacesById();
    void toolTipsHaveLocalTimeToo();
    void aSnapshotStaysAsItWas();

private:
    QStringList shownIds() const
    {
        QStringList ids;
        for (int row = 0; row < m_model.rowCount(); ++row)
            ids.append(m_model.at(row).id);
        return ids;
    }
    QList<ChangeRequest> made(const QString &letters) const
    {
        QList<ChangeRequest> rows;
        for (const QChar letter : letters)
            rows.append(changeRequest(letter, m_clock));
        return rows;
    }
    QString letters() const { return shownIds().join(QString()); }

    State stateOf(int row) const
    {
        return static_cast<State>(m_model.index(row, 0).data(ChangeRequestModel::StateRole).toInt());
    }
    QString text(int row, RowColumn column, int role = Qt::DisplayRole) const
    {
        return m_model.index(row, static_cast<int>(column)).data(role).toString();
    }

    support::FakeClock m_clock;
    ChangeRequestModel m_model{m_clock};
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

void tst_ChangeRequestModel::startsEmpty()
{
    QCOMPARE(m_model.rowCount(), 0);
    QCOMPARE(m_model.columnCount(), 5);
    QCOMPARE(m_model.rowOf(u"wscr-1"_s), -1);
}

/// Selections stay with their rows while a page is reported, and then everything twice.
void tst_ChangeRequestModel::followsAPager()
{
    ServiceFixture service({pageOf(rows(u"a"_s, 1, 5), protocol::paginate(1, 20, 5)),
                            pageOf(rows(u"a"_s, 1, 6), protocol::paginate(1, 100, 6)),
                            pageOf(rows(u"a"_s, 2, 7), protocol::paginate(1, 100, 6))});
    changerequests::ChangeRequestPager pager(service.client, m_clock);
    using State = changerequests::ChangeRequestPager::State;
    m_model.follow(pager);
    pager.setEndpoint(service.endpoint);
    pager.setWorkspace({u"acme"_s, u"ws-1"_s});
    QTRY_COMPARE(m_model.rowCount(), 5);
    const QPersistentModelIndex selected = m_model.index(3, 0);
    for (int round = 0; round < 2; ++round) {
        pager.loadAll();
        QTRY_COMPARE(pager.state(), State::Idle);
        QCOMPARE(m_model.rowCount(), 6);
        QCOMPARE(m_model.at(selected.row()).id, u"a4"_s);
    }
    QCOMPARE(m_model.at(0).id, u"a2"_s);
    protocol::ChangeRequest archived = m_model.at(0);
    archived.archived = protocol::Archived{u"user-1"_s, m_clock.utc()};
    pager.noteArchived(archived);
    QVERIFY(m_model.at(0).isArchived());
    pager.setEndpoint({});
    QCOMPARE(m_model.rowCount(), 0);
}

void tst_ChangeRequestModel::showsOnePlainLineForEachColumn()
{
    m_model.setRows({changeRequest(u"wscr-1"_s, m_clock), archived(u"wscr-2"_s, m_clock)});
    QCOMPARE(text(0, RowColumn::Subject), u"Pin actions <b>now</b>"_s);
    QCOMPARE(text(0, RowColumn::State), u"Active"_s);
    QCOMPARE(text(1, RowColumn::State), u"Archived"_s);
    QCOMPARE(text(0, RowColumn::Workspace), u"ws-1"_s);
    QCOMPARE(text(0, RowColumn::Created), u"2 h ago"_s);
    QCOMPARE(text(0, RowColumn::Updated), QString());
    QVERIFY(!m_model.tellsUpdates());
    ChangeRequest updated = changeRequest(u"wscr-3"_s, m_clock);
    updated.updatedAt = m_clock.utc();
    m_model.setRows({changeRequest(u"wscr-1"_s, m_clock), updated});
    QVERIFY(m_model.tellsUpdates());
}

void tst_ChangeRequestModel::toolTipsAreExactAndHarmless()
{
    m_model.setRows({archived(u"wscr-1"_s, m_clock)});
    QCOMPARE(text(0, RowColumn::Subject, Qt::ToolTipRole), u"<span>Pin actions &lt;b&gt;now&lt;/b&gt;</span>"_s);
    QCOMPARE(text(0, RowColumn::Created, Qt::ToolTipRole), u"2026-11-21 08:00:01 UTC"_s);
    QCOMPARE(text(0, RowColumn::State, Qt::ToolTipRole),
             u"<span>Archived by user-1 on 2026-11-20 08:30:00 UTC</span>"_s);
}

void tst_ChangeRequestModel::rolesAreMachineReadable()
{
    m_model.setRows({changeRequest(u"wscr-1"_s, m_clock), archived(u"wscr-2"_s, m_clock)});
    QCOMPARE(text(0, RowColumn::Updated, ChangeRequestModel::IdRole), u"wscr-1"_s);
    QCOMPARE(stateOf(0), State::Active);
    QCOMPARE(stateOf(1), State::Archived);
    QCOMPARE(m_model.index(1, 0).data(ChangeRequestModel::ArchivedRole), true);
    QCOMPARE(m_model.rowOf(u"wscr-2"_s), 1);
    QCOMPARE(m_model.at(1).id, u"wscr-2"_s);
}

void tst_ChangeRequestModel::namesTheWorkspaceAsAskedFor()
{
    m_model.setRows({changeRequest(u"wscr-1"_s, m_clock)}, u"web-prod"_s);
    QCOMPARE(text(0, RowColumn::Workspace), u"web-prod"_s);
    QCOMPARE(text(0, RowColumn::Workspace, Qt::ToolTipRole), u"<span>ws-1</span>"_s);
}

void tst_ChangeRequestModel::timesMoveWithTheClock()
{
    m_model.setRows({changeRequest(u"wscr-1"_s, m_clock)});
    m_model.setRows({changeRequest(u"wscr-1"_s, m_clock)}); // rows of another page must not start a second timer
    QSignalSpy changed(&m_model, &QAbstractItemModel::dataChanged);
    m_clock.advance(3h);
    QCOMPARE(changed.size(), 180);
    QCOMPARE(changed.first().first().toModelIndex().column(), static_cast<int>(RowColumn::Created));
    QCOMPARE(text(0, RowColumn::Created), u"5 h ago"_s);
    m_model.setRows({});
    m_clock.advance(1min);
    QCOMPARE(m_clock.waiting(), 0); // no time has to be refreshed
}

void tst_ChangeRequestModel::replacesOneRow()
{
    m_model.setRows({changeRequest(u"wscr-1"_s, m_clock), changeRequest(u"wscr-2"_s, m_clock)});
    QSignalSpy changed(&m_model, &QAbstractItemModel::dataChanged);
    m_model.replace(archived(u"wscr-2"_s, m_clock));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().at(0).toModelIndex(), m_model.index(1, 0));
    QCOMPARE(changed.first().at(1).toModelIndex(), m_model.index(1, 4));
    QCOMPARE(text(0, RowColumn::State), u"Active"_s);
    QCOMPARE(text(1, RowColumn::State), u"Archived"_s);
}

void tst_ChangeRequestModel::replacingWhatIsNotThereDoesNothing()
{
    m_model.setRows({changeRequest(u"wscr-1"_s, m_clock)});
    QSignalSpy changed(&m_model, &QAbstractItemModel::dataChanged);
    m_model.replace(archived(u"wscr-9"_s, m_clock));
    QVERIFY(changed.isEmpty());
    QCOMPARE(m_model.rowCount(), 1);
}

void tst_ChangeRequestModel::everyColumnHasAHeader()
{
    for (int column = 0; column < m_model.columnCount(); ++column)
        QVERIFY(!m_model.headerData(column, Qt::Horizontal).toString().isEmpty());
    QVERIFY(!m_model.headerData(0, Qt::Vertical).isValid());
}

void tst_ChangeRequestModel::addingPutsNewOnesAtTheEnd()
{
    m_model.setRows(made(u"ab"_s));
    QSignalSpy inserted(&m_model, &QAbstractItemModel::rowsInserted);
    QSignalSpy changed(&m_model, &QAbstractItemModel::dataChanged);
    QSignalSpy loaded(&m_model, &ChangeRequestModel::loadedChanged);
    m_model.add({changeRequest(u"c"_s, m_clock), archived(u"a"_s, m_clock), changeRequest(u"b"_s, m_clock)});
    QCOMPARE(letters(), u"abc"_s);
    QVERIFY(m_model.at(0).isArchived());
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(changed.size(), 1); // one of the rows came unchanged
    QCOMPARE(loaded, QList<QVariantList>{{0}});
}

void tst_ChangeRequestModel::addingNeverUndoesAnArchive()
{
    m_model.setRows({archived(u"a"_s, m_clock)});
    m_model.add({changeRequest(u"a"_s, m_clock)});
    QVERIFY(m_model.at(0).isArchived());
}

void tst_ChangeRequestModel::retainDropsTheOthers()
{
    m_model.setRows(made(u"abcd"_s));
    const QPersistentModelIndex last = m_model.index(3, 0);
    m_model.retain({u"d"_s, u"b"_s, u"z"_s});
    QCOMPARE(letters(), u"bd"_s);
    QCOMPARE(last.row(), 1);
    QCOMPARE(m_model.find(u"a"_s), nullptr);
    QCOMPARE(m_model.loaded().size(), 2);
}

void tst_ChangeRequestModel::showsWhatItIsTold_data()
{
    QTest::addColumn<QList<int>>("before");
    QTest::addColumn<QList<int>>("after");
    QTest::newRow("fewer") << QList<int>{0, 1, 2, 3, 4, 5} << QList<int>{1, 4};
    QTest::newRow("more") << QList<int>{1, 4} << QList<int>{0, 1, 2, 3, 4, 5};
    QTest::newRow("others") << QList<int>{0, 2, 4} << QList<int>{5, 3, 1};
    QTest::newRow("turned round") << QList<int>{0, 1, 2} << QList<int>{2, 1, 0};
    QTest::newRow("mixed") << QList<int>{5, 0, 3} << QList<int>{3, 1, 5, 4};
    QTest::newRow("nothing") << QList<int>{5, 0, 3} << QList<int>();
    QTest::newRow("from nothing") << QList<int>() << QList<int>{2, 0};
}

void tst_ChangeRequestModel::showsWhatItIsTold()
{
    QFETCH(QList<int>, before);
    QFETCH(QList<int>, after);
    m_model.setRows(made(u"abcdef"_s));
    m_model.show(before);
    QHash<QString, QPersistentModelIndex> indexes;
    for (int row = 0; row < m_model.rowCount(); ++row)
        indexes.insert(m_model.at(row).id, m_model.index(row, 1));
    QSignalSpy reset(&m_model, &QAbstractItemModel::modelReset);
    QSignalSpy removed(&m_model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy inserted(&m_model, &QAbstractItemModel::rowsInserted);
    m_model.show(after);
    QCOMPARE(m_model.shown(), after);
    qsizetype told = before.size(); // the rows that a view has counted
    for (const QList<QVariant> &rows : std::as_const(inserted))
        told += rows.at(2).toInt() - rows.at(1).toInt() + 1;
    for (const QList<QVariant> &rows : std::as_const(removed))
        told -= rows.at(2).toInt() - rows.at(1).toInt() + 1;
    QCOMPARE(told, after.size());
    QVERIFY(reset.isEmpty());
    for (auto index = indexes.cbegin(); index != indexes.cend(); ++index)
        QCOMPARE(index->row(), m_model.rowOf(index.key())); // a removed row gives -1 on both sides
}

void tst_ChangeRequestModel::selectionStaysWhileShownRowsChange()
{
    m_model.setRows(made(u"abcdef"_s));
    QItemSelectionModel selection(&m_model);
    selection.select(QItemSelection(m_model.index(1, 0), m_model.index(3, 4)), QItemSelectionModel::Select);
    m_model.show({5, 3, 2, 0});
    QCOMPARE(selection.selectedRows().size(), 2);
    QVERIFY(selection.isRowSelected(m_model.rowOf(u"d"_s)));
    QVERIFY(selection.isRowSelected(m_model.rowOf(u"c"_s)));
    m_model.showAll();
    QVERIFY(selection.isRowSelected(2));
    m_model.add(made(u"g"_s));
    QCOMPARE(selection.selectedRows().size(), 2);
}

void tst_ChangeRequestModel::selectionSurvivesAReload()
{
    m_model.setRows(made(u"abcd"_s));
    QItemSelectionModel selection(&m_model);
    selection.setCurrentIndex(m_model.index(2, 0), QItemSelectionModel::SelectCurrent | QItemSelectionModel::Rows);
    m_model.setRows(made(u"xcab"_s)); // one row came, one went, and the others moved
    QCOMPARE(letters(), u"xcab"_s);
    QVERIFY(selection.isRowSelected(1));
    QCOMPARE(selection.currentIndex().row(), 1);
    m_model.setRows(made(u"yz"_s));
    QVERIFY(!selection.hasSelection());
}

void tst_ChangeRequestModel::addedRowsWaitWhereOthersChoose()
{
    m_model.setRows(made(u"abc"_s));
    m_model.show({2, 0});
    m_model.add(made(u"d"_s));
    QCOMPARE(letters(), u"ca"_s);
    QCOMPARE(m_model.loaded().size(), 4);
    QCOMPARE(m_model.rowOf(u"d"_s), -1);
    QVERIFY(m_model.find(u"d"_s));
    m_model.showAll();
    QCOMPARE(letters(), u"abcd"_s);
}

void tst_ChangeRequestModel::tellsWhereAnArchiveStands()
{
    using Archiving = ChangeRequestModel::Archiving;
    m_model.setRows(made(u"ab"_s));
    m_model.setArchiving(u"a"_s, Archiving::UnderWay);
    m_model.setArchiving(u"b"_s, Archiving::Failed, u"The service <said> no."_s);
    QCOMPARE(stateOf(0), State::Archiving);
    QCOMPARE(stateOf(1), State::ArchiveFailed);
    QCOMPARE(text(1, RowColumn::State, Qt::ToolTipRole), u"<span>The service &lt;said&gt; no.</span>"_s);
    m_model.replace(archived(u"a"_s, m_clock));
    QCOMPARE(stateOf(0), State::Archived);
    m_model.setArchiving(u"b"_s, Archiving::None);
    QCOMPARE(text(1, RowColumn::State), u"Active"_s);
}

void tst_ChangeRequestModel::namesWorkspacesById()
{
    QSignalSpy loaded(&m_model, &ChangeRequestModel::loadedChanged);
    m_model.setWorkspaceNames({{u"ws-1"_s, u"web"_s}});
    QVERIFY(loaded.isEmpty()); // there is no row that a filter would have to look at again
    m_model.setRows(made(u"a"_s));
    loaded.clear();
    m_model.setWorkspaceNames({{u"ws-1"_s, u"web\nprod"_s}});
    QCOMPARE(loaded, QList<QVariantList>{{0}}); // a filter looks at the names, too
    QCOMPARE(text(0, RowColumn::Workspace), u"web prod"_s);
    QCOMPARE(m_model.workspaceName(m_model.at(0)), u"web\nprod"_s);
}

void tst_ChangeRequestModel::toolTipsHaveLocalTimeToo()
{
#ifdef Q_OS_UNIX
    ChangeRequest row = changeRequest(u"a"_s, m_clock);
    row.createdAt = QDateTime(QDate(2026, 11, 21), QTime(8, 0), base::Utc);
    m_model.setRows({row});
    const QByteArray zone = qgetenv("TZ");
    qputenv("TZ", "CET-1");
    tzset();
    const QString tip = text(0, RowColumn::Created, Qt::ToolTipRole);
    qputenv("TZ", zone);
    tzset();
    QCOMPARE(tip, u"2026-11-21 09:00:00 CET\n2026-11-21 08:00:00 UTC"_s);
#else
    QSKIP("The time zone cannot be set here");
#endif
}

void tst_ChangeRequestModel::aSnapshotStaysAsItWas()
{
    QList<ChangeRequest> rows;
    for (int number = 0; number < 1000; ++number)
        rows.append(changeRequest(QString::number(number), m_clock));
    m_model.setRows(rows);
    const ChangeRequestRows snapshot = m_model.loaded();
    m_model.replace(archived(u"300"_s, m_clock));
    m_model.add(made(u"a"_s));
    QCOMPARE(snapshot.size(), 1000);
    QVERIFY(!snapshot.at(300).isArchived());
    QVERIFY(m_model.loaded().at(300).isArchived());
    QCOMPARE(m_model.loaded().at(1000).id, u"a"_s);
    QCOMPARE(&m_model.loaded().at(0), &snapshot.at(0)); // the block is shared, not copied
}

RUNLATCH_TEST(tst_ChangeRequestModel)

} // namespace runlatch::models

#include "tst_changerequestmodel.moc"
