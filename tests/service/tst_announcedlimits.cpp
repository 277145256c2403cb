// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

// The words of a service about its rate limit are read in one way, in whatever form they come.

#include "service/announcedlimits.h"

#include "base/utc.h"
#include "service/account.h"
#include "support/suite.h"

#include <QTest>

namespace runlatch::service {

/// The limits that a service announces are read, and nonsense is left out.
class tst_AnnouncedLimits : public QObject
{
    Q_OBJECT
private slots:
    void readsTheRate_data();
    void readsTheRate();
    void readsTheWait_data();
    void readsTheWait();
};

void tst_AnnouncedLimits::readsTheRate_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<int>("rate"); // 0: no rate
    QTest::newRow("usual") << QByteArray("30") << 30;
    QTest::newRow("least") << QByteArray("1") << 1;
    QTest::newRow("most") << QByteArray("10000") << 10'000;
    QTest::newRow("a fraction") << QByteArray(" 2.5 ") << 2;
    for (const char *text : {"", "0", "-5", "0.5", "nan", "inf", "many", "10001", "1e300", "30, 30"})
        QTest::addRow("'%s'", text) << QByteArray(text) << 0;
}

/// The connection test shows the rate that the bucket uses.
void tst_AnnouncedLimits::readsTheRate()
{
    QFETCH(QByteArray, written);
    QFETCH(int, rate);
    const http::Headers headers{{"x-ratelimit-limit", written}};
    QCOMPARE(announcedRate(headers).value_or(0), rate);
    QCOMPARE(readServiceFacts(headers).rateLimit, rate);
    QVERIFY(!announcedRate({}));
}

void tst_AnnouncedLimits::readsTheWait_data()
{
    QTest::addColumn<QByteArray>("reset");
    QTest::addColumn<QByteArray>("retryAfter");
    QTest::addColumn<qint64>("wait"); // milliseconds; -1: no wait
    const QByteArray none;
    QTest::newRow("nothing") << none << none << qint64(-1);
    QTest::newRow("Reset") << QByteArray("0.357") << none << qint64(357);
    QTest::newRow("Retry-After") << none << QByteArray("5") << qint64(5000);
    QTest::newRow("a date") << none << QByteArray("Sat, 21 Nov 2026 10:00:07 GMT") << qint64(7000);
    QTest::newRow("a date that has passed") << none << QByteArray("Sat, 21 Nov 2026 09:00:00 GMT") << qint64(0);
    QTest::newRow("Reset comes first") << QByteArray("2") << QByteArray("5") << qint64(2000);
    QTest::newRow("also where it is at once") << QByteArray("0") << QByteArray("5") << qint64(0);
    QTest::newRow("but not as nonsense") << QByteArray("soon") << QByteArray("5") << qint64(5000);
    QTest::newRow("a time of day") << QByteArray("1795255200") << none << qint64(86'400'000);
    QTest::newRow("without end") << QByteArray("inf") << none << qint64(-1);
    QTest::newRow("negative") << QByteArray("-3") << QByteArray("tomorrow") << qint64(-1);
}

void tst_AnnouncedLimits::readsTheWait()
{
    QFETCH(QByteArray, reset);
    QFETCH(QByteArray, retryAfter);
    QFETCH(qint64, wait);
    http::Headers headers;
    if (!retryAfter.isNull())
        headers.append({"Retry-After", retryAfter});
    if (!reset.isNull())
        headers.append({"x-ratelimit-reset", reset});
    const QDateTime now(QDate(2026, 11, 21), QTime(10, 0), base::Utc);
    QCOMPARE(askedWait(headers, now).value_or(std::chrono::milliseconds(-1)).count(), wait);
}

RUNLATCH_TEST(tst_AnnouncedLimits)

} // namespace runlatch::service

#include "tst_announcedlimits.moc"
