// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/changedtext.h"

#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::tests;

/// A table of texts means exact bytes, and a row that does not fit the text that it changes is refused.
class tst_ChangedText : public QObject
{
    Q_OBJECT

private slots:
    void aCellMeansBytes_data();
    void aCellMeansBytes();
    void aCellThatMeansNothing_data();
    void aCellThatMeansNothing();
    void oneLineIsReplaced();
    void aLineThatDoesNotFit_data();
    void aLineThatDoesNotFit();
};

void tst_ChangedText::aCellMeansBytes_data()
{
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("as it stands") << R"("a":"\n <é>",)"_ba
                                  << R"("a":"\n <é>",)"_ba;
    QTest::newRow("lines") << "a¶b¶"_ba
                           << "a\nb\n"_ba;
    QTest::newRow("many times") << "\"<<ab * 3>>\""_ba
                                << "\"ababab\""_ba;
    QTest::newRow("many lines") << "<<[ * 2>><<* * 2>><<],¶ * 2>>"_ba
                                << "[[**],\n],\n"_ba;
    QTest::newRow("bytes") << "a<<FF 00>>b"_ba
                           << "a\xff\0b"_ba;
}

void tst_ChangedText::aCellMeansBytes()
{
    QFETCH(const QByteArray, cell);
    QFETCH(const QByteArray, text);
    QCOMPARE(meantByCell(cell), std::optional(text));
}

void tst_ChangedText::aCellThatMeansNothing_data()
{
    QTest::addColumn<QByteArray>("cell");
    for (const char *cell :
         {"<<", "a<<b * 3", "<<>>", "<<b>>", "<<b * >>", "<<b * c>>", "<<b * 1>>", "<<b*3>>", "<<ff>>"})
        QTest::newRow(cell) << QByteArray(cell);
}

void tst_ChangedText::aCellThatMeansNothing()
{
    QFETCH(const QByteArray, cell);
    QVERIFY(!meantByCell(cell));
}

void tst_ChangedText::oneLineIsReplaced()
{
    const QByteArray text = "{\n\"a\":1,\n\"b\":1\n}\n";
    QCOMPARE(withLine(text, "\"a\":", "\"a\":2,"), std::optional("{\n\"a\":2,\n\"b\":1\n}\n"_ba));
    QCOMPARE(withLine(text, "\"b\":", "\"b\":1,\n\"c\":1"), std::optional("{\n\"a\":1,\n\"b\":1,\n\"c\":1\n}\n"_ba));
    QCOMPARE(withLine(text, "\"a\":", {}), std::optional("{\n\"b\":1\n}\n"_ba));
}

void tst_ChangedText::aLineThatDoesNotFit_data()
{
    QTest::addColumn<QByteArray>("beginning");
    QTest::addColumn<QByteArray>("instead");
    QTest::newRow("no line begins so") << "1"_ba
                                       << "2"_ba;
    QTest::newRow("two lines begin so") << "\""_ba
                                        << "2"_ba;
    QTest::newRow("every line begins so") << ""_ba
                                          << "2"_ba;
    QTest::newRow("the same as before") << "\"a\""_ba
                                        << "\"a\":1,"_ba;
}

void tst_ChangedText::aLineThatDoesNotFit()
{
    QFETCH(const QByteArray, beginning);
    QFETCH(const QByteArray, instead);
    QVERIFY(!withLine("\"a\":1,\n\"b\":1", beginning, instead));
}

RUNLATCH_TEST(tst_ChangedText)
#include "tst_changedtext.moc"
