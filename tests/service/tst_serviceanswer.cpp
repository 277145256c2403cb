// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "service/answer.h"

#include "protocol/changerequest.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::base::ErrorKind;

namespace runlatch::service {

namespace {

const QUrl Asked(u"https://tf.example/api/v2/workspaces/ws-1/change-requests?page%5Bnumber%5D=1"_s);
const QString Address = u"https://tf.example/api/v2/workspaces/ws-1/change-requests"_s;

http::Response response(int status, const QByteArray &body, const QByteArray &type = "application/vnd.api+json")
{
    return {.status = status, .headers = {{"Content-Type", type}}, .body = body, .took = {}};
}

base::Error errorOf(const http::Response &answer)
{
    const auto document = readDocument(answer, Asked, u"ws-1"_s);
    return document ? base::Error{.kind = ErrorKind::Cancelled,
                                  .rule = base::Rules::HttpTimeout,
                                  .subject = {},
                                  .detail = {},
                                  .http = 0}
                    : document.error();
}

} // namespace

/// An answer of the service becomes a document or an error that says what it was.
class tst_ServiceAnswer : public QObject
{
    Q_OBJECT
private slots:
    void jsonIsTheDocument_data();
    void jsonIsTheDocument();
    void statusesBecomeKinds_data();
    void statusesBecomeKinds();
    void theServicesOwnErrorsAreKept();
    void theWordsOfARefusalAreItsError_data();
    void theWordsOfARefusalAreItsError();
    void whatIsNoDocumentIsAnError_data();
    void whatIsNoDocumentIsAnError();
    void aWebPageIsAWrongAddress_data();
    void aWebPageIsAWrongAddress();
    void aRedirectNamesItsTargetWithoutQuery();
    void aStatusThatSendsNowhereIsNoRedirect();
    void rowsThatCannotBeReadAreSetAside();
    void aPageOfChangeRequestsIsReadAlikeByBothReaders_data();
    void aPageOfChangeRequestsIsReadAlikeByBothReaders();
    void dataOfAnotherTypeIsNamed_data();
    void dataOfAnotherTypeIsNamed();
};

void tst_ServiceAnswer::jsonIsTheDocument_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::newRow("as documented") << QByteArray("application/vnd.api+json");
    QTest::newRow("plain JSON") << QByteArray("application/json; charset=utf-8");
    QTest::newRow("a wrong type") << QByteArray("text/html");
    QTest::newRow("no type") << QByteArray();
}

void tst_ServiceAnswer::jsonIsTheDocument()
{
    QFETCH(QByteArray, type);
    const auto document = readDocument(response(201, R"({"data":7})", type), Asked, u"ws-1"_s);
    QVERIFY(document);
    QCOMPARE(document->value("data"_L1).toInt(), 7);
}

void tst_ServiceAnswer::statusesBecomeKinds_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("kind");
    const auto row = [](int status, ErrorKind kind) {
        QTest::addRow("%d", status) << status << static_cast<int>(kind);
    };
    row(400, ErrorKind::Rejected);
    row(401, ErrorKind::Unauthorized);
    row(403, ErrorKind::Rejected);
    row(404, ErrorKind::NotFound);
    row(409, ErrorKind::Conflict);
    row(422, ErrorKind::Rejected);
    row(429, ErrorKind::RateLimited);
    row(500, ErrorKind::Server);
    row(503, ErrorKind::Server);
}

void tst_ServiceAnswer::statusesBecomeKinds()
{
    QFETCH(int, status);
    QFETCH(int, kind);
    const auto error = errorOf(response(status, R"({"errors":["no"]})"));
    QCOMPARE(static_cast<int>(error.kind), kind);
    QCOMPARE(error.http, status);
    QCOMPARE(error.subject, u"ws-1"_s);
    QCOMPARE(error.errors.size(), 1);
}

void tst_ServiceAnswer::theServicesOwnErrorsAreKept()
{
    const auto error = errorOf(response(422,
                                        R"({"errors":[{"status":422,"title":"invalid attribute",)"
                                        R"("detail":"Name has already been taken",)"
                                        R"("source":{"pointer":"/data/attributes/name"}}]})"));
    QCOMPARE(error.errors.size(), 1);
    QCOMPARE(error.errors.first(),
             (base::ServiceError{.status = u"422"_s,
                                 .title = u"invalid attribute"_s,
                                 .detail = u"Name has already been taken"_s,
                                 .pointer = u"/data/attributes/name"_s}));
}

