// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "outcomes/reportcheck.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using outcomes::readReport;
using outcomes::Report;
using tests::linesOf;
using tests::notesOf;

/// A log of SARIF becomes the outcomes that its specification means, and what does not become one is counted.
class tst_SarifFile : public QObject
{
    Q_OBJECT
private slots:
    void aResultIsAnOutcome();
    void levels_data();
    void levels();
    void rulesAreFound_data();
    void rulesAreFound();
    void messages_data();
    void messages();
    void whatIsApart_data();
    void whatIsApart();
    void theRestIsCounted_data();
    void theRestIsCounted();
    void placesAreInTheBody();
    void theWorstComeFirst();
    void moreAreCountedInOne();
    void idsAreTheirOwn();
    void textsFit();
    void codeEndsWithItsText_data();
    void codeEndsWithItsText();
    void faultsHaveTheirPlace_data();
    void faultsHaveTheirPlace();
    void otherFiles_data();
    void otherFiles();
    void canBeCancelled();

private:
    /// A log of one run of `driver` and the results.
    static QByteArray logOf(const QByteArray &results, const QByteArray &driver = R"("name":"scan")",
                            const QByteArray &more = {})
    {
        return R"({"version":"2.1.0","runs":[{"tool":{"driver":{)" + driver + "}" + more + R"(},"results":[)" + results
            + "]}]}";
    }
};

void tst_SarifFile::aResultIsAnOutcome()
{
    const auto report = readReport(
        logOf(R"({"ruleId":"S1","level":"error","message":{"text":"A key stands in main.tf"}})",
              R"("name":"scan","rules":[{"id":"S1","name":"NoKeys","shortDescription":{"text":"Keys in code"},
           "help":{"text":"plain","markdown":"Read **this**"},"helpUri":"https://rules.example/S1"}])"));
    QCOMPARE(linesOf(report), u"S1 | A key stands in main.tf | https://rules.example/S1 | Severity=Error/error"_s);
    QCOMPARE(report->outcomes.first().body, u"S1 · NoKeys · Keys in code · scan\n\nRead **this**"_s);
    QCOMPARE(report->kind, outcomes::ReportKind::Sarif);
    QCOMPARE(report->tools, QStringList{u"scan"_s});
    QCOMPARE(report->entries, 1);
    QVERIFY(report->notes.isEmpty());
}

void tst_SarifFile::levels_data()
{
    QTest::addColumn<QByteArray>("result");
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QString>("tags");
    const auto row = [](const char *name, const QByteArray &result, const QByteArray &rule, const QString &tags) {
        QTest::newRow(name) << result << rule << tags;
    };
    row("error", R"(,"level":"error")", {}, u"Severity=Error/error"_s);
    row("warning", R"(,"level":"warning")", {}, u"Severity=Warning/warning"_s);
    row("note", R"(,"level":"note")", {}, u"Severity=Note/info"_s);
    row("none", R"(,"level":"none")", {}, u"Severity=None/none"_s);
    row("absent", {}, {}, u"Severity=Warning/warning"_s);
    row("of the rule", {}, R"(,"defaultConfiguration":{"level":"error"})", u"Severity=Error/error"_s);
    row("own before the rule's", R"(,"level":"note")", R"(,"defaultConfiguration":{"level":"error"})",
        u"Severity=Note/info"_s);
    row("a rule without a level", {}, R"(,"defaultConfiguration":{"enabled":true})", u"Severity=Warning/warning"_s);
    row("fail", R"(,"kind":"fail")", {}, u"Severity=Warning/warning"_s);
    row("another kind", R"(,"kind":"review")", R"(,"defaultConfiguration":{"level":"error"})",
        u"Severity=None/none,Kind=review/none"_s);
    row("another kind with a level", R"(,"kind":"open","level":"error")", {}, u"Severity=None/none,Kind=open/none"_s);
    row("informational", R"(,"kind":"informational")", {}, u"Severity=None/none,Kind=informational/none"_s);
    row("a level that SARIF does not have", R"(,"level":"critical")", {}, u"Severity=Warning/warning"_s);
    row("a level of another type", R"(,"level":1)", {}, u"Severity=Warning/warning"_s);
}

