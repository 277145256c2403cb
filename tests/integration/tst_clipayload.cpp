// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "clirequests.h"
#include "json/bodystyle.h"
#include "protocol/signature.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using support::httpAnswer;
using support::Script;
using support::ScriptedServer;

/// `trigger` sends and serves the content that its options describe.
class tst_CliPayload : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void signsEachStyle_data();
    void signsEachStyle();
    void sendsValues();
    void leavesKeysOut();
    void sendsAGivenPayload();
    void sendsACapturedRequest();
    void saysWhatIsNotDocumented();
    void servesThePlan_data();
    void servesThePlan();
    void servesAFile();
    void refuses_data();
    void refuses();

private:
    QStringList trigger(const QStringList &more) const
    {
        return QStringList{u"trigger"_s, u"--url"_s, m_integration->url(u"/runtask"_s).toString()} + more;
    }
    QJsonObject payload();
    QByteArray plan(const QJsonObject &payload);
    QByteArray get(const QUrl &url, const QString &token);

    CliFolder m_folder;
    std::unique_ptr<ScriptedServer> m_integration;
    QNetworkAccessManager m_network;
};

void tst_CliPayload::init()
{
    m_integration = std::make_unique<ScriptedServer>(Script::answer(httpAnswer(200)));
}

QJsonObject tst_CliPayload::payload()
{
    if (!support::waitFor([this] { return m_integration->requests("POST") == 1; }, 30'000))
        return {};
    return QJsonDocument::fromJson(m_integration->body(0)).object();
}

QByteArray tst_CliPayload::get(const QUrl &url, const QString &token)
{
    QNetworkRequest request(url);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    if (!token.isEmpty())
        request.setRawHeader("Authorization", "Bearer " + token.toLatin1());
    const std::unique_ptr<QNetworkReply> reply(m_network.get(request));
    if (!support::waitFor([&reply] { return reply->isFinished(); }, 30'000))
        return {};
    const QByteArray location = reply->rawHeader("Location");
    return location.isEmpty() ? reply->readAll() : get(QUrl(QString::fromLatin1(location)), {});
}

QByteArray tst_CliPayload::plan(const QJsonObject &payload)
{
    return get(QUrl(payload[u"plan_json_api_url"].toString()), payload[u"access_token"].toString());
}

void tst_CliPayload::signsEachStyle_data()
{
    QTest::addColumn<QString>("style");
    QTest::addColumn<QByteArray>("sign");
    QTest::newRow("compact") << u"compact"_s << "\"payload_version\":1,\""_ba;
    QTest::newRow("escaped") << u"escaped"_s << "\\u0026"_ba;
    QTest::newRow("spaced") << u"spaced"_s << "\"payload_version\": 1, \""_ba;
    QTest::newRow("pretty") << u"pretty"_s << "\n  \"payload_version\": 1,\n"_ba;
}

void tst_CliPayload::signsEachStyle()
{
    QFETCH(QString, style);
    QFETCH(QByteArray, sign);
    Program program(trigger({u"--body-style"_s, style, u"--hmac-key-file"_s, m_folder.write(u"key"_s, "secret123\n")}));
    QCOMPARE(payload()[u"payload_version"], QJsonValue(1));
    const QByteArray body = m_integration->body(0);
    QVERIFY2(body.contains(sign), body.constData());
    QCOMPARE(m_integration->header(0, "X-TFC-Task-Signature"), protocol::sign("secret123", body));
}

void tst_CliPayload::sendsValues()
{
    Program program(trigger({u"--set"_s, u"run_message=Hello, \"you\""_s, u"--set"_s, u"is_speculative=true"_s,
                             u"--set"_s, u"stage=pre_plan"_s, u"--set"_s, u"capabilities.outcomes=false"_s}));
    const QJsonObject sent = payload();
    QCOMPARE(sent[u"run_message"].toString(), u"Hello, \"you\""_s);
    QCOMPARE(sent[u"is_speculative"], QJsonValue(true));
    QCOMPARE(sent[u"stage"].toString(), u"pre_plan"_s);
    QVERIFY(!sent.contains(u"plan_json_api_url"));
    QCOMPARE(sent[u"capabilities"].toObject(), (QJsonObject{{u"outcomes"_s, false}}));
}

void tst_CliPayload::leavesKeysOut()
{
    Program program(
        trigger({u"--unset"_s, u"vcs_branch"_s, u"--unset"_s, u"capabilities.outcomes"_s, u"--set"_s, u"later=1"_s}));
    const QJsonObject sent = payload();
    QVERIFY(sent.contains(u"vcs_commit_url") && !sent.contains(u"vcs_branch"));
    QCOMPARE(sent[u"capabilities"], QJsonValue(QJsonObject()));
}

/// What is not of this run keeps its bytes, and what is set and left out is so in a given payload, too.
void tst_CliPayload::sendsAGivenPayload()
{
    const QByteArray given = R"({"later": {"n": 12345678901234567890, "x": 1.0}, "run_message": "Theirs",
 "access_token": "old", "task_result_callback_url": "http://127.0.0.1:9/callback", "run_id": "run-old", "stage": "post_plan",
 "configuration_version_download_url": "https://app.example/download", "vcs_branch": null, "other": "out",
 "capabilities": {"outcomes": true, "later": 7}, "is_speculative": true})";
    Program program(
        trigger({u"--payload"_s, m_folder.write(u"payload.json"_s, given), u"--set"_s, u"run_message=Mine"_s,
                 u"--set"_s, u"capabilities.outcomes=false"_s, u"--unset"_s, u"later.x"_s, u"--unset"_s, u"other"_s,
                 u"--hmac-key-file"_s, m_folder.write(u"key"_s, "secret123\n")}));
    const QJsonObject sent = payload();
    const QByteArray body = m_integration->body(0);
    QVERIFY2(body.startsWith(R"({"later":{"n":12345678901234567890},"run_message":"Mine","access_token":")"),
             body.constData());
    QCOMPARE(m_integration->header(0, "X-TFC-Task-Signature"), protocol::sign("secret123", body));
    QVERIFY(sent[u"access_token"] != "old"_L1 && sent[u"run_id"] != "run-old"_L1 && !sent.contains(u"other"));
    QVERIFY(sent[u"configuration_version_download_url"].isNull() && sent[u"is_speculative"].toBool());
    QVERIFY(!sent.contains(u"workspace_id")); // it was not given
    QCOMPARE(sent[u"capabilities"].toObject(), (QJsonObject{{u"later"_s, 7}, {u"outcomes"_s, false}}));
    QCOMPARE(QJsonDocument::fromJson(plan(sent)).object()[u"format_version"].toString(), u"1.2"_s);
    QVERIFY(sent[u"task_result_callback_url"].toString().contains("/task-results/"_L1));
}

/// The store may be open, and tells no secret; the run task has its own.
void tst_CliPayload::sendsACapturedRequest()
{
    const QString store = m_folder.path(u"captures.sqlite"_s);
    const QStringList keyFile{u"--hmac-key-file"_s, m_folder.write(u"key"_s, "secret123\n")};
    Program inspect(QStringList{u"inspect"_s, u"--store"_s, store} + keyFile);
    const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
    const QByteArray captured = wholePayload().replace("net-prod\"", "net-prod\",\"later_key\":[1]");
    QCOMPARE(answerToPost(url, captured, "secret123"), "HTTP/1.1 200 OK");
    QVERIFY(!inspect.next(u"captured"_s).isEmpty());
    Program program(trigger({u"--from"_s, store + u":1"_s}));
    const QJsonObject sent = payload();
    QCOMPARE(sent[u"later_key"].toArray(), QJsonArray{1});
    const QJsonObject theirs = QJsonDocument::fromJson(captured).object();
    QCOMPARE(sent[u"workspace_id"], theirs[u"workspace_id"]);
    for (const QString &own : {u"access_token"_s, u"task_result_id"_s, u"run_id"_s, u"task_result_callback_url"_s})
        QVERIFY2(sent[own] != theirs[own] && !sent[own].toString().contains(u'*'), qPrintable(own));
    Program missing(trigger({u"--from"_s, store + u":2"_s}));
    QCOMPARE(missing.next(u"error"_s)[u"rule"].toString(), QString(base::Rules::StoreNoCapture.name()));
    QCOMPARE(missing.exitStatus(), 2);
}

void tst_CliPayload::saysWhatIsNotDocumented()
{
    Program program(trigger({u"--set"_s, u"run_mesage=Hello"_s}));
    QCOMPARE(payload()[u"run_mesage"].toString(), u"Hello"_s);
    program.signal(SIGTERM);
    program.exitStatus();
    QVERIFY(program.diagnostics().contains("run_mesage"));
}

void tst_CliPayload::servesThePlan_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QStringList>("actions");
    QTest::newRow("as it is") << QStringList() << QStringList{u"create"_s, u"update"_s, u"delete+create"_s};
    QTest::newRow("without deletions") << QStringList{u"--plan-kind"_s, u"no-deletions"_s, u"--plan-size"_s,
                                                      u"4"_s,           u"--seed"_s,       u"7"_s}
                                       << QStringList{u"create"_s, u"update"_s, u"create"_s, u"update"_s};
    QTest::newRow("nothing to do") << QStringList{u"--plan-kind"_s, u"nothing"_s, u"--plan-size"_s, u"1"_s}
                                   << QStringList{u"no-op"_s};
    QTest::newRow("no resources") << QStringList{u"--plan-size"_s, u"0"_s} << QStringList();
}

void tst_CliPayload::servesThePlan()
{
    QFETCH(QStringList, options);
    Program program(trigger(options));
    const QJsonObject served = QJsonDocument::fromJson(plan(payload())).object();
    QCOMPARE(served[u"format_version"].toString(), u"1.2"_s);
    QStringList actions;
    for (const QJsonValue change : served[u"resource_changes"].toArray())
        actions.append(change[u"change"][u"actions"].toVariant().toStringList().join(u'+'));
    QTEST(actions, "actions");
}

void tst_CliPayload::servesAFile()
{
    Program program(trigger({u"--plan"_s, m_folder.write(u"plan.json"_s, "{ \"mine\": 1 }\n")}));
    QCOMPARE(plan(payload()), "{ \"mine\": 1 }\n");
}

void tst_CliPayload::refuses_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("named");
    QTest::newRow("style") << QStringList{u"--body-style"_s, u"yaml"_s} << "--body-style"_ba;
    QTest::newRow("token") << QStringList{u"--set"_s, u"access_token=mine"_s} << "access_token"_ba;
    QTest::newRow("no value") << QStringList{u"--set"_s, u"run_message"_s} << "--set"_ba;
    QTest::newRow("kind") << QStringList{u"--plan-kind"_s, u"deletions"_s} << "--plan-kind"_ba;
    QTest::newRow("size") << QStringList{u"--plan-size"_s, u"100001"_s} << "--plan-size"_ba;
    QTest::newRow("seed") << QStringList{u"--seed"_s, u"x"_s} << "--seed"_ba;
    QTest::newRow("a plan and a made-up one") << QStringList{u"--plan"_s, u"f"_s, u"--seed"_s, u"2"_s} << "--seed"_ba;
    QTest::newRow("left out and set") << QStringList{u"--unset"_s, u"stage"_s, u"--set"_s, u"stage=pre_plan"_s}
                                      << "--unset stage"_ba;
    QTest::newRow("left out, misspelled") << QStringList{u"--unset"_s, u"run_mesage"_s} << "run_message"_ba;
    QTest::newRow("left out, unlike any") << QStringList{u"--unset"_s, u"nothing_like_it"_s} << "no such key"_ba;
    QTest::newRow("broken payload") << QStringList{u"--payload"_s,
                                                   m_folder.write(u"broken.json"_s, "{\"a\": 1,\n \"b\" 2}")}
                                    << "Line 2, column 6"_ba;
    QTest::newRow("no object") << QStringList{u"--payload"_s, m_folder.write(u"list.json"_s, "[1]")}
                               << "Line 1, column 1"_ba;
    QTest::newRow("empty") << QStringList{u"--payload"_s, m_folder.write(u"empty.json"_s, {})} << "empty.json"_ba;
    QTest::newRow("payload and level") << QStringList{u"--payload"_s, u"f"_s, u"--enforcement"_s, u"advisory"_s}
                                       << "--enforcement"_ba;
    QTest::newRow("two payloads") << QStringList{u"--payload"_s, u"f"_s, u"--from"_s, u"f:1"_s} << "--from"_ba;
    QTest::newRow("no number of a capture") << QStringList{u"--from"_s, u"captures.db"_s} << "captures.db:7"_ba;
    QTest::newRow("the recorded request")
        << QStringList{u"--verification"_s, u"--verification-form"_s, u"recorded"_s, u"--set"_s, u"run_message=x"_s}
        << "--verification-form"_ba;
}

void tst_CliPayload::refuses()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, named);
    Program program(trigger(options));
    const QByteArray refusal = program.refusal();
    QVERIFY2(refusal.contains(named), refusal.constData());
    QCOMPARE(m_integration->count(), 0);
}

RUNLATCH_TEST(tst_CliPayload)
#include "tst_clipayload.moc"
