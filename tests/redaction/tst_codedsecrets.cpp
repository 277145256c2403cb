// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/contentcoding.h"
#include "redaction/marker.h"
#include "redaction/secretfinder.h"
#include "support/suite.h"

#include <QStringEncoder>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runlatch::redaction;

/// A secret is found in whatever way the bytes around it are coded, and a body that cannot be read is one secret.
class tst_CodedSecrets : public QObject
{
    Q_OBJECT

private slots:
    void cutsInEveryEncoding_data();
    void cutsInEveryEncoding();
    void cutsAmongOtherLetters_data();
    void cutsAmongOtherLetters();
    void cutsWhereOnlyAPartIsWide();
    void cutsAcrossNuls();
    void cutsFromAWideHead();
    void cutsCredentialsOfTheHeadFromAWideBody();
    void cutsFromEscapedText_data();
    void cutsFromEscapedText();
    void cutsFromAnEscapedHead_data();
    void cutsFromAnEscapedHead();
    void takesACompressedBodyAsOne_data();
    void takesACompressedBodyAsOne();
    void takesCompressedBytesInAnyTextAsOne_data();
    void takesCompressedBytesInAnyTextAsOne();
    void readsTheCodingInOddHeads_data();
    void readsTheCodingInOddHeads();
    void namesTheCodingOfOneLine();
    void searchesWhatReadsAsText_data();
    void searchesWhatReadsAsText();
    void leavesThePlaceholderOfACompressedBody();
    void takesBinaryWithATokensNameAsOne();
    void leavesOtherBinaryAlone();
    void knowsTheValueOfAWideSecret();
    void cutsValuesFromWideBytes();
    void leavesPlaceholdersInWideText();
    void isLinear_data();
    void isLinear();
};

namespace {

const QString WideToken = u"qZ81.atlasv1.hT6yR2wPq0sVxN4m"_s;

QByteArray withoutSecrets(const QByteArray &body)
{
    return redacted(body, findSecrets({}, body).body);
}

QByteArray encoded(const QString &text, QStringConverter::Encoding encoding, bool hasMark = false)
{
    const auto flag = hasMark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default;
    QStringEncoder encoder(encoding, flag);
    return encoder.encode(text);
}

void addEncodings()
{
    QTest::addColumn<QStringConverter::Encoding>("encoding");
    QTest::addColumn<bool>("hasMark");
    for (const auto encoding :
         {QStringConverter::Utf16LE, QStringConverter::Utf16BE, QStringConverter::Utf32LE, QStringConverter::Utf32BE}) {
        const char *name = QStringConverter::nameForEncoding(encoding);
        QTest::addRow("%s", name) << encoding << false;
        QTest::addRow("%s with its mark", name) << encoding << true;
    }
}

} // namespace

void tst_CodedSecrets::cutsInEveryEncoding_data()
{
    addEncodings();
}

/// The characters of the secret are cut whole, and no byte of another one.
void tst_CodedSecrets::cutsInEveryEncoding()
{
    QFETCH(const QStringConverter::Encoding, encoding);
    QFETCH(const bool, hasMark);
    const QString before = uR"({"payload_version":1,"\u0061ccess_token":")"_s;
    const QString between = uR"(","m":"not )"_s;
    const QString after = uR"(","task_result_callback_url":"https://a.example/b)"_s;
    const auto bytes = [&](const QString &text) { return encoded(text, encoding); };
    const auto stars = [&](const QString &text) { return QByteArray(bytes(text).size(), Filler); };
    const QByteArray body = encoded(before + WideToken + between + WideToken + after + u"?c=d\"}"_s, encoding, hasMark);
    const QByteArray expected = encoded(before, encoding, hasMark) + stars(WideToken) + bytes(between)
        + stars(WideToken) + bytes(after) + stars(u"?c=d"_s) + bytes(u"\"}"_s);
    QCOMPARE(withoutSecrets(body), expected);
    const QList<QByteArray> values = findSecrets({}, body).values;
    QVERIFY(values.contains(WideToken.toLatin1()));
}

