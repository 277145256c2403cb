// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/automaticreplies.h"

#include "fixture.h"
#include "http/url.h"
#include "inspector/inspection.h"
#include "support/closedport.h"
#include "support/fakeclock.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::support::Script;
using runlatch::support::ScriptedServer;

namespace runlatch::inspector {

/// The automatic replies of all stores follow one choice, and what was not answered is told.
class tst_AutomaticReplies : public QObject
{
    Q_OBJECT

private:
    /// The inspector's parts on one store.
    struct Parts
    {
        explicit Parts(http::Requester &http)
            : reply(*store, http, store.clock())
            , autoReply(reply, clock)
        {
        }
        StoreFixture store;
        support::FakeClock clock; ///< of the delays
        Reply reply;
        AutoReply autoReply;
    };

    /// An unchecked capture, as of a listener without a key.
    static store::CaptureRow capture(StoreFixture &store, const QUrl &callback)
    {
        http::Request request;
        request.method = "POST";
        request.target = "/runtask";
        request.peerIsLoopback = true;
        request.body = protocol::writeRunTaskRequest(runTaskRequest(callback.toString()));
        store::NewCapture made = inspect(request, {}, QDateTime::currentDateTimeUtc());
        made.row.knownHost = true;
        const auto row = store.append(made);
        return row ? *row : store::CaptureRow();
    }
    static AutomaticReplyOptions passed(const QStringList &callbacks, std::chrono::milliseconds delay = 0ms)
    {
        return AutomaticReplyOptions::read(protocol::TaskStatus::Passed, {}, delay, callbacks);
    }

    /// Reports a reply that did not reach the service.
    static void fail(AutoReply &autoReply, const store::CaptureRow &row)
    {
        store::SentReply reply;
        reply.errorKind = u"network"_s;
        emit autoReply.replied(row.id, reply, {.kind = base::ErrorKind::Network});
    }

    http::Requester m_http;

private slots:
    void skipsWhatIsNoOrigin()
    {
        const auto options = AutomaticReplyOptions::read(
            protocol::TaskStatus::Failed, {}, 2s, {u"nonsense"_s, u"http://127.0.0.1:8080"_s, u"http://a/path"_s});
        QCOMPARE(options.allowedCallbacks, QList<QUrl>{QUrl(u"http://127.0.0.1:8080"_s)});
        QCOMPARE(options.delay, std::chrono::milliseconds(2000));
        QCOMPARE(options.result->status, protocol::TaskStatus::Failed);
        QCOMPARE(options.result->message, u"Answered by Runlatch"_s);
        const auto own = AutomaticReplyOptions::read(protocol::TaskStatus::Failed, u"No."_s, 0s, {});
        QCOMPARE(own.result->message, u"No."_s);
    }

    void canAnswerWithAKeyOrAnOrigin()
    {
        QVERIFY(passed({}).canAnswer(true));
        QVERIFY(!passed({}).canAnswer(false));
        QVERIFY(!passed({u"nonsense"_s}).canAnswer(false));
        QVERIFY(passed({u"http://127.0.0.1:8080"_s}).canAnswer(false));
        QVERIFY(!AutomaticReplyOptions::read({}, {}, 0s, {u"http://127.0.0.1:8080"_s}).canAnswer(true));
    }

    /// Options that were set before there is a store apply to it.
    void namesTheOriginThatIsMissing()
    {
        Parts parts(m_http);
        AutomaticReplies replies;
        replies.setOptions(passed({u"http://127.0.0.1:1"_s}));
        store::CaptureRow row = capture(parts.store, QUrl(u"http://127.0.0.1:8080/callback"_s));
        QCOMPARE(row.state, protocol::TaskState::Awaiting);
        QCOMPARE(replies.missingOrigin(row), QString());
        replies.setAutoReply(parts.autoReply);
        QCOMPARE(replies.missingOrigin(row), u"http://127.0.0.1:8080"_s);
        QSignalSpy changed(&replies, &AutomaticReplies::changed);
        replies.setOptions({}); // off: nothing is missing
        QCOMPARE(replies.missingOrigin(row), QString());
        replies.setOptions(passed({u"http://127.0.0.1:8080"_s}));
        QCOMPARE(replies.missingOrigin(row), QString());
        QCOMPARE(changed.count(), 2);
        replies.setOptions(passed({}));
        row.state = protocol::TaskState::Passed;
        QCOMPARE(replies.missingOrigin(row), QString());
    }

