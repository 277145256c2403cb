// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/autoreply.h"

#include "fixture.h"
#include "inspector/inspection.h"
#include "support/fakeclock.h"
#include "support/heldserver.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QSignalSpy>

#include <functional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::support::Script;
using runlatch::support::ScriptedServer;

namespace runlatch::inspector {

/// The automatic reply goes where it is allowed, one task result after the other, and yields to the user.
class tst_AutoReply : public QObject
{
    Q_OBJECT

private:
    StoreFixture m_store;
    http::Requester m_http;

    /// A valid capture.
    store::CaptureRow capture(const QUrl &callback, bool outcomes = true, const QString &token = u"token"_s)
    {
        http::Request request;
        request.method = "POST";
        request.target = "/runtask";
        request.peerIsLoopback = true;
        protocol::RunTaskRequest payload = runTaskRequest(callback.toString(), outcomes);
        payload.accessToken = token;
        request.body = protocol::writeRunTaskRequest(payload);
        store::NewCapture made = inspect(request, {}, QDateTime::currentDateTimeUtc());
        made.row.verdict = protocol::Verdict::Valid;
        const auto row = m_store.append(made);
        return row ? *row : store::CaptureRow();
    }
    static protocol::TaskResult passed()
    {
        protocol::TaskResult result;
        result.status = protocol::TaskStatus::Passed;
        result.outcomes.append({u"check-1"_s, u"one"_s, {}, {}, {}});
        return result;
    }
    /// An automatic reply of passed(), and what it told. The clock is that of its delay.
    struct Parts
    {
        Parts(tst_AutoReply &test, base::Clock &clock)
            : reply(*test.m_store, test.m_http, test.m_store.clock())
            , automatic(reply, clock)
        {
            automatic.setResult(passed());
        }

        Reply reply;
        AutoReply automatic;
        QSignalSpy replied{&automatic, &AutoReply::replied};
    };

private slots:
    void allows_data()
    {
        using Change = std::function<void(store::CaptureRow &)>;
        using R = store::CaptureRow;
        QTest::addColumn<Change>("change");
        QTest::addColumn<bool>("expected");
        const auto row = [](const char *name, const Change &change, bool expected) {
            QTest::newRow(name) << change << expected;
        };
        row(
            "valid", [](R &) {}, true);
        row(
            "valid from elsewhere", [](R &r) { r.loopback = false; }, true);
        const auto unchecked = [row](const char *name, const QString &callback, bool expected) {
            const auto change = [callback](R &r) {
                r.verdict = protocol::Verdict::Unchecked;
                r.callbackHost = callback;
            };
            row(name, change, expected);
        };
        unchecked("unchecked, to a named origin", u"http://127.0.0.1:8080/callback"_s, true);
        unchecked("unchecked, to one named without its port", u"https://named.example:443/c"_s, true);
        unchecked("unchecked, to another port", u"http://127.0.0.1:8081/callback"_s, false);
        unchecked("unchecked, by another scheme", u"https://127.0.0.1:8080/callback"_s, false);
        unchecked("unchecked, to another host", u"http://127.0.0.2:8080/callback"_s, false);
        unchecked("unchecked, to another name", u"http://localhost:8080/callback"_s, false);
        unchecked("unchecked, to a name that begins so", u"http://127.0.0.1.example:8080/callback"_s, false);
        unchecked("unchecked, to who is named but refused", u"http://169.254.169.254/latest"_s, false);
        row(
            "unchecked, by a strange host's name",
            [](R &r) {
                r.verdict = protocol::Verdict::Unchecked;
                r.callbackHost = u"http://127.0.0.1:8080/callback"_s;
                r.knownHost = false;
            },
            false);
        row(
            "valid, by a strange host's name", [](R &r) { r.knownHost = false; }, true);
        row(
            "unsigned", [](R &r) { r.verdict = protocol::Verdict::Unsigned; }, false);
        row(
            "invalid", [](R &r) { r.verdict = protocol::Verdict::Invalid; }, false);
        row(
            "verification", [](R &r) { r.verification = true; }, false);
        row(
            "unsupported", [](R &r) { r.supported = false; }, false);
        row(
            "unreadable", [](R &r) { r.readable = false; }, false);
        row(
            "refused", [](R &r) { r.refusalRule = u"request.path"_s; }, false);
        row(
            "answered 503", [](R &r) { r.answered = 503; }, false);
        row(
            "only in memory", [](R &r) { r.stored = false; }, false);
        row(
            "no callback", [](R &r) { r.callbackHost.clear(); }, false);
        row(
            "cloud metadata", [](R &r) { r.callbackHost = u"http://169.254.169.254/latest"_s; }, false);
        row(
            "link-local v6", [](R &r) { r.callbackHost = u"http://[fe80::1]/x"_s; }, false);
        row(
            "NAT64", [](R &r) { r.callbackHost = u"http://[64:ff9b::a9fe:a9fe]/x"_s; }, false);
    }
    void allows()
    {
        QFETCH(std::function<void(store::CaptureRow &)>, change);
        store::CaptureRow row;
        row.verdict = protocol::Verdict::Valid;
        row.loopback = true;
        row.callbackHost = u"https://app.terraform.io/callback"_s;
        change(row);
        Reply reply(*m_store, m_http, m_store.clock());
        AutoReply automatic(reply, m_store.clock());
        automatic.setAllowedCallbacks(
            {QUrl(u"http://127.0.0.1:8080"_s), QUrl(u"https://named.example"_s), QUrl(u"http://169.254.169.254"_s)});
        QTEST(automatic.isAllowed(row), "expected");
        automatic.setAllowedCallbacks({});
        if (row.verdict == protocol::Verdict::Unchecked)
            QVERIFY(!automatic.isAllowed(row));
    }

