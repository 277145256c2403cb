// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "protocol/payloadkeys.h"
#include "support/packed.h"
#include "support/suite.h"
#include "templates/template.h"
#include "wording/sentence.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using base::Rules;
using protocol::TaskResult;
using protocol::TaskStatus;
using templates::Template;

Q_DECLARE_METATYPE(runlatch::base::Rule)

/// A template becomes the result that was meant, or every mistake is told with its place; no secret gets into it.
class tst_Template : public QObject
{
    Q_OBJECT
private slots:
    void fieldsStandInEveryText();
    void fillsEveryField_data();
    void fillsEveryField();
    void valuesAreText_data();
    void valuesAreText();
    void namesMistakes_data();
    void namesMistakes();
    void emptyFieldsMayBeNeeded();
    void bodiesAreReadAsTheyCame();
    void aSavedResultIsReadAgain();
    void isBounded();
    void everyRuleHasASentence();

private:
    static QByteArray withMessage(const QByteArray &message);
    static QString filledMessage(const QByteArray &message, const protocol::RunTaskRequest &request)
    {
        const auto read = Template::read(withMessage(message));
        const auto filled = read ? read->filled(request) : base::Result<TaskResult>(read.error());
        return filled ? filled->message : filled.error().rule.name();
    }
};

QByteArray tst_Template::withMessage(const QByteArray &message)
{
    return R"({"data":{"type":"task-results","attributes":{"status":"passed","message":")" + message + R"("}}})";
}

void tst_Template::fieldsStandInEveryText()
{
    const auto read = Template::read(R"({"data":{"type":"task-results","attributes":{"status":"failed",
        "message":"{{workspace_name}} in {{ organization_name }}","url":"{{run_app_url}}?from=ci","later":["{{run_id}}"]},
        "relationships":{"outcomes":{"data":[{"type":"task-result-outcomes","attributes":{"outcome-id":"{{run_id}}-1",
        "description":"At {{stage}}","body":"# {{workspace_name}}\n{{vcs_branch}}","url":"{{workspace_app_url}}",
        "tags":{"{{stage}}":[{"label":"{{task_result_enforcement_level}}","level":"error"}]}}}]}}}})");
    QVERIFY(read);
    protocol::RunTaskRequest request;
    request.workspaceName = u"net-prod"_s;
    request.organizationName = u"acme"_s;
    request.runAppUrl = u"https://tf.example/runs/1"_s;
    request.workspaceAppUrl = u"https://tf.example/ws"_s;
    request.runId = u"run-1"_s;
    request.stage = u"post_plan"_s;
    request.taskResultEnforcementLevel = u"mandatory"_s;
    const auto result = read->filled(request);
    QVERIFY(result);
    QCOMPARE(result->status, TaskStatus::Failed);
    QCOMPARE(result->message, u"net-prod in acme"_s);
    QCOMPARE(result->url, u"https://tf.example/runs/1?from=ci"_s);
    QCOMPARE(result->unknown["later"_L1][0].toString(), u"run-1"_s);
    QCOMPARE(result->outcomes,
             QList<protocol::Outcome>({{u"run-1-1"_s,
                                        u"At post_plan"_s,
                                        u"# net-prod\n"_s,
                                        u"https://tf.example/ws"_s,
                                        {{u"post_plan"_s, u"mandatory"_s, protocol::TagLevel::Error}}}}));
}

void tst_Template::fillsEveryField_data()
{
    QTest::addColumn<QString>("name");
    for (const protocol::PayloadKey &key : protocol::payloadKeys())
        QTest::newRow(key.name.data()) << QString(key.name);
}

