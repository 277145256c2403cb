// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/outcomemodel.h"
#include "support/suite.h"
#include "wording/lint.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using models::OutcomeModel;
using protocol::Outcome;
using protocol::Tag;
using protocol::TagLevel;

namespace {

Outcome outcome(const QString &id)
{
    return {id,
            u"Subnet overlaps"_s,
            u"## How"_s,
            {},
            {{u"SEVERITY"_s, u"High"_s, TagLevel::Error},
             {u"Cost Centre"_s, u"IT"_s, TagLevel::None},
             {u"status"_s, u"Denied"_s, TagLevel::Warning}}};
}

QStringList ids(const OutcomeModel &model)
{
    QStringList ids;
    for (const Outcome &row : model.outcomes())
        ids += row.id;
    return ids;
}

} // namespace

/// Outcomes are rows that are put in, taken and moved, and the worst level is known.
class tst_OutcomeModel : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        // Without Qt GUI the tester of some versions warns of the types of pictures.
        QTest::failOnWarning(QRegularExpression(u"^(?!Trying to construct an instance of an invalid type)"_s));
        m_model.setOutcomes({outcome(u"a"_s), outcome(u"b"_s), outcome(u"c"_s)});
    }

    void showsTextInColumns()
    {
        QCOMPARE(m_model.rowCount(), 3);
        QCOMPARE(m_model.columnCount(), 2);
        QCOMPARE(m_model.index(1, OutcomeModel::Id).data().toString(), u"b"_s);
        QCOMPARE(m_model.index(1, OutcomeModel::Description).data().toString(), u"Subnet overlaps"_s);
        QVERIFY(!m_model.headerData(0, Qt::Horizontal).toString().isEmpty());
    }

    void showsOnlyStatusAndSeverityInTheList()
    {
        const auto tags = m_model.index(0, 0).data(OutcomeModel::ShownTagsRole).value<QList<Tag>>();
        QCOMPARE(tags.size(), 2);
        QCOMPARE(tags.at(0).label, u"High"_s);
        QCOMPARE(tags.at(1).label, u"Denied"_s);
        QCOMPARE(m_model.index(0, 1).data(Qt::AccessibleTextRole).toString(), u"High, Denied, Subnet overlaps"_s);
    }

    void knowsTheWorstLevel()
    {
        QCOMPARE(m_model.index(0, 0).data(OutcomeModel::LevelRole).value<TagLevel>(), TagLevel::Error);
        m_model.setOutcomes({{u"x"_s, {}, {}, {}, {}}});
        QCOMPARE(m_model.index(0, 0).data(OutcomeModel::LevelRole).value<TagLevel>(), TagLevel::None);
    }

    void tellsWhatTheLinterFinds()
    {
        const QSignalSpy changed(&m_model, &OutcomeModel::dataChanged);
        const QList<lint::LintSummary> findings{{}, {.errors = 1, .warnings = 2}, {}};
        m_model.setFindings(findings);
        m_model.setFindings(findings);
        QCOMPARE(changed.size(), 1);
        const QModelIndex row = m_model.index(1, OutcomeModel::Description);
        QCOMPARE(row.data(OutcomeModel::FindingsRole).value<lint::LintSummary>().errors, 1);
        QCOMPARE(row.data(Qt::AccessibleTextRole).toString(),
                 u"High, Denied, Subnet overlaps, "_s + wording::lintCounts(findings.at(1)));
        m_model.moveOutcome(1, 0); // they are found anew
        QCOMPARE(m_model.index(1, 1).data(OutcomeModel::FindingsRole).value<lint::LintSummary>().count(), 0);
    }

    void insertsAndTakes()
    {
        m_model.insertOutcome(3, outcome(u"d"_s));
        m_model.insertOutcome(0, outcome(u"z"_s));
        QCOMPARE(ids(m_model), QStringList({u"z"_s, u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
        QCOMPARE(m_model.takeOutcome(2), outcome(u"b"_s));
        QCOMPARE(ids(m_model), QStringList({u"z"_s, u"a"_s, u"c"_s, u"d"_s}));
    }

    void moves_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<QStringList>("order");
        QTest::newRow("down") << 0 << 1 << QStringList{u"b"_s, u"a"_s, u"c"_s};
        QTest::newRow("to the end") << 0 << 2 << QStringList{u"b"_s, u"c"_s, u"a"_s};
        QTest::newRow("up") << 2 << 1 << QStringList{u"a"_s, u"c"_s, u"b"_s};
        QTest::newRow("nowhere") << 1 << 1 << QStringList{u"a"_s, u"b"_s, u"c"_s};
    }

    void moves()
    {
        QFETCH(int, from);
        QFETCH(int, to);
        const QPersistentModelIndex moved(m_model.index(from, 0));
        m_model.moveOutcome(from, to);
        QTEST(ids(m_model), "order");
        QCOMPARE(moved.row(), to);
    }

    void tellsOnlyRealChanges()
    {
        const QSignalSpy changed(&m_model, &OutcomeModel::dataChanged);
        m_model.setOutcome(1, outcome(u"b"_s));
        QCOMPARE(changed.size(), 0);
        m_model.setOutcome(1, outcome(u"e"_s));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().first().toModelIndex().row(), 1);
    }

private:
    OutcomeModel m_model;
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

RUNLATCH_TEST(tst_OutcomeModel)
#include "tst_outcomemodel.moc"
