// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "outcomes/reportcheck.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using base::Rules;
using outcomes::readReport;
using tests::linesOf;
using tests::notesOf;

/// The failures in a file of JUnit XML become outcomes, in whatever encoding and nesting; the rest is counted.
class tst_JUnitFile : public QObject
{
    Q_OBJECT
private slots:
    void casesAreOutcomes_data();
    void casesAreOutcomes();
    void aSuiteIsNamedOnce();
    void aBodyHasAllThatIsKnown();
    void outputsAreCutWithTheirSize();
    void numbersMayDisagree_data();
    void numbersMayDisagree();
    void encodings_data();
    void encodings();
    void faultsHaveTheirPlace_data();
    void faultsHaveTheirPlace();

private:
    static QByteArray suiteOf(const QByteArray &cases)
    {
        return R"(<testsuites><testsuite name="net">)" + cases + "</testsuite></testsuites>";
    }
};

void tst_JUnitFile::casesAreOutcomes_data()
{
    QTest::addColumn<QByteArray>("cases");
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("notes");
    const auto row = [](const char *name, const QByteArray &cases, const QString &lines, const QString &notes = {}) {
        QTest::newRow(name) << cases << lines << notes;
    };
    row("nothing", {}, {});
    row("passed", R"(<testcase classname="a.B" name="c"/><testcase name="d"></testcase>)", {}, u"report.passed 2"_s);
    row("failure", R"(<testcase classname="a.B" name="c"><failure message="no" type="T">at 1</failure></testcase>)",
        u"a.B.c | no |  | Status=Failed/error"_s);
    row("error", R"(<testcase name="c"><error>first
second</error></testcase>)",
        u"c | first |  | Status=Errored/error"_s);
    row("error of a type", R"(<testcase name="c"><error type="java.lang.Error"/></testcase>)",
        u"c | java.lang.Error |  | Status=Errored/error"_s);
    row("skipped", R"(<testcase name="c"><skipped message="later"/></testcase>)",
        u"c | later |  | Status=Skipped/info"_s);
    row("skipped without a word", R"(<testcase name="c"><skipped/></testcase>)", u"c | c |  | Status=Skipped/info"_s);
    row("failure and error", R"(<testcase name="c"><failure message="f"/><error message="e"/></testcase>)",
        u"c | f |  | Status=Failed/error,Status=Errored/error"_s);
    row("the worst first", R"(<testcase name="s"><skipped/></testcase><testcase name="f"><failure/></testcase>)",
        u"f | f |  | Status=Failed/error\ns | s |  | Status=Skipped/info"_s);
    row("suites in suites",
        R"(<testsuite name="in"><testsuite name="in"><testcase name="c"><failure/></testcase></testsuite></testsuite>)",
        u"c | c |  | Status=Failed/error"_s);
    row("of the suite itself", R"(<error message="no tests found"/>)",
        u"net | no tests found |  | Status=Errored/error"_s);
    row("no name", R"(<testcase><failure/></testcase>)", u"net | net |  | Status=Failed/error"_s);
    row("entities of XML", R"(<testcase name="a&lt;b&gt;&amp;&#228;"><failure message="&quot;x&quot;"/></testcase>)",
        u"a<b>&ä | \"x\" |  | Status=Failed/error"_s);
    row("CDATA", "<testcase name=\"c\"><failure><![CDATA[a <b> & c]]></failure></testcase>",
        u"c | a <b> & c |  | Status=Failed/error"_s);
    row("elements that are not known",
        R"(<properties><property name="a" value="b"/></properties><testcase name="c"><flaky><x/></flaky></testcase>)",
        {}, u"report.passed 1, report.elements 2"_s);
    row("elements within a text", R"(<testcase name="c"><failure>a<b>c</b>d</failure></testcase>)",
        u"c | acd |  | Status=Failed/error"_s);
    row("output of the suite", R"(<system-out>x</system-out><system-err>  </system-err>)", {}, u"report.output 1"_s);
    row("comments and instructions", R"(<!-- a="<b>" --><?go on?><testcase name="c"><failure/></testcase>)",
        u"c | c |  | Status=Failed/error"_s);
    row("namespaces", R"(<testcase xmlns:a="u" a:x="1" name="c"><failure/></testcase>)",
        u"c | c |  | Status=Failed/error"_s);
}