void tst_CodedSecrets::cutsAmongOtherLetters_data()
{
    addEncodings();
}

/// One byte of these letters is a quote, a backslash or a line break.
void tst_CodedSecrets::cutsAmongOtherLetters()
{
    QFETCH(const QStringConverter::Encoding, encoding);
    QFETCH(const bool, hasMark);
    for (const QString &letters : {u"\u5c0f"_s, u"\u2222"_s, u"\u225c\u5c22"_s, u"\u0a0d\u220a"_s, u"\U0001f600"_s}) {
        const QString json = u"{\"%1\":\"%1\",\"access_token\":\"%2\",\"%1\":\"%1\"}"_s.arg(letters, WideToken);
        const QByteArray rest = withoutSecrets(encoded(json, encoding, hasMark)).replace('\0', QByteArray());
        for (qsizetype at = 0; at + 4 <= WideToken.size(); ++at)
            QVERIFY2(!rest.contains(WideToken.sliced(at, 4).toLatin1()), rest.constData());
    }
}

void tst_CodedSecrets::cutsWhereOnlyAPartIsWide()
{
    const QString json = u"{\"a\":1,\"access_token\":\"%1\"}"_s.arg(WideToken);
    const QByteArray odd = '\n' + encoded(json, QStringConverter::Utf16LE);
    QVERIFY(!withoutSecrets(odd).replace('\0', QByteArray()).contains(WideToken.toLatin1()));
    for (qsizetype at = 0; at < json.size(); ++at) {
        const QByteArray narrow = json.first(at).toLatin1();
        const QByteArray mixed = narrow + encoded(json.sliced(at), QStringConverter::Utf16BE);
        QVERIFY(!withoutSecrets(mixed)
                     .replace('\0', QByteArray())
                     .contains(WideToken.sliced(WideToken.size() / 2).toLatin1()));
    }
}

void tst_CodedSecrets::cutsAcrossNuls()
{
    const QByteArray nul(1, '\0');
    QCOMPARE(withoutSecrets("{\"access" + nul + "_token\":\"abc\"}"), "{\"access" + nul + "_token\":\"***\"}");
    QCOMPARE(withoutSecrets("{\"access_token\":\"a" + nul + "bc\"}"), QByteArray("{\"access_token\":\"****\"}"));
    QCOMPARE(withoutSecrets(nul), nul);
    QCOMPARE(withoutSecrets("{\"a\":1}" + nul), "{\"a\":1}" + nul);
}

/// Such a head is refused, and the refused head is kept.
void tst_CodedSecrets::cutsFromAWideHead()
{
    const QString head = u"POST /?token=%1 HTTP/1.1\r\nAuthorization: Bearer %1\r\n\r\n"_s.arg(WideToken);
    const QByteArray bytes = encoded(head, QStringConverter::Utf16LE);
    const QByteArray rest = redacted(bytes, findSecrets(bytes, {}).head).replace('\0', QByteArray());
    QVERIFY2(!rest.contains(WideToken.toLatin1()), rest.constData());
    QVERIFY(rest.contains("HTTP/1.1\r\nAuthorization: Bearer"));
}

void tst_CodedSecrets::cutsCredentialsOfTheHeadFromAWideBody()
{
    const QByteArray head = "POST / HTTP/1.1\r\nAuthorization: Bearer " + WideToken.toLatin1() + "\r\n\r\n";
    const QByteArray body = encoded(u"{\"echo\":\"%1\"}"_s.arg(WideToken), QStringConverter::Utf16BE);
    const QByteArray rest = redacted(body, findSecrets(head, body).body);
    QCOMPARE(rest,
             encoded(u"{\"echo\":\""_s, QStringConverter::Utf16BE) + QByteArray(2 * WideToken.size(), Filler)
                 + encoded(u"\"}"_s, QStringConverter::Utf16BE));
}

