// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/utc.h"
#include "filter/times.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::filter {

namespace {

const QDateTime Now(QDate(2026, 11, 21), QTime(10, 0), base::Utc);

QString told(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(u"yyyy-MM-ddTHH:mm:ss.zzz"_s).remove(u":00.000"_s) : QString();
}

} // namespace

/// Times and days of a filter are read as people write them.
class tst_Times : public QObject
{
    Q_OBJECT
private slots:
    void init() { useZone("UTC"); }
    void cleanupTestCase() { useZone("UTC"); }
    void timesAreRead_data();
    void timesAreRead();
    void otherTextsAreNoTimes_data();
    void otherTextsAreNoTimes();
    void daysAreLocal();

private:
    static void useZone(const char *name);
};

void tst_Times::useZone(const char *name)
{
    qputenv("TZ", name);
    tzset();
}

void tst_Times::timesAreRead_data()
{
    QTest::addColumn<QString>("span");
    const auto row = [](const char *written, const QString &span) { QTest::newRow(written) << span; };
    row("2026-11-20", u"2026-11-20T00:00 2026-11-21T00:00"_s);
    row("2026-2-3", u"2026-02-03T00:00 2026-02-04T00:00"_s);
    row("2026-12", u"2026-12-01T00:00 2027-01-01T00:00"_s);
    row("2024", u"2024-01-01T00:00 2025-01-01T00:00"_s);
    row("Today", u"2026-11-21T00:00 2026-11-22T00:00"_s);
    row("yesterday", u"2026-11-20T00:00 2026-11-21T00:00"_s);
    row("=today", u"2026-11-21T00:00 2026-11-22T00:00"_s);
    row("2026-11-21t09:30z", u"2026-11-21T09:30 2026-11-21T09:31"_s);
    row("2026-11-21 09:30:05", u"2026-11-21T09:30:05.000 2026-11-21T09:30:06.000"_s);
    row("2026-11-21T09:30:05.594+02:00", u"2026-11-21T07:30:05.594 2026-11-21T07:30:05.595"_s);
    row(">2026-11-20", u"2026-11-21T00:00 "_s);
    row(">=2026-11-20", u"2026-11-20T00:00 "_s);
    row("<2026-11-20", u" 2026-11-20T00:00"_s);
    row("<=2026-11-20", u" 2026-11-21T00:00"_s);
    row("7d", u"2026-11-14T10:00 "_s);
    row("<7d", u"2026-11-14T10:00 "_s);
    row("<=7d", u"2026-11-14T10:00 "_s);
    row(">7d", u" 2026-11-14T10:00"_s);
    row(">=7d", u" 2026-11-14T10:00"_s);
    row("12H", u"2026-11-20T22:00 "_s);
    row("30m", u"2026-11-21T09:30 "_s);
    row("90s", u"2026-11-21T09:58:30.000 "_s);
    row("3w", u"2026-10-31T10:00 "_s);
    row("9mo", u"2026-02-21T10:00 "_s);
    row("2y", u"2024-11-21T10:00 "_s);
    row("14d..7d", u"2026-11-07T10:00 2026-11-14T10:00"_s);
    row("7d..14d", u"2026-11-07T10:00 2026-11-14T10:00"_s);
    row("2026-10..2026-11-03", u"2026-10-01T00:00 2026-11-04T00:00"_s);
    row("2026-10..", u"2026-10-01T00:00 "_s);
    row("..2026-10", u" 2026-11-01T00:00"_s);
    row("2026-11-01..7d", u"2026-11-01T00:00 2026-11-14T10:00"_s);
}

void tst_Times::timesAreRead()
{
    QFETCH(QString, span);
    const QString written = QString::fromUtf8(QTest::currentDataTag());
    qsizetype sign = 0;
    while (u"<>="_s.contains(written[sign]))
        ++sign;
    const auto times = readTimes(written.sliced(sign), written.first(sign), Now);
    QVERIFY(times);
    QCOMPARE(told(times->from) + u' ' + told(times->until), span);
}

void tst_Times::otherTextsAreNoTimes_data()
{
    QTest::addColumn<QString>("written");
    for (const char *written : {"",
                                "..",
                                "...",
                                "soon",
                                "2026-",
                                "2026-13",
                                "2026-02-30",
                                "0000",
                                "26-01-01",
                                "2026-11-21T25:00",
                                "7",
                                "7x",
                                "-7d",
                                "7d7d",
                                "1234567d",
                                "today..soon",
                                "2026..2027..2028",
                                "2026-11-21T",
                                "٢٠٢٦",
                                "2026-11-21\n"})
        QTest::newRow(written) << QString::fromUtf8(written);
}

void tst_Times::otherTextsAreNoTimes()
{
    QFETCH(QString, written);
    QVERIFY(!readTimes(written, {}, Now));
    QVERIFY(!readTimes(written, u">", Now));
    QVERIFY(!readTimes(u"2025..2026", u">", Now)); // a range takes no comparison
}

void tst_Times::daysAreLocal()
{
    useZone("Europe/Berlin");
    const auto long_ = readTimes(u"2026-10-25", {}, Now); // 25 hours: summer time ends
    QVERIFY(long_);
    QCOMPARE(told(long_->from), u"2026-10-24T22:00"_s);
    QCOMPARE(told(long_->until), u"2026-10-25T23:00"_s);
    QCOMPARE(told(readTimes(u"30d", {}, Now)->from), u"2026-10-22T09:00"_s); // the same hour 30 days ago
    const QDateTime late(QDate(2026, 11, 21), QTime(23, 30), base::Utc);
    QCOMPARE(told(readTimes(u"today", {}, late)->from), u"2026-11-21T23:00"_s);
}

RUNLATCH_TEST(tst_Times)

} // namespace runlatch::filter

#include "tst_times.moc"