void tst_SarifFile::levels()
{
    QFETCH(QByteArray, result);
    QFETCH(QByteArray, rule);
    QFETCH(QString, tags);
    const auto report = readReport(logOf(R"({"ruleId":"S1","message":{"text":"m"})" + result + "}",
                                         R"("name":"scan","rules":[{"id":"S1")" + rule + "}]"));
    QCOMPARE(linesOf(report), u"S1 | m |  | "_s + tags);
    const bool isUnknown = result.contains("critical");
    QCOMPARE(notesOf(report), isUnknown ? u"report.value 1"_s : QString());
}

void tst_SarifFile::rulesAreFound_data()
{
    QTest::addColumn<QByteArray>("result");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("url"); // the last letter tells the rule
    const auto row = [](const char *name, const QByteArray &result, const QString &id, const QString &url) {
        QTest::newRow(name) << result << id << url;
    };
    row("by id", R"("ruleId":"B")", u"B"_s, u"https://r.example/b"_s);
    row("by index", R"("ruleIndex":1)", u"B"_s, u"https://r.example/b"_s);
    row("index before id", R"("ruleId":"A","ruleIndex":1)", u"A"_s, u"https://r.example/b"_s);
    row("rule.id", R"("rule":{"id":"B"})", u"B"_s, u"https://r.example/b"_s);
    row("rule.index", R"("rule":{"index":1})", u"B"_s, u"https://r.example/b"_s);
    row("rule and ruleIndex", R"("rule":{"toolComponent":{"index":1}},"ruleIndex":0)", u"D"_s,
        u"https://r.example/d"_s);
    row("in an extension", R"("ruleId":"C","rule":{"index":0,"toolComponent":{"index":0}})", u"C"_s,
        u"https://r.example/c"_s);
    row("in an extension by name", R"("rule":{"index":0,"toolComponent":{"name":"second"}})", u"D"_s,
        u"https://r.example/d"_s);
    row("in an extension by guid", R"("rule":{"index":0,"toolComponent":{"guid":"g-2"}})", u"D"_s,
        u"https://r.example/d"_s);
    row("in an extension by its id alone", R"("ruleId":"D")", u"D"_s, u"https://r.example/d"_s);
    row("hierarchical id", R"("ruleId":"B/md5/x")", u"B/md5/x"_s, u"https://r.example/b"_s);
    row("no such rule", R"("ruleId":"Z")", u"Z"_s, QString());
    row("no such index", R"("ruleId":"B","ruleIndex":7)", u"B"_s, u"https://r.example/b"_s);
    row("index -1", R"("ruleId":"B","ruleIndex":-1)", u"B"_s, u"https://r.example/b"_s);
    row("no such extension", R"("ruleId":"B","rule":{"index":0,"toolComponent":{"index":9}})", u"B"_s,
        u"https://r.example/b"_s);
    row("nothing", R"("kind":"fail")", u"result"_s, QString());
}

