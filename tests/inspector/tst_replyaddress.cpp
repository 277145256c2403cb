// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "fixture.h"
#include "inspector/inspection.h"
#include "inspector/reply.h"
#include "support/eagerclock.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using runlatch::support::Script;
using runlatch::support::ScriptedServer;

namespace runlatch::inspector {

namespace {

using Addresses = QList<QHostAddress>;

const Addresses Here{QHostAddress(QHostAddress::LocalHost)};

/// A resolver that answers as the test says, and records its questions.
struct Resolver
{
    base::Result<Addresses> answer = Here;
    QStringList asked = {};
    bool isSilent = false;

    http::AddressLookup lookup()
    {
        return [this](const QString &host, QObject *context, const base::Callback<Addresses> &done) {
            asked.append(host);
            const auto tell = [found = answer, done] { done(found); };
            if (!isSilent)
                QMetaObject::invokeMethod(context, tell, Qt::QueuedConnection);
        };
    }
};

} // namespace

/// Automatic replies go to a checked address, whatever the name of the callback resolves to a moment later.
class tst_ReplyAddress : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { qunsetenv("http_proxy"); }
    void goesToTheJudgedAddress();
    void refusedAddressesAreLeftOut();
    void withoutAGoodOneNothingIsSent_data();
    void withoutAGoodOneNothingIsSent();
    void theNextIsTriedWhereNothingWasSent();
    void theNextIsNotTriedWhereItMayHaveArrived();
    void triesAFewOnly();
    void aNameThatIsNotKnownIsAnError();
    void aWrittenAddressIsNotLookedUp();
    void localhostIsLookedUpByTheSystem();
    void aProxyLooksUpItself();
    void aProxyGetsNoRefusedAddress();
    void theUsersOwnGoAsTheyDid();
    void twoFinalsNeverLookUpAtOnce();
    void takesNoLongAnswer();

private:
    store::CaptureRow capture(const QString &callback);
    base::Result<Reply::Sent> send(const QString &callback);
    base::Result<Reply::Sent> sendByHand(const QString &callback);
    static QString named(const ScriptedServer &server)
    {
        return u"http://callback.example:%1/c?code=x"_s.arg(server.serverPort());
    }

    StoreFixture m_store;
    http::Requester m_http;
    support::EagerClock m_clock; // nobody waits for the pace of the calls
    std::unique_ptr<Reply> m_reply;
    Resolver m_resolver;
};

void tst_ReplyAddress::init()
{
    m_resolver = {};
    m_reply = std::make_unique<Reply>(*m_store, m_http, m_clock);
    m_reply->setLookup(m_resolver.lookup());
}

store::CaptureRow tst_ReplyAddress::capture(const QString &callback)
{
    http::Request request;
    request.method = "POST";
    request.target = "/runtask";
    request.body = protocol::writeRunTaskRequest(runTaskRequest(callback));
    const auto row = m_store.append(inspect(request, {}, QDateTime::currentDateTimeUtc()));
    return row ? *row : store::CaptureRow();
}

base::Result<Reply::Sent> tst_ReplyAddress::send(const QString &callback)
{
    protocol::TaskResult result;
    result.status = protocol::TaskStatus::Passed;
    return support::answerOf<Reply::Sent>([&](QObject *context, const auto &done) {
        m_reply->sendAutomatically(capture(callback), result, context, done);
    });
}

base::Result<Reply::Sent> tst_ReplyAddress::sendByHand(const QString &callback)
{
    protocol::TaskResult result;
    result.status = protocol::TaskStatus::Passed;
    return support::answerOf<Reply::Sent>(
        [&](QObject *context, const auto &done) { m_reply->send(capture(callback).id, result, false, context, done); });
}

void tst_ReplyAddress::goesToTheJudgedAddress()
{
    ScriptedServer server(Script::answer(support::httpAnswer(200)));
    const auto sent = send(named(server));
    QVERIFY(sent);
    QCOMPARE(sent->reply.http, 200);
    QCOMPARE(server.header(0, "Host"), "callback.example:" + QByteArray::number(server.serverPort()));
    QCOMPARE(m_resolver.asked, QStringList{u"callback.example"_s}); // once
}

