// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"
#include "inspector/autoreply.h"
#include "inspector/receiver.h"
#include "receiverfixture.h"
#include "support/fakeclock.h"
#include "support/scriptedserver.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QSignalSpy>
#include <QTcpSocket>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::rulebook::RuleBook;
using runlatch::support::Script;
using runlatch::support::ScriptedServer;

namespace runlatch::inspector {

/// The rule that is for a request answers it and replies to it, says so, and acts for no forged one.
class tst_AnswerRules : public QObject, protected ReceiverFixture
{
    Q_OBJECT
private slots:
    void init() { QVERIFY(open()); }
    void cleanup() { close(); }
    void answers_data();
    void answers();
    void delaysTheAnswer();
    void yieldsToTheEndpoint();
    void noRequestIsLostWhileTheRulesChange();
    void repliesAtItsTimes();
    void goesOnWhenAutomaticRepliesAreSwitchedOff();
    void leavesTheReplyToThePerson();
    void fillsTemplates();
    void sendsOneFinalResult();
    void repliesToNoForgery();
    void aRuleThatIsGoneSendsNothing();

private:
    static RuleBook book(const QByteArray &text)
    {
        const auto templates = [](const QString &) {
            return templates::Template::read(
                R"({"data":{"type":"task-results","attributes":{"status":"failed","message":"Looked at )"
                R"({{workspace_name}}","url":"https://scan.example/{{run_id}}"},"relationships":{"outcomes":{"data":[)"
                R"({"type":"task-result-outcomes","attributes":{"outcome-id":"o-1","description":"{{stage}}"}}]}}}})");
        };
        const auto reading = RuleBook::read(text, templates);
        if (!reading.mistakes.isEmpty())
            qWarning("the rules of the test have a mistake");
        return reading.book;
    }
    bool start(const Endpoint &endpoint = {})
    {
        ReceiverOptions options;
        options.endpoints = {endpoint};
        const auto url = tryToStart(options);
        m_port = url ? static_cast<quint16>(url->port()) : quint16(0);
        return url.isOk();
    }
    /// Everything that is answered until the connection ends.
    QByteArray ask(const QByteArray &body, const QByteArray &key = Key) const
    {
        QTcpSocket socket;
        socket.connectToHost(u"127.0.0.1"_s, m_port);
        socket.write("POST /runtask HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-TFC-Task-Signature: "
                     + protocol::sign(key, body) + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n"
                     + body);
        QByteArray answer = socket.readAll();
        while (socket.waitForReadyRead(15000))
            answer += socket.readAll();
        return answer;
    }
    static QByteArray bodyFor(const QUrl &callback)
    {
        return protocol::writeRunTaskRequest(runTaskRequest(callback.toString()));
    }
    /// The row that the receiver tells of a request with this callback, which `rules` were in force for.
    store::CaptureRow received(const RuleBook &rules, const QUrl &callback, const QByteArray &key = Key)
    {
        m_receiver->setRules(rules);
        if (!start({.keys = {Key}}))
            return {};
        const qsizetype before = m_captured.size();
        ask(bodyFor(callback), key);
        const bool isThere = support::waitFor([&] { return m_captured.size() > before; });
        return isThere ? m_captured.last() : store::CaptureRow();
    }

    /// The parts that reply, with the clock of their times.
    struct Replies
    {
        explicit Replies(tst_AnswerRules &test)
            : reply(**test.m_store, test.m_http, test.m_store->clock())
            , automatic(reply, clock)
        {
        }

        support::FakeClock clock;
        Reply reply;
        AutoReply automatic;
        QSignalSpy replied{&automatic, &AutoReply::replied};
    };

