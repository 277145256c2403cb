// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/secretfinder.h"
#include "support/suite.h"

#include <QTest>

namespace runlatch::redaction {

/// The items of a query that are secret in the target of a request are secret in the URLs of a body.
class tst_UrlItems : public QObject
{
    Q_OBJECT

private slots:
    void cutsFromBody_data();
    void cutsFromBody();
    void leavesOtherTexts_data();
    void leavesOtherTexts();
    void findsTheValueElsewhere();
    void takesTooManyAsOne();
    void isLinear_data();
    void isLinear();
};

namespace {

QByteArray cutBody(const QByteArray &body)
{
    return redacted(body, findSecrets({}, body).body);
}

} // namespace

void tst_UrlItems::cutsFromBody_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *body, const char *expected) {
        QTest::newRow(name) << QByteArray(body) << QByteArray(expected);
    };
    row("query", R"({"plan_json_api_url":"https://a/b?token=abc"})",
        R"({"plan_json_api_url":"https://a/b?token=***"})");
    row("second item", R"({"u":"https://a/b?c=d&sig=abc&e=f"})", R"({"u":"https://a/b?c=d&sig=***&e=f"})");
    row("signed URL", R"({"u":"https://a/?X-Amz-Credential=ab&X-Amz-Date=1"})",
        R"({"u":"https://a/?X-Amz-Credential=**&X-Amz-Date=1"})");
    row("escapes", R"({"u":"https:\/\/a\/b?c=d\u0026token=abc\u0026e=f"})",
        R"({"u":"https:\/\/a\/b?c=d\u0026token=***\u0026e=f"})");
    row("escaped slash in the value", R"({"u":"?token=a\/bc"})", R"({"u":"?token=*****"})");
    row("escaped name", R"({"u":"\u003ft\u006fken=abc"})", R"({"u":"\u003ft\u006fken=***"})");
    row("JSON in a string", R"({"m":"{\"u\":\"/?token=abc\",\"b\":1}"})", R"({"m":"{\"u\":\"/?token=***\",\"b\":1}"})");
    row("encoded URL", R"({"u":"https://a/?next=%2F%3Ftoken%3Dabc"})", R"({"u":"https://a/?next=%2F%3Ftoken%3D***"})");
    row("markup", "<a href='/?a=b&amp;token=abc'>c</a>", "<a href='/?a=b&amp;token=***'>c</a>");
    row("prose", R"({"m":"see https://a/?key=abc for more"})", R"({"m":"see https://a/?key=*** for more"})");
    row("first item of a form", "password=abc&b=c", "password=***&b=c");
    row("a form of one item", "client%5Fsecret=abc", "client%5Fsecret=***");
    row("no end", "https://a/?token=abc", "https://a/?token=***");
    row("in a callback", R"({"task_result_callback_url":"https://a/b?token=abc"})",
        R"({"task_result_callback_url":"https://a/b**********"})");
}

void tst_UrlItems::cutsFromBody()
{
    QFETCH(const QByteArray, body);
    QTEST(cutBody(body), "expected");
}

void tst_UrlItems::leavesOtherTexts_data()
{
    QTest::addColumn<QByteArray>("body");
    for (const char *body :
         {R"({"m":"Is it a token? key=abc & code = d"})", R"({"m":"token=abc; key=d #code=e"})", "my token=abc",
          "the password: a=b", "page=2", "=abc", R"({"u":"https://a/?page=2&author=b&design=c"})",
          R"({"u":"https://a/?token=&key"})", R"({"u":"https://a/?token=redacted-0123456789abcdef0123"})"})
        QTest::newRow(body) << QByteArray(body);
}

void tst_UrlItems::leavesOtherTexts()
{
    QFETCH(const QByteArray, body);
    QCOMPARE(cutBody(body), body);
}

void tst_UrlItems::findsTheValueElsewhere()
{
    const QByteArray head = "POST / HTTP/1.1\r\nX-Copy: se-cret/12\r\n\r\n";
    const QByteArray body = R"({"u":"https:\/\/a?token=se-cret\/12&b=c","v":"se-cret%2F12","w":"my se-cret/12"})";
    const Secrets secrets = findSecrets(head, body);
    QCOMPARE(redacted(head, secrets.head), QByteArray("POST / HTTP/1.1\r\nX-Copy: **********\r\n\r\n"));
    QCOMPARE(redacted(body, secrets.body),
             QByteArray(R"({"u":"https:\/\/a?token=***********&b=c","v":"************","w":"my **********"})"));
}

void tst_UrlItems::takesTooManyAsOne()
{
    const QByteArray body = QByteArray("?key=a ").repeated(MaxPlaces + 1);
    QCOMPARE(findSecrets({}, body).body, (QList<Span>{{0, body.size()}}));
}

void tst_UrlItems::isLinear_data()
{
    QTest::addColumn<QByteArray>("piece");
    for (const char *piece : {"?", "&", "? ", "& ", "?token=a ", "?a=", "&token=a", "?key=a#b", "?a\\u0026", "?a &b ",
                              R"("task_result_callback_url":"?token=a",)"})
        QTest::newRow(piece) << QByteArray(piece);
}

/// The search is linear. In quadratic time it would take hours.
void tst_UrlItems::isLinear()
{
    QFETCH(const QByteArray, piece);
    const QByteArray body = piece.repeated(4'000'000 / piece.size()) + '?';
    for (const Span &span : findSecrets({}, body).body)
        QVERIFY(span.length > 0 && span.end() <= body.size());
}

RUNLATCH_TEST(tst_UrlItems)

} // namespace runlatch::redaction

#include "tst_urlitems.moc"