void tst_ServiceAnswer::theWordsOfARefusalAreItsError_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QStringList>("titles");
    QTest::newRow("a text") << 400 << "Bad Request"_ba << QStringList{u"Bad Request"_s};
    QTest::newRow("a message") << 409 << R"({"message":"Taken."})"_ba << QStringList{u"Taken."_s};
    QTest::newRow("beside error objects")
        << 422 << R"({"errors":["no"],"message":"Taken."})"_ba << QStringList{u"no"_s};
    QTest::newRow("nothing") << 403 << QByteArray() << QStringList();
    for (const int status : {401, 404, 429, 500}) // these have sentences of their own
        QTest::newRow(qPrintable(QString::number(status))) << status << "Bad Request"_ba << QStringList();
}

void tst_ServiceAnswer::theWordsOfARefusalAreItsError()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    QStringList titles;
    for (const base::ServiceError &error : errorOf(response(status, body, "text/plain")).errors)
        titles += error.title;
    QTEST(titles, "titles");
}

void tst_ServiceAnswer::whatIsNoDocumentIsAnError_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("rule");
    QTest::newRow("204") << 204 << QByteArray() << u"json.empty"_s;
    QTest::newRow("empty") << 200 << QByteArray(" \n") << u"json.empty"_s;
    QTest::newRow("broken") << 200 << QByteArray(R"({"data":[)") << u"json.broken"_s;
    QTest::newRow("text") << 200 << QByteArray("ok") << u"json.broken"_s;
    QTest::newRow("array") << 200 << QByteArray("[]") << u"json.not-an-object"_s;
}

void tst_ServiceAnswer::whatIsNoDocumentIsAnError()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(QString, rule);
    const auto error = errorOf(response(status, body));
    QCOMPARE(error.kind, ErrorKind::Protocol);
    QCOMPARE(error.rule, rule);
    QCOMPARE(error.subject, u"ws-1"_s);
    QCOMPARE(error.http, status);
}

void tst_ServiceAnswer::aWebPageIsAWrongAddress_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("rule");
    const QByteArray page = "\n<!DOCTYPE html><html>Sign in</html>";
    QTest::newRow("page") << 200 << QByteArray("text/html") << page << u"http.html"_s;
    QTest::newRow("page under another type") << 200 << QByteArray("text/plain") << page << u"http.html"_s;
    QTest::newRow("page by its type alone")
        << 200 << QByteArray("text/html") << QByteArray("Sign in") << u"http.html"_s;
    QTest::newRow("404 as a page") << 404 << QByteArray("text/html") << page << u"http.html"_s;
    QTest::newRow("502 as a page: the status tells more") << 502 << QByteArray("text/html") << page << QString();
    QTest::newRow("404 as text") << 404 << QByteArray("text/plain") << QByteArray("404 page not found") << QString();
}

void tst_ServiceAnswer::aWebPageIsAWrongAddress()
{
    QFETCH(int, status);
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, body);
    QFETCH(QString, rule);
    const auto error = errorOf(response(status, body, type));
    QCOMPARE(error.rule, rule);
    QCOMPARE(error.kind, rule.isEmpty() ? base::kindOfStatus(status) : ErrorKind::Protocol);
    QCOMPARE(error.subject, rule.isEmpty() ? u"ws-1"_s : Address);
    QCOMPARE(error.http, status);
}

void tst_ServiceAnswer::aRedirectNamesItsTargetWithoutQuery()
{
    auto answer = response(302, {});
    answer.headers.append(http::Header{"Location", "https://login.example/sign-in?code=secret#x"});
    const auto error = errorOf(answer);
    QCOMPARE(error.kind, ErrorKind::Protocol);
    QCOMPARE(error.rule, u"http.redirect"_s);
    QCOMPARE(error.subject, Address);
    QCOMPARE(error.errors.first().detail, u"https://login.example/sign-in"_s);
}

void tst_ServiceAnswer::aStatusThatSendsNowhereIsNoRedirect()
{
    for (const int status : {300, 304, 305, 306}) {
        const auto error = errorOf(response(status, {}));
        QCOMPARE(error.rule, u"http.status"_s);
        QCOMPARE(error.http, status);
    }
    for (const int status : {301, 302, 303, 307, 308})
        QCOMPARE(errorOf(response(status, {})).rule, u"http.redirect"_s);
}

void tst_ServiceAnswer::rowsThatCannotBeReadAreSetAside()
{
    const auto document = readDocument(response(200, R"({"data":[
        {"id":"wscr-1","attributes":{"subject":"one"}},
        "what?",
        {"id":"wscr-3","attributes":{"subject":3}},
        {"attributes":{"subject":"no id"}},
        {"id":"wscr-5","attributes":{"subject":"five"}}]})"),
                                       Asked, u"ws-1"_s);
    const auto page = readPage(*document, protocol::paginate(1, 20, 0), &protocol::readChangeRequest);
    QVERIFY(page);
    QCOMPARE(page->items.size(), 2);
    QCOMPARE(page->items.at(0).id, u"wscr-1"_s);
    QCOMPARE(page->items.at(1).id, u"wscr-5"_s);
    QStringList pointers;
    for (const base::Error &error : page->unreadable)
        pointers.append(error.subject);
    QCOMPARE(pointers, (QStringList{u"/data/1"_s, u"/data/2/attributes/subject"_s, u"/data/3/id"_s}));
}

