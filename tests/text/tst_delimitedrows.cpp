// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/delimitedrows.h"

#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::text {

using Rows = QList<QStringList>;

/// The cells of a table are read as its program wrote them, and no text makes that slow or large.
class tst_DelimitedRows : public QObject
{
    Q_OBJECT

private slots:
    void readsCells_data();
    void readsCells();
    void namesTheLineOfAnOpenQuote();
    void findsTheSeparator_data();
    void findsTheSeparator();
    void isBounded();
};

void tst_DelimitedRows::readsCells_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Rows>("rows");
    QTest::newRow("nothing") << u""_s << Rows();
    QTest::newRow("line ends") << u"a,b\nc,d\r\ne,f\rg,h"_s
                               << Rows{{u"a"_s, u"b"_s}, {u"c"_s, u"d"_s}, {u"e"_s, u"f"_s}, {u"g"_s, u"h"_s}};
    QTest::newRow("a byte order mark") << u"\ufeff\"a\",b"_s << Rows{{u"a"_s, u"b"_s}};
    QTest::newRow("quotes") << u"\"a,b\",\"say \"\"c\"\"\"\n\"two\nlines\",d"_s
                            << Rows{{u"a,b"_s, u"say \"c\""_s}, {u"two\nlines"_s, u"d"_s}};
    QTest::newRow("a quote within a cell") << u"a\"b,c"_s << Rows{{u"a\"b"_s, u"c"_s}};
    QTest::newRow("letters behind a quote") << u"\"net\"-prod,c"_s << Rows{{u"net-prod"_s, u"c"_s}};
    QTest::newRow("blanks") << u" a , \"b\" \n\n , \n"_s << Rows{{u"a"_s, u"b"_s}};
    QTest::newRow("empty cells") << u",a,"_s << Rows{{u""_s, u"a"_s, u""_s}};
}

void tst_DelimitedRows::readsCells()
{
    QFETCH(QString, text);
    const DelimitedRows read = DelimitedRows::read(text, u',');
    QTEST(read.rows, "rows");
    QCOMPARE(read.openQuote, 0);
    QVERIFY(!read.isCut);
}

void tst_DelimitedRows::namesTheLineOfAnOpenQuote()
{
    const DelimitedRows read = DelimitedRows::read(u"\"a\nb\",c\nd,\"e\nf,g"_s, u',');
    QCOMPARE(read.openQuote, 3);
    QCOMPARE(read.rows.constLast(), (QStringList{u"d"_s, u"e\nf,g"_s}));
}

void tst_DelimitedRows::findsTheSeparator_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("separator");
    QTest::newRow("commas") << u"a,b\nc,d"_s << u","_s;
    QTest::newRow("semicolons, and commas in cells") << u"a;b,c\nd;e,f"_s << u";"_s;
    QTest::newRow("tabs of a spreadsheet") << u"a\tb;c\nd\te;f"_s << u"\t"_s;
    QTest::newRow("a separator in quotes") << u"\"a;1\",b\n\"c;2\",d"_s << u","_s;
    QTest::newRow("a quote that is never closed") << u"a,b\n\"c,d"_s << u","_s;
    QTest::newRow("one row") << u"a,b,c"_s << u""_s;
    QTest::newRow("one column") << u"a\nb\nc"_s << u""_s;
    QTest::newRow("a list in lines of any length") << u"a,b\nc\nd,e,f"_s << u""_s;
    QTest::newRow("JSON in lines") << u"[\n\"a\",\n\"b\"\n]"_s << u""_s;
}

void tst_DelimitedRows::findsTheSeparator()
{
    QFETCH(QString, text);
    const std::optional<QChar> separator = separatorOf(text);
    QTEST(separator ? QString(*separator) : QString(u""_s), "separator");
}

void tst_DelimitedRows::isBounded()
{
    const QString oneLine = u"a,"_s.repeated(500'000);
    QCOMPARE(DelimitedRows::read(oneLine, u',').rows.constFirst().size(), DelimitedRows::MaxColumns);
    const DelimitedRows openQuote = DelimitedRows::read(u'"' + QString(1'000'000, u'"'), u',');
    QCOMPARE(openQuote.rows.size(), 1);
    const DelimitedRows many = DelimitedRows::read(u"a\n"_s.repeated(DelimitedRows::MaxRows + 1), u',');
    QVERIFY(many.isCut);
    QCOMPARE(many.rows.size(), DelimitedRows::MaxRows);
    QVERIFY(!DelimitedRows::read(u"a\n"_s.repeated(DelimitedRows::MaxRows) + u"\n,\n"_s, u',').isCut);
}

RUNLATCH_TEST(tst_DelimitedRows)

} // namespace runlatch::text

#include "tst_delimitedrows.moc"
