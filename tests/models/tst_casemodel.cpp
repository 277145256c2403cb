// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/casemodel.h"

#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::models {

using conformance::CaseResult;
using conformance::Standing;
using conformance::Verdict;

namespace {

CaseResult triedCase(const QString &id, Verdict verdict, const QString &why = {})
{
    return {.text = {.id = id, .title = u"Title of "_s + id, .remedy = u"Mend it."_s}, .verdict = verdict, .why = why};
}

conformance::Report triedReport()
{
    conformance::Report report;
    report.results = {
        triedCase(u"a.passed"_s, Verdict::Passed), triedCase(u"b.failed"_s, Verdict::Failed, u"Broken."_s),
        triedCase(u"c.warned"_s, Verdict::Warned, u"Long."_s), triedCase(u"d.failed"_s, Verdict::Failed, u"Wrong."_s)};
    return report;
}

QStringList shownIds(const CaseModel &model)
{
    QStringList ids;
    for (int row = 0; row < model.rowCount(); ++row)
        ids.append(model.index(row, 0).data(CaseModel::IdRole).toString());
    return ids;
}

} // namespace

/// The cases of a report are rows, failures first, which are narrowed and change one by one.
class tst_CaseModel : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void listsFailuresFirst();
    void tellsACase();
    void showsWhatIsAskedFor();
    void findsByTheFilterLanguage_data();
    void findsByTheFilterLanguage();
    void namesStandingsAsReportsDo();
    void comparesWithAnEarlierRun();
    void takesOneResultAfterTheOther();
    void staysPlainWhateverIsSaid();

private:
    std::unique_ptr<CaseModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void tst_CaseModel::init()
{
    m_tester.reset();
    m_model = std::make_unique<CaseModel>();
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void tst_CaseModel::listsFailuresFirst()
{
    QCOMPARE(m_model->rowCount(), 0);
    m_model->setReport(triedReport());
    QCOMPARE(shownIds(*m_model), QStringList({u"b.failed"_s, u"d.failed"_s, u"c.warned"_s, u"a.passed"_s}));
    QCOMPARE(m_model->rowOf(u"c.warned"_s), 2);
    QCOMPARE(m_model->rowOf(u"e"_s), -1);
    QCOMPARE(m_model->count(Standing::Failed), 2);
    m_model->setReport({});
    QCOMPARE(m_model->rowCount(), 0);
}

void tst_CaseModel::tellsACase()
{
    conformance::Report report = triedReport();
    report.results[1].lapses = {
        {.sentence = u"The label is long."_s, .remedy = u"Shorten it."_s, .line = 3, .column = 1}};
    m_model->setReport(report);
    const QModelIndex first = m_model->index(0, 0);
    QCOMPARE(first.data(), u"✗ Failed"_s);
    QCOMPARE(first.siblingAtColumn(1).data(), u"b.failed"_s);
    QCOMPARE(first.siblingAtColumn(2).data(), u"Title of b.failed"_s);
    QCOMPARE(first.siblingAtColumn(3).data(), u"must"_s);
    QVERIFY(first.data(Qt::ToolTipRole).toString().contains(u"Broken."_s));
    QCOMPARE(first.data(CaseModel::StandingRole).toInt(), static_cast<int>(Standing::Failed));
    QCOMPARE(first.data(CaseModel::RemedyRole), u"Shorten it."_s);
    QCOMPARE(first.data(CaseModel::LapsesRole).toStringList(),
             QStringList({u"The label is long. (line 3, column 1)"_s}));
    QCOMPARE(m_model->at(0).text.title, u"Title of b.failed"_s);
    QVERIFY(m_model->index(3, 0).data(Qt::ToolTipRole).toString().contains(u"Title of a.passed"_s)); // no reason
    QCOMPARE(m_model->index(3, 0).data(CaseModel::RemedyRole), QString());
    for (int column = 0; column < m_model->columnCount(); ++column)
        QVERIFY(!m_model->headerData(column, Qt::Horizontal).toString().isEmpty());
}

void tst_CaseModel::showsWhatIsAskedFor()
{
    m_model->setReport(triedReport());
    m_model->showOnly({Standing::Warned, Standing::Passed});
    QCOMPARE(shownIds(*m_model), QStringList({u"c.warned"_s, u"a.passed"_s}));
    QCOMPARE(m_model->count(Standing::Failed), 2);
    m_model->update(triedCase(u"b.failed"_s, Verdict::Passed));
    QCOMPARE(shownIds(*m_model), QStringList({u"c.warned"_s, u"a.passed"_s, u"b.failed"_s}));
    m_model->update(triedCase(u"a.passed"_s, Verdict::Failed, u"Not any more."_s));
    QCOMPARE(shownIds(*m_model), QStringList({u"c.warned"_s, u"b.failed"_s}));
    m_model->showOnly({});
    QCOMPARE(shownIds(*m_model), QStringList({u"a.passed"_s, u"d.failed"_s, u"c.warned"_s, u"b.failed"_s}));
}

void tst_CaseModel::findsByTheFilterLanguage_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("nothing asked") << QString()
                                   << QStringList{u"b.failed"_s, u"d.failed"_s, u"c.warned"_s, u"a.passed"_s};
    QTest::newRow("verdict") << u"is:failed"_s << QStringList{u"b.failed"_s, u"d.failed"_s};
    QTest::newRow("either") << u"is:warned OR is:passed"_s << QStringList{u"c.warned"_s, u"a.passed"_s};
    QTest::newRow("severity") << u"severity:should"_s << QStringList{u"c.warned"_s};
    QTest::newRow("group") << u"group:=d"_s << QStringList{u"d.failed"_s};
    QTest::newRow("id") << u"id:fail -id:b"_s << QStringList{u"d.failed"_s};
    QTest::newRow("time") << u"took:>1s"_s << QStringList{u"d.failed"_s};
    QTest::newRow("title") << u"\"title of a\""_s << QStringList{u"a.passed"_s};
    QTest::newRow("reason") << u"broken"_s << QStringList{u"b.failed"_s};
    QTest::newRow("healed") << u"is:healed"_s << QStringList{u"a.passed"_s};
    QTest::newRow("newly failed") << u"is:newly-failed"_s << QStringList{u"d.failed"_s};
    QTest::newRow("new") << u"is:new"_s << QStringList{u"c.warned"_s};
}