void tst_ReplyAddress::refusedAddressesAreLeftOut()
{
    ScriptedServer server(Script::answer(support::httpAnswer(200)));
    m_resolver.answer =
        Addresses{QHostAddress(u"169.254.169.254"_s), QHostAddress(u"::ffff:169.254.169.254"_s),
                  QHostAddress(u"fe80::1"_s), QHostAddress(QHostAddress::LocalHost), QHostAddress(u"0.0.0.0"_s)};
    const auto sent = send(named(server));
    QVERIFY(sent);
    QCOMPARE(sent->reply.http, 200);
    QCOMPARE(server.count(), 1);
}

void tst_ReplyAddress::withoutAGoodOneNothingIsSent_data()
{
    QTest::addColumn<QString>("address");
    for (const char *address : {"169.254.169.254", "fe80::1", "fd00:ec2::254", "::ffff:169.254.169.254",
                                "64:ff9b::169.254.169.254", "2002:a9fe:a9fe::", "0.0.0.0", "::", "224.0.0.1"})
        QTest::newRow(address) << QString::fromLatin1(address);
}

/// A name that leads to the metadata of a cloud, or to this machine by an unusual address.
void tst_ReplyAddress::withoutAGoodOneNothingIsSent()
{
    QFETCH(const QString, address);
    ScriptedServer server({Script::answer(support::httpAnswer(200))}, QHostAddress::Any);
    m_resolver.answer = Addresses{QHostAddress(address)};
    const auto sent = send(named(server));
    QVERIFY(!sent);
    QCOMPARE(sent.error().kind, base::ErrorKind::Usage);
    QCOMPARE(sent.error().rule, u"reply.link-local"_s);
    QCOMPARE(sent.error().subject, named(server).section(u'?', 0, 0));
    QVERIFY(!sent.error().outcomeUnknown);
    QCOMPARE(server.count(), 0);
}

void tst_ReplyAddress::theNextIsTriedWhereNothingWasSent()
{
    ScriptedServer server(Script::answer(support::httpAnswer(200))); // at 127.0.0.1 alone
    m_resolver.answer = Addresses{QHostAddress(u"127.0.0.2"_s), QHostAddress(u"127.0.0.3"_s), Here.first()};
    const auto sent = send(named(server));
    QVERIFY(sent);
    QCOMPARE(sent->reply.http, 200);
    QCOMPARE(server.count(), 1);
}

void tst_ReplyAddress::theNextIsNotTriedWhereItMayHaveArrived()
{
    ScriptedServer server({Script::cut(), Script::answer(support::httpAnswer(200))}, QHostAddress::AnyIPv4);
    m_resolver.answer = Addresses{Here.first(), QHostAddress(u"127.0.0.2"_s)};
    const auto sent = send(named(server));
    QCOMPARE(sent.error().rule, u"network.closed"_s);
    QVERIFY(sent.error().outcomeUnknown);
    QCOMPARE(server.requests("PATCH"), 1);
}

void tst_ReplyAddress::triesAFewOnly()
{
    ScriptedServer server(Script::answer(support::httpAnswer(200)));
    Addresses many(8, QHostAddress(u"127.0.0.2"_s));
    m_resolver.answer = many + Here;
    QCOMPARE(send(named(server)).error().rule, u"network.refused"_s);
    QCOMPARE(server.count(), 0);
}

void tst_ReplyAddress::aNameThatIsNotKnownIsAnError()
{
    m_resolver.answer = base::Error{
        .kind = base::ErrorKind::Timeout, .rule = base::Rules::NetworkSlowLookup, .subject = u"callback.example"_s};
    const store::CaptureRow row = capture(u"http://callback.example/c?code=x"_s);
    const auto sent = support::answerOf<Reply::Sent>(
        [&](QObject *context, const auto &done) { m_reply->sendAutomatically(row, {}, context, done); });
    QCOMPARE(sent.error().rule, u"network.slow-lookup"_s);
    QCOMPARE(sent.error().subject, u"http://callback.example/c"_s);
    QVERIFY(!sent.error().outcomeUnknown);
    QVERIFY(m_store.load(row.id)->replies.isEmpty());
}

