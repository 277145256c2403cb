// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "brokenintegration.h"
#include "clitrial.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using Step = IntegrationStep;

/// `trigger` tells what the linter finds in a callback: where, what to do, and each cause once.
class tst_CliFindings : public QObject
{
    Q_OBJECT
private slots:
    void warns_data();
    void warns();
    void warningsAreFailuresIfStrict();
    void aCauseIsToldOnce();
    void whatIsNotReadIsToldAtItsPlace();
    void printsTheBodyAsItCame();
    void foldsAndCutsNothingInFull();
};

void tst_CliFindings::warns_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<Step>("callback");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const Step &callback, const QString &rule, const QString &pointer,
                        const QString &says, const QStringList &options = {}) {
        QTest::newRow(name) << options << callback << rule << pointer << says;
    };
    const QByteArray list =
        R"({"data":[{"type":"task-result-outcomes","attributes":{"outcome-id":"i","description":"d"#}}]})";
    const auto outcomes = [&list](const QByteArray &more) {
        return R"(,"relationships":{"outcomes":)" + QByteArray(list).replace("#", more) + '}';
    };
    row("outcomes among the attributes", Step::calls("passed", R"(,"outcomes":)" + QByteArray(list).replace("#", "")),
        u"callback.outcomes-misplaced"_s, u"/data/attributes/outcomes"_s,
        u"Move them to /data/relationships/outcomes."_s);
    row("outcomes that are not supported", Step::calls("passed", {}, outcomes({})), u"callback.outcomes-unsupported"_s,
        u"/data/relationships/outcomes/data"_s, u"capabilities.outcomes"_s, {u"--no-outcomes"_s});
    row("a misspelt attribute", Step::calls("passed", R"(,"ulr":"https://ci.example")"), u"callback.misspelt"_s,
        u"/data/attributes/ulr"_s, u"“url”"_s);
    row("no message", Step{.body = R"({"data":{"type":"task-results","attributes":{"status":"passed"}}})"},
        u"callback.no-message"_s, u"/data/attributes/message"_s, u"has no message"_s);
    row("an empty message", Step::calls("passed", R"(,"message":"")"), u"payload.empty"_s,
        u"/data/attributes/message"_s, u"has no content"_s);
    row("the other name of the type", Step{.body = Step::calls("passed").body.replace("task-results", "task_results")},
        u"callback.other-name"_s, u"/data/type"_s, u"task_results"_s);
    row("a misspelt attribute of an outcome", Step::calls("passed", {}, outcomes(R"(,"Body":"x")")),
        u"callback.misspelt"_s, u"/data/relationships/outcomes/data/0/attributes/Body"_s, u"“body”"_s);
    row("a URL without a scheme", Step::calls("passed", R"(,"url":"ci.example/7")"), u"callback.url"_s,
        u"/data/attributes/url"_s, u"“ci.example/7”"_s);
    Step typed = Step::calls("passed");
    typed.type = "application/json";
    row("another content type", typed, u"callback.content-type"_s, {}, u"“application/json”"_s);
    typed.type.clear();
    row("no content type", typed, u"callback.no-content-type"_s, {}, u"application/vnd.api+json"_s);
    Step dropping = Step::calls("passed");
    dropping.dropsQuery = true;
    row("the code is dropped", dropping, u"callback.no-code"_s, {}, u"task_result_callback_url"_s);
}