void tst_SarifFile::rulesAreFound()
{
    QFETCH(QByteArray, result);
    QFETCH(QString, id);
    QFETCH(QString, url);
    const auto report =
        readReport(logOf("{" + result + R"(,"message":{"text":"m"}})",
                         R"("name":"scan","rules":[{"id":"A","helpUri":"https://r.example/a"},)"
                         R"({"id":"B","helpUri":"https://r.example/b"}])",
                         R"(,"extensions":[{"name":"first","rules":[{"id":"C","helpUri":"https://r.example/c"}]},)"
                         R"({"name":"second","guid":"g-2","rules":[{"id":"D","helpUri":"https://r.example/d"}]}])"));
    QCOMPARE(linesOf(report), u"%1 | m | %2 | Severity=Warning/warning"_s.arg(id, url));
    QCOMPARE(notesOf(report), id == "Z"_L1 ? u"report.no-rule 1"_s : QString());
}

void tst_SarifFile::messages_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QString>("description");
    QTest::addColumn<QString>("notes");
    const auto row = [](const char *name, const QByteArray &message, const QString &description,
                        const QString &notes = {}) { QTest::newRow(name) << message << description << notes; };
    row("text", R"({"text":"one"})", u"one"_s);
    row("arguments", R"({"text":"{0} in {1}, {0}","arguments":["key","main.tf"]})", u"key in main.tf, key"_s);
    row("an argument that is none", R"({"text":"{0} {1} {x} {","arguments":["a"]})", u"a {1} {x} {"_s);
    row("an argument with braces", R"({"text":"{0}{1}","arguments":["{1}","b"]})", u"{1}b"_s);
    row("doubled braces", R"({"text":"{{0}} is {0}","arguments":["a"]})", u"{0} is a"_s);
    row("by id of the rule", R"({"id":"own","arguments":["a"]})", u"rule says a"_s);
    row("by id of the driver", R"({"id":"global","arguments":["a"]})", u"driver says a"_s);
    row("the rule before the driver", R"({"id":"both"})", u"of the rule"_s);
    row("text before the id", R"({"text":"own text","id":"own"})", u"own text"_s);
    row("no such id", R"({"id":"none"})", u"Summary"_s, u"report.no-message 1"_s);
    row("no message", "{}", u"Summary"_s, u"report.no-message 1"_s);
    row("a number", "5", u"Summary"_s, u"report.no-message 1"_s);
    row("lines", R"({"text":"first\nsecond"})", u"first second"_s);
    row("a link to a location", R"({"text":"it came from [here](3)."})", u"it came from here."_s);
    row("a link to the web", R"({"text":"see [this](https://a.example)."})", u"see [this](https://a.example)."_s);
    row("invisible letters", R"({"text":"a\u202eb\u0000c"})", u"abc"_s);
}

void tst_SarifFile::messages()
{
    QFETCH(QByteArray, message);
    QFETCH(QString, description);
    QFETCH(QString, notes);
    const auto report = readReport(
        logOf(R"({"ruleId":"S1","message":)" + message + "}",
              R"("name":"scan","globalMessageStrings":{"global":{"text":"driver says {0}"},"both":{"text":"no"}},)"
              R"("rules":[{"id":"S1","shortDescription":{"text":"Summary"},)"
              R"("messageStrings":{"own":{"text":"rule says {0}"},"both":{"text":"of the rule"}}}])"));
    QVERIFY(report);
    QCOMPARE(report->outcomes.first().description, description);
    QCOMPARE(notesOf(report), notes);
}

void tst_SarifFile::whatIsApart_data()
{
    QTest::addColumn<QByteArray>("result");
    QTest::addColumn<QString>("tags"); // null: no outcome
    QTest::addColumn<QString>("withSuppressed");
    QTest::addColumn<QString>("notes");
    const QString usual = u"Severity=Warning/warning"_s;
    const auto row = [](const char *name, const QByteArray &result, const QString &tags, const QString &withSuppressed,
                        const QString &notes) { QTest::newRow(name) << result << tags << withSuppressed << notes; };
    row("nothing", {}, usual, usual, {});
    row("no suppressions", R"(,"suppressions":[])", usual, usual, {});
    row("null", R"(,"suppressions":null)", usual, usual, {});
    row("suppressed", R"(,"suppressions":[{"kind":"inSource"}])", {}, usual + u",Suppression=accepted/none"_s,
        u"report.suppressed 1"_s);
    row("accepted", R"(,"suppressions":[{"kind":"external","status":"accepted"}])", {},
        usual + u",Suppression=accepted/none"_s, u"report.suppressed 1"_s);
    row("rejected", R"(,"suppressions":[{"kind":"external","status":"rejected"}])",
        usual + u",Suppression=rejected/none"_s, usual + u",Suppression=rejected/none"_s, u"report.rejected 1"_s);
    row("under review", R"(,"suppressions":[{"status":"underReview"}])", usual + u",Suppression=underReview/none"_s,
        usual + u",Suppression=underReview/none"_s, u"report.rejected 1"_s);
    row("accepted, and rejected later", R"(,"suppressions":[{},{"status":"rejected"}])",
        usual + u",Suppression=rejected/none"_s, usual + u",Suppression=rejected/none"_s, u"report.rejected 1"_s);
    row("absent", R"(,"baselineState":"absent")", {}, {}, u"report.absent 1"_s);
    row("unchanged", R"(,"baselineState":"unchanged")", usual + u",Baseline=unchanged/none"_s,
        usual + u",Baseline=unchanged/none"_s, u"report.unchanged 1"_s);
    row("new", R"(,"baselineState":"new")", usual + u",Baseline=new/none"_s, usual + u",Baseline=new/none"_s, {});
    row("passed", R"(,"kind":"pass")", {}, {}, u"report.passed 1"_s);
    row("not applicable", R"(,"kind":"notApplicable")", {}, {}, u"report.passed 1"_s);
}

void tst_SarifFile::whatIsApart()
{
    QFETCH(QByteArray, result);
    QFETCH(QString, tags);
    QFETCH(QString, withSuppressed);
    QFETCH(QString, notes);
    const QByteArray log = logOf(R"({"message":{"text":"m"})" + result + "}");
    const auto lineOf = [](const QString &written) {
        return written.isNull() ? QString() : u"result | m |  | "_s + written;
    };
    const auto report = readReport(log);
    QCOMPARE(linesOf(report), lineOf(tags));
    QCOMPARE(notesOf(report), notes);
    QCOMPARE(report->entries, 1);
    QCOMPARE(linesOf(readReport(log, {.withSuppressed = true})), lineOf(withSuppressed));
}

void tst_SarifFile::theRestIsCounted_data()
{
    QTest::addColumn<QByteArray>("results");
    QTest::addColumn<QByteArray>("more"); // behind the driver
    QTest::addColumn<QString>("notes");
    const auto row = [](const char *name, const QByteArray &results, const QByteArray &more, const QString &notes) {
        QTest::newRow(name) << results << more << notes;
    };
    row("results in other files", {}, R"(},"externalPropertyFileReferences":{"results":[{"itemCount":5}])",
        u"report.external 1"_s);
    row("other things in other files", {}, R"(},"externalPropertyFileReferences":{"artifacts":[])", {});
    row("levels of an invocation", {}, R"(},"invocations":[{},5,{"ruleConfigurationOverrides":[]}],"a":{"b":1)",
        u"report.overrides 1"_s);
    row("a result of another type", "5,[],null", {}, u"report.value 3"_s);
    row("too many extensions", {}, R"(,"extensions":[)" + QByteArray("{},").repeated(149) + "{}]",
        u"report.beyond 51"_s);
}

void tst_SarifFile::theRestIsCounted()
{
    QFETCH(QByteArray, results);
    QFETCH(QByteArray, more);
    QFETCH(QString, notes);
    const auto report = readReport(logOf(results, R"("name":"scan")", more));
    QCOMPARE(linesOf(report), QString());
    QCOMPARE(notesOf(report), notes);
}

void tst_SarifFile::placesAreInTheBody()
{
    QByteArray locations = R"({"physicalLocation":{"artifactLocation":{"uri":"a_b.tf"},
        "region":{"startLine":12,"startColumn":3}},"logicalLocations":[{"fullyQualifiedName":"aws_key.x"}]},
        {"physicalLocation":{"artifactLocation":{"index":0},"region":{"startLine":7}}},
        {"logicalLocations":[{"name":"alone"}]},{},5)";
    for (int more = 0; more < 30; ++more)
        locations += R"(,{"physicalLocation":{"artifactLocation":{"uri":"x"}}})";
    const QByteArray log = R"({"version":"2.1.0","runs":[{"tool":{"driver":{}},
        "artifacts":[{"location":{"uri":"main.tf"}}],
        "results":[{"message":{"text":"**no** bold\nline","markdown":"**bold**"},"locations":[)"
        + locations + "]}]}]}";
    const auto report = readReport(log);
    QVERIFY(report);
    const QString body = report->outcomes.first().body;
    QVERIFY2(body.startsWith(u"**bold**\n\n- a\\_b.tf:12:3 · aws\\_key.x\n- main.tf:7\n- alone\n- x\n"_s),
             qPrintable(body));
    QCOMPARE(body.count("\n- x"_L1), 17);
    QVERIFY2(body.endsWith("\n- 14 more places"_L1), qPrintable(body)); // one of them is no location
}

void tst_SarifFile::theWorstComeFirst()
{
    QByteArrayList results;
    for (const char *const level : {"none", "note", "error", "warning", "error"})
        results += R"({"ruleId":")" + QByteArray(level) + QByteArray::number(results.size()) + R"(","level":")" + level
            + R"(","message":{"text":"m"}})";
    const auto report = readReport(logOf(results.join(',')));
    QVERIFY(report);
    QStringList ids;
    for (const protocol::Outcome &outcome : report->outcomes)
        ids += outcome.id;
    QCOMPARE(ids.join(u' '), u"error2 error4 warning3 note1 none0"_s);
    QCOMPARE(report->levels, (std::array<qint64, 4>{1, 1, 1, 2}));
}

