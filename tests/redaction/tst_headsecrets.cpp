// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/secretfinder.h"
#include "support/suite.h"

#include <QTest>

namespace runlatch::redaction {

/// Credentials are found in a head that breaks the rules, because refused heads are kept.
class tst_HeadSecrets : public QObject
{
    Q_OBJECT

private slots:
    void cutsBehindSecretNames_data();
    void cutsBehindSecretNames();
    void cutsTheTargetBeforeAColon_data();
    void cutsTheTargetBeforeAColon();
    void leavesOtherHeads_data();
    void leavesOtherHeads();
    void cutsBehindSchemes_data();
    void cutsBehindSchemes();
    void leavesOrdinaryWords_data();
    void leavesOrdinaryWords();
    void findsTheValueElsewhere();
    void isLinear_data();
    void isLinear();
};

namespace {

QByteArray cutHead(const QByteArray &head)
{
    return redacted(head, findSecrets(head, {}).head);
}

} // namespace

void tst_HeadSecrets::cutsBehindSecretNames_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *line, const char *expected) {
        QTest::newRow(name) << QByteArray(line) << QByteArray(expected);
    };
    row("indented", "Host: a\r\n  Authorization: Bearer abc", "Host: a\r\n  Authorization: Bearer ***");
    row("indented and folded", "Host: a\r\n\tX-Token:\r\n abc\r\n d", "Host: a\r\n\tX-Token:\r\n *******");
    row("indented later", "Host: a\r\n b\r\n Cookie: abc", "Host: a\r\n b\r\n Cookie: ***");
    row("no colon", "Authorization Bearer abc", "Authorization Bearer ***");
    row("a colon in the value", "Authorization Basic abc:d", "Authorization Basic *****");
    row("no colon and no scheme", "Authorization abc", "Authorization ***");
    row("equals sign", "Authorization=Bearer abc", "Authorization=Bearer ***");
    row("semicolon", "Authorization; Bearer abc", "Authorization; Bearer ***");
    row("byte order mark",
        "\xef\xbb\xbf"
        "Authorization: Bearer abc",
        "\xef\xbb\xbf"
        "Authorization: Bearer ***");
    row("quotes", R"("Authorization": "Bearer abc",)", R"("Authorization": "Bearer ***",)");
    row("object", R"({"X-Api-Key": "abc"})", R"({"X-Api-Key": "***"})");
    row("one line", "POST / HTTP/1.1 Authorization: Bearer abc", "POST / HTTP/1.1 Authorization: Bearer ***");
    row("one line and no scheme", "POST / HTTP/1.1 X-Api-Key : abc", "POST / HTTP/1.1 X-Api-Key : ***");
    row("delimiter in the name", "a/token: abc", "a/token: ***");
}

void tst_HeadSecrets::cutsBehindSecretNames()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, expected);
    for (const QByteArray first : {"POST / HTTP/1.1\r\n", "\r\n"})
        QCOMPARE(cutHead(first + line + "\r\nA: b\r\n\r\n"), first + expected + "\r\nA: b\r\n\r\n");
    if (!line.startsWith("a/")) // a path in the first line
        QCOMPARE(cutHead(line), expected);
}

void tst_HeadSecrets::cutsTheTargetBeforeAColon_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("URL in the query") << QByteArray("POST /?token=abc&u=http://a HTTP/1.1\r\n\r\n")
                                      << QByteArray("POST /?token=***&u=http://a HTTP/1.1\r\n\r\n");
    QTest::newRow("path") << QByteArray("POST /v1/token:new?code=abc HTTP/1.1\r\n\r\n")
                          << QByteArray("POST /v1/token:new?code=*** HTTP/1.1\r\n\r\n");
}

/// The text before the colon of a target is no header's name.
void tst_HeadSecrets::cutsTheTargetBeforeAColon()
{
    QFETCH(const QByteArray, head);
    QTEST(cutHead(head), "expected");
}

void tst_HeadSecrets::leavesOtherHeads_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::newRow("path") << QByteArray("POST /token/auth HTTP/1.1\r\nHost: a\r\n\r\n");
    QTest::newRow("no method") << QByteArray("/token HTTP/1.1\r\nHost: a\r\n\r\n");
    QTest::newRow("prose") << QByteArray("GET / HTTP/1.1\r\nX-Note: the key: what is it?\r\n\r\n");
    QTest::newRow("folded prose") << QByteArray("GET / HTTP/1.1\r\nX-Note: what\r\n is a key\r\n\r\n");
    QTest::newRow("no header") << QByteArray("GET / HTTP/1.1\r\nHost a:1\r\nno key here\r\n\r\n");
}

