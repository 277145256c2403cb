// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/rulesmodel.h"

#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::models {

/// The rules of a file are rows, or its mistakes are, or what became of them.
class tst_RulesModel : public QObject
{
    Q_OBJECT
private:
    static QString line(const RulesModel &model, int row)
    {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells += model.index(row, column).data().toString();
        return cells.join(u'|');
    }

private slots:
    void showsRulesMistakesAndTrials()
    {
        RulesModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        const auto right = rulebook::RuleBook::read("rule name=a when=stage:pre_plan\nanswer status=503\n"
                                                    "rule name=b\nleave\nrule name=c enabled=no\n");
        model.setBook(right.book, right.mistakes);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(line(model, 0), u"1|a|On|answers 503"_s);
        QCOMPARE(line(model, 1), u"3|b|On|leaves the reply to a person"_s);
        QCOMPARE(line(model, 2), u"5|c|Off|answers and replies as it is set up"_s);

        QSignalSpy changed(&model, &RulesModel::dataChanged);
        store::CaptureRow row;
        row.stage = u"post_plan"_s;
        model.setTrials(right.book.tryAgainst(rulebook::RuleRequest(row, {}, {})));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(line(model, 0), u"1|a|Does not act|Does not act, because stage is post_plan."_s);
        QCOMPARE(line(model, 1), u"3|b|Acts|Would act: it has no condition."_s);
        QCOMPARE(model.headerData(3, Qt::Horizontal).toString(), u"Why"_s);
        QVERIFY(model.stateOf(1) == RulesModel::State::Acts && model.stateOf(2) == RulesModel::State::Off);
        model.setTrials({rulebook::RuleTrial()}); // of another book
        QVERIFY(model.stateOf(1) == RulesModel::State::Acts);

        const auto wrong = rulebook::RuleBook::read("rule name=a\nleaf\n");
        model.setBook(right.book, wrong.mistakes);
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(line(model, 0).startsWith(u"2:1||Mistake|"_s));
        model.setTrials({rulebook::RuleTrial()});
        QVERIFY(model.stateOf(0) == RulesModel::State::Mistake);
    }

    /// A file of rules may be somebody else's.
    void toolTipsAreText()
    {
        RulesModel model;
        const auto isText = [&model](int column) {
            const QModelIndex cell = model.index(0, column);
            return !cell.data(Qt::ToolTipRole).toString().contains(u"<img"_s)
                && cell.data(Qt::ToolTipRole).toString().contains(u"&lt;img"_s)
                && cell.data().toString().contains(u"<img"_s);
        };
        const auto named = rulebook::RuleBook::read("rule name=\"<img src='file:///a'>\"\nleave\n");
        QVERIFY2(named.mistakes.isEmpty(), "the name is none");
        model.setBook(named.book, {});
        QVERIFY(isText(static_cast<int>(RulesModel::Column::Name)));
        const auto wrong = rulebook::RuleBook::read("<img_src='file:///a'>\n");
        QVERIFY(!wrong.mistakes.isEmpty());
        model.setBook({}, wrong.mistakes);
        const QModelIndex words = model.index(0, static_cast<int>(RulesModel::Column::Words));
        QVERIFY(!words.data(Qt::ToolTipRole).toString().contains(u"<img"_s));
    }
};

RUNLATCH_TEST(tst_RulesModel)

} // namespace runlatch::models

#include "tst_rulesmodel.moc"
