// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/systemclock.h"
#include "http/rawsender.h"
#include "http/requester.h"
#include "inspector/fixture.h"
#include "inspector/health/healthserver.h"
#include "support/fakeclock.h"
#include "support/fulldisk.h"
#include "support/postgrescluster.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::inspector {

/// A receiver is ready while its store takes writes, and counts what it did without a sender's text.
class tst_HealthServer : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void isReadyFromItsStartToItsEnd();
    void aFullDiskIsToldAndTriedAgain();
    void countsWhatItDid();
    void takesNothingElse_data();
    void takesNothingElse();
    void asksTheStoreOnceASecond();
    void aStoreThatIsSilentIsNotReady();
#ifdef RUNLATCH_HAS_POSTGRES
    void aLostServerIsToldBeforeARequestComes();
#endif

private:
    bool open(const QString &place)
    {
        const auto opened = support::answerOf<std::monostate>(
            [&](QObject *context, const auto &done) { m_session->open(place, store::newStoreKey(), context, done); });
        if (!opened)
            return false;
        m_health = std::make_unique<HealthServer>(*m_session, m_clock);
        return m_health->listen(u"127.0.0.1"_s, 0).isOk();
    }
    bool openFile()
    {
        return open(m_folder->filePath(u"captures.sqlite"_s));
    }
    bool start()
    {
        ReceiverOptions options;
        options.endpoint().keys = {Key};
        const auto url = support::answerOf<QUrl>(
            [&](QObject *context, const auto &done) { m_session->receiver().start(options, context, done); });
        m_url = url ? *url : QUrl();
        return url.isOk();
    }
    http::Response send(const QByteArray &method, const QUrl &url, const http::Headers &headers = {},
                        const QByteArray &body = {})
    {
        http::RawSender sender(m_clock);
        const auto response = support::answerOf<http::Response>([&](QObject *context, const auto &done) {
            sender.send(url, http::writeRequest(method, url, headers, body), 30s, context, done);
        });
        return response ? *response : http::Response{.status = 0};
    }
    QUrl at(const QString &path) const
    {
        QUrl url = m_health->url();
        url.setPath(path);
        return url;
    }
    http::Response ask(const QString &path)
    {
        return send("GET", at(path));
    }
    int post(const QByteArray &body, bool isSigned = true)
    {
        http::Headers headers;
        if (isSigned)
            headers.append(http::Header{"X-TFC-Task-Signature", protocol::sign(Key, body)});
        return send("POST", m_url, headers, body).status;
    }
    bool counts(const QByteArray &line)
    {
        return ask(u"/metrics"_s).body.contains('\n' + line + '\n');
    }

    base::SystemClock m_clock;
    http::Requester m_http;
    std::unique_ptr<support::QuickFolder> m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<HealthServer> m_health;
    QUrl m_url;
};

void tst_HealthServer::init()
{
    m_folder = std::make_unique<support::QuickFolder>();
    m_session = std::make_unique<Session>(m_http, m_clock);
}

void tst_HealthServer::cleanup()
{
    m_health.reset();
    m_session.reset();
}

void tst_HealthServer::isReadyFromItsStartToItsEnd()
{
    QVERIFY(openFile());
    QCOMPARE(ask(u"/healthz"_s).status, 503);
    QCOMPARE(ask(u"/healthz"_s).body, "The receiver is starting.\n");
    QVERIFY(start());
    QCOMPARE(ask(u"/healthz"_s).status, 200);
    QCOMPARE(ask(u"/healthz"_s).body, "ok\n");
    QVERIFY(counts("runlatch_ready 1"));
    QVERIFY(send("HEAD", at(u"/healthz"_s)).body.isEmpty());
    m_health->drain();
    QCOMPARE(ask(u"/healthz"_s).status, 503);
    QCOMPARE(ask(u"/healthz"_s).body, "The receiver is stopping.\n");
    QVERIFY(counts("runlatch_ready 0"));
}

/// The disk has room again, and no request comes: whoever asks makes the receiver try.
void tst_HealthServer::aFullDiskIsToldAndTriedAgain()
{
    if (!support::FullDisk::IsPossible)
        QSKIP("This system has no limit for the size of a file.");
    QVERIFY(openFile() && start());
    {
        const support::FullDisk full;
        QCOMPARE(post(vectorBody(u"post_plan.json"_s)), 503);
        const http::Response told = ask(u"/healthz"_s);
        QCOMPARE(told.status, 503);
        QCOMPARE(told.body.count('\n'), 1);
        QVERIFY(counts("runlatch_unstored_requests 1"));
        QVERIFY(counts("runlatch_stored_total 0"));
    }
    QTRY_COMPARE(ask(u"/healthz"_s).status, 200);
    QTRY_VERIFY(counts("runlatch_stored_total 1"));
    QVERIFY(counts("runlatch_unstored_requests 0"));
    QVERIFY(counts("runlatch_requests_total{verdict=\"valid\"} 1")); // the same request came again as a row
}

