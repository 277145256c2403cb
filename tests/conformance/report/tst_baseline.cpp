// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/baseline.h"

#include "samplereport.h"
#include "support/suite.h"
#include "wording/sentence.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

/// A baseline excuses the failures that it names and no others, and tells what healed.
class tst_Baseline : public QObject
{
    Q_OBJECT
private slots:
    void readsIdsAndComments();
    void namesTheWrongLine_data();
    void namesTheWrongLine();
    void excusesWhatItNames();
    void tellsWhatHealed();
    void nothingTriedIsNotClean();
};

void tst_Baseline::readsIdsAndComments()
{
    const auto baseline = readBaseline(u"# known since June\n\nanswer.status\r\n  plan.token  # no plan yet\n"
                                       "answer.status\nanswer.staus\n"_s,
                                       {u"answer.status"_s, u"plan.token"_s, u"plan.huge"_s});
    QVERIFY(baseline);
    QCOMPARE(baseline->ids, QStringList({u"answer.status"_s, u"plan.token"_s, u"answer.staus"_s}));
    QCOMPARE(baseline->unknown, QStringList({u"answer.staus"_s}));
    QVERIFY(readBaseline({}, {})->ids.isEmpty());
}

void tst_Baseline::namesTheWrongLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("rule");
    QTest::newRow("two ids") << u"a.b\nc.d e.f\n"_s << u"2"_s << u"baseline.line"_s;
    QTest::newRow("JSON") << u"[\"a.b\"]"_s << u"1"_s << u"baseline.line"_s;
    QTest::newRow("a letter that looks like one") << u"a.b\n\n\u0430.b"_s << u"3"_s << u"baseline.line"_s;
    QTest::newRow("a control character") << u"a.b\u0000"_s << u"1"_s << u"baseline.line"_s;
    QTest::newRow("long") << QString(MaxBaselineId + 1, u'a') << u"1"_s << u"baseline.line"_s;
    QTest::newRow("many lines") << QString(MaxBaselineLines + 5, u'\n') << u"10001"_s << u"baseline.too-long"_s;
}

void tst_Baseline::namesTheWrongLine()
{
    QFETCH(const QString, text);
    QFETCH(const QString, line);
    QFETCH(const QString, rule);
    const auto baseline = readBaseline(text, {});
    QVERIFY(!baseline);
    QCOMPARE(baseline.error().subject, line);
    QCOMPARE(baseline.error().rule, rule);
    QVERIFY(!wording::sentence(baseline.error()).fact.isEmpty());
}

void tst_Baseline::excusesWhatItNames()
{
    Report report = sampleReport();
    applyBaseline(report, {{u"answer.status"_s, u"plan.redirect"_s}, {}});
    QVERIFY(report.results[1].isInBaseline);
    QVERIFY(report.results[5].isInBaseline);  // not testable is known as well
    QVERIFY(!report.results[3].isInBaseline); // it was marked before
    QVERIFY(!report.isClean());
    QCOMPARE(report.count(Verdict::Failed), 1);
    applyBaseline(report, {{u"answer.status"_s, u"plan.redirect"_s, u"plan.token"_s}, {}});
    QVERIFY(report.isClean());
    applyBaseline(report, {});
    QCOMPARE(report.count(Verdict::Failed), 2);
}

void tst_Baseline::tellsWhatHealed()
{
    Report report = sampleReport();
    applyBaseline(
        report,
        {{u"answer.slow"_s, u"callback.long"_s, u"payload.odd"_s, u"plan.huge"_s, u"plan.token"_s, u"never.tried"_s},
         {}});
    QCOMPARE(report.healed, QStringList({u"answer.slow"_s, u"callback.long"_s, u"payload.odd"_s}));
    QVERIFY(!report.results[0].isInBaseline && !report.results[2].isInBaseline && !report.results[4].isInBaseline);
}

void tst_Baseline::nothingTriedIsNotClean()
{
    QVERIFY(!Report().isClean());
}

RUNLATCH_TEST(tst_Baseline)

} // namespace runlatch::conformance

#include "tst_baseline.moc"
