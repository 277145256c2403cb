// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "lint/lint.h"
#include "outcomes/reportcheck.h"
#include "support/suite.h"
#include "wording/reportnotes.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using base::Rules;
using outcomes::readReport;
using tests::linesOf;

/// A report that attacks takes time in proportion to its bytes, and whatever it holds, its outcomes can be sent.
class tst_HostileReport : public QObject
{
    Q_OBJECT
private slots:
    void attacksAreLinear_data();
    void attacksAreLinear();
    void tooLargeIsRefused();
    void outcomesCanBeSent_data();
    void outcomesCanBeSent();
    void everyRuleHasASentence();

private:
    static QByteArray sarifOf(const QByteArray &results, const QByteArray &driver = "\"name\":\"s\"")
    {
        return R"({"version":"2.1.0","runs":[{"tool":{"driver":{)" + driver + R"(}},"results":[)" + results + "]}]}";
    }
};

void tst_HostileReport::attacksAreLinear_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("repeated");
    QTest::addColumn<QByteArray>("behind");
    QTest::addColumn<QString>("rule"); // null: it is read
    const auto row = [](const char *name, const QByteArray &before, const QByteArray &repeated,
                        const QByteArray &behind,
                        const QString &rule) { QTest::newRow(name) << before << repeated << behind << rule; };
    const QByteArray sarif = R"({"version":"2.1.0","runs":[{"tool":{"driver":{"rules":[)";
    row("deep elements", "<testsuite>", "<testsuite>", {}, Rules::ReportDepth);
    row("deep unknown elements", "<testsuite>", "<a>", {}, Rules::ReportDepth);
    row("attributes", "<testsuite ", "a=\"\" ", "/>", Rules::ReportAttributes);
    row("namespaces", "<testsuite ", "xmlns:a=\"\" ", "/>", Rules::ReportAttributes);
    row("an attribute that never ends", "<testsuite name=\"", "aaaaaaaa", {}, Rules::ReportXml);
    row("a long attribute", "<testsuite name=\"", "aaaaaaaa", "\"/>", {});
    row("a comment that never ends", "<testsuite><!--", "--", {}, Rules::ReportXml);
    row("brackets", "<", "<", {}, Rules::ReportXml);
    row("suites", "<testsuites>", "<testsuite name=\"a\"/>", "</testsuites>", {});
    row("problems of a test", "<testsuite><testcase>", "<failure/>", "</testcase></testsuite>", {});
    row("fences", "<testsuite><testcase><failure>", "````````", "</failure></testcase></testsuite>", {});
    row("deep arrays", "{\"a\":", "[", {}, Rules::ReportDepth);
    row("deep objects", {}, "{\"a\":", {}, Rules::ReportDepth);
    row("members of a result", R"({"version":"2.1.0","runs":[{"tool":{"driver":{}},"results":[{)", R"("a":1,)",
        R"("message":{"text":"m"}}]}]})", {});
    row("rules of one id", sarif, R"({"id":"a"},)", R"({"id":"a"}]}},"results":[{"ruleId":"a"}]}]})", {});
    row("extensions", R"({"version":"2.1.0","runs":[{"tool":{"driver":{},"extensions":[)", "{},",
        R"({}]},"results":[]}]})", {});
    row("runs", R"({"version":"2.1.0","runs":[)", "{},", "{}]}", {});
    row("parts of an id", R"({"version":"2.1.0","runs":[{"tool":{"driver":{}},"results":[{"ruleId":")", "a/",
        R"("}]}]})", {});
    row("brackets of links", R"({"version":"2.1.0","runs":[{"results":[{"message":{"text":")", "[](1[", R"("}}]}]})",
        {});
    row("placeholders", R"({"version":"2.1.0","runs":[{"results":[{"message":{"arguments":["aaaaaaaaaa"],"text":")",
        "{0}", R"("}}]}]})", {});
    row("arguments", R"({"version":"2.1.0","runs":[{"results":[{"message":{"text":"{0}","arguments":[)", "\"a\",",
        R"("b"]}}]}]})", {});
    row("locations", R"({"version":"2.1.0","runs":[{"results":[{"locations":[)", "{},", R"({}]}]}]})", {});
}