    void keepsWhyNothingWasAnswered()
    {
        const support::ClosedPort closed;
        const QUrl callback = closed.url(u"/callback"_s);
        Parts parts(m_http);
        AutomaticReplies replies;
        replies.setAutoReply(parts.autoReply);
        replies.setOptions(passed({http::originOf(callback).toString()}));
        store::CaptureRow row = capture(parts.store, callback);
        QVERIFY(!replies.failure(row));
        QSignalSpy changed(&replies, &AutomaticReplies::changed);
        parts.autoReply.handle({row});
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(replies.failure(row)->kind, base::ErrorKind::Network);
        row.state = protocol::TaskState::Passed; // the user answered
        QVERIFY(!replies.failure(row));
    }

    void saysThatAnotherVersionIsNotAnswered()
    {
        Parts parts(m_http);
        AutomaticReplies replies;
        replies.setAutoReply(parts.autoReply);
        store::CaptureRow row = capture(parts.store, QUrl(u"http://127.0.0.1:8080/callback"_s));
        row.verdict = protocol::Verdict::Valid;
        row.supported = false;
        QVERIFY(!replies.failure(row)); // no automatic reply is wanted
        replies.setOptions(passed({}));
        QCOMPARE(replies.failure(row)->rule, u"reply.unsupported"_s);
        row.state = protocol::TaskState::Running; // the user answers
        QVERIFY(!replies.failure(row));
    }

    /// The answer is kept with the request, and a reply that may have arrived is no failure.
    void keepsNoFailureOfWhatMayHaveArrived_data()
    {
        QTest::addColumn<bool>("isRefused");
        QTest::newRow("refused") << true;
        QTest::newRow("cut") << false;
    }
    void keepsNoFailureOfWhatMayHaveArrived()
    {
        QFETCH(bool, isRefused);
        ScriptedServer service(isRefused ? Script::answer(support::httpAnswer(422)) : Script::cut());
        Parts parts(m_http);
        AutomaticReplies replies;
        replies.setAutoReply(parts.autoReply);
        replies.setOptions(passed({service.url().toString()}));
        const store::CaptureRow row = capture(parts.store, service.url(u"/callback"_s));
        QSignalSpy replied(&parts.autoReply, &AutoReply::replied);
        parts.autoReply.handle({row});
        QTRY_COMPARE(replied.count(), 1);
        QVERIFY(!replies.failure(row));
    }

    /// Requests that wait in an earlier store follow the choice, but their failures are not those of the present store.
    void earlierStoreFollowsTheChoice()
    {
        ScriptedServer service(Script::answer(support::httpAnswer(200)));
        Parts earlier(m_http);
        Parts present(m_http);
        AutomaticReplies replies;
        replies.setOptions(passed({service.url().toString()}, 1s));
        replies.setAutoReply(earlier.autoReply);
        const store::CaptureRow row = capture(earlier.store, service.url(u"/callback"_s));
        earlier.autoReply.handle({row});
        replies.setAutoReply(present.autoReply);
        replies.setOptions({});
        earlier.clock.advance(1s);
        QVERIFY(earlier.autoReply.isIdle());
        QCOMPARE(service.count(), 0);
        QSignalSpy changed(&replies, &AutomaticReplies::changed);
        fail(earlier.autoReply, row);
        QCOMPARE(changed.count(), 0);
        QVERIFY(!replies.failure(row));
        fail(present.autoReply, row);
        QVERIFY(replies.failure(row));
        replies.setAutoReply(earlier.autoReply); // the earlier store was opened again
        QVERIFY(!replies.failure(row));
    }
};

RUNLATCH_TEST(tst_AutomaticReplies)

} // namespace runlatch::inspector

#include "tst_automaticreplies.moc"
