// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/numbers.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::filter {

namespace {

using Reader = std::optional<Numbers> (*)(QStringView, QStringView);

/// "lowest highest", or nothing. `written` begins with its comparison.
QString told(Reader read, const QString &written)
{
    qsizetype sign = 0;
    while (sign < written.size() && u"<>="_s.contains(written[sign]))
        ++sign;
    const auto numbers = read(QStringView(written).sliced(sign), QStringView(written).first(sign));
    return numbers ? QString::number(numbers->lowest) + u' ' + QString::number(numbers->highest) : QString();
}

} // namespace

/// Numbers and sizes of a filter are read as people write them.
class tst_Numbers : public QObject
{
    Q_OBJECT
private slots:
    void areRead_data();
    void areRead();
    void greaterAndLessLeaveTheNumberOut();
};

void tst_Numbers::areRead_data()
{
    QTest::addColumn<Reader>("read");
    QTest::addColumn<QString>("numbers");
    const auto rows = [](Reader read, const char *kind, const QList<std::pair<QString, QString>> &all) {
        for (const auto &[written, numbers] : all)
            QTest::addRow("%s %s", kind, qPrintable(written)) << read << numbers;
    };
    rows(&readNumbers, "number",
         {{u"200"_s, u"200 200"_s},
          {u"=-1.5e1"_s, u"-15 -15"_s},
          {u">=4"_s, u"4 inf"_s},
          {u"<=4"_s, u"-inf 4"_s},
          {u"400..499"_s, u"400 499"_s},
          {u"499..400"_s, u"400 499"_s},
          {u"..4"_s, u"-inf 4"_s},
          {u"4.."_s, u"4 inf"_s},
          {u""_s, {}},
          {u".."_s, {}},
          {u"many"_s, {}},
          {u"1,5"_s, {}},
          {u"inf"_s, {}},
          {u"nan"_s, {}},
          {u"1e999"_s, {}},
          {u"4..x"_s, {}},
          {u"0x10"_s, {}},
          {u">4..5"_s, {}}});
    rows(&readDurations, "duration",
         {{u"500ms"_s, u"499.5 500.5"_s},
          {u"2s"_s, u"1500 2500"_s},
          {u"1.2s"_s, u"1150 1250"_s},
          {u".5s"_s, u"450 550"_s},
          {u">=2S"_s, u"2000 inf"_s},
          {u"<=1.5s"_s, u"-inf 1500"_s},
          {u"1s..2min"_s, u"1000 120000"_s},
          {u"..1h"_s, u"-inf 3.6e+06"_s},
          {u">=3m"_s, u"180000 inf"_s},
          {u"2"_s, {}},
          {u"s"_s, {}},
          {u"-2s"_s, {}},
          {u"1e3s"_s, {}},
          {u"1.2.3s"_s, {}},
          {u"2 s"_s, {}},
          {u"2d"_s, {}},
          {u"."_s, {}},
          {u"٢s"_s, {}},
          {u"1s..2"_s, {}}});
    rows(&readSizes, "size",
         {{u"200"_s, u"199.5 200.5"_s},
          {u"2k"_s, u"1536 2560"_s},
          {u"1.3KiB"_s, u"1280 1382.4"_s},
          {u"1.3KB"_s, u"1280 1382.4"_s},
          {u">=10k"_s, u"10240 inf"_s},
          {u"<=1M"_s, u"-inf 1.04858e+06"_s},
          {u">=1GiB"_s, u"1.07374e+09 inf"_s},
          {u"1k..2b"_s, u"2 1024"_s},
          {u"k"_s, {}},
          {u"10q"_s, {}},
          {u"10kb"_s, u"9728 10752"_s},
          {u"1,5k"_s, {}}});
    rows(&readStatuses, "status",
         {{u"404"_s, u"404 404"_s},
          {u"4xx"_s, u"400 499"_s},
          {u"4"_s, u"400 499"_s},
          {u"40"_s, u"400 409"_s},
          {u"40X"_s, u"400 409"_s},
          {u">=500"_s, u"500 inf"_s},
          {u"<=4xx"_s, u"-inf 499"_s},
          {u"4xx..5xx"_s, u"400 599"_s},
          {u"5xx..4"_s, u"400 599"_s},
          {u"4x4"_s, {}},
          {u"xxx"_s, {}},
          {u"4000"_s, {}},
          {u"4.4"_s, {}},
          {u"-40"_s, {}},
          {u"٤٠٤"_s, {}}});
}

void tst_Numbers::areRead()
{
    QFETCH(Reader, read);
    QFETCH(QString, numbers);
    const QString tag = QString::fromUtf8(QTest::currentDataTag());
    QCOMPARE(told(read, tag.sliced(tag.indexOf(u' ') + 1)), numbers);
}

void tst_Numbers::greaterAndLessLeaveTheNumberOut()
{
    QVERIFY(readNumbers(u"4", u">")->lowest > 4);
    QVERIFY(readNumbers(u"4", u"<")->highest < 4);
    QVERIFY(readDurations(u"2s", u">")->lowest > 2000); // every time above 2 s, even if it rounds to 2 s
    QVERIFY(readDurations(u"2s", u">")->lowest < 2000.001);
    QVERIFY(readStatuses(u"4xx", u">")->lowest > 499);
    QVERIFY(readStatuses(u"4xx", u"<")->highest < 400);
}

RUNLATCH_TEST(tst_Numbers)

} // namespace runlatch::filter

#include "tst_numbers.moc"
