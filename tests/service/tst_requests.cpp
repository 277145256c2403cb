// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/requests.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::service {

namespace {

Requests requests()
{
    return Requests({.base = QUrl(u"https://tf.example/api/v2"_s), .token = "the-token"});
}

QByteArray line(const http::Outgoing &request)
{
    return request.method + ' ' + request.url.toEncoded();
}

QList<QByteArray> lines(const QList<DialectWalk::Try> &forms)
{
    QList<QByteArray> lines;
    for (const DialectWalk::Try &form : forms)
        lines.append(line(form.request));
    return lines;
}

} // namespace

/// Every request is written as documented, with each name in its part of the path.
class tst_Requests : public QObject
{
    Q_OBJECT
private slots:
    void everyRequestCarriesTheDocumentedHeaders();
    void listsNamePageAndSize();
    void pageAndSizeStayWithinTheLimits();
    void namesStayInTheirPartOfThePath_data();
    void namesStayInTheirPartOfThePath();
    void searchesAreEncoded();
    void dialectsOfShowStandInOrder();
    void dialectsOfArchiveStandInOrder();
    void whatWasLearnedComesFirst();
    void theScopeOfAListIsAParameter();
    void everyRequestSaysWhatItIsFor();
    void aBulkActionIsOneDocument();
    void theExplorerIsAskedForWorkspaces();
    void certificateAndPatienceGoWithEveryRequest();
};

void tst_Requests::everyRequestCarriesTheDocumentedHeaders()
{
    QList<http::Outgoing> all{requests().organizations({}, {}), requests().workspaces(u"acme"_s, {}, {}),
                              requests().changeRequests(u"ws-1"_s, {})};
    for (const DialectWalk::Try &form : requests().show(u"wscr-1"_s, {}) + requests().archive(u"wscr-1"_s, {}))
        all.append(form.request);
    for (const http::Outgoing &request : std::as_const(all)) {
        QCOMPARE(http::headerValue(request.headers, "Authorization"), "Bearer the-token");
        QCOMPARE(http::headerValue(request.headers, "Content-Type"), "application/vnd.api+json");
        QVERIFY(request.body.isEmpty());
    }
}

void tst_Requests::listsNamePageAndSize()
{
    QCOMPARE(line(requests().changeRequests(u"ws-FTs6kr9iCwweku"_s, {.page = {.number = 7, .size = 50}})),
             "GET https://tf.example/api/v2/workspaces/ws-FTs6kr9iCwweku/change-requests"
             "?page%5Bnumber%5D=7&page%5Bsize%5D=50");
    QCOMPARE(line(requests().organizations({}, {})),
             "GET https://tf.example/api/v2/organizations?page%5Bnumber%5D=1&page%5Bsize%5D=20");
}

void tst_Requests::pageAndSizeStayWithinTheLimits()
{
    QCOMPARE(requests().changeRequests(u"ws-1"_s, {.page = {.number = -3, .size = 5000}}).url.query(QUrl::FullyEncoded),
             u"page%5Bnumber%5D=1&page%5Bsize%5D=100"_s);
    QCOMPARE(requests().changeRequests(u"ws-1"_s, {.page = {.number = 0, .size = 0}}).url.query(QUrl::FullyEncoded),
             u"page%5Bnumber%5D=1&page%5Bsize%5D=1"_s);
}

void tst_Requests::namesStayInTheirPartOfThePath_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("slash") << u"a/b"_s << QByteArray("a%2Fb");
    QTest::newRow("plus") << u"a+b"_s << QByteArray("a%2Bb");
    QTest::newRow("brackets") << u"[prod]"_s << QByteArray("%5Bprod%5D");
    QTest::newRow("space") << u"web prod"_s << QByteArray("web%20prod");
    QTest::newRow("not ASCII") << u"größe-東京"_s << QByteArray("gr%C3%B6%C3%9Fe-%E6%9D%B1%E4%BA%AC");
    QTest::newRow("query and fragment") << u"a?b#c"_s << QByteArray("a%3Fb%23c");
    QTest::newRow("percent") << u"100%2F"_s << QByteArray("100%252F");
    QTest::newRow("dots within") << u"../x"_s << QByteArray("..%2Fx");
}

void tst_Requests::namesStayInTheirPartOfThePath()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, part);
    QVERIFY(line(requests().changeRequests(name, {}))
                .startsWith("GET https://tf.example/api/v2/workspaces/" + part + "/change-requests?"));
    QVERIFY(line(requests().workspaces(name, {}, {}))
                .startsWith("GET https://tf.example/api/v2/organizations/" + part + "/workspaces?"));
}

void tst_Requests::searchesAreEncoded()
{
    QCOMPARE(requests().workspaces(u"acme"_s, u"a+b&c"_s, {}).url.query(QUrl::FullyEncoded),
             u"page%5Bnumber%5D=1&page%5Bsize%5D=20&search%5Bname%5D=a%2Bb%26c"_s);
    QCOMPARE(requests().organizations(u"ac"_s, {}).url.query(QUrl::FullyEncoded),
             u"page%5Bnumber%5D=1&page%5Bsize%5D=20&q%5Bname%5D=ac"_s);
}