void tst_HealthServer::countsWhatItDid()
{
    support::ScriptedServer service(
        {support::Script::answer(support::httpAnswer(200)), support::Script::answer(support::httpAnswer(404))});
    QVERIFY(openFile() && start());
    protocol::TaskResult result;
    result.status = protocol::TaskStatus::Passed;
    m_session->autoReply().setResult(result);
    m_session->autoReply().setAllowedCallbacks({service.url()});
    QObject::connect(&m_session->receiver(), &Receiver::arrived, m_health.get(),
                     [this](const QList<store::CaptureRow> &rows) { m_session->autoReply().handle(rows); });
    const QByteArray body = protocol::writeRunTaskRequest(runTaskRequest(service.url(u"/callback"_s).toString()));
    QCOMPARE(post(body), 200);
    QCOMPARE(post("{\"stage\":\"evil\"}", false), 200);
    QCOMPARE(send("POST", m_url.resolved(QUrl(u"/evil"_s)), {}, "{}").status, 404);
    QTRY_VERIFY(counts("runlatch_refused_total 1"));
    QTRY_VERIFY(counts("runlatch_replies_total{result=\"accepted\"} 1"));
    QVERIFY(counts("runlatch_requests_total{verdict=\"valid\"} 1"));
    QVERIFY(counts("runlatch_requests_total{verdict=\"unsigned\"} 1"));
    QVERIFY(counts("runlatch_stored_total 2"));
    QVERIFY(counts("runlatch_request_bytes_total " + QByteArray::number(body.size() + 16)));
    protocol::RunTaskRequest another = runTaskRequest(service.url(u"/another"_s).toString());
    another.taskResultId = u"taskrs-another"_s;
    QCOMPARE(post(protocol::writeRunTaskRequest(another)), 200);
    QTRY_VERIFY(counts("runlatch_replies_total{result=\"failed\"} 1"));
    QTRY_VERIFY(counts("runlatch_queue_requests 0"));
    const http::Response told = ask(u"/metrics"_s);
    QCOMPARE(http::headerValue(told.headers, "Content-Type"), "text/plain; version=0.0.4; charset=utf-8");
    QVERIFY(told.body.endsWith('\n'));
    QVERIFY(!told.body.contains("evil"));
    QByteArray described; // each number stands behind its own HELP and TYPE
    for (const QByteArray &line : told.body.split('\n')) {
        if (line.startsWith("# TYPE "))
            described = line.split(' ').value(2);
        else if (!line.isEmpty() && !line.startsWith('#'))
            QVERIFY2(line.startsWith(described + '{') || line.startsWith(described + ' '), line.constData());
    }
}

void tst_HealthServer::takesNothingElse_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("header"); ///< its name; the value is a page's
    QTest::addColumn<int>("status");
    QTest::newRow("another path") << "GET"_ba << u"/runtask"_s << ""_ba << 404;
    QTest::newRow("another method") << "POST"_ba << u"/healthz"_s << ""_ba << 405;
    QTest::newRow("a web page") << "GET"_ba << u"/metrics"_s << "Origin"_ba << 403;
    QTest::newRow("a large head") << "GET"_ba << QString(u"/healthz/"_s + QString(9000, u'a')) << ""_ba << 431;
}

void tst_HealthServer::takesNothingElse()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QString, path);
    QFETCH(const QByteArray, header);
    QFETCH(const int, status);
    QVERIFY(openFile() && start());
    http::Headers headers;
    if (!header.isEmpty())
        headers.append(http::Header{header, "https://page.example"});
    QCOMPARE(send(method, at(path), headers).status, status);
    QVERIFY(counts("runlatch_refused_total 0")); // they are no requests of run tasks
}

void tst_HealthServer::asksTheStoreOnceASecond()
{
    StoreFixture store;
    support::FakeClock clock;
    StoreProbe probe(*store, clock);
    int answers = 0;
    const auto ask = [&] { probe.ask([&answers](const base::Done &taken) { answers += taken.isOk() ? 1 : 100; }); };
    ask();
    ask(); // it gets the answer to the same order
    QCOMPARE(answers, 0);
    QTRY_COMPARE(answers, 2);
    ask();
    QCOMPARE(answers, 3); // at once: the answer is fresh
    clock.advance(StoreProbe::Fresh);
    ask();
    QCOMPARE(answers, 3);
    QTRY_COMPARE(answers, 4);
}

/// The answer of the store comes later, and is not taken for that of the next question.
void tst_HealthServer::aStoreThatIsSilentIsNotReady()
{
    StoreFixture store;
    support::FakeClock clock;
    StoreProbe probe(*store, clock);
    QList<bool> answers;
    const auto ask = [&] { probe.ask([&answers](const base::Done &taken) { answers.append(taken.isOk()); }); };
    ask();
    clock.advance(StoreProbe::Longest);
    QCOMPARE(answers, QList<bool>({false}));
    clock.advance(StoreProbe::Fresh);
    ask();
    QTRY_COMPARE(answers, QList<bool>({false, true}));
}

#ifdef RUNLATCH_HAS_POSTGRES
void tst_HealthServer::aLostServerIsToldBeforeARequestComes()
{
    RUNLATCH_NEEDS_POSTGRES;
    support::PostgresCluster &cluster = *support::PostgresCluster::instance();
    QVERIFY(open(cluster.newDatabase()) && start());
    QCOMPARE(ask(u"/healthz"_s).status, 200);
    QVERIFY(cluster.stop());
    QTRY_COMPARE(ask(u"/healthz"_s).status, 503);
    QVERIFY2(ask(u"/healthz"_s).body.startsWith("store.unreachable: "), ask(u"/healthz"_s).body.constData());
    QVERIFY(cluster.start());
    QTRY_COMPARE_WITH_TIMEOUT(ask(u"/healthz"_s).status, 200, 60'000);
    QCOMPARE(post(vectorBody(u"post_plan.json"_s)), 200);
}
#endif

RUNLATCH_TEST(tst_HealthServer)

} // namespace runlatch::inspector

#include "tst_healthserver.moc"
