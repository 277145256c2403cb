// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "callbackrequest.h"
#include "lint/lintfixtures.h"
#include "simulator/callbacks.h"
#include "support/seeds.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using simulator::callbackOf;
using simulator::callbackRequest;
using simulator::DialectRule;

/// A callback that is read has the linter's findings, whether it is accepted or not.
class tst_CallbackFindings : public QObject
{
    Q_OBJECT

private slots:
    void findings_data();
    void findings();
    void namesTheOtherTypeAndTheLackOfAMessage();
    void whatIsNotReadHasItsPlace_data();
    void whatIsNotReadHasItsPlace();
    void aLengthThatCountsCharactersIsNamed();
    void anotherCaseOfTheSchemeIsANote();
    void boundsItsFindings();
    void tellsOfMoreOutcomesThanTheServiceAllows();
    void tellsOfOutcomesThatAreNotTaken_data();
    void tellsOfOutcomesThatAreNotTaken();
    void linterAndReaderAgree_data();
    void linterAndReaderAgree();
    void linterAndReaderAgreeOnWhatIsSpoiled_data();
    void linterAndReaderAgreeOnWhatIsSpoiled();

private:
    static QByteArray withOutcomes(const QByteArray &outcomes)
    {
        return R"({"data":{"type":"task-results","attributes":{"status":"running"},"relationships":)"
               R"({"outcomes":{"data":[)"
            + outcomes + "]}}}}";
    }
    static simulator::Judgement judge(const QByteArray &body, bool acceptsOutcomes = true)
    {
        protocol::TaskSession session;
        return simulator::judgeCallback(callbackRequest("Bearer t", body), {"t", {}, DialectRule::Any, acceptsOutcomes},
                                        session, 1s);
    }
    /// What is not read is what is no JSON to the linter, and what it finds no error in is accepted. Empty if it is so.
    static QString disagreement(const QByteArray &body)
    {
        const simulator::Judgement judgement = judge(body);
        const bool isRead = judgement.http == 200 || !judgement.errors.first().pointer.isEmpty();
        bool isJson = true;
        for (const lint::LintFinding &finding : judgement.findings.list) {
            const lint::LintRule *rule = lint::findLintRule(finding.rule);
            const bool isOfText = rule && rule->isOfText() && finding.rule != base::Rules::JsonDuplicateKey;
            isJson = isJson && (!isOfText || finding.severity != lint::LintSeverity::Error);
        }
        if (isRead != isJson)
            return isRead ? u"read, and no JSON"_s : u"JSON, and not read"_s;
        return judgement.http != 200 && !judgement.findings.firstError() ? u"refused without an error"_s : QString();
    }
    /// Rule and pointer of each finding.
    static QStringList told(const simulator::Judgement &judgement)
    {
        QStringList lines;
        for (const lint::LintFinding &finding : judgement.findings.list)
            lines += u"%1 %2"_s.arg(finding.rule.name(), finding.pointer).trimmed();
        return lines;
    }
};