void tst_HeadSecrets::leavesOtherHeads()
{
    QFETCH(const QByteArray, head);
    QCOMPARE(cutHead(head), head);
}

void tst_HeadSecrets::cutsBehindSchemes_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *value, const char *expected) {
        QTest::newRow(name) << QByteArray(value) << QByteArray(expected);
    };
    row("bearer", "Bearer abc", "Bearer ***");
    row("basic", "basic YTpi=", "basic *****");
    row("token", "TOKEN abc", "TOKEN ***");
    row("blanks", "Bearer \t abc", "Bearer \t ***");
    row("behind a header's name", "x Authorization:Bearer abc, d", "x Authorization:Bearer ***, d");
    row("quoted", R"({"a":"Bearer abc"})", R"({"a":"Bearer ***"})");
    row("quotes behind the scheme", R"(Bearer "abc" d)", R"(Bearer "***" d)");
    row("two", "Bearer abc, Basic de", "Bearer ***, Basic **");
    row("encoded", "a=Bearer%20abc", "a=Bearer%20***");
    row("twice", "Bearer Bearer abc", "Bearer ****** ***");
}

void tst_HeadSecrets::cutsBehindSchemes()
{
    QFETCH(const QByteArray, value);
    QFETCH(const QByteArray, expected);
    const QByteArray first = "POST / HTTP/1.1\r\nX-Upstream: ";
    QCOMPARE(cutHead(first + value + "\r\nA: b\r\n\r\n"), first + expected + "\r\nA: b\r\n\r\n");
    QCOMPARE(redacted(value, findSecrets({}, value).body), value); // in a body they may be ordinary words
}

void tst_HeadSecrets::leavesOrdinaryWords_data()
{
    QTest::addColumn<QByteArray>("head");
    for (const char *head :
         {"POST /token HTTP/1.1\r\n\r\n", "POST /?kind=token HTTP/1.1\r\n\r\n",
          "GET / HTTP/1.1\r\nA: my-basic b\r\n\r\n", "GET / HTTP/1.1\r\nA: tokens b\r\n\r\n",
          "GET / HTTP/1.1\r\nA: abasic b\r\n\r\n", "GET / HTTP/1.1\r\nKind: token\r\nHost: a\r\n\r\n",
          "GET / HTTP/1.1\r\nA: Bearer \r\n\r\n"})
        QTest::newRow(head) << QByteArray(head);
}

void tst_HeadSecrets::leavesOrdinaryWords()
{
    QFETCH(const QByteArray, head);
    QCOMPARE(cutHead(head), head);
}

void tst_HeadSecrets::findsTheValueElsewhere()
{
    const QByteArray body = R"({"a":"se-cret-12"})";
    for (const char *head : {"Authorization Bearer se-cret-12", R"("Authorization": "Bearer se-cret-12",)",
                             "Host: a\r\n X-Api-Key: se-cret-12\r\n\r\n", "X-Auth: Bearer se-cret-12\r\n\r\n",
                             "Authorization: token   se-cret-12\r\n\r\n", "A: b (Token se-cret-12)\r\n\r\n"})
        QCOMPARE(redacted(body, findSecrets(head, body).body), QByteArray(R"({"a":"**********"})"));
}

void tst_HeadSecrets::isLinear_data()
{
    QTest::addColumn<QByteArray>("piece");
    for (const char *piece : {"a ", "a \"", "token", " token", "a\r\n ", "a:b\r\n c", "token/", " \t", "-:", "Bearer ",
                              "Basic a,", "token \"", "a)"})
        QTest::newRow(piece) << QByteArray(piece);
}

/// The search is linear. In quadratic time it would take hours.
void tst_HeadSecrets::isLinear()
{
    QFETCH(const QByteArray, piece);
    const QByteArray head = piece.repeated(4'000'000 / piece.size());
    for (const Span &span : findSecrets(head, {}).head)
        QVERIFY(span.length > 0 && span.end() <= head.size());
}

RUNLATCH_TEST(tst_HeadSecrets)

} // namespace runlatch::redaction

#include "tst_headsecrets.moc"
