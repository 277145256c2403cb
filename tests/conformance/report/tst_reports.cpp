// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/html.h"
#include "conformance/report/jsonlines.h"
#include "conformance/report/junit.h"
#include "conformance/report/markdown.h"
#include "conformance/report/reportfile.h"
#include "conformance/report/standing.h"
#include "samplereport.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

/// The reports of one value cannot disagree, and are written completely or not at all.
class tst_Reports : public QObject
{
    Q_OBJECT
private slots:
    void countTheSame_data();
    void countTheSame();
    void sayTheSameInTheEnd();
    void sayOnceThatNothingWasReached();
    void jsonLinesHaveALineForEachCase();
    void areWrittenOrAnError();

private:
    /// `number` reports differ in how many cases of each verdict they have, with and without the baseline.
    static Report numbered(int number)
    {
        Report report = sampleReport();
        report.results.clear();
        for (const Verdict verdict : {Verdict::Passed, Verdict::Failed, Verdict::Warned, Verdict::Observed,
                                      Verdict::Skipped, Verdict::NotTestable}) {
            for (const bool isInBaseline : {false, true}) {
                const int count = (number * (2 * static_cast<int>(verdict) + 3 + isInBaseline)) % 5;
                for (int each = 0; each < count; ++each) {
                    report.results.append(sampleCase(u"group.case"_s, verdict, u"Why."_s));
                    report.results.last().isInBaseline = isInBaseline;
                }
            }
        }
        return report;
    }
    static int attribute(const QByteArray &junit, const QString &name)
    {
        const QRegularExpression pattern(u"<testsuite [^>]*\\b%1=\"(\\d+)\""_s.arg(name));
        return pattern.match(QString::fromUtf8(junit)).captured(1).toInt();
    }
    static int counted(const QString &text, const QString &pattern)
    {
        return QRegularExpression(pattern).match(text).captured(1).toInt();
    }
};

void tst_Reports::countTheSame_data()
{
    QTest::addColumn<int>("number");
    for (int number = 0; number < 6; ++number)
        QTest::addRow("%d", number) << number;
}

void tst_Reports::countTheSame()
{
    QFETCH(const int, number);
    const Report report = numbered(number);
    const QByteArray junit = writeJUnit(junitSuite(report));
    const QString html = QString::fromUtf8(writeHtml(report));
    const QString markdown = writeMarkdown(report);
    const QByteArrayList lines = writeJsonLines(report).trimmed().split('\n');
    QCOMPARE(lines.size(), report.results.size() + 1);
    const QJsonObject summary = QJsonDocument::fromJson(lines.last()).object();
    qsizetype all = 0;
    for (const Standing standing : AllStandings) {
        const auto count = countOf(report, standing);
        all += count;
        const QString mark = standingIcon(standing) + u' ' + standingWord(standing);
        QCOMPARE(counted(html, QRegularExpression::escape(mark) + u"</span></td><td>(\\d+)</td>"_s), count);
        QCOMPARE(summary.value(standingName(standing).replace(u'-', u'_')).toInt(-1), count);
        QCOMPARE(counted(markdown, u"\\b%1: (\\d+)"_s.arg(standingWord(standing))), count);
        // A mark in the counts, in the list and at the case itself.
        QCOMPARE(html.count(u">"_s + mark + u"</span>"_s), 1 + 2 * count);
    }
    QCOMPARE(all, report.results.size());
    if (report.results.isEmpty())
        return; // JUnit has an error in its place
    QCOMPARE(attribute(junit, u"tests"_s), all);
    QCOMPARE(attribute(junit, u"failures"_s), countOf(report, Standing::Failed));
    QCOMPARE(attribute(junit, u"errors"_s), countOf(report, Standing::NotTestable));
    QCOMPARE(attribute(junit, u"skipped"_s), countOf(report, Standing::Skipped) + countOf(report, Standing::Known));
    QCOMPARE(report.isClean(), attribute(junit, u"failures"_s) + attribute(junit, u"errors"_s) == 0);
}

