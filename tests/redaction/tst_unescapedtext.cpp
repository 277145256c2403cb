// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/unescapedtext.h"
#include "support/suite.h"

#include <QTest>

using namespace runlatch::redaction;

/// Escapes are removed, and the place where each character stood is known.
class tst_UnescapedText : public QObject
{
    Q_OBJECT

private slots:
    void takesEscapesAway_data();
    void takesEscapesAway();
    void knowsWhereCharactersStood();
    void takesAnyBytes();
};

void tst_UnescapedText::takesEscapesAway_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("none") << QByteArray("plain") << QByteArray("plain");
    QTest::newRow("empty") << QByteArray() << QByteArray("");
    QTest::newRow("quote") << QByteArray(R"(a\"b)") << QByteArray("a\"b");
    QTest::newRow("quote in JSON in JSON") << QByteArray(R"(a\\\"b)") << QByteArray("a\"b");
    QTest::newRow("newline") << QByteArray(R"(a\nb)") << QByteArray("a\nb");
    QTest::newRow("code point") << QByteArray(R"(\u0061\u003F\u00e9)") << QByteArray("a?\xc3\xa9");
    QTest::newRow("code point, twice escaped") << QByteArray(R"(\\u0061)") << QByteArray("a");
    QTest::newRow("half a pair") << QByteArray(R"(\ud83dx)") << QByteArray("\xef\xbf\xbdx");
    QTest::newRow("no code point") << QByteArray(R"(\u00zzx)") << QByteArray("u00zzx");
    QTest::newRow("cut code point") << QByteArray(R"(a\u00)") << QByteArray("au00");
    QTest::newRow("backslashes at the end") << QByteArray(R"(a\\)") << QByteArray("a");
}

void tst_UnescapedText::takesEscapesAway()
{
    QFETCH(QByteArray, raw);
    QFETCH(QByteArray, text);
    QCOMPARE(UnescapedText(raw).text(), text);
}

void tst_UnescapedText::knowsWhereCharactersStood()
{
    const QByteArray raw = R"(ab\"c\u0064\\\"e)"; // ab"cd"e
    const UnescapedText text(raw);
    QCOMPARE(text.text(), QByteArray("ab\"cd\"e"));
    const QList<qsizetype> places{0, 1, 2, 4, 5, 11, 15, 16};
    for (qsizetype at = 0; at < places.size(); ++at)
        QCOMPARE(text.rawAt(at), places.at(at));
    QCOMPARE(text.backslashesAt(1), 0);
    QCOMPARE(text.backslashesAt(2), 1);
    QCOMPARE(text.backslashesAt(5), 3);
    QVERIFY(text.isCodePointAt(4));
    QVERIFY(!text.isCodePointAt(3));
    QVERIFY(!text.isCodePointAt(2));
}

void tst_UnescapedText::takesAnyBytes()
{
    QByteArray raw;
    for (int byte = 0; byte < 256; ++byte)
        raw.append(static_cast<char>(byte)).append('\\');
    const UnescapedText text(raw);
    for (qsizetype at = 0; at < text.text().size(); ++at) {
        QVERIFY(text.rawAt(at) < raw.size());
        QVERIFY(text.rawAt(at) <= text.rawAt(at + 1));
    }
    // The last backslash escapes nothing, so it stands behind the text.
    QCOMPARE(text.backslashesAt(text.text().size()), 1);
    QVERIFY(!text.isCodePointAt(text.text().size()));
}

RUNLATCH_TEST(tst_UnescapedText)
#include "tst_unescapedtext.moc"
