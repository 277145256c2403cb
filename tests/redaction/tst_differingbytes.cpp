// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/differingbytes.h"

#include "support/suite.h"

#include <QTest>

namespace runlatch::redaction {

/// The bytes of a difference are shown, unless they may be a part of a secret in either body.
class tst_DifferingBytes : public QObject
{
    Q_OBJECT
private slots:
    void showsTheBytes_data();
    void showsTheBytes();
    void showsWhatStandsBesideIt();
    void longDifferencesAreCutShort();
    void showsTheRowsUpToIt();
    void noSecretIsInTheRows();
    void noSecretStandsBesideIt();
    void showsNoSecret_data();
    void showsNoSecret();
};

namespace {

std::optional<text::DifferingBytes> shown(const QByteArray &received, const QByteArray &other)
{
    text::ByteComparison comparison(received);
    comparison.add(other);
    return printableDifference(comparison.difference(), received, other);
}

} // namespace

void tst_DifferingBytes::showsTheBytes_data()
{
    QTest::addColumn<QByteArray>("received");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<QByteArray>("receivedBytes");
    QTest::addColumn<QByteArray>("otherBytes");
    const auto row = [](const char *name, const QByteArray &received, const QByteArray &other,
                        const QByteArray &receivedBytes, const QByteArray &otherBytes) {
        QTest::newRow(name) << received << other << receivedBytes << otherBytes;
    };
    const QByteArray token = "{\"access_token\":\"abc-token\",\"a\":1";
    row("lost", "{}", "{}\n", "", "\n");
    row("added", "{}\r\n", "{}", "\r\n", "");
    row("nothing here", "", "{}", "", "{}");
    row("before a secret", "{ " + token.sliced(1) + "}", token + "}", " ", "");
    row("behind a secret", token + "}", token + "}\n", "", "\n");
    row("sixteen", "[0123456789abcdef]", "[]", "0123456789abcdef", "");
    row("right behind it", token + "}", QByteArray(token).replace(",\"a\"", " ,\"a\"") + "}", "", " ");
}

void tst_DifferingBytes::showsTheBytes()
{
    QFETCH(const QByteArray, received);
    QFETCH(const QByteArray, other);
    const auto bytes = shown(received, other);
    QVERIFY(bytes);
    QTEST(bytes->received, "receivedBytes");
    QTEST(bytes->other, "otherBytes");
}

void tst_DifferingBytes::showsWhatStandsBesideIt()
{
    const auto bytes = shown("{\"first\":1,\"second\":2,\"third\":3}", "{\"first\":1,\"second\":4,\"third\":3}");
    QCOMPARE(bytes->received, "2");
    QCOMPARE(bytes->before, "rst\":1,\"second\":"); // sixteen
    QCOMPARE(bytes->behind, ",\"third\":3}");
    QVERIFY(shown("{}", "[]")->before.isEmpty());
    QVERIFY(shown("{}\n", "{}")->behind.isEmpty());
    QCOMPARE(shown("1abcd2efgh", "3abcd4efgh")->behind, "abcd"); // what differs again is not in both
}

void tst_DifferingBytes::showsTheRowsUpToIt()
{
    const QByteArray text = QByteArray("0123456789abcdef").repeated(4) + "{}"; // its last row is the fifth
    const auto added = shown(text + "\n", text);
    QCOMPARE(added->excerpt.offset, 32);
    QCOMPARE(added->excerpt.bytes, text.sliced(32) + "\n");
    QCOMPARE(added->excerpt.marked, 66);
    QCOMPARE(added->excerpt.length, 1);
    QVERIFY(!added->excerpt.isOfOther);
    const auto lost = shown(text, text + "\n");
    QCOMPARE(lost->excerpt.bytes, text.sliced(32) + "\n");
    QVERIFY(lost->excerpt.isOfOther);
    const auto atBegin = shown("\xef\xbb\xbf" + text, text);
    QCOMPARE(atBegin->excerpt.offset, 0);
    QCOMPARE(atBegin->excerpt.bytes, "\xef\xbb\xbf" + text.first(13)); // to the end of the row
    const auto longest = shown(text.first(15) + QByteArray(64, 'x'), text.first(15) + QByteArray(64, 'y'));
    QCOMPARE(longest->excerpt.length, 16);
    QCOMPARE(longest->excerpt.bytes.size(), 32);
}

void tst_DifferingBytes::noSecretIsInTheRows()
{
    const QByteArray body = R"({"a":1,"access_token":"abcdefgh"})";
    for (const auto &bytes :
         {shown(body + '\n', body), shown(body, body + '\n'), shown(' ' + body, body), shown(body, ' ' + body)}) {
        QVERIFY(bytes->excerpt.bytes.contains("access"));
        for (const char letter : QByteArrayView("gh"))
            QVERIFY2(!bytes->excerpt.bytes.contains(letter), bytes->excerpt.bytes.constData());
    }
}

void tst_DifferingBytes::longDifferencesAreCutShort()
{
    const auto seventeen = shown("[0123456789abcdefg]", "[]");
    QCOMPARE(seventeen->received, "0123456789abcdef");
    QCOMPARE(seventeen->moreReceived, 1);
    QCOMPARE(seventeen->moreOther, 0);
    QVERIFY(!seventeen->isUnbounded);
    const auto all = shown(QByteArray(1000, 'a'), QByteArray(1000, 'b'));
    QCOMPARE(all->received, QByteArray(16, 'a'));
    QCOMPARE(all->moreReceived, text::ByteComparison::MaxLength - 16);
    QVERIFY(all->isUnbounded && all->behind.isEmpty());
}

/// The bytes up to a secret are shown, on both sides and of both texts.
void tst_DifferingBytes::noSecretStandsBesideIt()
{
    const QByteArray secret = "\"access_token\":\"abc-token\"";
    const auto behind = shown("{1," + secret + "}", "{2," + secret + "}");
    QCOMPARE(behind->before, "{");
    QCOMPARE(behind->behind, ",\"access_token\":");
    const auto before = shown("{" + secret + ",1}", "{" + secret + ",2}");
    QCOMPARE(before->before, "\",");
    QCOMPARE(before->behind, "}");
}

void tst_DifferingBytes::showsNoSecret_data()
{
    QTest::addColumn<QByteArray>("received");
    QTest::addColumn<QByteArray>("other");
    const QByteArray begin = "{\"access_token\":\"";
    QTest::newRow("another token") << begin + "abc-token\"}" << begin + "abd-token\"}";
    QTest::newRow("an escape in a token") << begin + "abc/token\"}" << begin + "abc\\/token\"}";
    QTest::newRow("a token that came") << begin + "abc-token\"}" << QByteArray("{\"access_token\":null}");
    QTest::newRow("a token that was signed") << QByteArray("{\"access_token\":null}") << begin + "abc-token\"}";
    QTest::newRow("a longer token") << begin + "abc-token\"}" << begin + "abc-tokens\"}";
}

void tst_DifferingBytes::showsNoSecret()
{
    QFETCH(const QByteArray, received);
    QFETCH(const QByteArray, other);
    QVERIFY(!shown(received, other));
}

RUNLATCH_TEST(tst_DifferingBytes)

} // namespace runlatch::redaction

#include "tst_differingbytes.moc"