void tst_CodedSecrets::cutsFromEscapedText_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *body, const char *expected) {
        QTest::newRow(name) << QByteArray(body) << QByteArray(expected);
    };
    row("form with JSON", "payload=%7B%22access_token%22%3A%22abc%22%2C%22b%22%3A1%7D&c=d",
        "payload=%7B%22access_token%22%3A%22***%22%2C%22b%22%3A1%7D&c=d");
    row("and blanks", "payload=%7B%22access_token%22%3A+%22abc%22%7D", "payload=%7B%22access_token%22%3A+%22***%22%7D");
    row("and escapes", "p=%7B%22%5Cu0061ccess_token%22%3A%22a%5C%22b%22%7D",
        "p=%7B%22%5Cu0061ccess_token%22%3A%22********%22%7D");
    row("escaped value", "payload=%22access_token%22:%22%61%62c%22", "payload=%22access_token%22:%22*******%22");
    row("escaped name", "a=b&%61ccess%5ftoken=abc&c=d", "a=b&%61ccess%5ftoken=***&c=d");
    row("callback", "p=%22task_result_callback_url%22:%22https://h/a?c=d%22",
        "p=%22task_result_callback_url%22:%22https://h/a****%22");
    row("escaped callback", "task_result_callback_url=https%3A%2F%2Fme:pw%40h%2Fa%3Fc%3Dd&b=c",
        "task_result_callback_url=https%3A%2F%2F*****%40h%2Fa********&b=c");
    row("repeated", "p=%22access_token%22:%22longvalue%22&q=longvalue",
        "p=%22access_token%22:%22*********%22&q=*********");
    row("no escape", "{\"a\":\"100% of %zz\"}", "{\"a\":\"100% of %zz\"}");
    row("cut escape", "access_token=ab%4", "access_token=****");
    row("another name", "p=%22my_access_ticket%22%3A%22abc%22", "p=%22my_access_ticket%22%3A%22abc%22");
}

void tst_CodedSecrets::cutsFromEscapedText()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, expected);
    QCOMPARE(withoutSecrets(body), expected);
}

void tst_CodedSecrets::cutsFromAnEscapedHead_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("JSON in the query") << QByteArray("POST /?p=%7B%22access_token%22%3A%22abc%22%7D HTTP/1.1\r\n\r\n")
                                       << QByteArray("POST /?p=%7B%22access_token%22%3A%22***%22%7D HTTP/1.1\r\n\r\n");
    QTest::newRow("JSON in the path") << QByteArray("POST /%22access_token%22%3A%22abc%22 HTTP/1.1\r\n\r\n")
                                      << QByteArray("POST /%22access_token%22%3A%22***%22 HTTP/1.1\r\n\r\n");
    QTest::newRow("JSON in a header") << QByteArray("GET / HTTP/1.1\r\nX-P: %22access_token%22:%22abc%22\r\n\r\n")
                                      << QByteArray("GET / HTTP/1.1\r\nX-P: %22access_token%22:%22***%22\r\n\r\n");
    QTest::newRow("URL in the query") << QByteArray("GET /?next=%2Fa%3Ftoken%3Dabc%26b%3Dc HTTP/1.1\r\n\r\n")
                                      << QByteArray("GET /?next=%2Fa%3Ftoken%3D***%26b%3Dc HTTP/1.1\r\n\r\n");
}

void tst_CodedSecrets::cutsFromAnEscapedHead()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, expected);
    QCOMPARE(redacted(head, findSecrets(head, {}).head), expected);
}

void tst_CodedSecrets::takesACompressedBodyAsOne_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isSecret");
    const QByteArray noise = "\xff\xfe noise";
    const QByteArray coded = "POST / HTTP/1.1\r\nHost: x\r\ncontent-ENCODING : br\r\n\r\n";
    QTest::newRow("gzip") << QByteArray() << "\x1f\x8b\x08" + noise << true;
    QTest::newRow("zlib") << QByteArray() << "\x78\x9c" + noise << true;
    QTest::newRow("zstd") << QByteArray() << "\x28\xb5\x2f\xfd" + noise << true;
    QTest::newRow("told by the head") << coded << noise << true;
    QTest::newRow("told, and a text all the same") << coded << QByteArray(R"({"a":"b"})") << false;
    QTest::newRow("told, and empty") << coded << QByteArray() << false;
    QTest::newRow("identity") << QByteArray("POST / HTTP/1.1\r\nContent-Encoding: Identity\r\n\r\n") << noise << false;
    QTest::newRow("another header") << QByteArray("POST / HTTP/1.1\r\nX-Content-Encoding: br\r\n\r\n") << noise
                                    << false;
    QTest::newRow("not told") << QByteArray("POST / HTTP/1.1\r\n\r\n") << noise << false;
    QTest::newRow("text like zlib") << QByteArray() << QByteArray("\x78^ is no compressed text") << false;
}