/// A key of the one table is a placeholder, or is refused as a secret, or has no text.
void tst_Template::fillsEveryField()
{
    QFETCH(QString, name);
    protocol::RunTaskRequest request;
    for (const protocol::PayloadKey &key : protocol::payloadKeys()) {
        if (const auto *text = std::get_if<QString protocol::RunTaskRequest::*>(&key.value))
            request.*(*text) = u"https://value.example/"_s + key.name;
    }
    request.payloadVersion = 1;
    request.isSpeculative = true;
    const QString filled = filledMessage("{{" + name.toUtf8() + "}}", request);
    if (name == "access_token"_L1 || name == "task_result_callback_url"_L1)
        QCOMPARE(filled, Rules::TemplateSecret.name());
    else if (name == "capabilities"_L1)
        QCOMPARE(filled, Rules::TemplatePlaceholder.name());
    else if (name == "payload_version"_L1)
        QCOMPARE(filled, u"1"_s);
    else if (name == "is_speculative"_L1)
        QCOMPARE(filled, u"true"_s);
    else
        QCOMPARE(filled, u"https://value.example/"_s + name);
}

void tst_Template::valuesAreText_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QString>("value"); // of run_message
    QTest::addColumn<QString>("filled");
    QTest::newRow("plain") << QByteArray("a {{run_message}} b") << u"x"_s << u"a x b"_s;
    QTest::newRow("null") << QByteArray("a{{run_message}}b") << QString() << u"ab"_s;
    QTest::newRow("twice") << QByteArray("{{run_message}}{{run_message}}") << u"x"_s << u"xx"_s;
    QTest::newRow("blanks") << QByteArray("{{  run_message }}") << u"x"_s << u"x"_s;
    QTest::newRow("quotes") << QByteArray("{{run_message}}") << u"\",\"status\":\"failed\"\\"_s
                            << u"\",\"status\":\"failed\"\\"_s;
    QTest::newRow("control characters") << QByteArray("{{run_message}}") << u"a\n\t\u0001b"_s << u"a\n\t\u0001b"_s;
    QTest::newRow("beyond the first plane") << QByteArray("{{run_message}}") << u"\U0001F600ä"_s << u"\U0001F600ä"_s;
    QTest::newRow("a placeholder in a value")
        << QByteArray("{{run_message}}") << u"{{access_token}}{{stage}}"_s << u"{{access_token}}{{stage}}"_s;
    QTest::newRow("two braces") << QByteArray("a {{{{ b }}") << u"x"_s << u"a {{ b }}"_s;
    QTest::newRow("braces around a name") << QByteArray("{{{{run_message}}") << u"x"_s << u"{{run_message}}"_s;
    QTest::newRow("braces before a field") << QByteArray("{{{{{{run_message}}") << u"x"_s << u"{{x"_s;
    QTest::newRow("one brace") << QByteArray("{run_message}") << u"x"_s << u"{run_message}"_s;
    QTest::newRow("escaped braces") << QByteArray("{\\u007brun_message}}") << u"x"_s << u"{{run_message}}"_s;
    QTest::newRow("user of an address") << QByteArray("{{vcs_repo_url}}") << u"https://me:word@git.example/a"_s
                                        << u"https://[redacted]@git.example/a"_s;
    QTest::newRow("token of an address") << QByteArray("{{vcs_repo_url}}") << u"https://git.example/a?token=word&b=1"_s
                                         << u"https://git.example/a?token=[redacted]&b=1"_s;
}

void tst_Template::valuesAreText()
{
    QFETCH(QByteArray, message);
    QFETCH(QString, value);
    QFETCH(QString, filled);
    protocol::RunTaskRequest request;
    request.runMessage = value;
    request.vcsRepoUrl = value;
    request.accessToken = u"the-token"_s;
    QCOMPARE(filledMessage(message, request), filled);
}