void tst_CliFindings::warns()
{
    QFETCH(QStringList, options);
    QFETCH(Step, callback);
    BrokenIntegration integration({Step::answers(200), callback});
    Program program(triggerArguments(integration.url(), options + QStringList{u"--strict"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(integration.answers.size(), 1);
    QCOMPARE(integration.answers.first().status, 200); // the callback is accepted all the same
    const QList<QJsonObject> findings = eventsNamed(events, u"finding"_s);
    QCOMPARE(findings.size(), 1);
    const QJsonObject &finding = findings.first();
    QTEST(finding[u"rule"].toString(), "rule");
    QTEST(finding[u"pointer"].toString(), "pointer");
    QFETCH(QString, says);
    const QString message = finding[u"message"].toString() + u' ' + finding[u"remedy"].toString();
    QVERIFY2(message.contains(says), qPrintable(message));
    QCOMPARE(finding[u"line"].isNull(), finding[u"pointer"].toString().isEmpty());
    QCOMPARE(eventsNamed(events, u"callback"_s).first()[u"findings"].toInt(), 1);
    const QJsonObject result = events.value(events.size() - 1);
    QCOMPARE(result[u"status"].toString(), u"passed"_s);
    QCOMPARE(result[u"warnings"].toInt(), 1);
    const QString why = result[u"why"].toString();
    QVERIFY2(why.contains("not clean: "_L1), qPrintable(why));
    QVERIFY2(why.contains(finding[u"remedy"].toString().chopped(1)), qPrintable(why));
    QCOMPARE(program.exitStatus(), 1);
}

void tst_CliFindings::warningsAreFailuresIfStrict()
{
    BrokenIntegration integration({Step::answers(200), Step::calls("passed", R"(,"url":"ci.example/7")")});
    Program program(triggerArguments(integration.url(), {}));
    const QList<QJsonObject> events = runToEnd(program);
    const QJsonObject result = events.value(events.size() - 1);
    QCOMPARE(result[u"warnings"].toInt(), 1);
    QCOMPARE(result[u"why"].toString(), u"passed as expected: the final callback said passed"_s);
    QCOMPARE(program.exitStatus(), 0);
}

/// A cause is told once, however many callbacks have it and whether it refused one of them.
void tst_CliFindings::aCauseIsToldOnce()
{
    const QByteArray url = R"(,"url":"ci.example/7")";
    BrokenIntegration integration({Step::answers(200), Step::calls("canceled", url), Step::calls("running", url),
                                   Step::calls("running", url), Step::calls("passed", url)});
    Program program(triggerArguments(integration.url(), {u"--strict"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    QStringList rules;
    for (const QJsonObject &finding : eventsNamed(events, u"finding"_s))
        rules += finding[u"rule"].toString();
    QCOMPARE(rules, (QStringList{u"payload.unknown-value"_s, u"callback.url"_s}));
    const QString why = events.value(events.size() - 1)[u"why"].toString();
    QCOMPARE(why.count(u"canceled"_s), 1);
    QCOMPARE(eventsNamed(events, u"callback"_s).size(), 4);
    QCOMPARE(program.exitStatus(), 1);
}

void tst_CliFindings::whatIsNotReadIsToldAtItsPlace()
{
    Step half = Step::calls("passed");
    half.body.chop(3);
    BrokenIntegration integration({Step::answers(200), half, Step::calls("passed")});
    Program program(triggerArguments(integration.url(), {u"--strict"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    const QList<QJsonObject> findings = eventsNamed(events, u"finding"_s);
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings.first()[u"rule"].toString(), u"json.broken"_s);
    QCOMPARE(findings.first()[u"column"].toInt(), half.body.size() + 1);
    const QString why = events.value(events.size() - 1)[u"why"].toString();
    QVERIFY2(why.contains(u"a callback was answered 422: Line 1, column %1: "_s.arg(half.body.size() + 1)),
             qPrintable(why));
}

void tst_CliFindings::printsTheBodyAsItCame()
{
    Step leaks = Step::calls("passed", R"( , "message":"the token is @")");
    Step odd = Step::calls("running");
    odd.body.replace("Done", "D\xfcne");
    BrokenIntegration integration({Step::answers(200), odd, leaks});
    Program program(triggerArguments(integration.url(), {u"--body"_s}));
    const QList<QJsonObject> callbacks = eventsNamed(runToEnd(program), u"callback"_s);
    QCOMPARE(callbacks.size(), 2);
    QVERIFY(callbacks.first()[u"body"].isNull());
    QCOMPARE(QByteArray::fromBase64(callbacks.first()[u"body_base64"].toString().toLatin1()), odd.body);
    const QString body = callbacks.last()[u"body"].toString();
    const QString head = QString::fromUtf8(leaks.body).section(u'@', 0, 0);
    QVERIFY2(body.startsWith(head + u"****"_s), qPrintable(body));
    QVERIFY(!body.contains(QString::fromLatin1(integration.token())));
    Program silent(triggerArguments(integration.url(), {}));
    integration.restart();
    QVERIFY(!eventsNamed(runToEnd(silent), u"callback"_s).first().contains(u"body"_s));
}

/// The answer is whole, a finding is told each time, and each exchange has its heads; the token is masked everywhere.
void tst_CliFindings::foldsAndCutsNothingInFull()
{
    const QByteArray page = "<html>\n" + QByteArray(2000, 'x') + "\n</html>\n";
    const QByteArray url = R"(,"url":"ci.example/7?token=@")";
    BrokenIntegration integration({Step::answers(200, page), Step::calls("running", url), Step::calls("passed", url)});
    Program program(triggerArguments(integration.url(), {u"--full"_s, u"--linger"_s, u"300ms"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    const QString text = QString::fromUtf8(page);
    QCOMPARE(valuesOf(events, u"attempt"_s, u"body"_s), QStringList{text});
    QCOMPARE(valuesOf(events, u"callback"_s, u"body"_s).size(), 2);
    QCOMPARE(valuesOf(events, u"finding"_s, u"rule"_s).count(u"callback.url"_s), 2);
    QCOMPARE(events.constLast()[u"event"].toString(), u"result"_s);
    QCOMPARE(events.constLast()[u"warnings"].toInt(), 2); // of the URL, and of the token in it
    const QList<QJsonObject> exchanges = eventsNamed(events, u"exchange"_s);
    QCOMPARE(valuesOf(exchanges, u"exchange"_s, u"direction"_s).count(u"received"_s), 2);
    for (const QJsonObject &exchange : exchanges) {
        const QByteArray line = QJsonDocument(exchange).toJson();
        QVERIFY2(!line.contains(integration.token()), line.constData());
        const bool isSent = exchange[u"direction"] == "sent"_L1;
        QCOMPARE(exchange[u"response_body"].toString() == text, isSent);
        QCOMPARE(exchange[u"request_headers"].toArray().contains(u"Content-Type: application/json"_s), isSent);
        QCOMPARE(exchange[u"method"].toString(), isSent ? u"POST"_s : u"PATCH"_s);
    }
    QStringList owners = valuesOf(exchanges, u"exchange"_s, u"task_result"_s);
    QCOMPARE(owners.removeDuplicates(), 2); // all three are of the run task
}

RUNLATCH_TEST(tst_CliFindings)
#include "tst_clifindings.moc"
