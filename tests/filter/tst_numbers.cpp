// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/numbers.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::filter {

class TestNumbers : public QObject
{
    Q_OBJECT
private slots:
    void numbersAreRead();
};

void TestNumbers::numbersAreRead()
{
    const auto span = [](QStringView value, QStringView comparison = {}) {
        const auto numbers = readNumbers(value, comparison);
        return numbers ? u"%1 %2"_s.arg(numbers->lowest).arg(numbers->highest) : QString();
    };
    QCOMPARE(span(u"200"), u"200 200"_s);
    QCOMPARE(span(u"-1.5e1", u"="), u"-15 -15"_s);
    QCOMPARE(span(u"4", u">="), u"4 inf"_s);
    QCOMPARE(span(u"4", u"<="), u"-inf 4"_s);
    QCOMPARE(span(u"400..499"), u"400 499"_s);
    QCOMPARE(span(u"499..400"), u"400 499"_s);
    QCOMPARE(span(u"..4"), u"-inf 4"_s);
    QCOMPARE(span(u"4.."), u"4 inf"_s);
    QVERIFY(readNumbers(u"4", u">")->lowest > 4);
    QVERIFY(readNumbers(u"4", u"<")->highest < 4);
    for (const auto &value :
         {u""_s, u".."_s, u"many"_s, u"1,5"_s, u"inf"_s, u"nan"_s, u"1e999"_s, u"4..x"_s, u"0x10"_s})
        QVERIFY2(span(value).isNull(), qPrintable(value));
}

RUNLATCH_TEST(TestNumbers)

} // namespace runlatch::filter

#include "tst_numbers.moc"