void tst_ReplyAddress::aWrittenAddressIsNotLookedUp()
{
    ScriptedServer server(Script::answer(support::httpAnswer(200)));
    QCOMPARE(send(server.url(u"/c"_s).toString())->reply.http, 200);
    QVERIFY(m_resolver.asked.isEmpty());
    QCOMPARE(send(u"http://[64:ff9b::a9fe:a9fe]/c"_s).error().rule, u"reply.link-local"_s);
}

void tst_ReplyAddress::localhostIsLookedUpByTheSystem()
{
    ScriptedServer server(Script::answer(support::httpAnswer(200)));
    m_reply = std::make_unique<Reply>(*m_store, m_http, m_store.clock());
    const auto sent = send(u"http://localhost:%1/c"_s.arg(server.serverPort()));
    QVERIFY(sent);
    QCOMPARE(sent->reply.http, 200);
    QCOMPARE(server.header(0, "Host"), "localhost:" + QByteArray::number(server.serverPort()));
}

void tst_ReplyAddress::aProxyLooksUpItself()
{
    ScriptedServer proxy(Script::answer(support::httpAnswer(200)));
    qputenv("http_proxy", proxy.url().toEncoded());
    QCOMPARE(send(u"http://callback.example/c"_s)->reply.http, 200);
    QCOMPARE(proxy.requestLine(0), "PATCH http://callback.example/c HTTP/1.1");
    QVERIFY(m_resolver.asked.isEmpty());
}

void tst_ReplyAddress::aProxyGetsNoRefusedAddress()
{
    ScriptedServer proxy(Script::answer(support::httpAnswer(200)));
    qputenv("http_proxy", proxy.url().toEncoded());
    QCOMPARE(send(u"http://169.254.169.254/latest"_s).error().rule, u"reply.link-local"_s);
    QCOMPARE(proxy.count(), 0);
}

void tst_ReplyAddress::theUsersOwnGoAsTheyDid()
{
    ScriptedServer server(Script::answer(support::httpAnswer(200)));
    QCOMPARE(sendByHand(u"http://localhost:%1/c"_s.arg(server.serverPort()))->reply.http, 200);
    QVERIFY(m_resolver.asked.isEmpty());
}

/// A run task that was delivered twice: the second reply must not pass while the first one's name is being resolved.
void tst_ReplyAddress::twoFinalsNeverLookUpAtOnce()
{
    protocol::TaskResult result;
    result.status = protocol::TaskStatus::Passed;
    m_resolver.isSilent = true;
    const QString callback = u"http://callback.example/twice"_s;
    QObject context;
    m_reply->sendAutomatically(capture(callback), result, &context, [](const auto &) {});
    QTRY_COMPARE(m_resolver.asked.size(), 1);
    bool isAnswered = false; // it waits for the first one
    m_reply->sendAutomatically(capture(callback), result, &context, [&isAnswered](const auto &) { isAnswered = true; });
    QCOMPARE(sendByHand(callback).error().rule, u"reply.under-way"_s);
    QVERIFY(!isAnswered);
    QCOMPARE(m_resolver.asked.size(), 1);
}

/// Only a few errors of such an answer would be read; the outcome is then unknown.
void tst_ReplyAddress::takesNoLongAnswer()
{
    ScriptedServer server(Script::answer(support::httpAnswer(422, QByteArray(1024 * 1024 + 1, ' '))));
    const auto sent = send(named(server));
    QCOMPARE(sent.error().rule, u"http.too-large"_s);
    QVERIFY(sent.error().outcomeUnknown);
}

RUNLATCH_TEST(tst_ReplyAddress)

} // namespace runlatch::inspector

#include "tst_replyaddress.moc"