void tst_JUnitFile::casesAreOutcomes()
{
    QFETCH(QByteArray, cases);
    QFETCH(QString, lines);
    QFETCH(QString, notes);
    const auto report = readReport(suiteOf(cases));
    QCOMPARE(linesOf(report), lines);
    QCOMPARE(notesOf(report), notes);
    QCOMPARE(report->tools.first(), u"net"_s);
}

void tst_JUnitFile::aSuiteIsNamedOnce()
{
    const QByteArray suite = R"(<testsuite name="a&#10;b"/>)";
    const auto report = readReport("<testsuites>" + suite + suite + R"(<testsuite name="&#1564;"/></testsuites>)");
    QVERIFY(report);
    QCOMPARE(report->tools, QStringList{u"a b"_s});
}

void tst_JUnitFile::aBodyHasAllThatIsKnown()
{
    const auto report = readReport(suiteOf(
        R"(<testcase classname="t_a" name="c" file="t_a.py" line="12" time="0.5"><failure message="one&#10;two"
        type="Assert">Traceback ```
  line</failure><system-out>told</system-out></testcase>)"));
    QVERIFY(report);
    QCOMPARE(report->outcomes.first().description, u"one"_s);
    QCOMPARE(report->outcomes.first().body,
             u"t\\_a.c · net · t\\_a.py:12 · 0\\.5 s\n\n**Failed** · Assert\n\none  \ntwo"
             "\n\n````\nTraceback ```\n  line\n````\n\nsystem-out\n\n```\ntold\n```"_s);
}

void tst_JUnitFile::outputsAreCutWithTheirSize()
{
    const auto report = readReport(suiteOf(R"(<testcase name="c"><failure message="no"/><system-out>)"
                                           + QByteArray("x").repeated(1'000'000) + "</system-out></testcase>"));
    QVERIFY(report);
    const QString body = report->outcomes.first().body;
    QVERIFY2(body.endsWith("x\n```\n\n(cut; the whole text has 1,000,000 bytes)"_L1), qPrintable(body.last(100)));
    QVERIFY(body.size() < 3000);
    QCOMPARE(notesOf(report), u"report.cut 1"_s);
}

void tst_JUnitFile::numbersMayDisagree_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("first"); // null: they agree
    const QByteArray failed = R"(<testcase name="c"><failure/></testcase>)";
    const auto row = [](const char *name, const QByteArray &file, const QString &first) {
        QTest::newRow(name) << file << first;
    };
    row("agree", R"(<testsuite name="s" tests="1" failures="1" errors="0" skipped="0">)" + failed + "</testsuite>", {});
    row("more tests", R"(<testsuite name="s" tests="5">)" + failed + "</testsuite>", u"s tests: 5, found: 1"_s);
    row("no failures", R"(<testsuite name="s" tests="1" failures="0">)" + failed + "</testsuite>",
        u"s failures: 0, found: 1"_s);
    row("no numbers", R"(<testsuite name="s" tests="x">)" + failed + "</testsuite>", {});
    row("those of suites within count",
        R"(<testsuites tests="1" failures="1"><testsuite name="s" tests="1">)" + failed + "</testsuite></testsuites>",
        {});
    row("those of suites within do not count",
        R"(<testsuite name="s" tests="0"><testsuite name="t" tests="1">)" + failed + "</testsuite></testsuite>", {});
    row("of all", R"(<testsuites name="all" tests="2"><testsuite name="s">)" + failed + "</testsuite></testsuites>",
        u"all tests: 2, found: 1"_s);
}

void tst_JUnitFile::numbersMayDisagree()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, first);
    const auto report = readReport(file);
    QVERIFY(report);
    QCOMPARE(notesOf(report), first.isNull() ? QString() : u"report.counts 1"_s);
    if (!first.isNull())
        QCOMPARE(report->notes.first().subject, first);
}