void tst_CodedSecrets::takesACompressedBodyAsOne()
{
    QFETCH(const QByteArray, head);
    QFETCH(const QByteArray, body);
    QFETCH(const bool, isSecret);
    QCOMPARE(findSecrets(head, body).body, isSecret ? (QList<Span>{{0, body.size()}}) : QList<Span>());
}

/// MessagePack and CBOR have lengths between the name and the token.
void tst_CodedSecrets::takesBinaryWithATokensNameAsOne()
{
    for (const QByteArray &body : {QByteArray("\x82\xac"
                                              "access_token\xbdqZ81.atlasv1"),
                                   QByteArray("\xa1\x6c"
                                              "access_token\x78\x1dqZ81.atlasv1"),
                                   QByteArray("\xff\x18task_result_callback_urlxhttps://h/?c=d")})
        QCOMPARE(findSecrets({}, body).body, (QList<Span>{{0, body.size()}}));
}

void tst_CodedSecrets::leavesOtherBinaryAlone()
{
    QCOMPARE(withoutSecrets("\x82\xacother_name\xbdqZ81"), QByteArray("\x82\xacother_name\xbdqZ81"));
    QCOMPARE(withoutSecrets("\xe9 {\"access_token\":\"abc\"}"),
             QByteArray("\xe9 {\"access_token\":\"***\"}")); // Latin-1
}

/// The store searches notes for the secrets that it cut.
void tst_CodedSecrets::knowsTheValueOfAWideSecret()
{
    const QByteArray wide = encoded(WideToken, QStringConverter::Utf16LE);
    QVERIFY(repeatedValues({wide}).contains(WideToken.toLatin1()));
    const QByteArray body = encoded(u"{\"access_token\":\"%1\"}"_s.arg(WideToken), QStringConverter::Utf16LE);
    QVERIFY(repeatedValues({body}).contains(WideToken.toLatin1()));
}

void tst_CodedSecrets::cutsValuesFromWideBytes()
{
    const QByteArray wide = encoded(u"a "_s + WideToken + u" b"_s, QStringConverter::Utf16BE);
    QCOMPARE(redacted(wide, QList<QByteArray>{WideToken.toLatin1()}),
             encoded(u"a "_s, QStringConverter::Utf16BE) + QByteArray(2 * WideToken.size(), Filler)
                 + encoded(u" b"_s, QStringConverter::Utf16BE));
}

/// An export puts a narrow placeholder into the wide text, and reads its own work again.
void tst_CodedSecrets::leavesPlaceholdersInWideText()
{
    for (const auto encoding : {QStringConverter::Utf16LE, QStringConverter::Utf16BE, QStringConverter::Utf32LE}) {
        const QByteArray body = encoded(u"{\"access_token\":\""_s, encoding) + "redacted-0123456789abcdef0123"
            + encoded(u"\"}"_s, encoding);
        QCOMPARE(withoutSecrets(body), body);
    }
}

void tst_CodedSecrets::isLinear_data()
{
    QTest::addColumn<QByteArray>("piece");
    QTest::newRow("NULs") << QByteArray(1, '\0');
    QTest::newRow("wide tokens") << encoded(u"\"access_token\":\"secret-1\","_s, QStringConverter::Utf16LE);
    QTest::newRow("escaped tokens") << QByteArray("%22access_token%22:%22secret-1%22,");
    QTest::newRow("escapes") << QByteArray("%25");
    QTest::newRow("binary names") << QByteArray("\xff"
                                                "access_token");
    QTest::newRow("header lines") << QByteArray("Content-Encoding:\n");
}

