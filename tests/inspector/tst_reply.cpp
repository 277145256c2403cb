// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/reply.h"

#include "fixture.h"
#include "inspector/inspection.h"
#include "store/sqlite/database.h"
#include "support/closedport.h"
#include "support/heldserver.h"
#include "support/refusingtable.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using runlatch::support::Script;
using runlatch::support::ScriptedServer;

namespace runlatch::inspector {

/// A reply is sent once and recorded, and a task result has one final reply.
class tst_Reply : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<StoreFixture> m_store;
    std::unique_ptr<http::Requester> m_http;
    std::unique_ptr<Reply> m_reply;

    qint64 capture(const QUrl &callback, const ReceiverOptions &options = {},
                   const QDateTime &receivedAt = QDateTime::currentDateTimeUtc())
    {
        http::Request request;
        request.method = "POST";
        request.target = "/runtask";
        request.body = protocol::writeRunTaskRequest(runTaskRequest(callback.toString(QUrl::FullyEncoded)));
        const auto row = m_store->append(inspect(request, options, receivedAt));
        return row ? row->id : 0;
    }
    qint64 captureWithoutToken(const QUrl &callback)
    {
        http::Request request;
        request.method = "POST";
        request.target = "/runtask";
        protocol::RunTaskRequest payload = runTaskRequest(callback.toString(QUrl::FullyEncoded));
        payload.accessToken.clear();
        request.body = protocol::writeRunTaskRequest(payload);
        const auto row = m_store->append(inspect(request, {}, QDateTime::currentDateTimeUtc()));
        return row ? row->id : 0;
    }
    base::Result<Reply::Sent> send(qint64 id, protocol::TaskStatus status, bool anyway = false)
    {
        protocol::TaskResult result;
        result.status = status;
        result.message = u"2 passed"_s;
        return support::answerOf<Reply::Sent>(
            [&](QObject *context, const auto &done) { m_reply->send(id, result, anyway, context, done); });
    }

private slots:
    void init()
    {
        m_store = std::make_unique<StoreFixture>();
        QVERIFY(m_store->isOpen());
        m_http = std::make_unique<http::Requester>();
        m_reply = std::make_unique<Reply>(**m_store, *m_http, m_store->clock());
    }
    void cleanup()
    {
        m_reply.reset();
        m_http.reset();
        m_store.reset();
    }

    void sendsAndRecords()
    {
        ScriptedServer service(Script::answer(support::httpAnswer(200)));
        const qint64 id = capture(QUrl(service.url().toString() + u"/task-results/5ea8d46c/callback?url_code=a%2Bb"_s));
        QSignalSpy told(m_reply.get(), &Reply::sent);
        const auto sent = send(id, protocol::TaskStatus::Passed);
        QVERIFY(sent.isOk());
        QCOMPARE(service.requestLine(0), QByteArray("PATCH /task-results/5ea8d46c/callback?url_code=a%2Bb HTTP/1.1"));
        QCOMPARE(service.header(0, "Authorization"), QByteArray("Bearer token-of-this-request"));
        QCOMPARE(service.header(0, "Content-Type"), QByteArray("application/vnd.api+json"));
        QCOMPARE(service.body(0),
                 QByteArray(R"({"data":{"type":"task-results",)"
                            R"("attributes":{"status":"passed","message":"2 passed"}}})"));
        QCOMPARE(sent->row.state, protocol::TaskState::Passed);
        QVERIFY(sent->recorded);
        QCOMPARE(told.count(), 1);
        const auto stored = m_store->load(id);
        QCOMPARE(stored->row.state, protocol::TaskState::Passed);
        QCOMPARE(stored->replies.size(), 1);
        QCOMPARE(stored->replies.first().http, 200);
        QCOMPARE(stored->replies.first().status, u"passed"_s);
        QCOMPARE(stored->replies.first().body, service.body(0));
        QVERIFY(stored->replies.first().errorKind.isEmpty());
    }

