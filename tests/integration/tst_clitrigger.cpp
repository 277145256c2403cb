// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTest>

#include <memory>
#include <utility>

using namespace Qt::StringLiterals;
using namespace runlatch;
using support::httpAnswer;
using support::Script;
using support::ScriptedServer;

/// `trigger` sends the payload and serves the configuration that it is given, and tells of outcomes not taken.
class tst_CliTrigger : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void sendsNoVersionControl();
    void servesTheConfiguration();
    void aConfigurationThatCannotBeRead();
    void tellsOfOutcomesThatAreNotTaken();

private:
    QStringList trigger(const QStringList &more) const
    {
        return QStringList{u"trigger"_s,    u"--url"_s, m_integrator->url(u"/runtask"_s).toString(),
                           u"--deadline"_s, u"20s"_s,   u"--linger"_s,
                           u"0s"_s}
        + more;
    }
    QJsonObject payload();
    /// The body and, for a redirect, its location.
    QByteArray ask(const QByteArray &method, const QString &url, const QString &token, const QByteArray &body = {});

    std::unique_ptr<CliFolder> m_folder;
    std::unique_ptr<ScriptedServer> m_integrator;
    QNetworkAccessManager m_network;
};

void tst_CliTrigger::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_integrator = std::make_unique<ScriptedServer>(Script::answer(httpAnswer(200)));
}

QJsonObject tst_CliTrigger::payload()
{
    if (!support::waitFor([this] { return m_integrator->requests("POST") == 1; }, 30'000))
        return {};
    return QJsonDocument::fromJson(m_integrator->body(0)).object();
}

QByteArray tst_CliTrigger::ask(const QByteArray &method, const QString &url, const QString &token,
                               const QByteArray &body)
{
    QNetworkRequest request(QUrl{url});
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/vnd.api+json"_s);
    if (!token.isEmpty())
        request.setRawHeader("Authorization", "Bearer " + token.toLatin1());
    const std::unique_ptr<QNetworkReply> reply(m_network.sendCustomRequest(request, method, body));
    if (!support::waitFor([&reply] { return reply->isFinished(); }, 30'000))
        return {};
    const QByteArray location = reply->rawHeader("Location");
    return location.isEmpty() ? reply->readAll() : location;
}

void tst_CliTrigger::sendsNoVersionControl()
{
    Program program(trigger({u"--no-vcs"_s}));
    const QJsonObject sent = payload();
    for (const QString &key : {u"vcs_repo_url"_s, u"vcs_branch"_s, u"vcs_commit_url"_s, u"vcs_commit_hash"_s})
        QVERIFY2(sent.contains(key) && sent[key].isNull(), qPrintable(key));
    QVERIFY(sent[u"configuration_version_download_url"].isNull());
    QVERIFY(sent[u"project_id"].toString().startsWith("prj-"_L1));
}

void tst_CliTrigger::servesTheConfiguration()
{
    const QByteArray archive = QByteArray::fromHex("1f8b0800") + "not really one";
    Program program(trigger({u"--configuration"_s, m_folder->write(u"configuration.tar.gz"_s, archive)}));
    const QJsonObject sent = payload();
    QVERIFY(!sent[u"vcs_repo_url"].isNull());
    const QString url = sent[u"configuration_version_download_url"].toString();
    QVERIFY2(url.endsWith(sent[u"configuration_version_id"].toString() + "/download"_L1), qPrintable(url));
    QVERIFY(!ask("GET", url, {}).contains("archivist")); // answered 401, without the other address
    const QByteArray location = ask("GET", url, sent[u"access_token"].toString());
    QVERIFY2(location.contains("/archivist/v1/object?code="), location.constData());
    QCOMPARE(ask("GET", QString::fromLatin1(location), {}), archive);
}

void tst_CliTrigger::aConfigurationThatCannotBeRead()
{
    Program program(trigger({u"--configuration"_s, m_folder->path(u"nowhere"_s)}));
    const QJsonObject error = program.next();
    QCOMPARE(error[u"kind"].toString(), u"usage"_s);
    QVERIFY(error[u"message"].toString().contains(u"nowhere"_s));
    QCOMPARE(program.exitStatus(), 2);
    QCOMPARE(m_integrator->count(), 0);
}

void tst_CliTrigger::tellsOfOutcomesThatAreNotTaken()
{
    Program program(trigger({u"--no-outcomes"_s}));
    const QJsonObject sent = payload();
    const QByteArray list = R"([{"type":"task-result-outcomes","attributes":{"outcome-id":"i","description":"d"}}])";
    const QByteArray callback =
        R"({"data":{"type":"task-results","attributes":{"status":"passed","message":"m","outcomes":)" + list
        + R"(},"relationships":{"outcomes":{"data":)" + list + "}}}}";
    ask("PATCH", sent[u"task_result_callback_url"].toString(), sent[u"access_token"].toString(), callback);
    const QJsonObject told = program.next(u"callback"_s);
    QCOMPARE(told[u"http"].toInt(), 200);
    QCOMPARE(told[u"outcomes"].toInt(), 1);
    for (const auto &[rule, pointer] :
         {std::pair(u"callback.outcomes-misplaced"_s, u"/data/attributes/outcomes"_s),
          std::pair(u"callback.outcomes-unsupported"_s, u"/data/attributes/outcomes"_s),
          std::pair(u"callback.outcomes-unsupported"_s, u"/data/relationships/outcomes/data"_s)}) {
        const QJsonObject finding = program.next(u"finding"_s);
        QCOMPARE(finding[u"rule"].toString(), rule);
        QCOMPARE(finding[u"pointer"].toString(), pointer);
        QVERIFY(!finding[u"remedy"].toString().isEmpty());
    }
    QCOMPARE(program.next(u"result"_s)[u"outcomes"].toArray().size(), 0);
    QCOMPARE(program.exitStatus(), 0);
}

RUNLATCH_TEST(tst_CliTrigger)
#include "tst_clitrigger.moc"