    http::Requester m_http;
    quint16 m_port = 0;
};

void tst_AnswerRules::answers_data()
{
    QTest::addColumn<QByteArray>("does");
    QTest::addColumn<QByteArray>("received");
    QTest::addColumn<int>("answered");
    const auto row = [](const char *does, const QByteArray &received, int answered) {
        QTest::newRow(does) << QByteArray(does) << received << answered;
    };
    row("answer status=503", "HTTP/1.1 503 Service Unavailable\r\n", 503);
    row("answer status=204", "HTTP/1.1 204 No Content\r\n", 204);
    row("answer fault=close", "", 0);
    row("answer fault=reset", "", 0);
    row("answer fault=half", "HTTP/1.1 202 Accepted\r\n", 202);
    row("answer status=500 fault=half", "HTTP/1.1 500 Internal Server Error\r\n", 500);
    row("leave", "HTTP/1.1 202 Accepted\r\n", 202); // as the endpoint has it
}

void tst_AnswerRules::answers()
{
    QFETCH(const QByteArray, does);
    QFETCH(const QByteArray, received);
    QFETCH(const int, answered);
    m_receiver->setRules(book("rule name=\"the one\" when=ws:network-*\n" + does));
    QVERIFY(start({.answer = {.status = 202, .headers = {{"X", "1"}}, .body = "body"}}));
    const QByteArray answer = ask(bodyFor(QUrl(u"http://127.0.0.1:1/c"_s)));
    QVERIFY2(answer.startsWith(received) && answer.isEmpty() == received.isEmpty(), answer.constData());
    QTRY_COMPARE(m_captured.size(), 1);
    QCOMPARE(m_captured.first().rule, u"the one"_s);
    QCOMPARE(m_captured.first().answered, answered);
    QVERIFY(m_captured.first().stored);
    QCOMPARE(m_store->rows().first().rule, u"the one"_s);
    const QByteArray test = ask(vectorBody(u"ping.json"_s));
    QVERIFY2(test.startsWith("HTTP/1.1 200 OK"), test.constData()); // no rule asks for the service's test
}

void tst_AnswerRules::delaysTheAnswer()
{
    support::FakeClock clock;
    Receiver receiver(**m_store, clock);
    receiver.setRules(book("rule name=slow\nanswer delay=9min"));
    const auto url = support::answerOf<QUrl>(
        [&](QObject *context, const auto &done) { receiver.start(ReceiverOptions(), context, done); });
    QVERIFY(url);
    QTcpSocket socket;
    socket.connectToHost(u"127.0.0.1"_s, static_cast<quint16>(url->port()));
    socket.write("POST /runtask HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}");
    QVERIFY(areOnDisk(1)); // before the delay
    QByteArray answer;
    QVERIFY(support::waitFor([&] {
        clock.advance(1min);
        answer += socket.readAll();
        return answer.startsWith("HTTP/1.1 200 ");
    }));
    QVERIFY(clock.monotonic() >= 9min);
}

/// No rule lets in a signature that the endpoint rejects.
void tst_AnswerRules::yieldsToTheEndpoint()
{
    m_receiver->setRules(book("rule name=open when=sig:invalid\nanswer status=200"));
    QVERIFY(start({.keys = {Key}, .rejectBadSignatures = true}));
    QVERIFY(ask("{}", "another key").startsWith("HTTP/1.1 401 "));
    QVERIFY(start({.keys = {Key}}));
    QVERIFY(ask("{}", "another key").startsWith("HTTP/1.1 200 "));
    QTRY_COMPARE(m_captured.size(), 2);
    QCOMPARE(m_captured.first().rule, QString());
    QCOMPARE(m_captured.last().rule, u"open"_s);
}

void tst_AnswerRules::noRequestIsLostWhileTheRulesChange()
{
    QVERIFY(start());
    for (int number = 0; number < 20; ++number) {
        const QByteArray status = QByteArray::number(200 + number);
        m_receiver->setRules(book("rule name=r" + status + "\nanswer status=" + status));
        QVERIFY(ask("{}").startsWith("HTTP/1.1 " + status + ' '));
    }
    QTRY_COMPARE(m_captured.size(), 20);
    for (const store::CaptureRow &row : std::as_const(m_captured))
        QCOMPARE(row.rule, u"r%1"_s.arg(row.answered));
}

void tst_AnswerRules::repliesAtItsTimes()
{
    ScriptedServer service(Script::answer(support::httpAnswer(200)));
    const RuleBook rules = book("rule name=it when=stage:post_plan\nreply running after=2s message=Looking\n"
                                "reply failed after=5s message=No url=https://scan.example/1\n");
    Replies replies(*this);
    replies.automatic.setRules(rules);
    const store::CaptureRow row = received(rules, service.url(u"/callback"_s));
    QCOMPARE(row.verdict, protocol::Verdict::Valid);
    QCOMPARE(replies.automatic.countReplies(row), 2);
    replies.automatic.handle({row});
    replies.clock.advance(1999ms);
    QCOMPARE(service.count(), 0);
    replies.clock.advance(1ms);
    QTRY_COMPARE(replies.replied.count(), 1);
    QVERIFY(service.body(0).contains("\"running\"") && service.body(0).contains("Looking"));
    replies.clock.advance(3s);
    QTRY_COMPARE(replies.replied.count(), 2);
    QVERIFY(service.body(1).contains("\"failed\"") && service.body(1).contains("https://scan.example/1"));
    const auto stored = m_store->load(row.id);
    QCOMPARE(stored->row.state, protocol::TaskState::Failed);
    QVERIFY(stored->replies.first().automatic);
}

void tst_AnswerRules::goesOnWhenAutomaticRepliesAreSwitchedOff()
{
    ScriptedServer service(Script::answer(support::httpAnswer(200)));
    const RuleBook rules = book("rule name=it\nreply running after=5s\n");
    Replies replies(*this);
    replies.automatic.setRules(rules);
    replies.automatic.setResult(protocol::TaskResult{protocol::TaskStatus::Passed, u"yes"_s, {}, {}});
    replies.automatic.setDelay(5s);
    const store::CaptureRow row = received(rules, service.url(u"/callback"_s));
    store::CaptureRow withoutRule = row;
    withoutRule.rule.clear();
    replies.automatic.handle({row, withoutRule});
    QCOMPARE(replies.automatic.countWaiting(), 2);
    replies.automatic.setResult(std::nullopt);
    QCOMPARE(replies.automatic.countWaiting(), 1);
    replies.clock.advance(5s);
    QTRY_COMPARE(replies.replied.count(), 1);
    QTRY_VERIFY(replies.automatic.isIdle());
    QCOMPARE(replies.automatic.countWaiting(), 0);
    QCOMPARE(service.count(), 1);
    QVERIFY(service.body(0).contains("\"running\""));
}

void tst_AnswerRules::leavesTheReplyToThePerson()
{
    const RuleBook rules = book("rule name=left when=ws:network-*\nleave\nrule name=silent\nanswer status=200");
    Replies replies(*this);
    replies.automatic.setRules(rules);
    replies.automatic.setResult(protocol::TaskResult{protocol::TaskStatus::Passed, u"yes"_s, {}, {}});
    store::CaptureRow row = received(rules, QUrl(u"http://127.0.0.1:1/callback"_s));
    QCOMPARE(row.rule, u"left"_s);
    QVERIFY(replies.automatic.isAllowed(row));
    QCOMPARE(replies.automatic.countReplies(row), 0);
    replies.automatic.handle({row});
    QVERIFY(replies.automatic.isIdle());
    row.rule = u"silent"_s; // a rule that says nothing of replies
    QCOMPARE(replies.automatic.countReplies(row), 1);
    row.rule.clear();
    QCOMPARE(replies.automatic.countReplies(row), 1);
}

/// The status is the rule's, and so is a message that it has.
void tst_AnswerRules::fillsTemplates()
{
    ScriptedServer service(Script::answer(support::httpAnswer(200)));
    const RuleBook rules = book("rule name=it\nreply running message=Own template=t\nreply passed template=t\n");
    Replies replies(*this);
    replies.automatic.setRules(rules);
    replies.automatic.handle({received(rules, service.url(u"/callback"_s))});
    QTRY_COMPARE(replies.replied.count(), 2);
    QVERIFY(service.body(0).contains("\"running\"") && service.body(0).contains("\"Own\""));
    const QByteArray last = service.body(1);
    QVERIFY2(last.contains("\"passed\"") && last.contains("Looked at network-prod")
                 && last.contains("https://scan.example/run-i3Df5to9ELvibKpQ") && last.contains("post_plan"),
             last.constData());
}

/// A rule's final result takes the place of the one that is set.
void tst_AnswerRules::sendsOneFinalResult()
{
    ScriptedServer service(Script::answer(support::httpAnswer(200)));
    const RuleBook rules = book("rule name=it\nreply passed\n");
    Replies replies(*this);
    replies.automatic.setRules(rules);
    replies.automatic.setResult(protocol::TaskResult{protocol::TaskStatus::Failed, u"no"_s, {}, {}});
    const store::CaptureRow row = received(rules, service.url(u"/callback"_s));
    const QSignalSpy settled(&replies.automatic, &AutoReply::settled);
    replies.automatic.handle({row, row}); // delivered twice
    QTRY_COMPARE(settled.count(), 1);
    QCOMPARE(replies.replied.count(), 1);
    QCOMPARE(service.requests("PATCH"), 1);
    QVERIFY(service.body(0).contains("\"passed\""));
}

void tst_AnswerRules::repliesToNoForgery()
{
    ScriptedServer service(Script::answer(support::httpAnswer(200)));
    const RuleBook rules = book("rule name=it when=sig:invalid\nreply passed\n");
    Replies replies(*this);
    replies.automatic.setRules(rules);
    const store::CaptureRow forged = received(rules, service.url(u"/callback"_s), "another key");
    QCOMPARE(forged.rule, u"it"_s);
    replies.automatic.handle({forged});
    QVERIFY(replies.automatic.isIdle());
    store::CaptureRow metadata = forged;
    metadata.verdict = protocol::Verdict::Valid;
    metadata.callbackHost = u"http://169.254.169.254/latest"_s;
    replies.automatic.handle({metadata});
    QVERIFY(replies.automatic.isIdle());
    QCOMPARE(service.count(), 0);
}

void tst_AnswerRules::aRuleThatIsGoneSendsNothing()
{
    Replies replies(*this);
    const RuleBook first = book("rule name=first\nreply passed after=1s");
    replies.automatic.setRules(first);
    replies.automatic.setResult(protocol::TaskResult{protocol::TaskStatus::Failed, u"no"_s, {}, {}});
    const store::CaptureRow row = received(first, QUrl(u"http://127.0.0.1:1/callback"_s));
    QCOMPARE(row.rule, u"first"_s);
    replies.automatic.setRules(book("rule name=second"));
    QCOMPARE(replies.automatic.countReplies(row), 1); // it was on its way while the rules changed
    replies.automatic.setRules(book("rule name=third"));
    QCOMPARE(replies.automatic.countReplies(row), 0);
}

RUNLATCH_TEST(tst_AnswerRules)

} // namespace runlatch::inspector

#include "tst_answerrules.moc"