/// The numbers of a page, rows of both dialects, and rows with faults: the quick reader says what the other one says.
void tst_ServiceAnswer::aPageOfChangeRequestsIsReadAlikeByBothReaders_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("rows") << QByteArray(R"({"data":[
        {"id":"wscr-1","type":"x","attributes":{"subject":"\u00fc","message":null,"archived-by":"user-1",
         "archived-at":"2026-11-21T10:00:00Z","created-at":"2026-11-20T10:00:00.123+01:00","color":"red"},
         "relationships":{"workspace":{"data":{"id":"ws-1"}},"run":{"data":null}},"links":{"self":"/x"}},
        {"id":"wscr-2","attributes":{"subject":"s","archived-at":null},"attributes":{"subject":"later"},
         "relationships":{"created-by":{"data":{"id":"user-2"}},"archived-by-user":{"data":{"id":"user-3"}}}},
        "what?", null, {"id":"","attributes":{"subject":"no id"}}, {"id":"wscr-6","attributes":7},
        {"id":"wscr-7","attributes":{"subject":3}},
        {"id":"wscr-8","attributes":{"subject":"s","message":9,"created-at":true},"relationships":[]}],
        "meta":{"pagination":{"current-page":2,"page-size":20,"next-page":3,"total-count":55,"total-pages":3}},
        "links":{"last":"https://a.example/x?page%5Bnumber%5D=3"}})");
    QTest::newRow("no numbers") << QByteArray(R"({"data":[]})");
    QTest::newRow("no list") << QByteArray(R"({"data":{}})");
    QTest::newRow("no data") << QByteArray(R"({"meta":1})");
    QTest::newRow("a list") << QByteArray(R"([{"data":[]}])");
    QTest::newRow("broken") << QByteArray(R"({"data":[)");
    QTest::newRow("web page") << QByteArray("<html>");
    QTest::newRow("nothing") << QByteArray();
}

void tst_ServiceAnswer::aPageOfChangeRequestsIsReadAlikeByBothReaders()
{
    QFETCH(QByteArray, body);
    const protocol::Pagination asked{.number = 2, .size = 20};
    const auto page = readChangeRequestPage(response(200, body), Asked, u"ws-1"_s, asked);
    const auto document = readDocument(response(200, body), Asked, u"ws-1"_s);
    const auto expected = document ? readPage(*document, asked, &protocol::readChangeRequest)
                                   : base::Result<protocol::Page<protocol::ChangeRequest>>(document.error());
    QCOMPARE(page.isOk(), expected.isOk());
    if (!expected) {
        QCOMPARE(page.error().rule, expected.error().rule);
        QCOMPARE(page.error().subject, expected.error().subject);
        return;
    }
    QCOMPARE(page->items, expected->items);
    QCOMPARE(page->pagination, expected->pagination);
    QCOMPARE(page->unreadable.size(), expected->unreadable.size());
    for (qsizetype row = 0; row < page->unreadable.size(); ++row) {
        QCOMPARE(page->unreadable.at(row).rule, expected->unreadable.at(row).rule);
        QCOMPARE(page->unreadable.at(row).subject, expected->unreadable.at(row).subject);
    }
}

void tst_ServiceAnswer::dataOfAnotherTypeIsNamed_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("rule");
    QTest::newRow("missing") << QByteArray(R"({"meta":{}})") << u"json.missing"_s;
    QTest::newRow("null") << QByteArray(R"({"data":null})") << u"json.type"_s;
    QTest::newRow("text") << QByteArray(R"({"data":"x"})") << u"json.type"_s;
}

void tst_ServiceAnswer::dataOfAnotherTypeIsNamed()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, rule);
    const auto document = readDocument(response(200, body), Asked, u"ws-1"_s);
    const auto page = readPage(*document, protocol::paginate(1, 20, 0), &protocol::readChangeRequest);
    const auto resource = readResource(*document, &protocol::readChangeRequest);
    QCOMPARE(page.error().rule, rule);
    QCOMPARE(resource.error().rule, rule);
    QCOMPARE(resource.error().subject, u"/data"_s);
}

RUNLATCH_TEST(tst_ServiceAnswer)

} // namespace runlatch::service

#include "tst_serviceanswer.moc"