void tst_Requests::dialectsOfShowStandInOrder()
{
    QCOMPARE(lines(requests().show(u"wscr-1"_s, Dialect::Show::Unknown)),
             (QList<QByteArray>{"GET https://tf.example/api/v2/change-requests/wscr-1",
                                "GET https://tf.example/api/v2/workspaces/change-requests/wscr-1"}));
}

void tst_Requests::dialectsOfArchiveStandInOrder()
{
    QCOMPARE(lines(requests().archive(u"wscr-1"_s, Dialect::Archive::Unknown)),
             (QList<QByteArray>{"POST https://tf.example/api/v2/change-requests/wscr-1/actions/archive",
                                "POST https://tf.example/api/v2/workspaces/change-requests/wscr-1",
                                "PATCH https://tf.example/api/v2/workspaces/change-requests/wscr-1"}));
}

void tst_Requests::whatWasLearnedComesFirst()
{
    QCOMPARE(lines(requests().archive(u"wscr-1"_s, Dialect::Archive::SpecificationPatch)),
             (QList<QByteArray>{"PATCH https://tf.example/api/v2/workspaces/change-requests/wscr-1",
                                "POST https://tf.example/api/v2/change-requests/wscr-1/actions/archive",
                                "POST https://tf.example/api/v2/workspaces/change-requests/wscr-1"}));
    QCOMPARE(requests().show(u"wscr-1"_s, Dialect::Show::Specification).first().name,
             static_cast<int>(Dialect::Show::Specification));
}

void tst_Requests::theScopeOfAListIsAParameter()
{
    const QByteArray base = "GET https://tf.example/api/v2/workspaces/ws-1/change-requests"
                            "?page%5Bnumber%5D=1&page%5Bsize%5D=20";
    QCOMPARE(line(requests().changeRequests(u"ws-1"_s, {.scope = Scope::All})), base);
    QCOMPARE(line(requests().changeRequests(u"ws-1"_s, {.scope = Scope::Active})), base + "&archive=false");
    QCOMPARE(line(requests().changeRequests(u"ws-1"_s, {.scope = Scope::Archived})), base + "&archive=true");
}

void tst_Requests::everyRequestSaysWhatItIsFor()
{
    const auto creation = protocol::BulkCreation::onTargets(u"s"_s, u"m"_s, {u"ws-1"_s});
    QCOMPARE(requests().organizations({}, {}).purpose, u"organizations.list"_s);
    QCOMPARE(requests().workspaces(u"acme"_s, {}, {}).purpose, u"workspaces.list"_s);
    QCOMPARE(requests().findWorkspace(u"acme"_s, u"web"_s, 1).purpose, u"workspaces.find"_s);
    QCOMPARE(requests().changeRequests(u"ws-1"_s, {}).purpose, u"change-requests.list"_s);
    QCOMPARE(requests().create(u"acme"_s, *creation, {}).purpose, u"bulk-action.create"_s);
    QCOMPARE(requests().explore(u"acme"_s, {}, {}, {}).purpose, u"explorer.matches"_s);
    for (const DialectWalk::Try &form : requests().show(u"wscr-1"_s, {}))
        QCOMPARE(form.request.purpose, u"change-requests.show"_s);
    for (const DialectWalk::Try &form : requests().archive(u"wscr-1"_s, {}))
        QCOMPARE(form.request.purpose, u"change-requests.archive"_s);
}

void tst_Requests::aBulkActionIsOneDocument()
{
    const auto creation = protocol::BulkCreation::onTargets(u"s"_s, u"m"_s, {u"ws-1"_s});
    const http::Outgoing request = requests().create(u"acme corp"_s, *creation, {});
    QCOMPARE(line(request), "POST https://tf.example/api/v2/organizations/acme%20corp/explorer/bulk-actions");
    QCOMPARE(request.body, protocol::writeBulkCreation(*creation, {}));
}

void tst_Requests::theExplorerIsAskedForWorkspaces()
{
    using protocol::ExplorerOperator;
    QCOMPARE(line(requests().explore(u"acme"_s,
                                     {{u"workspace_name"_s, ExplorerOperator::Contains, u"a+b"_s},
                                      {u"drifted"_s, ExplorerOperator::Is, u"true"_s}},
                                     u"-workspace_name"_s, {.number = 2, .size = 50})),
             "GET https://tf.example/api/v2/organizations/acme/explorer?type=workspaces"
             "&filter%5B0%5D%5Bworkspace_name%5D%5Bcontains%5D%5B0%5D=a%2Bb"
             "&filter%5B1%5D%5Bdrifted%5D%5Bis%5D%5B0%5D=true&sort=-workspace_name"
             "&page%5Bnumber%5D=2&page%5Bsize%5D=50");
}

void tst_Requests::certificateAndPatienceGoWithEveryRequest()
{
    const Requests pinned({.base = QUrl(u"https://tf.example/api/v2"_s),
                           .token = "t",
                           .pinnedCertificate = "certificate",
                           .timeout = std::chrono::seconds(7)});
    for (const http::Outgoing &request :
         {pinned.organizations({}, {}), pinned.archive(u"wscr-1"_s, {}).last().request}) {
        QCOMPARE(request.pinnedCertificate, "certificate");
        QCOMPARE(request.timeout, std::chrono::seconds(7));
    }
}

RUNLATCH_TEST(tst_Requests)

} // namespace runlatch::service

#include "tst_requests.moc"
