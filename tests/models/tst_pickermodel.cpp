// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/pickermodel.h"

#include "servicefixture.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::support::Script;

namespace runlatch::models {

namespace {

struct Picker : ServiceFixture
{
    explicit Picker(const QList<Script> &scripts)
        : ServiceFixture(scripts)
    {
    }

    QStringList names() const
    {
        QStringList names;
        for (int row = 0; row < model.rowCount(); ++row)
            names.append(model.index(row).data(PickerModel::NameRole).toString());
        return names;
    }

    changerequests::PlacePager pager{client};
    PickerModel model{pager};
    QSignalSpy loaded{&pager, &changerequests::PlacePager::loaded};
};

} // namespace

/// The organizations and workspaces of a pager are rows, each once, below those that were used recently.
class tst_PickerModel : public QObject
{
    Q_OBJECT
private slots:
    void keepsTheRulesOfModels();
    void showsWorkspacesWithTheirCounts();
    void archivingCountsOneLess();
    void showsOrganizations();
    void furtherPagesComeWhenAskedFor();
    void rowsThatComeTwiceAreShownOnce();
    void keepsItsRowsDuringASearch();
    void anotherListBeginsEmpty();
    void recentOnesStandOnTop();
    void recentOnesAreSearchedToo();
    void offersAllWorkspaces();
};

/// A separate test, because the tester requests further pages by itself.
void tst_PickerModel::keepsTheRulesOfModels()
{
    Picker picker({pageOf(workspaceRows(1, 3), protocol::paginate(1, 3, 8)),
                   pageOf(workspaceRows(3, 5), protocol::paginate(2, 3, 8)), // one workspace comes twice
                   pageOf(workspaceRows(6, 8), protocol::paginate(3, 3, 8)),
                   pageOf({}, protocol::paginate(1, 100, 0))});
    QAbstractItemModelTester tester(&picker.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    picker.pager.listWorkspaces(picker.endpoint, u"acme"_s);
    QTRY_VERIFY(picker.model.rowCount() >= 3);
    picker.model.fetchMore({});
    QTRY_VERIFY(picker.model.rowCount() >= 5);
    picker.model.fetchMore({});
    QTRY_COMPARE(picker.model.rowCount(), 8);
    picker.pager.search(u"nothing"_s);
    QTRY_COMPARE(picker.model.rowCount(), 0);
    picker.pager.clear();
}

void tst_PickerModel::showsWorkspacesWithTheirCounts()
{
    Picker picker({pageOf(workspaceRows(1, 2), protocol::paginate(1, 100, 2))});
    picker.pager.listWorkspaces(picker.endpoint, u"acme"_s);
    QTRY_COMPARE(picker.model.rowCount(), 2);
    const QModelIndex first = picker.model.index(0);
    QCOMPARE(first.data(), u"web-1"_s);
    QCOMPARE(first.data(PickerModel::NameRole), u"web-1"_s);
    QCOMPARE(first.data(PickerModel::IdRole), u"ws-1"_s);
    QCOMPARE(first.data(PickerModel::CountRole), 1);
    QVERIFY(!picker.model.index(1).data(PickerModel::CountRole).isValid());
    QCOMPARE(picker.model.rowOf(u"web-2"_s), 1);
    QVERIFY(!picker.model.canFetchMore({}));
}

void tst_PickerModel::archivingCountsOneLess()
{
    Picker picker({pageOf(workspaceRows(1, 2), protocol::paginate(1, 100, 2))});
    picker.pager.listWorkspaces(picker.endpoint, u"acme"_s);
    picker.model.setRecents({u"gone"_s});
    QTRY_COMPARE(picker.model.rowCount(), 3);
    const QSignalSpy changed(&picker.model, &PickerModel::dataChanged);
    picker.model.noteArchived(u"ws-9"_s); // of none of these
    QCOMPARE(changed.size(), 0);
    picker.model.noteArchived(u"ws-1"_s);
    QCOMPARE(picker.model.index(1).data(PickerModel::CountRole), 0);
    QCOMPARE(changed.size(), 1);
    // No request is left there, or the count is not told.
    for (const QString &id : {u"ws-1"_s, u"ws-2"_s, u"ws-9"_s, QString()})
        picker.model.noteArchived(id);
    QCOMPARE(picker.model.index(1).data(PickerModel::CountRole), 0);
    QVERIFY(!picker.model.index(2).data(PickerModel::CountRole).isValid());
    QCOMPARE(changed.size(), 1);
}

void tst_PickerModel::showsOrganizations()
{
    Picker picker({pageOf({protocol::writeOrganization({u"acme"_s, u"org-1"_s})}, protocol::paginate(1, 100, 1))});
    picker.pager.listOrganizations(picker.endpoint);
    QTRY_COMPARE(picker.model.rowCount(), 1);
    QCOMPARE(picker.model.index(0).data(PickerModel::IdRole), u"org-1"_s);
}

void tst_PickerModel::furtherPagesComeWhenAskedFor()
{
    Picker picker({pageOf(workspaceRows(1, 100), protocol::paginate(1, 100, 150)),
                   pageOf(workspaceRows(101, 150), protocol::paginate(2, 100, 150))});
    picker.pager.listWorkspaces(picker.endpoint, u"acme"_s);
    QTRY_COMPARE(picker.model.rowCount(), 100);
    QVERIFY(picker.model.canFetchMore({}));
    picker.model.fetchMore({});
    QVERIFY(!picker.model.canFetchMore({})); // one page at a time
    QTRY_COMPARE(picker.model.rowCount(), 150);
}

void tst_PickerModel::rowsThatComeTwiceAreShownOnce()
{
    Picker picker({pageOf(workspaceRows(1, 3), protocol::paginate(1, 3, 5)),
                   pageOf(workspaceRows(3, 5), protocol::paginate(2, 3, 5))});
    picker.pager.listWorkspaces(picker.endpoint, u"acme"_s);
    QTRY_COMPARE(picker.model.rowCount(), 3);
    picker.model.fetchMore({});
    QTRY_COMPARE(picker.model.rowCount(), 5);
}

void tst_PickerModel::keepsItsRowsDuringASearch()
{
    Picker picker({pageOf(workspaceRows(1, 3), protocol::paginate(1, 100, 3)),
                   pageOf(workspaceRows(3, 3), protocol::paginate(1, 100, 1))});
    picker.pager.listWorkspaces(picker.endpoint, u"acme"_s);
    QTRY_COMPARE(picker.model.rowCount(), 3);
    picker.pager.search(u"web-3"_s);
    QCOMPARE(picker.model.rowCount(), 3); // the rows stay until the answer comes
    QTRY_COMPARE(picker.model.rowCount(), 1);
}

void tst_PickerModel::anotherListBeginsEmpty()
{
    Picker picker({pageOf(workspaceRows(1, 2), protocol::paginate(1, 2, 4)), Script::hang()});
    picker.pager.listWorkspaces(picker.endpoint, u"acme"_s);
    picker.model.setRecents({u"web-1"_s});
    QTRY_COMPARE(picker.model.rowCount(), 2);
    QVERIFY(picker.model.canFetchMore({}));
    picker.pager.listWorkspaces(picker.endpoint, u"other"_s);
    QCOMPARE(picker.model.rowCount(), 0);
    QVERIFY(!picker.model.canFetchMore({}));
    picker.pager.clear();
    QCOMPARE(picker.model.rowCount(), 0);
    QVERIFY(!picker.model.canFetchMore({}));
}

void tst_PickerModel::recentOnesStandOnTop()
{
    Picker picker({pageOf(workspaceRows(1, 3), protocol::paginate(1, 3, 5)),
                   pageOf(workspaceRows(4, 5), protocol::paginate(2, 3, 5))});
    picker.pager.listWorkspaces(picker.endpoint, u"acme"_s);
    picker.model.setRecents({u"web-5"_s, u"web-1"_s, u"web-5"_s});
    QCOMPARE(picker.names(), (QStringList{u"web-5"_s, u"web-1"_s})); // the names are there before the service answers
    QCOMPARE(picker.model.index(0).data(PickerModel::KindRole), static_cast<int>(PickerModel::Kind::Recent));
    QTRY_COMPARE(picker.names(), (QStringList{u"web-5"_s, u"web-1"_s, u"web-2"_s, u"web-3"_s}));
    QCOMPARE(picker.model.index(1).data(PickerModel::IdRole), u"ws-1"_s);
    QVERIFY(!picker.model.index(0).data(PickerModel::CountRole).isValid());
    picker.model.fetchMore({});
    QTRY_COMPARE(picker.model.index(0).data(PickerModel::CountRole), 5);
    QCOMPARE(picker.model.rowCount(), 5);
    picker.model.setRecents({u"web-4"_s});
    QCOMPARE(picker.names().first(), u"web-4"_s);
    QCOMPARE(picker.model.rowCount(), 5);
}

void tst_PickerModel::recentOnesAreSearchedToo()
{
    Picker picker({pageOf(workspaceRows(1, 3), protocol::paginate(1, 100, 3)),
                   pageOf(workspaceRows(2, 2), protocol::paginate(1, 100, 1))});
    picker.pager.listWorkspaces(picker.endpoint, u"acme"_s);
    picker.model.setRecents({u"WEB-2b"_s, u"web-3"_s});
    QTRY_COMPARE(picker.loaded.size(), 1);
    picker.pager.search(u"web-2"_s);
    QTRY_COMPARE(picker.names(), (QStringList{u"WEB-2b"_s, u"web-2"_s}));
}

void tst_PickerModel::offersAllWorkspaces()
{
    Picker picker({pageOf(workspaceRows(1, 2), protocol::paginate(1, 100, 2)),
                   pageOf(workspaceRows(2, 2), protocol::paginate(1, 100, 1)),
                   pageOf({}, protocol::paginate(1, 100, 0))});
    picker.model.setOffersAll(true);
    QCOMPARE(picker.model.rowCount(), 0); // there is no organization, and so no row
    picker.pager.listWorkspaces(picker.endpoint, u"acme"_s);
    QTRY_COMPARE(picker.names(), (QStringList{QString(), u"web-1"_s, u"web-2"_s}));
    QCOMPARE(picker.model.index(0).data(), u"All workspaces"_s);
    QCOMPARE(picker.model.index(0).data(PickerModel::KindRole), static_cast<int>(PickerModel::Kind::All));
    QCOMPARE(picker.model.rowOf({}), 0);
    picker.pager.search(u"2"_s);
    QTRY_COMPARE(picker.names(), QStringList{u"web-2"_s});
    picker.pager.search(u"all"_s); // the beginning of its own name
    QTRY_COMPARE(picker.names(), QStringList{QString()});
}

RUNLATCH_TEST(tst_PickerModel)

} // namespace runlatch::models

#include "tst_pickermodel.moc"