    void tellsWhatLacksItsOriginOnly()
    {
        Reply reply(*m_store, m_http, m_store.clock());
        AutoReply automatic(reply, m_store.clock());
        store::CaptureRow row;
        row.callbackHost = u"https://app.example/callback"_s;
        QVERIFY(automatic.lacksItsOrigin(row));
        automatic.setAllowedCallbacks({QUrl(u"https://app.example"_s)});
        QVERIFY(!automatic.lacksItsOrigin(row));
        automatic.setAllowedCallbacks({});
        row.knownHost = false;
        QVERIFY(!automatic.lacksItsOrigin(row));
        row.knownHost = true;
        row.verdict = protocol::Verdict::Invalid;
        QVERIFY(!automatic.lacksItsOrigin(row));
    }

    void repliesAfterTheDelay()
    {
        ScriptedServer service(Script::answer(support::httpAnswer(200)));
        support::FakeClock clock;
        Parts parts(*this, clock);
        parts.automatic.setDelay(2s);
        const store::CaptureRow row = capture(service.url(u"/callback"_s));
        parts.automatic.handle({row});
        clock.advance(1999ms);
        QCOMPARE(service.count(), 0);
        clock.advance(1ms);
        QTRY_COMPARE(parts.replied.count(), 1);
        QCOMPARE(parts.replied.first().at(0).toLongLong(), row.id);
        QVERIFY(service.body(0).contains("check-1"));
        const auto stored = m_store.load(row.id);
        QVERIFY(stored->replies.value(0).automatic);
        QCOMPARE(stored->row.state, protocol::TaskState::Passed);
    }

    void leavesOutcomesOut()
    {
        ScriptedServer service(Script::answer(support::httpAnswer(200)));
        Parts parts(*this, m_store.clock());
        parts.automatic.handle({capture(service.url(u"/callback"_s), false)});
        QTRY_COMPARE(parts.replied.count(), 1);
        QVERIFY(!service.body(0).contains("outcomes"));
    }

    void callsAFewAtOnce()
    {
        ScriptedServer service(Script::hang());
        Parts parts(*this, m_store.clock());
        QList<store::CaptureRow> rows;
        for (int i = 0; i < AutoReply::MaxUnderWay + 4; ++i)
            rows.append(capture(service.url(u"/callback/%1"_s.arg(i)), true, u"token-%1"_s.arg(i)));
        parts.automatic.handle(rows);
        QTRY_COMPARE(service.requests("PATCH"), AutoReply::MaxUnderWay);
        // This reply is queued after all earlier ones.
        parts.reply.send(rows.last().id, passed(), false, this, [](const auto &) {});
        QTRY_COMPARE(service.requests("PATCH"), AutoReply::MaxUnderWay + 1);
        QVERIFY(
            service.requestLine(AutoReply::MaxUnderWay).contains(rows.last().callbackHost.section(u'/', 3).toUtf8()));
    }