/// The search is linear. In quadratic time it would take hours.
void tst_CodedSecrets::isLinear()
{
    QFETCH(QByteArray, piece);
    const QByteArray bytes = piece.repeated(4'000'000 / piece.size());
    QVERIFY(findSecrets(bytes, bytes).values.size() <= 16);
}

namespace {

/// {"payload_version":1,"access_token":"qZ81.atlasv1.hT6yR2wPq0sVxN4m","stage":"post_plan"}, by gzip.
QByteArray gzipped()
{
    return QByteArray::fromHex(
        "1f8b0800000000000203ab562a48acccc94f4c892f4b2d2acecccf53b232d4514a4c4e4e2d2e8e2fc9cf4e05"
        "0a2815465918ea2596e424169719ea6584985506199507141a148755f899e42ae928159724a6a702d515e417"
        "97c417e424e629d502005f94084158000000");
}

/// Likewise by zlib.
QByteArray deflated()
{
    return QByteArray::fromHex(
        "78daab562a48acccc94f4c892f4b2d2acecccf53b232d4514a4c4e4e2d2e8e2fc9cf4e050a2815465918ea25"
        "96e424169719ea6584985506199507141a148755f899e42ae928159724a6a702d515e41797c417e424e629d5"
        "020061421e7c");
}

/// Bytes that begin like nothing: as brotli and a deflate without zlib's frame may.
QByteArray noise()
{
    return deflated().sliced(2);
}

/// The bytes as programs write them into a text. Windows-1252 has characters for most bytes from 80 on.
QString inWindows1252(const QByteArray &bytes)
{
    static const QString upper =
        u"\u20ac\ufffd\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\ufffd\u017d\ufffd"
        u"\ufffd\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\ufffd\u017e\u0178"_s;
    QString text = QString::fromLatin1(bytes);
    for (QChar &letter : text) {
        if (letter.unicode() >= 0x80 && letter.unicode() < 0xa0)
            letter = upper[letter.unicode() - 0x80];
    }
    return text;
}

QByteArray inAscii(QByteArray bytes)
{
    std::replace_if(
        bytes.begin(), bytes.end(), [](char byte) { return static_cast<uchar>(byte) >= 0x80; }, '?');
    return bytes;
}

QByteArray codedHead(const QByteArray &coding)
{
    return "POST / HTTP/1.1\r\nContent-Encoding: " + coding + "\r\n\r\n";
}

} // namespace

void tst_CodedSecrets::takesCompressedBytesInAnyTextAsOne_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("body");
    const QByteArray zstd = QByteArray::fromHex("28b52ffd0458") + noise();
    const auto rows = [](const char *name, const QByteArray &head, const QByteArray &bytes) {
        QTest::addRow("%s", name) << head << bytes;
        QTest::addRow("%s in Latin-1", name) << head << QString::fromLatin1(bytes).toUtf8();
        QTest::addRow("%s in Windows-1252", name) << head << inWindows1252(bytes).toUtf8();
        QTest::addRow("%s with U+FFFD", name) << head << QString::fromUtf8(bytes).toUtf8();
        QTest::addRow("%s in ASCII", name) << head << inAscii(bytes);
        QTest::addRow("%s behind a mark", name) << head << "\xef\xbb\xbf" + QString::fromLatin1(bytes).toUtf8();
        QTest::addRow("%s in UTF-16", name)
            << head << encoded(QString::fromLatin1(bytes), QStringConverter::Utf16LE, true);
    };
    rows("gzip", {}, gzipped());
    rows("zlib", {}, deflated());
    rows("zstd", {}, zstd);
    rows("brotli that is told", codedHead("br"), noise());
    rows("deflate that is told", codedHead("deflate"), noise());
    rows("gzip that is told", codedHead("gzip"), gzipped());
    QTest::newRow("gzip in base64") << QByteArray() << gzipped().toBase64();
    QTest::newRow("zstd in base64") << QByteArray() << zstd.toBase64();
    QTest::newRow("told, in base64") << codedHead("br") << noise().toBase64();
    QTest::newRow("told, in lines of base64")
        << codedHead("br") << noise().toBase64(QByteArray::Base64UrlEncoding).insert(40, "\r\n") + "\n";
}

