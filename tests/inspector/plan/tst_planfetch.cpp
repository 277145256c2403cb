// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/plan/planfetch.h"

#include "base/rules.h"
#include "store/sqlite/sealer.h"
#include "support/answer.h"
#include "support/eagerclock.h"
#include "support/fulldisk.h"
#include "support/quickfolder.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::support::httpAnswer;
using runlatch::support::Script;
using runlatch::support::ScriptedServer;

namespace runlatch::inspector {

namespace {

const QByteArray PlanToken = "token-of-this-request";
const QByteArray PlanText = R"({"format_version":"1.2","a secret of the plan":true})";

Script redirectTo(const QByteArray &location, int status = 307)
{
    return Script::answer(
        httpAnswer(status, {}, "text/plain", location.isEmpty() ? "" : "Location: " + location + "\r\n"));
}

/// An address of the server, with its query.
QUrl placeAt(const ScriptedServer &server, const QString &target)
{
    return QUrl(server.url().toString() + target);
}

} // namespace

/// The token of a request goes to the link alone, and a plan that fails to come has its true cause and leaves nothing.
class tst_PlanFetch : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void theSecondHostGetsNoToken();
    void followsWithinOneHostWithoutTheToken();
    void isKeptSealed();
    void failuresHaveTheirCause_data();
    void failuresHaveTheirCause();
    void refusesAddresses_data();
    void refusesAddresses();
    void aNameIsLookedUpOnceAndJudged();
    void asksAgainWhileItIsNotReady();
    void givesUpWhenTheTokenEnds();
    void tellsItsProgressAndLeavesNothingWhenEnded();
    void tellsAFullDisk();
    void theRecordHasNeitherPlanNorLink();

private:
    PlanOrder orderOf(const QUrl &link) const;
    base::Result<qint64> fetch(const QUrl &link);
    QByteArray kept() const
    {
        const auto read = store::SealedStream::read(file(), m_purpose, PlanFetch::MaxBytes, 0);
        return read ? *read : QByteArray();
    }
    QString file() const { return m_folder->filePath(u"plans/one"_s); }
    bool isNothingLeft() const { return support::bytesOf(m_folder->path()).isEmpty(); }

    const store::SealedStream::Purpose m_purpose{store::newStoreKey(), "capture", QDateTime::currentDateTimeUtc()};
    std::unique_ptr<support::QuickFolder> m_folder;
    std::unique_ptr<support::EagerClock> m_clock;
    http::Requester m_http;
    QStringList m_asked;
    QList<QHostAddress> m_addresses;
};

void tst_PlanFetch::init()
{
    m_folder = std::make_unique<support::QuickFolder>();
    m_clock = std::make_unique<support::EagerClock>();
    m_asked.clear();
    m_addresses = {QHostAddress(QHostAddress::LocalHost)};
}

PlanOrder tst_PlanFetch::orderOf(const QUrl &link) const
{
    return {{link, PlanToken}, m_clock->utc().addSecs(60), file(), m_purpose};
}

base::Result<qint64> tst_PlanFetch::fetch(const QUrl &link)
{
    const auto lookup = [this](const QString &host, QObject *context, const base::Callback<QList<QHostAddress>> &done) {
        m_asked.append(host);
        QMetaObject::invokeMethod(
            context, [done, found = m_addresses] { done(found); }, Qt::QueuedConnection);
    };
    return support::answerOf<qint64>([&](QObject *context, const auto &done) {
        (new PlanFetch(orderOf(link), m_http, lookup, *m_clock, context, done))->start();
    });
}

void tst_PlanFetch::theSecondHostGetsNoToken()
{
    ScriptedServer archive(Script::answer(httpAnswer(200, PlanText)));
    ScriptedServer service(redirectTo(placeAt(archive, u"/object/signed?sig=of-the-link"_s).toEncoded()));
    const auto fetched = fetch(service.url(u"/api/v2/plans/plan-1/json-output"_s));
    QVERIFY(fetched);
    QCOMPARE(*fetched, qint64(PlanText.size()));
    QCOMPARE(kept(), PlanText);
    QCOMPARE(service.count(), 1);
    QCOMPARE(service.header(0, "Authorization"), "Bearer " + PlanToken);
    QCOMPARE(archive.count(), 1);
    QCOMPARE(archive.requestLine(0), "GET /object/signed?sig=of-the-link HTTP/1.1");
    QVERIFY(archive.header(0, "Authorization").isNull());
    QVERIFY(!archive.received(0).contains(PlanToken));
    QVERIFY(!archive.received(0).contains(QByteArray::number(service.serverPort()))); // nor a Referer
}

