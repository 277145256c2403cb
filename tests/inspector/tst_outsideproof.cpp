// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/outsideproof.h"

#include "base/rules.h"
#include "http/server.h"
#include "receiverfixture.h"
#include "support/scriptedserver.h"
#include "support/suite.h"
#include "support/testidentity.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

/// A public URL is proved by a request through it, which leaves no trace at the listener, and other answers are told.
class tst_OutsideProof : public QObject, protected ReceiverFixture
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(open()); }
    void cleanup() { close(); }
    void comesThroughAPublicAddress();
    void tellsWhatElseAnswers();
    void tellsWhoIsNotTrusted();
    void mayComeFromAnywhereWithAnyPath();
    void thePublicUrlIsShownForItsPort();
    void theUrlIsThatOfThePublicListener();
    void aRequestToThePublicHostIsKnown();

private:
    base::Done prove(const QUrl &address)
    {
        return support::answerOf<std::monostate>([&](QObject *context, const auto &done) {
            OutsideProof::start(*m_receiver, m_http, address, context, done);
        });
    }
    /// A public address with a certificate of the CA of the tests: a proxy that hands each request to `target`.
    std::unique_ptr<http::Server> proxyTo(const QUrl &target)
    {
        auto proxy = std::make_unique<http::Server>(
            m_store->clock(), http::Limits(), [this, target](const http::Request &request, const auto &responder) {
                QUrl url = target;
                url.setPath(QString::fromLatin1(request.target));
                m_http.send({.method = request.method,
                             .url = url,
                             .headers = {{SelfCheckHeader, http::headerValue(request.headers, SelfCheckHeader)}}},
                            this, [responder](const base::Result<http::Response> &response) {
                                responder.respond({.status = response ? response->status : 502,
                                                   .body = response ? response->body : QByteArray("no listener")});
                            });
            });
        proxy->setIdentity(support::testIdentity(u"trusted"_s));
        return proxy->listen(u"127.0.0.1"_s, 0) ? std::move(proxy) : nullptr;
    }
    static QUrl urlOf(const http::Server &proxy, const QString &path = {})
    {
        return QUrl(u"https://localhost:%1"_s.arg(proxy.port()) + path);
    }

    http::Requester m_http;
};

void tst_OutsideProof::comesThroughAPublicAddress()
{
    const support::TrustedTestCa trusted;
    QSignalSpy exchanged(m_receiver.get(), &Receiver::exchanged);
    const auto url = tryToStart({});
    QVERIFY(url.isOk());
    const auto proxy = proxyTo(*url);
    QVERIFY(proxy);
    for (const QString &path : {QString(), u"/"_s, u"/in"_s}) {
        const auto proved = prove(urlOf(*proxy, path));
        QVERIFY2(proved.isOk(), proved ? "" : qPrintable(proved.error().rule.name()));
    }
    QVERIFY(postTo(*url).isOk());
    QTRY_COMPARE(exchanged.count(), 1); // that of the request behind the proofs
    QCOMPARE(m_store->rows().size(), 1);
}

void tst_OutsideProof::tellsWhatElseAnswers()
{
    const support::TrustedTestCa trusted;
    QVERIFY(tryToStart({}).isOk());
    support::ScriptedServer other(support::Script::answer(support::httpAnswer(401, "sign in")));
    const auto proxy = proxyTo(other.url());
    QVERIFY(proxy);
    const auto proved = prove(urlOf(*proxy));
    QVERIFY(!proved);
    QCOMPARE(proved.error().rule, base::Rules::TunnelElsewhere);
    QCOMPARE(proved.error().http, 401);
}

void tst_OutsideProof::tellsWhoIsNotTrusted()
{
    const auto url = tryToStart({});
    QVERIFY(url.isOk());
    const auto proxy = proxyTo(*url);
    QVERIFY(proxy);
    const auto proved = prove(urlOf(*proxy));
    QVERIFY(!proved);
    QCOMPARE(proved.error().kind, base::ErrorKind::Tls);
}

/// Only where it was asked for: tst_ListenerProof has the same request of another machine to another question.
void tst_OutsideProof::mayComeFromAnywhereWithAnyPath()
{
    SelfChecks checks;
    SelfCheckTokens tokens = SelfCheckTokens::make();
    tokens.isFromOutside = true;
    checks.expect(tokens);
    http::Request request{
        .method = "POST", .target = "/in/", .head = {}, .headers = {}, .body = {}, .peer = u"192.0.2.7"_s};
    request.headers.append(http::Header{"Runlatch-Self-Check", tokens.question});
    QVERIFY(!checks.take(request)); // a run task is no proof
    request.method = "GET";
    request.body = "{}";
    QVERIFY(!checks.take(request));
    request.body.clear();
    QCOMPARE(checks.take(request), std::optional(tokens.answer));
    QVERIFY(!checks.take(request));
}

void tst_OutsideProof::thePublicUrlIsShownForItsPort()
{
    const QUrl address(u"https://tunnel.example/in"_s);
    const auto own = tryToStart({});
    QVERIFY(own.isOk());
    const auto port = static_cast<quint16>(own->port());
    m_receiver->setPublicUrl(port, address);
    QCOMPARE(m_receiver->url(), QUrl(u"https://tunnel.example/in/runtask"_s));
    QCOMPARE(m_receiver->places().first().ownUrl().port(), own->port());
    QCOMPARE(*tryToStart({}), QUrl(u"https://tunnel.example/in/runtask"_s)); // it keeps its port
    m_receiver->setPublicUrl(static_cast<quint16>(port + 1), address);
    QCOMPARE(m_receiver->url(), *own);
    m_receiver->setPublicUrl(port, {});
    QCOMPARE(m_receiver->url(), *own);
}

/// A tunnel leads to the listener without https, also if it is not the first.
void tst_OutsideProof::theUrlIsThatOfThePublicListener()
{
    ReceiverOptions options;
    options.listeners.append(options.listeners.first());
    options.listeners.first().identity = support::testIdentity(u"self-signed"_s);
    QVERIFY(tryToStart(options).isOk());
    const QList<ListenerPlace> places = m_receiver->places();
    const ListenerPlace *place = placeForOutside(places);
    QVERIFY(place && place->port == places.at(1).port);
    m_receiver->setPublicUrl(place->port, QUrl(u"https://tunnel.example"_s));
    QCOMPARE(m_receiver->url(), QUrl(u"https://tunnel.example/runtask"_s));
    m_receiver->setPublicUrl(place->port, {});
    QCOMPARE(m_receiver->url().scheme(), u"https"_s); // the first one again
    QCOMPARE(m_receiver->url().port(), int(places.at(0).port));
}

void tst_OutsideProof::aRequestToThePublicHostIsKnown()
{
    const auto url = tryToStart({});
    QVERIFY(url.isOk());
    const auto deliver = [&] { return postTo(*url, {{"Host", "tunnel.example"}}); };
    QVERIFY(deliver().isOk());
    m_receiver->setPublicUrl(static_cast<quint16>(url->port()), QUrl(u"https://tunnel.example"_s));
    QVERIFY(deliver().isOk());
    m_receiver->setPublicUrl(static_cast<quint16>(url->port()), {});
    QVERIFY(deliver().isOk());
    QTRY_COMPARE(m_captured.size(), 3);
    QVERIFY(!m_captured.at(0).knownHost);
    QVERIFY(m_captured.at(1).knownHost);
    QVERIFY(!m_captured.at(2).knownHost);
}

RUNLATCH_TEST(tst_OutsideProof)

} // namespace runlatch::inspector

#include "tst_outsideproof.moc"
