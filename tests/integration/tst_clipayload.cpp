// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
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