void tst_CaseModel::findsByTheFilterLanguage()
{
    QFETCH(QString, text);
    QFETCH(QStringList, found);
    conformance::Report report = triedReport();
    report.results[2].text.severity = conformance::Severity::Should;
    report.results[3].took = std::chrono::seconds(2);
    m_model->setReport(report);
    m_model->setEarlier(
        {{u"a.passed"_s, Standing::Failed}, {u"b.failed"_s, Standing::Failed}, {u"d.failed"_s, Standing::Passed}});
    const auto filter = filter::Expression::parse(text, CaseModel::fields(), QDateTime());
    QVERIFY(filter.faults().isEmpty());
    m_model->setFilter(filter);
    QCOMPARE(shownIds(*m_model), found);
}

void tst_CaseModel::namesStandingsAsReportsDo()
{
    QStringList names;
    for (const Standing standing : conformance::AllStandings)
        names += conformance::standingName(standing);
    for (const conformance::CaseChange change : conformance::AllChanges)
        names += conformance::changeName(change);
    QStringList choices;
    for (const QStringView choice : CaseModel::fields().front().choices)
        choices += choice.toString();
    QCOMPARE(choices, names);
}

void tst_CaseModel::comparesWithAnEarlierRun()
{
    const int column = static_cast<int>(CaseModel::Column::Change);
    m_model->setReport(triedReport());
    QCOMPARE(m_model->index(0, column).data(), u"New"_s);
    m_model->setEarlier({{u"b.failed"_s, Standing::Passed}});
    QCOMPARE(m_model->index(0, column).data(), u"Newly failed"_s);
    QCOMPARE(m_model->index(0, 0).data(CaseModel::ChangeRole).toInt(),
             static_cast<int>(conformance::CaseChange::NewlyFailed));
    m_model->update(triedCase(u"b.failed"_s, Verdict::Passed));
    QCOMPARE(m_model->index(m_model->rowOf(u"b.failed"_s), column).data(), u"Same"_s);
}

void tst_CaseModel::takesOneResultAfterTheOther()
{
    for (const CaseResult &result : triedReport().results)
        m_model->update(result);
    QCOMPARE(shownIds(*m_model), QStringList({u"b.failed"_s, u"d.failed"_s, u"c.warned"_s, u"a.passed"_s}));
    const QPersistentModelIndex warned = m_model->index(2, 0);
    const QPersistentModelIndex mended = m_model->index(0, 0);
    m_model->update(triedCase(u"b.failed"_s, Verdict::Passed));
    QCOMPARE(warned.row(), 1);
    QCOMPARE(mended.row(), 3); // it is the same row
    QCOMPARE(mended.data(), u"✓ Passed"_s);
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    m_model->update(triedCase(u"c.warned"_s, Verdict::Warned, u"Longer."_s));
    QCOMPARE(changed.size(), 1);
    QVERIFY(warned.data(Qt::ToolTipRole).toString().contains(u"Longer."_s));
}

void tst_CaseModel::staysPlainWhateverIsSaid()
{
    conformance::Report report;
    report.results = {triedCase(u"a\u202eb"_s, Verdict::Failed, QString(100'000, u'w') + u"\u202e\n"_s)};
    m_model->setReport(report);
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const QString text = m_model->index(0, column).data().toString();
        QVERIFY(text.size() <= 2000 && !text.contains(u'\u202e') && !text.contains(u'\n'));
    }
}

RUNLATCH_TEST(tst_CaseModel)

} // namespace runlatch::models

#include "tst_casemodel.moc"