    void recordsRefusals_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("kind");
        QTest::newRow("401") << 401 << u"unauthorized"_s;
        QTest::newRow("403") << 403 << u"rejected"_s;
        QTest::newRow("404") << 404 << u"not-found"_s;
        QTest::newRow("409") << 409 << u"conflict"_s;
        QTest::newRow("422") << 422 << u"rejected"_s;
        QTest::newRow("503") << 503 << u"server"_s;
    }
    void recordsRefusals()
    {
        QFETCH(int, status);
        ScriptedServer service(Script::answer(support::httpAnswer(
            status, R"({"errors":[{"title":"invalid attribute","source":{"pointer":"/data/attributes/status"}}]})")));
        const qint64 id = capture(service.url(u"/callback"_s));
        const auto sent = send(id, protocol::TaskStatus::Failed);
        QVERIFY(sent.isOk());
        QCOMPARE(sent->reply.http, status);
        QTEST(sent->reply.errorKind, "kind");
        QCOMPARE(base::kindName(sent->error->kind), sent->reply.errorKind);
        QVERIFY(!sent->error->outcomeUnknown);
        QCOMPARE(sent->error->errors.value(0).pointer, u"/data/attributes/status"_s);
        QCOMPARE(sent->row.state, protocol::TaskState::Awaiting);
        QCOMPARE(m_store->load(id)->replies.value(0).http, status);
        // Nothing was accepted, so another try overrides nothing.
        QVERIFY(send(id, protocol::TaskStatus::Passed).isOk());
    }

    void followsNoRedirect_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("301") << 301;
        QTest::newRow("307") << 307;
    }
    void followsNoRedirect()
    {
        QFETCH(const int, status);
        ScriptedServer other(Script::answer(support::httpAnswer(200)));
        ScriptedServer service(Script::answer(support::httpAnswer(
            status, {}, "text/plain", "Location: " + other.url(u"/c"_s).toEncoded() + "?a=1" + "\r\n")));
        const qint64 id = capture(service.url(u"/callback"_s));
        const auto sent = send(id, protocol::TaskStatus::Passed);
        QVERIFY(sent.isOk());
        QCOMPARE(other.count(), 0);
        QCOMPARE(sent->error->rule, u"http.redirect"_s);
        QCOMPARE(sent->error->errors.value(0).detail, other.url(u"/c"_s).toString());
        QCOMPARE(sent->reply.errorKind, u"protocol"_s);
        QCOMPARE(sent->row.state, protocol::TaskState::Awaiting);
        QVERIFY(send(id, protocol::TaskStatus::Passed).isOk()); // overrides nothing
    }

    void asksAfterAnAnswerThatMayAccept_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("202") << 202;
        QTest::newRow("204") << 204;
        QTest::newRow("303") << 303;
    }
    /// Only 200 is documented. The service may have taken the final result all the same, so another one is a choice of
    /// the person, also after a restart, and for another delivery.
    void asksAfterAnAnswerThatMayAccept()
    {
        QFETCH(const int, status);
        ScriptedServer service({Script::answer(support::httpAnswer(status)),
                                Script::answer(support::httpAnswer(status)), Script::answer(support::httpAnswer(200))});
        const QUrl callback = service.url(u"/callback"_s);
        const qint64 id = capture(callback);
        const qint64 secondDelivery = capture(callback);
        QVERIFY(send(id, protocol::TaskStatus::Running).isOk());
        const auto sent = send(id, protocol::TaskStatus::Passed); // a "running" leaves nothing to ask
        QVERIFY(sent.isOk());
        QCOMPARE(sent->error->rule, u"reply.maybe-accepted"_s);
        QVERIFY(sent->error->outcomeUnknown);
        QCOMPARE(sent->row.state, protocol::TaskState::Awaiting);
        const auto stored = m_store->load(id);
        QCOMPARE(stored->replies.value(1).http, status);
        QCOMPARE(stored->replies.value(1).errorKind, u"unknown"_s);
        QCOMPARE(send(secondDelivery, protocol::TaskStatus::Passed).error().rule, u"reply.maybe-final"_s);
        m_reply = std::make_unique<Reply>(**m_store, *m_http, m_store->clock());
        QCOMPARE(send(id, protocol::TaskStatus::Passed).error().rule, u"reply.maybe-final"_s);
        QCOMPARE(service.count(), 2);
        QCOMPARE(send(id, protocol::TaskStatus::Passed, true)->row.state, protocol::TaskState::Passed);
        QCOMPARE(send(id, protocol::TaskStatus::Passed).error().rule, u"reply.already-final"_s);
    }

    /// Some services send no token, because their callback URL has a code of its own.
    void goesWithoutATokenIfThatIsWanted()
    {
        ScriptedServer service(Script::answer(support::httpAnswer(200)));
        const qint64 id = captureWithoutToken(QUrl(service.url().toString() + u"/callback?code=a1b2c3d4"_s));
        QCOMPARE(send(id, protocol::TaskStatus::Passed).error().rule, u"reply.no-token"_s);
        QCOMPARE(service.count(), 0);
        QCOMPARE(send(id, protocol::TaskStatus::Passed, true)->row.state, protocol::TaskState::Passed);
        QCOMPARE(service.requestLine(0), QByteArray("PATCH /callback?code=a1b2c3d4 HTTP/1.1"));
        QVERIFY(!service.received(0).toLower().contains("authorization"));
    }

    void recordsThatNothingWasAnswered()
    {
        ScriptedServer service(Script::cut());
        const qint64 id = capture(service.url(u"/callback"_s));
        const auto sent = send(id, protocol::TaskStatus::Passed);
        QVERIFY(!sent);
        QCOMPARE(sent.error().kind, base::ErrorKind::Network);
        const auto stored = m_store->load(id);
        QCOMPARE(stored->row.state, protocol::TaskState::Awaiting);
        QCOMPARE(stored->replies.value(0).http, 0);
        QCOMPARE(stored->replies.value(0).errorKind, u"unknown"_s);
        QVERIFY(sent.error().outcomeUnknown);
    }

    void recordsThatNothingWasSent()
    {
        const support::ClosedPort closed;
        const qint64 id = capture(closed.url(u"/callback"_s));
        const auto sent = send(id, protocol::TaskStatus::Passed);
        QCOMPARE(sent.error().rule, u"network.refused"_s);
        QVERIFY(!sent.error().outcomeUnknown);
        QCOMPARE(m_store->load(id)->replies.value(0).errorKind, u"network"_s);
    }

    /// The service accepted it, so the person sees its state and is told that it could not be saved.
    void tellsAStateThatTheDiskDidNotTake()
    {
        ScriptedServer service(Script::answer(support::httpAnswer(200)));
        const qint64 id = capture(service.url(u"/callback"_s));
        store::Database database((**m_store).file());
        QVERIFY(database.open(store::Database::Access::ReadWrite));
        QVERIFY(database.execute(support::refusing(u"replies"_s, u"id > 0"_s)));
        const auto sent = send(id, protocol::TaskStatus::Running);
        QVERIFY(sent.isOk());
        QVERIFY(!sent->recorded);
        QCOMPARE(sent->row.state, protocol::TaskState::Running);
        QCOMPARE(m_store->load(id)->row.state, protocol::TaskState::Awaiting);
    }

    /// By the progress rule an accepted "running" moves the deadline; a refused one does not.
    void acceptedProgressMovesTheDeadline()
    {
        ScriptedServer service({Script::answer(support::httpAnswer(422)), Script::answer(support::httpAnswer(200))});
        ReceiverOptions options;
        options.deadlines.rule = protocol::DeadlineRule::Progress;
        const QDateTime received = m_store->clock().utc().addSecs(-300);
        const qint64 id = capture(service.url(u"/callback"_s), options, received);
        QCOMPARE(send(id, protocol::TaskStatus::Running)->row.deadline, received.addSecs(600));
        const auto accepted = send(id, protocol::TaskStatus::Running);
        QCOMPARE(accepted->row.deadline, accepted->reply.sentAt.addSecs(600));
        QCOMPARE(m_store->load(id)->row.deadline, accepted->row.deadline);
        QCOMPARE(accepted->row.lastMoment, received.addSecs(3600));
    }

    void waitsForTheRateLimit()
    {
        ScriptedServer service(
            {Script::answer(support::httpAnswer(429, {}, "text/plain", "X-RateLimit-Reset: 0.1\r\n")),
             Script::answer(support::httpAnswer(200))});
        const qint64 id = capture(service.url(u"/callback"_s));
        const auto sent = send(id, protocol::TaskStatus::Passed);
        QVERIFY(sent.isOk());
        QCOMPARE(sent->reply.http, 200);
        QCOMPARE(service.count(), 2);
        QCOMPARE(service.body(0), service.body(1));
        QCOMPARE(m_store->load(id)->replies.size(), 1);
    }

    void sendsOneFinalResult()
    {
        ScriptedServer service({Script::answer(support::httpAnswer(200)), Script::answer(support::httpAnswer(200)),
                                Script::answer(support::httpAnswer(409))});
        const QUrl callback = service.url(u"/callback"_s);
        const qint64 first = capture(callback);
        const qint64 secondDelivery = capture(callback);
        QCOMPARE(send(first, protocol::TaskStatus::Running)->row.state, protocol::TaskState::Running);
        QCOMPARE(send(first, protocol::TaskStatus::Passed)->row.state, protocol::TaskState::Passed);
        for (const qint64 id : {first, secondDelivery}) {
            const auto again = send(id, protocol::TaskStatus::Failed);
            QVERIFY(!again);
            QCOMPARE(again.error().kind, base::ErrorKind::Usage);
            QCOMPARE(again.error().rule, u"reply.already-final"_s);
        }
        QCOMPARE(service.count(), 2);
        const auto anyway = send(first, protocol::TaskStatus::Failed, true);
        QCOMPARE(anyway->reply.http, 409);
        QCOMPARE(anyway->row.state, protocol::TaskState::Passed);
    }

    void neverSendsTwoFinalsAtOnce()
    {
        ScriptedServer service({Script::hang(), Script::answer(support::httpAnswer(200))});
        const qint64 id = capture(service.url(u"/callback"_s));
        protocol::TaskResult passed;
        passed.status = protocol::TaskStatus::Passed;
        QObject context;
        bool answered = false;
        base::Call call = m_reply->send(id, passed, false, &context, [&answered](const auto &) { answered = true; });
        QTRY_COMPARE(service.count(), 1);
        QCOMPARE(send(id, protocol::TaskStatus::Failed, true).error().rule, u"reply.under-way"_s);
        QSignalSpy told(m_reply.get(), &Reply::sent);
        call.abort();
        QTRY_COMPARE(told.count(), 1);
        QVERIFY(!answered);
        QCOMPARE(m_store->load(id)->replies.value(0).errorKind, u"cancelled"_s);
        QVERIFY(send(id, protocol::TaskStatus::Passed).isOk());
    }

    /// At most one reply of a run task is under way. All its deliveries share one queue to the service, so a slow reply
    /// is not overtaken.
    void oneReplyOfATaskIsUnderWay()
    {
        support::HeldServer service;
        const QUrl callback = service.url(u"/callback"_s);
        const qint64 first = capture(callback);
        const qint64 secondDelivery = capture(callback);
        QList<base::Result<Reply::Sent>> answers;
        const auto ask = [&](qint64 id, protocol::TaskStatus status) {
            m_reply->send(id, {status, {}, {}, {}}, true, this, [&answers](const auto &sent) { answers.append(sent); });
        };
        ask(first, protocol::TaskStatus::Running);
        QTRY_COMPARE(service.count(), 1);
        QCOMPARE(send(secondDelivery, protocol::TaskStatus::Running, true).error().rule, u"reply.under-way"_s);
        ask(secondDelivery, protocol::TaskStatus::Passed); // this reply waits
        QCOMPARE(send(first, protocol::TaskStatus::Failed, true).error().rule, u"reply.under-way"_s);
        QCOMPARE(service.count(), 1);
        service.answer(0, 409);
        QTRY_COMPARE(service.count(), 2);
        QVERIFY(service.request(1).contains("passed"));
        QCOMPARE(send(first, protocol::TaskStatus::Running, true).error().rule, u"reply.under-way"_s);
        service.answer(1, 200);
        QTRY_COMPARE(answers.size(), 2);
        QCOMPARE(answers.at(0)->reply.http, 409);
        QCOMPARE(answers.at(1)->row.state, protocol::TaskState::Passed);
        QCOMPARE(service.maxAtOnce(), 1);
        QCOMPARE(m_store->load(first)->row.state, protocol::TaskState::Passed);
        QCOMPARE(send(first, protocol::TaskStatus::Failed).error().rule, u"reply.already-final"_s);
    }

    /// A reply that is refused meanwhile ends its turn, too, and calls the waiting one a second time.
    void aWaitingReplyIsSentOnce()
    {
        support::HeldServer service;
        const qint64 id = capture(service.url(u"/callback"_s));
        int sent = 0;
        const auto ask = [&](protocol::TaskStatus status) {
            m_reply->send(id, {status, {}, {}, {}}, true, this, [&sent](const auto &answer) { sent += answer.isOk(); });
        };
        ask(protocol::TaskStatus::Running);
        QTRY_COMPARE(service.count(), 1);
        ask(protocol::TaskStatus::Passed);
        QTRY_COMPARE(m_reply->underWay(id).waiting, protocol::TaskStatus::Passed);
        connect(
            m_reply.get(), &Reply::sent, this, [&ask] { ask(protocol::TaskStatus::Failed); }, Qt::SingleShotConnection);
        service.answer(0, 200);
        QTRY_COMPARE(service.count(), 2);
        service.answer(1, 200);
        QTRY_COMPARE(sent, 2);
        QTRY_VERIFY(m_reply->isIdle());
        QCOMPARE(service.count(), 2);
    }

    void onlyTheReplyOfATaskIsItsOwn()
    {
        support::HeldServer service;
        const QUrl callback = service.url(u"/callback"_s);
        const qint64 first = capture(callback);
        const qint64 secondDelivery = capture(callback);
        const qint64 other = capture(service.url(u"/other"_s));
        m_reply->send(first, {protocol::TaskStatus::Running, {}, {}, {}}, false, this, [](const auto &) {});
        QTRY_COMPARE(service.count(), 1);
        QCOMPARE(m_reply->underWay(first).sending, protocol::TaskStatus::Running);
        QCOMPARE(m_reply->underWay(secondDelivery, callback).sending, protocol::TaskStatus::Running);
        QVERIFY(!m_reply->underWay(other, service.url(u"/other"_s)).sending);
        QVERIFY(!m_reply->underWay(other).sending);
        service.answer(0, 200);
        QTRY_VERIFY(!m_reply->underWay(first).sending);
    }

    /// A person who sends late replies anyway means the second one too, which waits for the first.
    void anywayHoldsWhileItWaits()
    {
        support::HeldServer service;
        const QDateTime longAgo = QDateTime::currentDateTimeUtc().addSecs(-3600);
        const qint64 id = capture(service.url(u"/callback"_s), {}, longAgo);
        QCOMPARE(send(id, protocol::TaskStatus::Running).error().rule, u"reply.too-late"_s);
        int accepted = 0;
        for (const auto status : {protocol::TaskStatus::Running, protocol::TaskStatus::Passed})
            m_reply->send(id, {status, {}, {}, {}}, true, this,
                          [&accepted](const auto &sent) { accepted += sent && sent->reply.http == 200 ? 1 : 0; });
        QTRY_COMPARE(service.count(), 1);
        service.answer(0, 200);
        QTRY_COMPARE(service.count(), 2);
        service.answer(1, 200);
        QTRY_COMPARE(accepted, 2);
    }

    void goesOnWithoutTheOneWhoAsked()
    {
        ScriptedServer service(Script::answer(support::httpAnswer(200)));
        const qint64 id = capture(service.url(u"/callback"_s));
        protocol::TaskResult passed;
        passed.status = protocol::TaskStatus::Passed;
        QSignalSpy told(m_reply.get(), &Reply::sent);
        auto context = std::make_unique<QObject>();
        bool answered = false;
        m_reply->send(id, passed, false, context.get(), [&answered](const auto &) { answered = true; });
        context.reset();
        QTRY_COMPARE(told.count(), 1);
        QVERIFY(!answered);
        QCOMPARE(m_store->load(id)->row.state, protocol::TaskState::Passed);
    }

    void staysAwayFromLinkLocalAddresses()
    {
        const qint64 id = capture(QUrl(u"http://169.254.169.254/latest/meta-data"_s));
        QCOMPARE(send(id, protocol::TaskStatus::Passed).error().rule, u"reply.link-local"_s);
        QVERIFY(m_store->load(id)->replies.isEmpty());
    }

    void knowsNoSuchCapture()
    {
        QCOMPARE(send(4711, protocol::TaskStatus::Passed).error().kind, base::ErrorKind::NotFound);
    }
};

RUNLATCH_TEST(tst_Reply)

} // namespace runlatch::inspector

#include "tst_reply.moc"