void tst_SarifFile::moreAreCountedInOne()
{
    QByteArrayList results;
    for (int number = 0; number < 300; ++number)
        results += R"({"ruleId":"W","level":"warning","message":{"text":"m"}})";
    for (int number = 0; number < 200; ++number)
        results += R"({"ruleId":"E","level":"error","message":{"text":"m"}})";
    const auto report = readReport(logOf(results.join(',')));
    QVERIFY(report);
    QCOMPARE(report->outcomes.size(), 250);
    QCOMPARE(report->outcomes.at(199).id, u"E-200"_s);
    QCOMPARE(report->outcomes.at(248).id, u"W-49"_s);
    const protocol::Outcome &last = report->outcomes.last();
    QCOMPARE(last.description, u"251 more, which have no outcome of their own: warning: 251"_s);
    QCOMPARE(last.tags.first().level, protocol::TagLevel::Warning);
    QCOMPARE(notesOf(report), u"report.more 251, report.renamed 247, report.no-rule 500"_s);
    QCOMPARE(report->entries, 500);
    results.resize(250);
    QCOMPARE(readReport(logOf(results.join(',')))->outcomes.last().id, u"W-250"_s);
}

void tst_SarifFile::idsAreTheirOwn()
{
    QByteArrayList results;
    for (const char *const id : {"A", "A-2", "A", "A", "B"})
        results += R"({"ruleId":")" + QByteArray(id) + R"(","message":{"text":"m"}})";
    const auto report = readReport(logOf(results.join(',')));
    QStringList ids;
    for (const protocol::Outcome &outcome : report->outcomes)
        ids += outcome.id;
    QCOMPARE(ids.join(u' '), u"A A-2 A-3 A-4 B"_s);
}

