// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "text/plaintext.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::text {

/// Foreign text is shown without control characters and cut between letters.
class tst_PlainText : public QObject
{
    Q_OBJECT

private slots:
    void takesOut_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("plain") << u"Triggered via UI"_s << u"Triggered via UI"_s;
        QTest::newRow("lines") << u"one\ntwo\tthree"_s << u"one two three"_s;
        QTest::newRow("line separator") << u"a\r\nb\u2028c"_s << u"a  b c"_s;
        QTest::newRow("soft hyphen") << u"a\u00ADb"_s << u"ab"_s;
        QTest::newRow("Hebrew stays") << u"שלום"_s << u"שלום"_s;
        QTest::newRow("control") << u"a\u0007\u001b[31mb\u0085"_s << u"a[31mb"_s;
        QTest::newRow("bidi override") << u"safe\u202Egpj.exe\u2066x\u2069"_s << u"safegpj.exex"_s;
        QTest::newRow("zero width") << u"pay\u200Bpal\uFEFF"_s << u"paypal"_s;
        QTest::newRow("emoji keeps its joiner") << u"\U0001F468\u200D\U0001F4BB"_s << u"\U0001F468\u200D\U0001F4BB"_s;
        QTest::newRow("tag letters beyond the first plane") << u"a\U000E0041b"_s << u"ab"_s;
    }
    void takesOut()
    {
        QFETCH(QString, text);
        QTEST(plainText(text), "expected");
    }

    void marksLines_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("plain") << u"Größe"_s << u"Größe"_s;
        QTest::newRow("lines stay") << u"one\n\ttwo\r\nthree"_s << u"one\n\ttwo\r\nthree"_s;
        QTest::newRow("a line that is written over") << u"safe\rgood"_s << u"safe<U+000D>good"_s;
        QTest::newRow("control") << u"a\u001b[31mb\u009b2J"_s << u"a<U+001B>[31mb<U+009B>2J"_s;
        QTest::newRow("bidi override") << u"safe\u202Egpj.exe"_s << u"safe<U+202E>gpj.exe"_s;
        QTest::newRow("tag letter") << u"a\U000E0041b"_s << u"a<U+E0041>b"_s;
        QTest::newRow("emoji keeps its joiner") << u"\U0001F468\u200D\U0001F4BB"_s << u"\U0001F468\u200D\U0001F4BB"_s;
        QTest::newRow("not known yet") << u"a\U0001FAFFb"_s << u"a\U0001FAFFb"_s;
    }
    void marksLines()
    {
        QFETCH(QString, text);
        QTEST(markedLines(text), "expected");
    }

    void boxes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("lines stay") << u"one\n\ttwo"_s << u"one\n\ttwo"_s;
        QTest::newRow("carriage return") << u"one\r\ntwo"_s << u"one\uFFFD\ntwo"_s;
        QTest::newRow("control") << u"a\u001b[31mb\u0085"_s << u"a\uFFFD[31mb\uFFFD"_s;
        QTest::newRow("separators") << u"a\u2028b\u2029c"_s << u"a\uFFFDb\uFFFDc"_s;
        QTest::newRow("bidi override") << u"safe\u202Egpj.exe"_s << u"safe\uFFFDgpj.exe"_s;
        QTest::newRow("joiner") << u"a\u200Db"_s << u"a\uFFFDb"_s;
        QTest::newRow("one box for a tag letter") << u"a\U000E0041b"_s << u"a\uFFFDb"_s;
        QTest::newRow("half a pair") << u"a"_s + QChar(0xD83D) + u'b' << u"a\uFFFDb"_s;
        QTest::newRow("emoji stays") << u"\U0001F600"_s << u"\U0001F600"_s;
    }
    void boxes()
    {
        QFETCH(QString, text);
        QTEST(boxedText(text), "expected");
    }

    void cutsLongTexts()
    {
        QCOMPARE(plainText(QString(200, u'x')), QString(200, u'x'));
        QCOMPARE(plainText(QString(201, u'x')), QString(199, u'x') + u'\u2026');
        QCOMPARE(plainText(QString(10'000'000, u'\u202E')), u"\u2026"_s);
    }

    void marks_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("plain") << u"gr\u00fc\u00df \u05e9"_s << u"gr\u00fc\u00df \u05e9"_s;
        QTest::newRow("lines") << u"one\r\ntwo\tthree"_s << u"one  two three"_s;
        QTest::newRow("separators") << u"a\u2028b\u2029c"_s << u"a<U+2028>b<U+2029>c"_s;
        QTest::newRow("control") << u"a\u001b[31mb\u0085\u009b2J\u007f"_s
                                 << u"a<U+001B>[31mb<U+0085><U+009B>2J<U+007F>"_s;
        QTest::newRow("bidi") << u"safe\u202Egpj.exe\u2066x\u2069\u200F\u061C"_s
                              << u"safe<U+202E>gpj.exe<U+2066>x<U+2069><U+200F><U+061C>"_s;
        QTest::newRow("zero width") << u"pay\u200Bpal"_s << u"pay<U+200B>pal"_s;
        QTest::newRow("joiner") << u"\U0001F468\u200D\U0001F4BB"_s << u"\U0001F468\u200D\U0001F4BB"_s;
        QTest::newRow("beyond the first plane") << u"a\U000E0041b"_s << u"a<U+E0041>b"_s;
    }
    void marks()
    {
        QFETCH(QString, text);
        QTEST(markedText(text), "expected");
    }

    void neverCutsAMarkInTwo()
    {
        QCOMPARE(markedText(u"ab\u202E"_s, 10), u"ab<U+202E>"_s);
        QCOMPARE(markedText(u"ab\u202Ec"_s, 10), u"ab\u2026"_s);
        QCOMPARE(markedText(u"ab\u202Ecd"_s, 11), u"ab<U+202E>\u2026"_s);
        QCOMPARE(markedText(QString(10'000'000, u'\u202E'), 20), u"<U+202E><U+202E>\u2026"_s);
    }

    void neverCutsALetterInTwo()
    {
        const QString faces = u"\U0001F600"_s.repeated(300);
        for (int limit = 4; limit < 12; ++limit) {
            const QString cut = plainText(faces, limit);
            QVERIFY(cut.size() <= limit);
            QCOMPARE(QString::fromUtf8(cut.toUtf8()), cut);
        }
    }
};

RUNLATCH_TEST(tst_PlainText)

} // namespace runlatch::text

#include "tst_plaintext.moc"