void tst_CodedSecrets::takesCompressedBytesInAnyTextAsOne()
{
    QFETCH(const QByteArray, head);
    QFETCH(const QByteArray, body);
    QCOMPARE(findSecrets(head, body).body, (QList<Span>{{0, body.size()}}));
}

void tst_CodedSecrets::readsTheCodingInOddHeads_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<bool>("isSecret");
    const auto row = [](const char *name, const QByteArray &head, bool isSecret) {
        QTest::newRow(name) << head << isSecret;
    };
    row("several", "POST / HTTP/1.1\r\nContent-Encoding: identity, gzip\r\n\r\n", true);
    row("the second line", "POST / HTTP/1.1\r\nContent-Encoding:\r\nContent-Encoding: gzip\r\n\r\n", true);
    row("a folded line", "POST / HTTP/1.1\r\nContent-Encoding:\r\n\tgzip\r\n\r\n", true);
    row("lines that end in CR", "POST / HTTP/1.1\rHost: x\rContent-Encoding: gzip\r\r", true);
    row("no line end", "POST / HTTP/1.1\nContent-Encoding:gzip", true);
    row("no request line", "Content-Encoding: gzip\r\n\r\n", true);
    row("of the transfer", "POST / HTTP/1.1\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", true);
    row("wide", encoded(u"POST / HTTP/1.1\r\nContent-Encoding: gzip\r\n\r\n"_s, QStringConverter::Utf16LE), true);
    row("chunked", "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", false);
    row("empty", "POST / HTTP/1.1\r\nContent-Encoding:\r\nX-A: gzip\r\n\r\n", false);
    row("a header goes on", "POST / HTTP/1.1\r\nContent-Encoding: identity\r\nX-A: b\r\n gzip\r\n\r\n", false);
    row("in a value", "POST / HTTP/1.1\r\nVary: content-encoding: gzip\r\n\r\n", false);
}

void tst_CodedSecrets::readsTheCodingInOddHeads()
{
    QFETCH(const QByteArray, head);
    QFETCH(const bool, isSecret);
    const QByteArray body = QString::fromLatin1(noise()).toUtf8();
    QCOMPARE(findSecrets(head, body).body, isSecret ? (QList<Span>{{0, body.size()}}) : QList<Span>());
}

void tst_CodedSecrets::namesTheCodingOfOneLine()
{
    QCOMPARE(contentCoding("POST / HTTP/1.1\r\nHost: x\r\ncontent-ENCODING:  br \r\n\r\n"), "br");
    QCOMPARE(contentCoding("POST / HTTP/1.1\r\nTransfer-Encoding: gzip\r\n\r\n"), "");
    QCOMPARE(contentCoding("POST / HTTP/1.1\r\nContent-Encoding:\r\nContent-Encoding: br\r\n\r\n"), "");
}

void tst_CodedSecrets::searchesWhatReadsAsText_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::newRow("JSON") << QByteArray("{\"a\":\"\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80\",\r\n\t");
    QTest::newRow("behind a mark") << QByteArray("\xef\xbb\xbf{");
    QTest::newRow("a form") << QByteArray("a=b&");
}

/// Some programs decode a body and keep the header.
void tst_CodedSecrets::searchesWhatReadsAsText()
{
    QFETCH(const QByteArray, before);
    const QByteArray body = before + "\"access_token\":\"abc\"}";
    const qsizetype at = body.indexOf("abc");
    QCOMPARE(findSecrets(codedHead("gzip"), body).body, (QList<Span>{{at, 3}}));
}

void tst_CodedSecrets::leavesThePlaceholderOfACompressedBody()
{
    const QByteArray body = "redacted-0123456789abcdef0123";
    QVERIFY(findSecrets(codedHead("gzip"), body).body.isEmpty());
}

RUNLATCH_TEST(tst_CodedSecrets)
#include "tst_codedsecrets.moc"
