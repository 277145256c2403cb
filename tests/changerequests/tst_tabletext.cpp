// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/tabletext.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

/// Rows become text for spreadsheets and chats that no cell can break out of.
class tst_TableText : public QObject
{
    Q_OBJECT
private slots:
    void writesTables_data();
    void writesTables();
    void formulas_data();
    void formulas();
};

void tst_TableText::writesTables_data()
{
    QTest::addColumn<TableFormat>("format");
    QTest::addColumn<QStringList>("headings");
    QTest::addColumn<QList<QStringList>>("rows");
    QTest::addColumn<QString>("text");
    const QStringList headings{u"Subject"_s, u"By"_s};
    const QList<QStringList> rows{{u"a\tb\r\nc"_s, u"=1"_s}, {u"x|y"_s}};
    const QList<QStringList> none;
    QTest::newRow("text") << TableFormat::Text << headings << rows << u"Subject\tBy\na b c\t'=1\nx|y\t\n"_s;
    QTest::newRow("text of rows") << TableFormat::Text << QStringList() << rows << u"a b c\t'=1\nx|y\t\n"_s;
    QTest::newRow("csv") << TableFormat::Csv << headings << rows << u"Subject,By\r\n\"a\tb\r\nc\",'=1\r\nx|y,\r\n"_s;
    QTest::newRow("csv on a terminal") << TableFormat::Csv << QStringList()
                                       << QList<QStringList>{{u"\u001B[2Ja"_s, u"safe\u202Egpj.exe"_s, u"a\rb"_s}}
                                       << u"<U+001B>[2Ja,safe<U+202E>gpj.exe,a<U+000D>b\r\n"_s;
    QTest::newRow("markdown") << TableFormat::Markdown << headings << rows
                              << u"| Subject | By |\n| --- | --- |\n| a b c | \\=1 |\n| x\\|y |  |\n"_s;
    QTest::newRow("markdown of rows") << TableFormat::Markdown << QStringList() << rows
                                      << u"|  |  |\n| --- | --- |\n| a b c | \\=1 |\n| x\\|y |  |\n"_s;
    for (const TableFormat format : {TableFormat::Text, TableFormat::Csv, TableFormat::Markdown})
        QTest::addRow("nothing %d", static_cast<int>(format)) << format << QStringList() << none << QString();
}

void tst_TableText::writesTables()
{
    QFETCH(TableFormat, format);
    QFETCH(QStringList, headings);
    QFETCH(QList<QStringList>, rows);
    QTEST(tableText(format, headings, rows), "text");
}

void tst_TableText::formulas_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isFormula");
    for (const QString &beginning : {u"="_s, u"+"_s, u"-"_s, u"@"_s, u"\t"_s, u"\r"_s, u"\n"_s, u"\uFF1D"_s})
        QTest::addRow("%04x", beginning.front().unicode()) << beginning + "1+1"_L1 << true;
    QTest::newRow("within") << u"1=1"_s << false;
    QTest::newRow("empty") << QString() << false;
}

void tst_TableText::formulas()
{
    QFETCH(QString, text);
    QFETCH(bool, isFormula);
    QCOMPARE(notAFormula(text), (isFormula ? u"'"_s : QString()) + text);
}

RUNLATCH_TEST(tst_TableText)

} // namespace runlatch::changerequests

#include "tst_tabletext.moc"