void tst_PlanFetch::followsWithinOneHostWithoutTheToken()
{
    ScriptedServer service({redirectTo("/elsewhere"), Script::answer(httpAnswer(200, PlanText))});
    QVERIFY(fetch(service.url(u"/plan"_s)));
    QCOMPARE(service.requestLine(1), "GET /elsewhere HTTP/1.1");
    QVERIFY(service.header(1, "Authorization").isNull());
}

void tst_PlanFetch::isKeptSealed()
{
    ScriptedServer service(Script::answer(httpAnswer(200, PlanText)));
    QVERIFY(fetch(service.url(u"/plan"_s)));
    const QByteArray disk = support::bytesOf(m_folder->path());
    QVERIFY(disk.size() > PlanText.size());
    QVERIFY(!disk.contains("secret of the plan"));
    QVERIFY(!disk.contains(PlanToken));
}

void tst_PlanFetch::failuresHaveTheirCause_data()
{
    QTest::addColumn<Script>("first");
    QTest::addColumn<Script>("second"); // a redirect "there" leads to it
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("http");
    const Script none = Script::answer(httpAnswer(200, PlanText));
    const Script there = redirectTo("there");
    const QByteArray whole = httpAnswer(200, QByteArray(100'000, 'x'));
    const QByteArray large = "HTTP/1.1 200 OK\r\nContent-Length: 268435457\r\n\r\n{";
    const auto row = [](const char *name, const Script &first, const Script &second, base::Rule rule, int http) {
        QTest::newRow(name) << first << second << rule.name() << http;
    };
    row("401", Script::answer(httpAnswer(401)), none, base::Rules::FetchTokenRefused, 401);
    row("404", Script::answer(httpAnswer(404)), none, base::Rules::FetchNotFound, 404);
    row("500", Script::answer(httpAnswer(500)), none, base::Rules::FetchStatus, 500);
    row("no Location", redirectTo({}), none, base::Rules::FetchNoLocation, 307);
    row("another scheme", redirectTo("file:///etc/passwd"), none, base::Rules::FetchNoLocation, 307);
    row("a user's name", redirectTo("http://user@127.0.0.1/"), none, base::Rules::FetchNoLocation, 307);
    row("a second redirect", there, redirectTo("/x"), base::Rules::FetchSecondRedirect, 307);
    row("401 of the second", there, Script::answer(httpAnswer(401)), base::Rules::FetchStatus, 401);
    row("404 of the second", there, Script::answer(httpAnswer(404)), base::Rules::FetchNotFound, 404);
    row("204 of the second", there, Script::answer(httpAnswer(204)), base::Rules::FetchStatus, 204);
    row("cut", Script::cut(whole.chopped(5)), none, base::Rules::FetchCut, 0);
    row("cut at the second", there, Script::cut(whole.chopped(99'000)), base::Rules::FetchCut, 0);
    row("too large", Script::hang(large), none, base::Rules::FetchTooLarge, 0);
    row("no answer", Script::cut(), none, base::Rules::NetworkClosed, 0);
}

void tst_PlanFetch::failuresHaveTheirCause()
{
    QFETCH(const Script, first);
    QFETCH(const Script, second);
    ScriptedServer archive(second);
    Script script = first;
    script.bytes.replace("Location: there", "Location: " + archive.url(u"/object/signed"_s).toEncoded());
    ScriptedServer service(script);
    const auto fetched = fetch(placeAt(service, u"/plan?code=of-the-plan"_s));
    QVERIFY(!fetched);
    QTEST(QString(fetched.error().rule), "rule");
    QTEST(fetched.error().http, "http");
    QVERIFY(!fetched.error().subject.contains(u"of-the-plan"_s));
    QVERIFY(!fetched.error().subject.contains(u"signed"_s));
    QVERIFY(isNothingLeft());
}

void tst_PlanFetch::refusesAddresses_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<bool>("isOfRedirect");
    QTest::newRow("written") << u"http://169.254.169.254/latest"_s << false;
    QTest::newRow("written in the redirect") << u"http://169.254.169.254/latest"_s << true;
    QTest::newRow("in another way") << u"http://[::ffff:a9fe:a9fe]/latest"_s << true;
    QTest::newRow("a name") << u"http://archive.example/latest"_s << false;
    QTest::newRow("a name in the redirect") << u"http://archive.example/latest"_s << true;
}

void tst_PlanFetch::refusesAddresses()
{
    QFETCH(const QString, link);
    QFETCH(const bool, isOfRedirect);
    m_addresses = {QHostAddress(u"169.254.169.254"_s), QHostAddress(u"fe80::1"_s)};
    ScriptedServer service(redirectTo(link.toLatin1()));
    const auto fetched = fetch(isOfRedirect ? service.url(u"/plan"_s) : QUrl(link));
    QCOMPARE(fetched.error().rule, base::Rules::FetchRefusedAddress);
    QCOMPARE(service.count(), isOfRedirect ? 1 : 0);
}

void tst_PlanFetch::aNameIsLookedUpOnceAndJudged()
{
    ScriptedServer service(Script::answer(httpAnswer(200, PlanText)));
    m_addresses.prepend(QHostAddress(u"169.254.169.254"_s));
    QVERIFY(fetch(QUrl(u"http://service.example:%1/plan"_s.arg(service.serverPort()))));
    QCOMPARE(m_asked, QStringList{u"service.example"_s});
    QCOMPARE(service.header(0, "Host"), "service.example:" + QByteArray::number(service.serverPort()));
}

void tst_PlanFetch::asksAgainWhileItIsNotReady()
{
    const Script notYet = Script::answer(httpAnswer(204));
    ScriptedServer service({notYet, notYet, Script::answer(httpAnswer(200, PlanText))});
    QVERIFY(fetch(service.url(u"/plan"_s)));
    QCOMPARE(service.count(), 3);
    QCOMPARE(m_clock->waits, (QList<std::chrono::milliseconds>(2, PlanFetch::Pause)));
    QCOMPARE(service.header(2, "Authorization"), "Bearer " + PlanToken);
}

void tst_PlanFetch::givesUpWhenTheTokenEnds()
{
    ScriptedServer service(Script::answer(httpAnswer(204)));
    QCOMPARE(fetch(service.url(u"/plan"_s)).error().rule, base::Rules::FetchNotReady);
    QCOMPARE(service.count(), 13); // at once, and every five seconds for a minute
}

void tst_PlanFetch::tellsItsProgressAndLeavesNothingWhenEnded()
{
    const QByteArray most = httpAnswer(200, QByteArray(4'000'000, 'x')).chopped(1000);
    ScriptedServer service(Script::hang(most));
    QObject context;
    bool isAnswered = false;
    qint64 received = 0;
    auto *fetch = new PlanFetch(orderOf(service.url(u"/plan"_s)), m_http, {}, *m_clock, &context,
                                [&isAnswered](const base::Result<qint64> &) { isAnswered = true; });
    connect(fetch, &PlanFetch::progressed, &context, [&received](qint64 bytes) { received = bytes; });
    base::Call call(fetch);
    fetch->start();
    QTRY_VERIFY(received > 3'000'000);
    QVERIFY(!isNothingLeft());
    call.abort();
    QVERIFY(isNothingLeft());
    QVERIFY(!isAnswered);
}

void tst_PlanFetch::tellsAFullDisk()
{
    if (!support::FullDisk::IsPossible)
        QSKIP("no limit for files here");
    ScriptedServer service(Script::answer(httpAnswer(200, PlanText)));
    const support::FullDisk full;
    const auto fetched = fetch(service.url(u"/plan"_s));
    QCOMPARE(fetched.error().kind, base::ErrorKind::Storage);
    QCOMPARE(fetched.error().subject, file());
    QVERIFY(isNothingLeft());
}

/// The Activity page and its log get these records.
void tst_PlanFetch::theRecordHasNeitherPlanNorLink()
{
    QList<http::ExchangeRecord> records;
    const auto connection = connect(&m_http, &http::Requester::exchanged, this,
                                    [&records](const http::ExchangeRecord &record) { records.append(record); });
    ScriptedServer archive(Script::answer(httpAnswer(200, PlanText)));
    ScriptedServer service(redirectTo(placeAt(archive, u"/object/in-the-path?x=in-the-query"_s).toEncoded()));
    QVERIFY(fetch(service.url(u"/plan"_s)));
    disconnect(connection);
    QCOMPARE(records.size(), 2);
    for (const http::ExchangeRecord &record : std::as_const(records)) {
        QByteArray all = record.path.toUtf8() + record.url.toEncoded() + record.responseBody;
        for (const http::Header &header : record.requestHeaders + record.responseHeaders)
            all += header.value;
        for (const QByteArray &secret : {PlanToken, QByteArray("in-the-"), QByteArray("secret of the plan")})
            QVERIFY2(!all.contains(secret), all.constData());
    }
    QCOMPARE(records[1].responseBytes, qint64(PlanText.size()));
}

RUNLATCH_TEST(tst_PlanFetch)

} // namespace runlatch::inspector

#include "tst_planfetch.moc"