void tst_Template::namesMistakes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<base::Rule>("rule");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const QByteArray head =
        "{\"data\":{\"type\":\"task-results\",\n\"attributes\":{\"status\":\"passed\",\n\"message\":\"ä ";
    const QByteArray tail = "\"}}}";
    QTest::newRow("unknown") << head + "{{workspace}}" + tail << Rules::TemplatePlaceholder << u"workspace"_s << 3
                             << 14;
    QTest::newRow("upper case") << head + "{{Run_Id}}" + tail << Rules::TemplatePlaceholder << u"Run_Id"_s << 3 << 14;
    QTest::newRow("empty") << head + "{{}}" + tail << Rules::TemplatePlaceholder << u""_s << 3 << 14;
    QTest::newRow("an object") << head + "{{capabilities}}" + tail << Rules::TemplatePlaceholder << u"capabilities"_s
                               << 3 << 14;
    QTest::newRow("token") << head + "{{ access_token }}" + tail << Rules::TemplateSecret << u"access_token"_s << 3
                           << 14;
    QTest::newRow("callback") << head + "{{task_result_callback_url}}" + tail << Rules::TemplateSecret
                              << u"task_result_callback_url"_s << 3 << 14;
    QTest::newRow("the second one") << head + "{{run_id}} {{api_key}}" + tail << Rules::TemplateSecret << u"api_key"_s
                                    << 3 << 25;
    QTest::newRow("open") << head + "{{run_id" + tail << Rules::TemplateOpen << QString() << 3 << 14;
    QTest::newRow("open and closed behind the text")
        << head + "{{run_id\",\"url\":\"}}" + tail << Rules::TemplateOpen << QString() << 3 << 14;
    QTest::newRow("outside of a text") << QByteArray("{\"data\":\n  {{run_id}}}") << Rules::TemplateBroken << QString()
                                       << 2 << 4;
    QTest::newRow("behind a backslash") << head + "\\{{run_id}}" + tail << Rules::TemplateBroken << QString() << 3
                                        << 14;
    QTest::newRow("not closed") << head << Rules::TemplateBroken << QString() << 3 << 14;
    QTest::newRow("no text at all") << QByteArray() << Rules::TemplateBroken << QString() << 1 << 1;
    QTest::newRow("a list") << QByteArray("[]") << Rules::TemplateBroken << QString() << 1 << 1;
    QTest::newRow("no UTF-8") << head + "\xFF" + tail << Rules::TemplateBroken << QString() << 3 << 14;
    QTest::newRow("no data") << QByteArray("\n{}") << Rules::TemplateResult << u"/data"_s << 2 << 1;
    QTest::newRow("a status that is none") << QByteArray("{\"data\":{\"type\":\"task-results\",\n\"attributes\":"
                                                         "{\"status\":\"{{stage}}\"}}}")
                                           << Rules::TemplateResult << u"/data/attributes/status"_s << 2 << 24;
}

void tst_Template::namesMistakes()
{
    QFETCH(QByteArray, text);
    QFETCH(base::Rule, rule);
    QFETCH(QString, subject);
    QFETCH(int, line);
    QFETCH(int, column);
    const auto read = Template::read(text);
    QVERIFY(!read);
    QCOMPARE(read.error().rule.name(), rule.name());
    QCOMPARE(read.error().subject, subject);
    QCOMPARE(read.error().facts, QStringList({QString::number(line), QString::number(column)}));
    const QString sentence = wording::sentence(read.error()).fact;
    QVERIFY2(sentence.startsWith(u"Line %1, column %2: "_s.arg(line).arg(column)), qPrintable(sentence));
}

/// An id that is the branch of a request without a branch is none.
void tst_Template::emptyFieldsMayBeNeeded()
{
    const auto read = Template::read(
        R"({"data":{"type":"task-results","attributes":{"status":"passed"},"relationships":{"outcomes":{"data":[
        {"type":"task-result-outcomes","attributes":{"outcome-id":"{{vcs_branch}}","description":"d"}}]}}}})");
    QVERIFY(read);
    const auto filled = read->filled({});
    QVERIFY(!filled);
    QCOMPARE(filled.error().rule.name(), Rules::TemplateResult.name());
    QCOMPARE(filled.error().subject, u"/data/relationships/outcomes/data/0/attributes/outcome-id"_s);
    QVERIFY(filled.error().facts.isEmpty());
}