void tst_Reports::sayTheSameInTheEnd()
{
    Report report = sampleReport();
    QVERIFY(writeHtml(report).contains("<h1 class=\"failed\">Not passed: "));
    QVERIFY(writeMarkdown(report).startsWith(u"## Not passed: "_s));
    report.results.removeIf([](const CaseResult &result) {
        return !result.isInBaseline && (result.verdict == Verdict::Failed || result.verdict == Verdict::NotTestable);
    });
    QVERIFY(writeHtml(report).contains("<h1 class=\"passed\">Passed: "));
    QVERIFY(writeMarkdown(report).startsWith(u"## Passed: "_s));
    report.results.clear();
    QVERIFY(writeHtml(report).contains("<h1 class=\"failed\">Nothing was tried: "));
    QVERIFY(writeMarkdown(report).startsWith(u"## Nothing was tried: "_s));
}

void tst_Reports::sayOnceThatNothingWasReached()
{
    Report report = sampleReport();
    report.unreached = u"Nothing listens there."_s;
    report.healed = {};
    for (CaseResult &result : report.results) {
        result = sampleCase(result.text.id, Verdict::NotTestable, u"It was not tried."_s);
        result.took = {};
    }
    const QByteArray junit = writeJUnit(junitSuite(report));
    QCOMPARE(attribute(junit, u"errors"_s), 1);
    QCOMPARE(attribute(junit, u"skipped"_s), report.results.size());
    QVERIFY(junit.contains("message=\"Target not reached: Nothing listens there.\""));
    const QString html = QString::fromUtf8(writeHtml(report));
    const QString markdown = writeMarkdown(report);
    for (const QString &text : {html, markdown}) {
        QVERIFY2(text.contains("Target not reached: "_L1), qPrintable(text));
        QCOMPARE(text.count("Nothing listens there"_L1), 1);
        QVERIFY(!text.contains("It was not tried."_L1) && !text.contains("0 ms"_L1));
    }
    QVERIFY(!report.isClean());
}

void tst_Reports::jsonLinesHaveALineForEachCase()
{
    Report report = sampleReport();
    report.results = {sampleCase(u"answer.status"_s, Verdict::Failed, u"It\nbroke \u202e\u001b[31m."_s)};
    report.results.first().lapses = {{.sentence = u"Long."_s, .remedy = u"Shorten it."_s, .line = 3, .column = 1}};
    const QByteArrayList lines = writeJsonLines(report).split('\n');
    QCOMPARE(lines.size(), 3); // the last line ends, too
    QVERIFY(!lines.first().contains("\u202e") && !lines.first().contains('\x1b'));
    const QJsonObject one = QJsonDocument::fromJson(lines.first()).object();
    QCOMPARE(one.value(u"event"_s), u"check"_s);
    QCOMPARE(one.value(u"id"_s), u"answer.status"_s);
    QCOMPARE(one.value(u"verdict"_s), u"failed"_s);
    QCOMPARE(one.value(u"why"_s), report.results.first().why);
    QCOMPARE(one.value(u"remedy"_s), u"Shorten it."_s);
    QCOMPARE(one.value(u"findings"_s).toArray().at(0).toObject().value(u"line"_s), 3);
    QCOMPARE(QJsonDocument::fromJson(lines.at(1)).object().value(u"event"_s), u"summary"_s);
}

void tst_Reports::areWrittenOrAnError()
{
    QTemporaryDir folder;
    QVERIFY(saveReport(folder.filePath(u"out.html"_s), "page"));
    QFile file(folder.filePath(u"out.html"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "page");
    const auto missed = saveReport(folder.filePath(u"nowhere/out.html"_s), "page");
    QVERIFY(!missed);
    QCOMPARE(missed.error().rule, u"file.not-written"_s);
}

RUNLATCH_TEST(tst_Reports)

} // namespace runlatch::conformance

#include "tst_reports.moc"