    void goesOnWithTheNext()
    {
        ScriptedServer service(Script::answer(support::httpAnswer(200)));
        Parts parts(*this, m_store.clock());
        QList<store::CaptureRow> rows;
        for (int i = 0; i < 2 * AutoReply::MaxUnderWay; ++i)
            rows.append(capture(service.url(u"/callback/%1"_s.arg(i)), true, u"token-%1"_s.arg(i)));
        parts.automatic.handle(rows);
        QTRY_COMPARE(parts.replied.count(), rows.size());
    }

    /// The second delivery of a run task is answered if the reply to the first one failed.
    void theSecondOfATaskWaitsForTheFirst()
    {
        support::HeldServer service;
        Parts parts(*this, m_store.clock());
        const QUrl callback = service.url(u"/callback"_s);
        const store::CaptureRow first = capture(callback);
        const store::CaptureRow second = capture(callback);
        parts.automatic.handle({first, second});
        QTRY_COMPARE(service.count(), 1);
        service.answer(0, 503);
        QTRY_COMPARE(service.count(), 2);
        service.answer(1, 200);
        QTRY_COMPARE(parts.replied.count(), 2);
        QCOMPARE(parts.replied.at(0).at(1).value<store::SentReply>().http, 503);
        QCOMPARE(parts.replied.at(1).at(0).toLongLong(), second.id);
        QCOMPARE(parts.replied.at(1).at(1).value<store::SentReply>().http, 200);
        QTRY_VERIFY(parts.automatic.isIdle());
    }

    void theSecondOfATaskIsNotSentWhereTheFirstEndedIt()
    {
        ScriptedServer service(Script::answer(support::httpAnswer(200)));
        Parts parts(*this, m_store.clock());
        QSignalSpy settled(&parts.automatic, &AutoReply::settled);
        const QUrl callback = service.url(u"/callback"_s);
        parts.automatic.handle({capture(callback), capture(callback), capture(callback)});
        QTRY_COMPARE(settled.count(), 2);
        QCOMPARE(service.requests("PATCH"), 1);
        QCOMPARE(parts.replied.count(), 1); // nothing failed
        QTRY_VERIFY(parts.automatic.isIdle());
    }

    void answersWithoutATokenIfThatIsWanted()
    {
        ScriptedServer service(Script::answer(support::httpAnswer(200)));
        Parts parts(*this, m_store.clock());
        const store::CaptureRow row = capture(QUrl(service.url().toString() + u"/callback?code=a1b2c3d4"_s), true, {});
        parts.automatic.handle({row});
        QTRY_COMPARE(parts.replied.count(), 1);
        QCOMPARE(parts.replied.first().at(2).value<base::Error>().rule, u"reply.no-token"_s);
        parts.automatic.setAnsweringWithoutToken(true);
        parts.automatic.handle({row});
        QTRY_COMPARE(parts.replied.count(), 2);
        QCOMPARE(parts.replied.last().at(1).value<store::SentReply>().http, 200);
        QVERIFY(service.header(0, "Authorization").isNull());
    }

    void tellsWhatHasAnotherVersionOnly()
    {
        Parts parts(*this, m_store.clock());
        store::CaptureRow row = capture(QUrl(u"https://app.example/callback"_s));
        QVERIFY(!parts.automatic.hasOtherVersion(row));
        row.supported = false;
        QVERIFY(parts.automatic.hasOtherVersion(row));
        QVERIFY(!parts.automatic.isAllowed(row));
        row.verdict = protocol::Verdict::Unchecked;
        row.knownHost = true;
        QVERIFY(!parts.automatic.hasOtherVersion(row) && !parts.automatic.lacksItsOrigin(row));
        row.verdict = protocol::Verdict::Valid;
        row.verification = true;
        QVERIFY(!parts.automatic.hasOtherVersion(row));
    }