void tst_CallbackFindings::findings_data()
{
    QTest::addColumn<QByteArray>("more"); // behind the status, up to the end of data
    QTest::addColumn<QStringList>("findings");
    const auto row = [](const char *name, const QByteArray &more, const QStringList &findings) {
        QTest::newRow(name) << more << findings;
    };
    row("nothing", R"("message":"m","url":"HTTPS://a"})", {});
    row("of another service", R"("severity":"high"})", {u"payload.unknown-key /data/attributes/severity"_s});
    row("misspelt", R"("Message":"m","ulr":"https://a"})",
        {u"callback.misspelt /data/attributes/Message"_s, u"callback.misspelt /data/attributes/ulr"_s});
    row("beside the right one", R"("message":"m","messages":[]})",
        {u"payload.unknown-key /data/attributes/messages"_s});
    row("no scheme", R"("url":"www.example"})", {u"callback.url /data/attributes/url"_s});
    row("another scheme", R"("url":"ftp://a"})", {u"callback.url /data/attributes/url"_s});
    row("a URL without a host", R"("url":"http:"})", {u"callback.url /data/attributes/url"_s});
    row("a long URL", R"("url":"https://a/)" + QByteArray(500, 'x') + R"("})",
        {u"callback.too-long /data/attributes/url"_s});
    row("a long message", R"("message":")" + QByteArray(1001, 'x') + R"("})",
        {u"callback.too-long /data/attributes/message"_s});
    row("an empty message", R"("message":""})", {u"payload.empty /data/attributes/message"_s});
    row("no message but null", R"("message":null})", {u"callback.null /data/attributes/message"_s});
    row("beside the attributes", R"("url":"https://a"},"message":"m")", {u"callback.misplaced /data/message"_s});
    row("no outcomes", R"("message":"m"},"relationships":{"outcomes":{"data":[]}})",
        {u"payload.empty /data/relationships/outcomes/data"_s});
    const QString first = u"/data/relationships/outcomes/data/0/attributes"_s;
    const auto outcome = [&row, &first](const char *name, const QByteArray &attributes, const QString &finding) {
        row(name,
            R"("message":"m"},"relationships":{"outcomes":{"data":[{"type":"task-result-outcomes","attributes":{)"
                + attributes + "}}]}}",
            {finding.arg(first)});
    };
    outcome("a long id", R"("outcome-id":")" + QByteArray(65, 'i') + R"(","description":"d")",
            u"callback.too-long %1/outcome-id"_s);
    outcome("two lines", R"("outcome-id":"i","description":"d\nd")", u"callback.lines %1/description"_s);
    outcome("a long label",
            R"("outcome-id":"i","description":"d","tags":{"Status":[{"label":")" + QByteArray(33, 'l') + R"("}]})",
            u"callback.too-long %1/tags/Status/0/label"_s);
    outcome("more than 5 MB",
            R"("outcome-id":"i","description":"d","body":")" + QByteArray(5 * 1024 * 1024 + 1, 'b') + '"',
            u"callback.body-size %1/body"_s);
}

/// What the service takes all the same.
void tst_CallbackFindings::findings()
{
    QFETCH(QByteArray, more);
    const QByteArray body = R"({"data":{"type":"task-results","attributes":{"status":"running",)" + more + "}}";
    const auto judgement = judge(body);
    QCOMPARE(judgement.http, 200);
    QTEST(told(judgement), "findings");
    QCOMPARE(judgement.findings.count, judgement.findings.list.size());
}

void tst_CallbackFindings::namesTheOtherTypeAndTheLackOfAMessage()
{
    const auto judgement = judge(callbackOf("passed").replace("task-results", "task_results"));
    QCOMPARE(judgement.http, 200);
    QCOMPARE(told(judgement),
             (QStringList{u"callback.other-name /data/type"_s, u"callback.no-message /data/attributes/message"_s}));
}

void tst_CallbackFindings::whatIsNotReadHasItsPlace_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("finding");
    const auto row = [](const char *name, const QByteArray &body, const QString &finding) {
        QTest::newRow(name) << body << finding;
    };
    const QByteArray good = R"({"data":{"type":"task-results",)"
                            "\n"
                            R"("attributes":{"status":"passed","message":"m"}}})";
    row("nothing", {}, u"1:1 json.empty"_s);
    row("a web page", "<html>", u"1:1 json.html"_s);
    row("broken", QByteArray(good).replace("\"status\":", "\"status\" "), u"2:24 json.broken"_s);
    row("cut", good.chopped(3), u"2:46 json.broken"_s);
    row("a byte order mark", "\xef\xbb\xbf" + good, u"1:1 json.bom"_s);
    row("half a surrogate", QByteArray(good).replace("\"m\"", R"("\ud83d")"), u"2:44 json.surrogate"_s);
    row("a number beyond 64 bits", QByteArray(good).replace("\"m\"", "\"m\",\"n\":18446744073709551616"),
        u"2:51 json.number-digits"_s);
    row("gzip", QByteArray::fromHex("1f8b0800000000000003"), u"1:1 json.compressed"_s);
    row("UTF-16", QByteArray("{\0\"\0", 4), u"1:1 json.encoding"_s);
    row("Latin-1", QByteArray(good).replace("\"m\"", "\"\xfc\""), u"2:44 json.utf8"_s);
    row("a form", "payload=%7B%22data%22%3A%7B%7D%7D", u"1:1 json.form"_s);
    row("JSON in JSON", R"("{\"data\":{}}")", u"1:1 json.encoded-twice"_s);
    row("an array", '[' + good + ']', u"1:1 json.not-an-object"_s);
}

void tst_CallbackFindings::whatIsNotReadHasItsPlace()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, finding);
    const auto judgement = judge(body);
    QCOMPARE(judgement.http, 422);
    const lint::LintFinding *reason = judgement.findings.firstError();
    QVERIFY(reason);
    QCOMPARE(u"%1:%2 %3"_s.arg(QString::number(reason->line), QString::number(reason->column), reason->rule.name()),
             finding);
}