void tst_SarifFile::textsFit()
{
    const QByteArray text = QByteArray("x").repeated(100'000);
    const auto report = readReport(
        logOf(R"({"ruleId":")" + text + R"(","kind":")" + text + R"(","message":{"text":")" + text + R"("}},)"
                  + R"({"ruleId":"U","message":{"text":"m"}},{"ruleId":"V","message":{"text":"m"}},)"
                  + R"({"ruleId":"W","message":{"text":"m"}})",
              R"("name":"scan","rules":[{"id":"U","helpUri":"javascript:x","help":{"markdown":"```\n)" + text
                  + R"("}},{"id":"V","helpUri":"https://a.example/)" + text + R"("},{"id":"W","help":{"markdown":")"
                  + QByteArray(100'000, '~') + R"("}}])"));
    QVERIFY(report);
    QCOMPARE(report->outcomes.size(), 4);
    for (const protocol::Outcome &outcome : report->outcomes) {
        QVERIFY(outcome.id.size() <= 64);
        QVERIFY(!outcome.description.isEmpty() && outcome.description.size() <= 1000);
        QVERIFY(outcome.body.size() <= 10'000);
        QVERIFY(outcome.url.isEmpty());
        for (const protocol::Tag &tag : outcome.tags)
            QVERIFY(tag.label.size() <= 32);
    }
    const QString help = report->outcomes.first().body;
    QVERIFY2(help.endsWith("\n```\n\n(cut; the whole text has 100,004 bytes)"_L1), qPrintable(help.last(100)));
    QCOMPARE(notesOf(report), u"report.cut 3, report.url 2, report.no-rule 1"_s);
}

void tst_SarifFile::codeEndsWithItsText_data()
{
    QTest::addColumn<QByteArray>("markdown"); // as in JSON
    QTest::addColumn<QString>("written");
    QTest::newRow("closed") << QByteArray("```\\na\\n```") << u"```\na\n```"_s;
    QTest::newRow("open") << QByteArray("```\\na") << u"```\na\n```"_s;
    QTest::newRow("open within another") << QByteArray("~~~\\n```\\na") << u"~~~\n```\na\n~~~"_s;
    QTest::newRow("a language closes nothing") << QByteArray("```\\n```hcl") << u"```\n```hcl\n```"_s;
    QTest::newRow("code in a line") << QByteArray("```a``` b") << u"```a``` b"_s;
    QTest::newRow("none") << QByteArray("a") << u"a"_s;
}

/// The words behind markdown of the report are never part of a block of code in it.
void tst_SarifFile::codeEndsWithItsText()
{
    QFETCH(QByteArray, markdown);
    QFETCH(QString, written);
    const auto report = readReport(logOf(R"({"ruleId":"S1","message":{"text":"m","markdown":")" + markdown + R"("}})"));
    QVERIFY(report);
    QCOMPARE(report->outcomes.first().body, written + u"\n\nS1 · scan"_s);
    QCOMPARE(notesOf(report), u"report.no-rule 1"_s);
}

void tst_SarifFile::faultsHaveTheirPlace_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("a comma") << QByteArray(",");
    QTest::newRow("half a character") << QByteArray(R"("\ud800")");
    QTest::newRow("a number of 64 digits") << QByteArray(64, '1');
    QTest::newRow("a number beyond all") << QByteArray("1e999");
    QTest::newRow("no UTF-8") << QByteArray("\"\xFF\"");
}

void tst_SarifFile::faultsHaveTheirPlace()
{
    QFETCH(QByteArray, value);
    const auto report = readReport("{\"version\":\"2.1.0\",\n\"runs\":" + value + "}");
    QCOMPARE(linesOf(report), base::Rules::ReportJson.name());
    QCOMPARE(report.error().facts.value(0), u"2"_s);
}

void tst_SarifFile::otherFiles_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char *name, const QByteArray &file, const QString &rule) {
        QTest::newRow(name) << file << rule;
    };
    row("no runs at all", R"({"version":"2.1.0"})", base::Rules::ReportNoRuns);
    row("no runs in it", R"({"version":"2.1.0","runs":[]})", QString());
    row("a run of nothing", R"({"version":"2.1.0","runs":[{},5,null]})", QString());
    row("a run without a tool", R"({"version":"2.1.0","runs":[{"results":[]}]})", QString());
    row("an older version", R"({"version":"2.0.0","runs":[]})", base::Rules::ReportVersion);
    row("no version", R"({"runs":[]})", base::Rules::ReportVersion);
    row("a candidate", R"({"version":"2.1.0-rtm.5","runs":[]})", QString());
    row("other JSON", R"({"a":1})", base::Rules::ReportUnknown);
    row("a list", "[]", base::Rules::ReportUnknown);
    row("text", "hello", base::Rules::ReportUnknown);
    row("nothing", {}, base::Rules::ReportUnknown);
    row("broken", R"({"version":"2.1.0","runs":[)", base::Rules::ReportJson);
    row("no UTF-8", "{\"version\":\"2.1.0\xFF\",\"runs\":[]}", base::Rules::ReportJson);
    row("with a mark",
        "\xEF\xBB\xBF"
        R"({"version":"2.1.0","runs":[]})",
        QString());
    const QString text = uR"({"version":"2.1.0","runs":[]})"_s;
    row("UTF-16", "\xFF\xFE" + QByteArray(reinterpret_cast<const char *>(text.utf16()), 2 * text.size()), QString());
}

void tst_SarifFile::otherFiles()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, rule);
    QCOMPARE(linesOf(readReport(file)), rule);
}

void tst_SarifFile::canBeCancelled()
{
    const std::atomic<bool> cancelled = true;
    const auto report = readReport(logOf(R"({"message":{"text":"m"}})"), {.cancelled = &cancelled});
    QVERIFY(!report);
    QCOMPARE(report.error().kind, base::ErrorKind::Cancelled);
}

RUNLATCH_TEST(tst_SarifFile)
#include "tst_sariffile.moc"