/// A reader that takes the square of four megabytes would not end in the time that a test has.
void tst_HostileReport::attacksAreLinear()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, repeated);
    QFETCH(QByteArray, behind);
    QFETCH(QString, rule);
    constexpr qsizetype many = 4 * 1024 * 1024; // bytes
    const auto report = readReport(before + repeated.repeated(many / repeated.size()) + behind);
    QCOMPARE(report ? QString() : report.error().rule.name(), rule);
}

void tst_HostileReport::tooLargeIsRefused()
{
    QCOMPARE(linesOf(readReport(QByteArray(outcomes::MaxReportBytes + 1, ' '))), Rules::ReportTooLarge.name());
}

void tst_HostileReport::outcomesCanBeSent_data()
{
    QTest::addColumn<QByteArray>("file");
    const QByteArray odd = R"(\u0000\u202e\n\t<b>|`*_[x](y){{0}}\\ )";
    QTest::newRow("odd letters") << sarifOf(R"({"ruleId":")" + odd + R"(","kind":")" + odd + R"(","message":{"text":")"
                                            + odd + R"(","markdown":")" + odd + R"("}})");
    QTest::newRow("wrong types") << sarifOf(R"({"ruleId":5,"level":[],"kind":{},"message":[],"locations":{"a":1},)"
                                            R"("suppressions":5,"rule":[],"ruleIndex":"x","baselineState":1})");
    QTest::newRow("numbers out of range") << sarifOf(R"({"ruleIndex":9223372036854775807,"message":{"text":"m"}},)"
                                                     R"({"ruleIndex":1e300,"message":{"text":"m"}},)"
                                                     R"({"rule":{"index":9223372036854775807,)"
                                                     R"("toolComponent":{"index":9223372036854775807}}})");
    QTest::newRow("nothing in it") << sarifOf("{},{},{}");
    QTest::newRow("blank names") << QByteArray(R"(<testsuite name=" "><testcase name=" " classname="&#10;">)"
                                               R"(<failure message="  " type=" ">  </failure></testcase></testsuite>)");
    QTest::newRow("long names") << QByteArray("<testsuite name=\"") + QByteArray(50'000, 'a') + "\"><testcase name=\""
            + QByteArray(50'000, 'b') + "\"><error message=\"" + QByteArray(50'000, 'c') + "\" type=\""
            + QByteArray(50'000, 'd') + "\">" + QByteArray(50'000, '`') + "</error></testcase></testsuite>";
}

/// The service would take the callback, and the linter finds nothing that is refused.
void tst_HostileReport::outcomesCanBeSent()
{
    QFETCH(QByteArray, file);
    const auto report = readReport(file);
    QVERIFY2(report, report ? "" : qPrintable(report.error().rule.name()));
    QVERIFY(!report->outcomes.isEmpty());
    const QByteArray body = protocol::writeTaskResult({protocol::TaskStatus::Failed, u"m"_s, {}, report->outcomes});
    QVERIFY(protocol::readTaskResult(body));
    const lint::Lint lint = lint::lintCallback(body);
    QStringList rules;
    for (const lint::LintFinding &finding : lint.findings)
        rules += finding.rule.name() + u' ' + finding.pointer;
    QVERIFY2(lint.errors == 0, qPrintable(rules.join(u'\n')));
}

void tst_HostileReport::everyRuleHasASentence()
{
    for (const base::Rule rule : Rules::Reports) {
        const QString note = wording::reportNote(rule, 1234, u"<b>"_s);
        QVERIFY2(note.contains(u"“<b>”"_s) && !note.contains(u'%'), qPrintable(note));
    }
}

RUNLATCH_TEST(tst_HostileReport)
#include "tst_hostilereport.moc"