/// The bytes that close the text do not fit into a length that counts characters.
void tst_CallbackFindings::aLengthThatCountsCharactersIsNamed()
{
    const QByteArray text =
        R"({"data":{"type":"task-results","attributes":{"status":"passed","message":"Grüße 🙄"}}})";
    const QByteArray arrived = text.first(QString::fromUtf8(text).size()); // as JavaScript counts
    const auto judgement = judge(arrived);
    QCOMPARE(judgement.http, 422);
    QVERIFY(judgement.findings.firstError());
    QCOMPARE(judgement.findings.firstError()->rule, base::Rules::CallbackLength);
    QCOMPARE(judge(text).findings.count, 0);
    const auto inACharacter = judge(text.first(text.size() - 5)); // in the midst of the last one
    QCOMPARE(told(inACharacter), QStringList{u"callback.length /data/attributes/message"_s});
    const auto cut = judge(text.first(40)); // before the first of these characters
    QCOMPARE(cut.findings.firstError()->rule, base::Rules::JsonBroken);
}

/// HTTP does not mind the case, so the callback is taken, and not even warned of.
void tst_CallbackFindings::anotherCaseOfTheSchemeIsANote()
{
    for (const QByteArray &scheme : {"Bearer"_ba, "bearer"_ba, "BEARER"_ba}) {
        protocol::TaskSession session;
        const QByteArray body = R"({"data":{"type":"task-results","attributes":{"status":"passed","message":"m"}}})";
        const auto judgement =
            simulator::judgeCallback(callbackRequest(scheme + " t", body), {.accessToken = "t"}, session, 1s);
        QCOMPARE(judgement.http, 200);
        QCOMPARE(told(judgement), scheme == "Bearer" ? QStringList() : QStringList{u"callback.scheme"_s});
        QVERIFY(!judgement.findings.hasWarnings());
    }
}

void tst_CallbackFindings::boundsItsFindings()
{
    QByteArray outcomes;
    for (int index = 0; index < 1000; ++index)
        outcomes += R"({"type":"task-result-outcomes","attributes":{"outcome-id":"i","description":"d","url":"x"}},)";
    const auto judgement = judge(withOutcomes(outcomes.chopped(1)));
    QCOMPARE(judgement.http, 200);
    QCOMPARE(judgement.findings.list.size(), 20);
    QCOMPARE(judgement.findings.list.last().pointer, u"/data/relationships/outcomes/data/19/attributes/url"_s);
    QCOMPARE(judgement.findings.count, 1002); // too many, and all of one id
}

void tst_CallbackFindings::tellsOfMoreOutcomesThanTheServiceAllows()
{
    QByteArray outcomes;
    for (int index = 0; index < 250; ++index)
        outcomes += R"({"type":"task-result-outcomes","attributes":{"outcome-id":")" + QByteArray::number(index)
            + R"(","description":"d"}},)";
    QCOMPARE(told(judge(withOutcomes(outcomes.chopped(1)))), QStringList());
    outcomes += R"({"type":"task-result-outcomes","attributes":{"outcome-id":"7","description":"d","url":"x"}})";
    const QString list = u"/data/relationships/outcomes/data"_s;
    QCOMPARE(
        told(judge(withOutcomes(outcomes))),
        (QStringList{u"callback.too-many "_s + list, u"callback.same-id "_s + list + u"/250/attributes/outcome-id"_s,
                     u"callback.url "_s + list + u"/250/attributes/url"_s}));
}

