// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/appearedmodel.h"

#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::models {

/// Change requests that appeared stand in a table by their workspace, as many as a ledger keeps.
class tst_AppearedModel : public QObject
{
    Q_OBJECT
private slots:
    void showsWhatAppeared();
    void forgetsThemWhenItBegins();
    void hasABound();

private:
    static QString shown(const AppearedModel &model, int row, int column)
    {
        return model.index(row, column).data().toString();
    }
};

void tst_AppearedModel::showsWhatAppeared()
{
    AppearedModel model;
    const QAbstractItemModelTester tester(&model);
    model.begin({{u"ws-abc"_s, u"net\nprod"_s}});
    model.append({.id = u"wscr-1"_s, .workspace = u"ws-abc"_s});
    model.append({.id = u"wscr-2"_s, .workspace = u"ws-def"_s});
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(!shown(model, 0, AppearedModel::Workspace).contains(u'\n')); // names are of strangers
    QCOMPARE(model.index(0, 0).data(AppearedModel::WorkspaceNameRole).toString(), u"net\nprod"_s);
    QCOMPARE(shown(model, 0, AppearedModel::ChangeRequest), u"wscr-1"_s);
    QCOMPARE(shown(model, 1, AppearedModel::Workspace), u"ws-def"_s);
    QCOMPARE(model.ids(), (QStringList{u"wscr-1"_s, u"wscr-2"_s}));
    for (int column = 0; column < AppearedModel::ColumnCount; ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
}

void tst_AppearedModel::forgetsThemWhenItBegins()
{
    AppearedModel model;
    const QAbstractItemModelTester tester(&model);
    model.append({.id = u"wscr-1"_s, .workspace = {}});
    model.begin({});
    QCOMPARE(model.rowCount(), 0);
}

void tst_AppearedModel::hasABound()
{
    AppearedModel model;
    for (int number = 0; number < changerequests::LedgerEntry::MaxRequests + 3; ++number)
        model.append({.id = u"wscr-%1"_s.arg(number), .workspace = {}});
    QCOMPARE(model.rowCount(), int(changerequests::LedgerEntry::MaxRequests));
}

RUNLATCH_TEST(tst_AppearedModel)

} // namespace runlatch::models

#include "tst_appearedmodel.moc"