/// Without placeholders the body does not matter.
void tst_Template::bodiesAreReadAsTheyCame()
{
    const auto filled = [](const QByteArray &message, const QByteArray &body) {
        const auto result = Template::read(withMessage(message))->filledFrom(body);
        return result ? result->message : result.error().rule.name();
    };
    const QByteArray body = R"({"run_id":"run-1"})";
    QCOMPARE(filled("{{run_id}}", body), u"run-1"_s);
    QCOMPARE(filled("{{run_id}}", support::packed(body, support::Frame::Gzip)), u"run-1"_s);
    for (const QByteArray &other : {QByteArray(), QByteArray("<html>"), QByteArray("[]"), QByteArray("{\"run_id\":")}) {
        QCOMPARE(filled("{{run_id}}", other), Rules::TemplateRequest.name());
        QCOMPARE(filled("m", other), u"m"_s);
    }
}

void tst_Template::aSavedResultIsReadAgain()
{
    TaskResult result{TaskStatus::Running, u"{{workspace_name}}: \"ä\"\n"_s, u"https://ci.example"_s, {}};
    result.unknown.insert(u"later"_s, u"x"_s);
    result.outcomes = {
        {u"1"_s, u"one"_s, u"`}}`"_s, {}, {{u"Status"_s, u"{{stage}}"_s, protocol::TagLevel::Info}}},
        {u"1"_s, u"two"_s, {}, u"https://b.example"_s, {{u"z"_s, u"l"_s}, {u"a"_s, u"l"_s}}},
    };
    const auto read = Template::read("\xEF\xBB\xBF" + templates::templateText(result));
    QVERIFY(read);
    protocol::RunTaskRequest request;
    request.workspaceName = u"net"_s;
    request.stage = u"pre_plan"_s;
    result.message = u"net: \"ä\"\n"_s;
    result.outcomes[0].tags[0].label = u"pre_plan"_s;
    const auto filled = read->filled(request);
    QVERIFY(filled);
    QVERIFY(*filled == result);
}

void tst_Template::isBounded()
{
    const auto ruleOf = [](const QByteArray &text) {
        const auto read = Template::read(text);
        return read ? QString() : read.error().rule.name();
    };
    QCOMPARE(ruleOf(QByteArray(Template::MaxBytes + 1, ' ')), Rules::TemplateTooLarge.name());
    QCOMPARE(ruleOf(withMessage(QByteArray("{{run_id}}").repeated(Template::MaxPlaceholders))), QString());
    QCOMPARE(ruleOf(withMessage(QByteArray("{{run_id}}").repeated(Template::MaxPlaceholders + 1))),
             Rules::TemplatePlaceholders.name());
    QCOMPARE(ruleOf(QByteArray(Template::MaxBytes, '[')), Rules::TemplateBroken.name());
    QCOMPARE(ruleOf(QByteArray(Template::MaxBytes, '{')), Rules::TemplateBroken.name());
    QCOMPARE(ruleOf(withMessage("{{" + QByteArray(Template::MaxBytes / 2, 'a') + "}}")), Rules::TemplateOpen.name());

    const QByteArray most = withMessage(QByteArray("{{run_message}}").repeated(Template::MaxPlaceholders));
    const auto read = Template::read(most);
    QVERIFY(read);
    protocol::RunTaskRequest request;
    request.runMessage = QString(Template::MaxFilledBytes / 2, u'x');
    const auto filled = read->filled(request);
    QVERIFY(!filled);
    QCOMPARE(filled.error().rule.name(), Rules::TemplateFilled.name());
}

void tst_Template::everyRuleHasASentence()
{
    for (const base::Rule rule : Rules::Templates) {
        const auto sentence = wording::sentenceOfRule(rule, u"x"_s);
        QVERIFY(sentence && sentence->fact.endsWith(u'.') && sentence->next.endsWith(u'.'));
        QVERIFY(!sentence->fact.contains(u'%') && !sentence->next.contains(u'%'));
    }
}

RUNLATCH_TEST(tst_Template)
#include "tst_template.moc"