void tst_CallbackFindings::tellsOfOutcomesThatAreNotTaken_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("accepts");
    QTest::addColumn<int>("http");
    QTest::addColumn<QStringList>("findings");
    const QByteArray list = R"([{"type":"task-result-outcomes","attributes":{"outcome-id":"i","description":"d"}}])";
    const QByteArray right = R"({"data":{"type":"task-results","attributes":{"status":"running"},"relationships":)"
                             R"({"outcomes":{"data":)"
        + list + "}}}}";
    const QByteArray among =
        R"({"data":{"type":"task-results","attributes":{"status":"running","outcomes":)" + list + "}}}";
    const QByteArray beside = R"({"relationships":{"outcomes":{"data":)" + list
        + R"(}},"data":{"type":"task-results","attributes":{"status":"running"}}})";
    const QByteArray wrong = QByteArray(among).replace("running", "done");
    QTest::newRow("right") << right << true << 200 << QStringList();
    QTest::newRow("unsupported") << right << false << 200
                                 << QStringList{u"callback.outcomes-unsupported /data/relationships/outcomes/data"_s};
    QTest::newRow("none, unsupported") << callbackOf("running") << false << 200 << QStringList();
    QTest::newRow("among the attributes")
        << among << true << 200 << QStringList{u"callback.outcomes-misplaced /data/attributes/outcomes"_s};
    QTest::newRow("as the field table lists them")
        << beside << true << 200 << QStringList{u"callback.misplaced /relationships"_s};
    QTest::newRow("refused as well") << wrong << true << 422
                                     << QStringList{u"payload.unknown-value /data/attributes/status"_s,
                                                    u"callback.outcomes-misplaced /data/attributes/outcomes"_s};
}

void tst_CallbackFindings::tellsOfOutcomesThatAreNotTaken()
{
    QFETCH(QByteArray, body);
    QFETCH(bool, accepts);
    const auto judgement = judge(body, accepts);
    QTEST(judgement.http, "http");
    QTEST(told(judgement), "findings");
}

void tst_CallbackFindings::linterAndReaderAgree_data()
{
    QTest::addColumn<QString>("name");
    tests::LintFixtures(u"callback"_s).addRows();
}

void tst_CallbackFindings::linterAndReaderAgree()
{
    QFETCH(const QString, name);
    QCOMPARE(disagreement(tests::LintFixtures(u"callback"_s).text(name)), QString());
}

void tst_CallbackFindings::linterAndReaderAgreeOnWhatIsSpoiled_data()
{
    support::addSeeds(5);
}

void tst_CallbackFindings::linterAndReaderAgreeOnWhatIsSpoiled()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    const QByteArray good = tests::LintFixtures(u"callback"_s).text(u"good"_s);
    const QByteArrayList pieces{"{",
                                "}",
                                "[",
                                "]",
                                "\"",
                                ":",
                                ",",
                                "\\",
                                "\\u",
                                "\\ud800",
                                "0",
                                "-1",
                                "1e9",
                                "null",
                                "true",
                                " ",
                                "\n",
                                "\x01",
                                "\xc3",
                                "\xbc",
                                "\xff",
                                "x",
                                "99999999999999999999",
                                "\"status\":"};
    for (int round = 0; round < 500; ++round) {
        QByteArray text = good;
        for (int fault = random.bounded(1, 4); fault > 0; --fault)
            text.replace(random.bounded(text.size()), random.bounded(3), pieces.at(random.bounded(pieces.size())));
        const QString wrong = disagreement(text);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong + u":\n"_s + QString::fromUtf8(text)));
    }
}

RUNLATCH_TEST(tst_CallbackFindings)
#include "tst_callbackfindings.moc"
