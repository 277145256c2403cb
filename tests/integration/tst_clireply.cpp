// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "http/url.h"
#include "support/runtasks.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using support::httpAnswer;
using support::Script;
using support::ScriptedServer;

namespace {

/// An unsigned run task request, as anybody may send it, with a secret in its callback.
bool post(const QUrl &url, const QUrl &callback)
{
    return support::postRunTask(url, support::runTask(callback.toString() + u"?url_code=secret-code"_s)) == 200;
}

} // namespace

/// `inspect --reply` sends automatic callbacks, and only where it is allowed.
class tst_CliReply : public QObject
{
    Q_OBJECT
private slots:
    void unsignedRequestsLeadToNamedOriginsOnly();
    void saysWhatIsNotAnsweredAndWhatNeedsNoAnswer();
    void withAKeyUnsignedOnesLeadNowhere();
    void withoutBothItSaysWhatToDo_data();
    void withoutBothItSaysWhatToDo();
    void aNameThatIsNoneIsTold();
    void callbacksThatNeverAnswerHoldNoEnd();
};

void tst_CliReply::unsignedRequestsLeadToNamedOriginsOnly()
{
    ScriptedServer named(Script::answer(httpAnswer(200)));
    ScriptedServer other(Script::answer(httpAnswer(200)));
    const QString origin = http::originOf(named.url()).toString();
    Program inspect({u"inspect"_s, u"--reply"_s, u"passed"_s, u"--allow-callback"_s, u"https://a.example"_s,
                     u"--allow-callback"_s, origin, u"--count"_s, u"3"_s});
    const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
    for (const QUrl &callback : {other.url(u"/callback"_s), other.url(u"/again"_s), named.url(u"/callback"_s)})
        QVERIFY(post(url, callback));
    QTRY_VERIFY_WITH_TIMEOUT(inspect.hasEnded(), 30'000);
    QCOMPARE(inspect.exitStatus(), 0);
    const QList<QJsonObject> events = inspect.allEvents();
    QCOMPARE(valuesOf(events, u"captured"_s, u"id"_s), (QStringList{u"1"_s, u"2"_s, u"3"_s}));
    QCOMPARE(valuesOf(events, u"callback"_s, u"id"_s), QStringList{u"3"_s});
    QCOMPARE(named.count(), 1);
    QCOMPARE(named.header(0, "Authorization"), "Bearer token-of-this-request");
    QCOMPARE(other.count(), 0);
    const QByteArray said = inspect.diagnostics();
    QCOMPARE(said.count(http::originOf(other.url()).toString().toUtf8()), 1);
    QVERIFY(said.contains("--allow-callback"));
    QVERIFY(!said.contains("secret-code"));
    QVERIFY(!said.contains(origin.toUtf8()));
}

/// Another version is not answered, and nobody has to guess why. A second delivery is answered by the first reply. A
/// service without tokens is called back if that is wanted.
void tst_CliReply::saysWhatIsNotAnsweredAndWhatNeedsNoAnswer()
{
    ScriptedServer service(Script::answer(httpAnswer(200)));
    Program inspect({u"inspect"_s, u"--reply"_s, u"passed"_s, u"--reply-without-token"_s, u"--allow-callback"_s,
                     http::originOf(service.url()).toString(), u"--count"_s, u"5"_s});
    const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
    protocol::RunTaskRequest other = support::runTask(service.url(u"/other"_s).toString(), u"run-other"_s);
    other.payloadVersion = 2;
    protocol::RunTaskRequest open =
        support::runTask(service.url().toString() + u"/open?code=a1b2c3d4"_s, u"run-open"_s);
    open.accessToken.clear();
    const protocol::RunTaskRequest twice = support::runTask(service.url(u"/twice"_s).toString());
    for (const protocol::RunTaskRequest &request :
         {other, twice, twice, open, support::runTask(QString(), u"run-none"_s)})
        QCOMPARE(support::postRunTask(url, request), 200);
    QTRY_VERIFY_WITH_TIMEOUT(inspect.hasEnded(), 30'000);
    const QByteArray said = inspect.diagnostics();
    QCOMPARE(inspect.exitStatus(), 0);
    QStringList answered = valuesOf(inspect.allEvents(), u"callback"_s, u"id"_s);
    answered.sort();
    QCOMPARE(answered, (QStringList{u"2"_s, u"4"_s}));
    QCOMPARE(service.count(), 2);
    QVERIFY2(said.contains("Request 1 is not answered: its payload_version"), said.constData());
    QVERIFY2(said.contains("Request 3 needs no callback"), said.constData());
    QVERIFY2(said.contains("Request 5 is not answered: it has no callback address"), said.constData());
}

void tst_CliReply::withAKeyUnsignedOnesLeadNowhere()
{
    CliFolder folder;
    ScriptedServer named(Script::answer(httpAnswer(200)));
    Program inspect({u"inspect"_s, u"--reply"_s, u"passed"_s, u"--allow-callback"_s,
                     http::originOf(named.url()).toString(), u"--hmac-key-file"_s, folder.write(u"key"_s, "k"),
                     u"--count"_s, u"1"_s});
    const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
    QVERIFY(post(url, named.url(u"/callback"_s)));
    QTRY_VERIFY_WITH_TIMEOUT(inspect.hasEnded(), 30'000);
    QCOMPARE(inspect.exitStatus(), 0);
    QCOMPARE(named.count(), 0);
}

void tst_CliReply::withoutBothItSaysWhatToDo_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::newRow("alone") << QStringList();
    QTest::newRow("behind a tunnel") << QStringList{u"--public-url"_s, u"https://tunnel.example"_s};
}

void tst_CliReply::withoutBothItSaysWhatToDo()
{
    QFETCH(const QStringList, more);
    Program inspect(QStringList{u"inspect"_s, u"--reply"_s, u"passed"_s} + more);
    const QByteArray refusal = inspect.refusal();
    QVERIFY2(refusal.contains("--allow-callback") && refusal.contains("--hmac-key-file"), refusal.constData());
}

void tst_CliReply::aNameThatIsNoneIsTold()
{
    Program inspect({u"inspect"_s, u"--reply"_s, u"passed"_s, u"--allow-callback"_s, u"http://a.example/callback"_s});
    const QByteArray refusal = inspect.refusal();
    QVERIFY2(refusal.contains("http://a.example/callback"), refusal.constData());
}

/// Callbacks that are never answered do not hold up the end. Sixteen replies at a time wait ten seconds each, so all of
/// them would take forty.
void tst_CliReply::callbacksThatNeverAnswerHoldNoEnd()
{
    constexpr int MaxUnderWay = 16;
    ScriptedServer silent(Script::hang());
    Program inspect(
        {u"inspect"_s, u"--reply"_s, u"passed"_s, u"--allow-callback"_s, http::originOf(silent.url()).toString()});
    const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
    for (int request = 0; request < 3 * MaxUnderWay + 1; ++request)
        QVERIFY(post(url, silent.url(u"/callback/%1"_s.arg(request))));
    QTRY_COMPARE_WITH_TIMEOUT(silent.count(), MaxUnderWay, 30'000);
    inspect.signal(SIGTERM);
    QTRY_VERIFY_WITH_TIMEOUT(inspect.hasEnded(), 25'000);
    QCOMPARE(inspect.exitStatus(), 2); // nobody knows whether the callbacks were accepted
}

RUNLATCH_TEST(tst_CliReply)
#include "tst_clireply.moc"
