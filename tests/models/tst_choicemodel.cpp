// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/choicemodel.h"

#include "changerequests/targetname.h"
#include "servicefixture.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::support::Script;

namespace runlatch::models {

/// A check mark in the list of workspaces says whether the workspace is a target, whatever is searched.
class tst_ChoiceModel : public QObject
{
    Q_OBJECT
private slots:
    void checkingChooses();
    void staysWhenTheSearchChanges();
    void showsWhatWasPasted();
    void choosesAllThatIsShown();
    void tooManyChangeNothing();

private:
    /// Three workspaces web-1 to web-3; nothing is looked up.
    struct Desk : ServiceFixture
    {
        Desk()
            : ServiceFixture({pageOf(workspaceRows(1, 3), protocol::paginate(1, 100, 3)),
                              pageOf(workspaceRows(2, 2), protocol::paginate(1, 100, 1))})
        {
            pager.listWorkspaces(endpoint, QStringLiteral("acme"));
        }
        bool isLoaded(int rows) const
        {
            return support::waitFor([this, rows] { return model.rowCount() == rows; }, 20'000);
        }
        Qt::CheckState state(int row) const
        {
            return static_cast<Qt::CheckState>(model.index(row, 0).data(Qt::CheckStateRole).toInt());
        }
        bool check(int row, Qt::CheckState state)
        {
            return model.setData(model.index(row, 0), static_cast<int>(state), Qt::CheckStateRole);
        }
        QStringList chosen() const
        {
            QStringList names;
            for (const TargetModel::Target &target : targets.workspaces())
                names.append(target.name);
            return names;
        }

        changerequests::PlacePager pager{client};
        PickerModel places{pager};
        TargetModel targets{client};
        ChoiceModel model{places, targets};
        QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    };
};

void tst_ChoiceModel::checkingChooses()
{
    Desk desk;
    QVERIFY(desk.isLoaded(3));
    QVERIFY(desk.model.flags(desk.model.index(0, 0)) & Qt::ItemIsUserCheckable);
    const QSignalSpy changed(&desk.model, &ChoiceModel::dataChanged);
    QVERIFY(desk.check(1, Qt::Checked));
    QCOMPARE(desk.state(0), Qt::Unchecked);
    QCOMPARE(desk.state(1), Qt::Checked);
    QCOMPARE(desk.targets.workspaces(), (QList<TargetModel::Target>{{u"ws-2"_s, u"web-2"_s}}));
    QVERIFY(!changed.isEmpty());
    QVERIFY(desk.check(1, Qt::Unchecked));
    QCOMPARE(desk.state(1), Qt::Unchecked);
    QCOMPARE(desk.targets.rowCount(), 0);
}

void tst_ChoiceModel::staysWhenTheSearchChanges()
{
    Desk desk;
    QVERIFY(desk.isLoaded(3));
    QVERIFY(desk.check(0, Qt::Checked) && desk.check(1, Qt::Checked));
    desk.pager.search(u"web-2"_s);
    QVERIFY(desk.isLoaded(1));
    QCOMPARE(desk.state(0), Qt::Checked);
    QCOMPARE(desk.chosen(), (QStringList{u"web-1"_s, u"web-2"_s}));
}

void tst_ChoiceModel::showsWhatWasPasted()
{
    Desk desk;
    QVERIFY(desk.isLoaded(3));
    QVERIFY(desk.targets.add({{u"ws-1"_s, {}}, {{}, u"web-3"_s, true}}));
    QCOMPARE(desk.state(0), Qt::Checked);
    QCOMPARE(desk.state(1), Qt::Unchecked);
    QCOMPARE(desk.state(2), Qt::Checked);
    QVERIFY(desk.check(2, Qt::Unchecked)); // takes back what was given by its name
    QCOMPARE(desk.targets.rowCount(), 1);
}

void tst_ChoiceModel::choosesAllThatIsShown()
{
    Desk desk;
    QVERIFY(!desk.model.areAllChosen());
    QVERIFY(desk.isLoaded(3));
    QVERIFY(desk.model.choose(desk.model.allRows(), true));
    QVERIFY(desk.model.areAllChosen());
    QCOMPARE(desk.targets.rowCount(), 3);
    QVERIFY(desk.model.choose(desk.model.allRows(), false));
    QVERIFY(!desk.model.areAllChosen());
    QCOMPARE(desk.targets.rowCount(), 0);
}

void tst_ChoiceModel::tooManyChangeNothing()
{
    Desk desk;
    QVERIFY(desk.isLoaded(3));
    QList<TargetModel::Target> many;
    for (int number = 0; number < changerequests::TargetNames::MaxTargets; ++number)
        many.append({u"ws-x%1"_s.arg(number), u"x"_s});
    QVERIFY(desk.targets.add(many));
    QVERIFY(!desk.check(0, Qt::Checked));
    QCOMPARE(desk.state(0), Qt::Unchecked);
}

RUNLATCH_TEST(tst_ChoiceModel)

} // namespace runlatch::models

#include "tst_choicemodel.moc"
