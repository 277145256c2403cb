// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "text/textrows.h"
#include "text/visiblecharacter.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::text {

/// The rows of a text cover every byte once, keep within their width, and know lines and columns.
class tst_TextRows : public QObject
{
    Q_OBJECT

private slots:
    void cutsLinesIntoRows();
    void countsTheColumnsOfItsFont_data();
    void countsTheColumnsOfItsFont();
    void placesAreThoseOfTheLinter();
    void anyBytesAreCovered();
    void hiddenCharactersAreNamed_data();
    void hiddenCharactersAreNamed();
};

void tst_TextRows::cutsLinesIntoRows()
{
    QCOMPARE(TextRows().count(), 1);
    const QByteArray text = "abcdef\ngh\n";
    const TextRows rows(text, 4);
    QCOMPARE(rows.count(), 4); // "abcd", "ef\n", "gh\n", ""
    QCOMPARE(rows.lines(), 3);
    QCOMPARE(rows.row(text, 1).offset, 4);
    QCOMPARE(rows.row(text, 1).end, 7);
    QCOMPARE(rows.row(text, 1).column, 5);
    QCOMPARE(rows.row(text, 2).line, 2);
    QCOMPARE(rows.row(text, 3).offset, text.size());
    QCOMPARE(rows.rowOf(text, 6), 1);
    QCOMPARE(rows.rowOf(text, 7), 2);
    QCOMPARE(rows.rowOf(text, text.size()), 3);
    const QByteArray foreign = QByteArray("\xC3\xA4").repeated(5) + '\x7f';
    const TextRows few(foreign, 4);
    QCOMPARE(few.count(), 3); // four, one, and DEL as the name that stands for it
    QCOMPARE(few.row(foreign, 0).end, 8);
    QCOMPARE(few.row(foreign, 1).end, 10);
}

void tst_TextRows::countsTheColumnsOfItsFont_data()
{
    QTest::addColumn<QString>("character");
    QTest::addColumn<int>("columns");
    QTest::newRow("letter") << u"a"_s << 1;
    QTest::newRow("letter with a mark") << u"\u00E4"_s << 1;
    QTest::newRow("last before the wide ones") << u"\u10FF"_s << 1;
    QTest::newRow("first wide one") << u"\u1100"_s << 2;
    QTest::newRow("last of its range") << u"\u115F"_s << 2;
    QTest::newRow("right behind it") << u"\u1160"_s << 1;
    QTest::newRow("picture") << u"\U0001F600"_s << 2;
}

/// A row of four columns has as many of these characters as there is room for.
void tst_TextRows::countsTheColumnsOfItsFont()
{
    QFETCH(const QString, character);
    QFETCH(const int, columns);
    const QByteArray one = character.toUtf8();
    QCOMPARE(visibleCharacter(one, 0).columns, columns);
    const QByteArray text = one.repeated(6);
    const TextRows rows(text, 4);
    QCOMPARE(rows.row(text, 0).end, 4 / columns * one.size());
    QCOMPARE(rows.row(text, 1).offset, 4 / columns * one.size());
    QCOMPARE(rows.count(), (6 * columns + 3) / 4);
}

void tst_TextRows::placesAreThoseOfTheLinter()
{
    const QByteArray text = "\xEF\xBB\xBF{\n \"\xC3\xA4\": \xFF}";
    const TextRows rows(text, 80);
    QCOMPARE(rows.placeOf(text, 3).column, 1); // the byte order mark is none
    const auto place = rows.placeOf(text, text.indexOf('\xFF'));
    QCOMPARE(place.line, 2);
    QCOMPARE(place.column, 7);
    QCOMPARE(rows.offsetOf(text, place), text.indexOf('\xFF'));
    QCOMPARE(rows.offsetOf(text, {1, 1}), 3);
    QCOMPARE(rows.offsetOf(text, {2, 99}), text.size());
    QCOMPARE(rows.offsetOf(text, {99, 1}), text.size());
}

void tst_TextRows::anyBytesAreCovered()
{
    QRandomGenerator random(1);
    for (int round = 0; round < 50; ++round) {
        QByteArray text(random.bounded(3000), '\0');
        for (char &byte : text)
            byte = "ab \n\t\r\xC3\xA4\xE2\x80\xAE\xFF"[random.bounded(12)];
        const TextRows rows(text, 7);
        qsizetype end = 0;
        qsizetype index = 0;
        for (const TextRows::Row &row : rows.rows(text, 0, rows.count())) {
            QCOMPARE(row.offset, end);
            QVERIFY(row.end > row.offset || (index == rows.count() - 1));
            QCOMPARE(rows.rowOf(text, row.offset), index);
            QCOMPARE(rows.offsetOf(text, rows.placeOf(text, row.offset)), row.offset);
            end = row.end;
            ++index;
        }
        QCOMPARE(end, text.size());
        QCOMPARE(index, rows.count());
    }
}

void tst_TextRows::hiddenCharactersAreNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("shown");
    QTest::newRow("letter") << "a"_ba << u"a"_s;
    QTest::newRow("line feed") << "\n"_ba << u"\u21B5"_s;
    QTest::newRow("tab") << "\t"_ba << u"\u2192"_s;
    QTest::newRow("return") << "\r"_ba << u"CR"_s;
    QTest::newRow("nul") << QByteArray(1, '\0') << u"U+0000"_s;
    QTest::newRow("no-break space") << "\xC2\xA0"_ba << u"NBSP"_s;
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF"_ba << u"BOM"_s;
    QTest::newRow("zero width") << "\xE2\x80\x8B"_ba << u"ZWSP"_s;
    QTest::newRow("right to left") << "\xE2\x80\xAE"_ba << u"RLO"_s;
    QTest::newRow("em space") << "\xE2\x80\x83"_ba << u"U+2003"_s;
    QTest::newRow("tag") << "\xF3\xA0\x81\x81"_ba << u"U+E0041"_s;
    QTest::newRow("no UTF-8") << "\xFF"_ba << u"FF"_s;
    QTest::newRow("half a character") << "\xE2\x80"_ba << u"E2"_s;
    QTest::newRow("picture") << "\xF0\x9F\x98\x80"_ba << u"\U0001F600"_s;
}

void tst_TextRows::hiddenCharactersAreNamed()
{
    QFETCH(QByteArray, bytes);
    QTEST(visibleCharacter(bytes, 0).text(), "shown");
}

RUNLATCH_TEST(tst_TextRows)

} // namespace runlatch::text

#include "tst_textrows.moc"