    void tellsWhatLacksItsCallbackOnly()
    {
        Parts parts(*this, m_store.clock());
        store::CaptureRow row = capture(QUrl(u"https://app.example/callback"_s));
        QVERIFY(!parts.automatic.lacksItsCallback(row));
        for (const QString &callback : {QString(), u"http://169.254.169.254/latest"_s}) {
            row.callbackHost = callback;
            QVERIFY(parts.automatic.lacksItsCallback(row));
            QVERIFY(!parts.automatic.isAllowed(row) && !parts.automatic.lacksItsOrigin(row));
        }
        for (const protocol::Verdict verdict : {protocol::Verdict::Invalid, protocol::Verdict::Unsigned}) {
            row.verdict = verdict;
            QVERIFY(!parts.automatic.lacksItsCallback(row));
        }
        row.verdict = protocol::Verdict::Unchecked;
        row.knownHost = true;
        QVERIFY(parts.automatic.lacksItsCallback(row));
        row.verification = true;
        QVERIFY(!parts.automatic.lacksItsCallback(row));
    }

    void waitsBehindTheUsersReply()
    {
        support::HeldServer service;
        Parts parts(*this, m_store.clock());
        const store::CaptureRow row = capture(service.url(u"/callback"_s));
        parts.reply.send(row.id, passed(), false, this, [](const auto &) {});
        QTRY_COMPARE(service.count(), 1);
        parts.automatic.handle({row});
        QTRY_VERIFY(parts.reply.underWay(row.id).waiting || parts.replied.count() > 0);
        service.answer(0, 503);
        QTRY_COMPARE(service.count(), 2);
        service.answer(1, 200);
        QTRY_COMPARE(parts.replied.count(), 1);
        QCOMPARE(parts.replied.first().at(1).value<store::SentReply>().http, 200);
    }

    void keepsABoundedNumberWaiting()
    {
        support::FakeClock clock;
        Parts parts(*this, clock);
        parts.automatic.setDelay(1min);
        store::CaptureRow row;
        row.verdict = protocol::Verdict::Valid;
        row.callbackHost = u"https://app.example/callback"_s;
        parts.automatic.handle(QList<store::CaptureRow>(AutoReply::MaxWaiting + 2, row));
        QCOMPARE(clock.waiting(), AutoReply::MaxWaiting);
        QCOMPARE(parts.replied.count(), 2);
        QCOMPARE(parts.replied.first().at(2).value<base::Error>().rule, u"reply.too-many"_s);
        clock.advance(1min); // the waiting replies take their turns, so others may wait
        // The captures do not exist, so each of them fails.
        QTRY_COMPARE(parts.replied.count(), AutoReply::MaxWaiting + 2);
        parts.automatic.handle({row});
        QCOMPARE(parts.replied.count(), AutoReply::MaxWaiting + 2);
        QCOMPARE(clock.waiting(), 1);
    }

    void tellsWhatWentWrong()
    {
        ScriptedServer service(Script::answer(support::httpAnswer(422)));
        Parts parts(*this, m_store.clock());
        parts.automatic.handle({capture(service.url(u"/callback"_s))});
        QTRY_COMPARE(parts.replied.count(), 1);
        QCOMPARE(parts.replied.first().at(1).value<store::SentReply>().http, 422);
        QCOMPARE(parts.replied.first().at(2).value<base::Error>().kind, base::ErrorKind::Rejected);
    }

    void tellsWhatIsNotKnown()
    {
        ScriptedServer service(Script::cut());
        Parts parts(*this, m_store.clock());
        parts.automatic.handle({capture(service.url(u"/callback"_s))});
        QTRY_COMPARE(parts.replied.count(), 1);
        QCOMPARE(parts.replied.first().at(1).value<store::SentReply>().errorKind, OutcomeUnknown);
        const auto error = parts.replied.first().at(2).value<base::Error>();
        QCOMPARE(error.kind, base::ErrorKind::Network);
        QVERIFY(error.outcomeUnknown);
    }

    void isOffWithoutAResult()
    {
        ScriptedServer service(Script::answer(support::httpAnswer(200)));
        support::FakeClock clock;
        Reply reply(*m_store, m_http, m_store.clock());
        AutoReply automatic(reply, clock);
        const store::CaptureRow row = capture(service.url(u"/callback"_s));
        automatic.handle({row});
        QCOMPARE(clock.waiting(), 0);
        automatic.setResult(passed());
        automatic.setDelay(1s);
        automatic.handle({row});
        automatic.setResult({});
        clock.advance(1s);
        QVERIFY(m_store.load(row.id)->replies.isEmpty());
        QCOMPARE(service.count(), 0);
    }
};

RUNLATCH_TEST(tst_AutoReply)

} // namespace runlatch::inspector

#include "tst_autoreply.moc"
