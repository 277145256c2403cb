// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/curl.h"
#include "support/suite.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

namespace {

/// The words that a real shell passes to `curl`, unchanged.
QList<QByteArray> wordsOf(const QString &line, const QString &folder)
{
    QProcess shell;
    shell.setWorkingDirectory(folder);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"RUNLATCH_TOKEN"_s, u"the token"_s);
    shell.setProcessEnvironment(environment);
    shell.start(u"/bin/sh"_s, {u"-c"_s, u"curl() { printf '%s\\0' \"$@\"; }\n"_s + line});
    if (!shell.waitForFinished() || shell.exitCode() != 0)
        return {};
    QList<QByteArray> words = shell.readAllStandardOutput().split('\0');
    words.removeLast();
    return words;
}

} // namespace

/// A request becomes a line of curl that a shell leaves alone and that names no secret.
class tst_Curl : public QObject
{
    Q_OBJECT
private slots:
    void writesOneLine();
    void survivesAShell_data();
    void survivesAShell();
    void leavesOutWhatCurlMakes();
    void namesTheTokenOnly();
    void sendsNoBytesThatAreNoText_data();
    void sendsNoBytesThatAreNoText();
};

void tst_Curl::writesOneLine()
{
    QCOMPARE(http::curlLine("GET", QUrl(u"https://a/b?page%5Bnumber%5D=2#c"_s), {{"Accept", "text/plain"}}, {}),
             u"curl --globoff --path-as-is -H 'Accept: text/plain' --url 'https://a/b?page%5Bnumber%5D=2'"_s);
    QCOMPARE(http::curlLine("HEAD", QUrl(u"https://a/"_s), {}, {}),
             u"curl --head --globoff --path-as-is --url 'https://a/'"_s);
    QCOMPARE(http::curlLine("PATCH", QUrl(u"https://a/"_s), {{"Content-Type", "b"}}, "{}"),
             u"curl -X 'PATCH' --globoff --path-as-is -H 'Content-Type: b' --data-raw '{}' --url 'https://a/'"_s);
    QVERIFY(http::curlLine("POST", QUrl(u"https://a/"_s), {}, "{}").contains("-H 'Content-Type:'"_L1));
}

void tst_Curl::survivesAShell_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("quote") << QByteArray("'; touch owned; '");
    QTest::newRow("two quotes") << QByteArray("''\"\"'");
    QTest::newRow("substitution") << QByteArray("$(touch owned) `touch owned` ${HOME}");
    QTest::newRow("operators") << QByteArray("a & touch owned | touch owned > owned && touch owned");
    QTest::newRow("backslashes") << QByteArray("\\'; touch owned; \\\\");
    QTest::newRow("globs") << QByteArray("* ? [a-z] {a,b} ~ #");
    QTest::newRow("at") << QByteArray("@/etc/passwd");
    QTest::newRow("option") << QByteArray("--output owned -o owned");
    QTest::newRow("more than ASCII") << QByteArray("gr\xc3\xbc\xc3\x9f \xf0\x9f\x90\x9f");
    QTest::newRow("lines") << QByteArray("a\n\ttouch owned\nb\n");
}

void tst_Curl::survivesAShell()
{
    QFETCH(const QByteArray, text);
    const QTemporaryDir folder;
    QUrl url(u"https://a/"_s);
    url.setPath(u'/' + QString::fromUtf8(text));
    url.setQuery(u"q='; touch owned; $(touch owned)"_s + QString::fromUtf8(text));
    const http::Header header{"X-A", QByteArray(text).replace('\n', ' ')};
    const auto words = wordsOf(http::curlLine("PUT", url, {{"Content-Type", "b"}, header}, text), folder.path());
    QCOMPARE(
        words,
        (QList<QByteArray>{"-X", "PUT", "--globoff", "--path-as-is", "-H", "Content-Type: b", "-H",
                           "X-A: " + header.value, "--data-raw", text, "--url", url.toEncoded(QUrl::RemoveFragment)}));
    QVERIFY(QDir(folder.path()).isEmpty());
}

void tst_Curl::leavesOutWhatCurlMakes()
{
    const http::Headers headers{{"Host", "b"},      {"content-length", "2"}, {"Connection", "close"},
                                {"X", "a\r\nY: b"}, {"Empty", ""},           {"Z", "1"}};
    QCOMPARE(http::curlLine("GET", QUrl(u"https://a/"_s), headers, {}),
             u"curl --globoff --path-as-is -H 'Empty;' -H 'Z: 1' --url 'https://a/'"_s);
}

void tst_Curl::namesTheTokenOnly()
{
    const QString line =
        http::curlLine("GET", QUrl(u"https://user:pw@a/"_s), {{"authorization", "Bearer secret'$(id)"}}, {});
    QVERIFY(!line.contains("secret"_L1));
    QVERIFY(!line.contains("pw"_L1));
    const QTemporaryDir folder;
    QVERIFY(wordsOf(line, folder.path()).contains("Authorization: Bearer the token"));
}

void tst_Curl::sendsNoBytesThatAreNoText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("NUL") << QByteArray("a\0b", 3);
    QTest::newRow("no UTF-8") << QByteArray("a\xff");
    QTest::newRow("escape") << QByteArray("a\x1b[201~b"); // this ends a bracketed paste
    QTest::newRow("interrupt") << QByteArray("a\x03touch owned\n");
    QTest::newRow("carriage return") << QByteArray("a\rb");
    QTest::newRow("delete") << QByteArray("a\x7f");
    QTest::newRow("C1") << u"a\u009b201~"_s.toUtf8();
    QTest::newRow("bare C1") << QByteArray("a\x9b");
    QTest::newRow("override") << u"a\u202eb"_s.toUtf8();
    QTest::newRow("isolate") << u"a\u2066b"_s.toUtf8();
    QTest::newRow("mark") << u"a\u200fb"_s.toUtf8();
    QTest::newRow("line separator") << u"a\u2028b"_s.toUtf8();
}

/// A line has no bytes that are not UTF-8, nor bytes that a terminal would take for keys when the line is pasted.
void tst_Curl::sendsNoBytesThatAreNoText()
{
    QFETCH(const QByteArray, bytes);
    QUrl url(u"https://a/"_s);
    url.setPath(u'/' + QString::fromUtf8(bytes).remove(QChar::Null));
    const QString line = http::curlLine("POST", url, {{"Content-Type", "b"}, {"X-A", bytes}, {bytes, "c"}}, bytes);
    QVERIFY(line.contains(" --data-binary @- --url"_L1));
    QVERIFY(http::isBodyLostInCurlLine(bytes));
    QVERIFY(!http::isBodyLostInCurlLine("curl --data-binary @- --url a") && !http::isBodyLostInCurlLine({}));
    QVERIFY(!line.contains("X-A"_L1));
    for (const QChar letter : line)
        QVERIFY(letter.isPrint());
    for (const QChar letter : http::curlLine(bytes, url, {}, {}))
        QVERIFY(letter.isPrint());
}

RUNLATCH_TEST(tst_Curl)
#include "tst_curl.moc"