void tst_JUnitFile::encodings_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("notes");
    const QString text = uR"(<testsuite name="s"><testcase name="ä"><failure/></testcase></testsuite>)"_s;
    const QString ok = u"ä | ä |  | Status=Failed/error"_s;
    const auto declared = [&text](const char *encoding) {
        return uR"(<?xml version="1.0" encoding="%1"?>)"_s.arg(QLatin1StringView(encoding)) + text;
    };
    const auto inUtf16 = [](const QString &xml) {
        return QByteArray(reinterpret_cast<const char *>(xml.utf16()), 2 * xml.size());
    };
    const auto row = [](const char *name, const QByteArray &file, const QString &lines, const QString &notes = {}) {
        QTest::newRow(name) << file << lines << notes;
    };
    row("UTF-8", text.toUtf8(), ok);
    row("UTF-8 declared", declared("UTF-8").toUtf8(), ok);
    row("UTF-8 with a mark", "\xEF\xBB\xBF" + text.toUtf8(), ok);
    row("blank lines first", "\r\n  " + text.toUtf8(), ok);
    row("Latin 1", declared("ISO-8859-1").toLatin1(), ok);
    row("ASCII declared, UTF-8 in it", declared("US-ASCII").toUtf8(), ok);
    row("UTF-16 with a mark", "\xFF\xFE" + inUtf16(declared("UTF-16")), ok);
    row("UTF-16 without a mark", inUtf16(text), ok);
    row("UTF-16 declared, UTF-8 in it", declared("UTF-16").toUtf8(), ok);
    row("another one", declared("windows-1252").toLatin1(), Rules::ReportEncoding);
    QByteArray broken = text.toUtf8();
    broken.replace("ä", "\xFF");
    row("no UTF-8", broken, u"\uFFFD | \uFFFD |  | Status=Failed/error"_s, u"report.characters 1"_s);
    QByteArray control = text.toUtf8();
    control.replace("ä", QByteArray("a\x1B\x00", 3));
    row("what XML cannot hold", control, u"a\uFFFD\uFFFD | a\uFFFD\uFFFD |  | Status=Failed/error"_s,
        u"report.characters 2"_s);
}

void tst_JUnitFile::encodings()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, lines);
    QFETCH(QString, notes);
    const auto report = readReport(file);
    QCOMPARE(linesOf(report), lines);
    QCOMPARE(notesOf(report), notes);
}

void tst_JUnitFile::faultsHaveTheirPlace_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QStringList>("place");
    const auto row = [](const char *name, const QByteArray &file, const QString &rule, const QStringList &place = {}) {
        QTest::newRow(name) << file << rule << place;
    };
    row("a web page", "<html><body/></html>", Rules::ReportUnknown);
    row("a document type", "<!DOCTYPE html><html/>", Rules::ReportDoctype, {u"1"_s, u"1"_s});
    row("an entity", "\n<!DOCTYPE a [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><testsuite name=\"&a;\"/>",
        Rules::ReportDoctype, {u"2"_s, u"1"_s});
    row("an entity that is not there", "<testsuite>\n&a;</testsuite>", Rules::ReportXml, {u"2"_s, u"4"_s});
    row("not closed", "<testsuite>\n<testcase>", Rules::ReportXml, {u"2"_s, u"11"_s});
    row("closed by another", "<testsuite>\n</testsuites>", Rules::ReportXml, {u"2"_s, u"14"_s});
    row("two roots", "<testsuite/>\n<testsuite/>", Rules::ReportXml, {u"2"_s, u"2"_s});
}

void tst_JUnitFile::faultsHaveTheirPlace()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, rule);
    QFETCH(QStringList, place);
    const auto report = readReport(file);
    QCOMPARE(linesOf(report), rule);
    QCOMPARE(report.error().facts.value(0), place.value(0));
    if (rule != Rules::ReportXml.name()) // its columns are those of Qt
        QCOMPARE(report.error().facts, place);
}

RUNLATCH_TEST(tst_JUnitFile)
#include "tst_junitfile.moc"
