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
    void showsNoSecret_data();
    void showsNoSecret();
};

namespace {

std::optional<protocol::DifferingBytes> shown(const QByteArray &received, const QByteArray &other)
{
    protocol::ByteComparison comparison(received);
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
    QTest::newRow("seventeen bytes") << QByteArray("[0123456789abcdefg]") << QByteArray("[]");
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
