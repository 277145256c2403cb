// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "base/utc.h"
#include "service/callretry.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::base::ErrorKind;

namespace runlatch::service {

/// The wait and the decision to try again follow from the answer.
class tst_CallRetry : public QObject
{
    Q_OBJECT
private slots:
    void theServiceSaysHowLong_data();
    void theServiceSaysHowLong();
    void chanceStaysWithinItsBounds();
    void troubleWaitsLongerEachTime();
    void someTroublePasses_data();
    void someTroublePasses();
    void someTroubleLeavesTheOutcomeOpen_data();
    void someTroubleLeavesTheOutcomeOpen();
};

void tst_CallRetry::theServiceSaysHowLong_data()
{
    QTest::addColumn<QByteArray>("reset");
    QTest::addColumn<QByteArray>("retryAfter");
    QTest::addColumn<int>("wait");
    const QByteArray none;
    QTest::newRow("nothing") << none << none << 1000;
    QTest::newRow("seconds") << QByteArray("2") << none << 2000;
    QTest::newRow("a fraction") << QByteArray("0.3571") << none << 357;
    QTest::newRow("at once") << QByteArray("0") << none << 100;
    QTest::newRow("negative") << QByteArray("-3") << none << 1000;
    QTest::newRow("nonsense") << QByteArray("soon") << none << 1000;
    QTest::newRow("not a number") << QByteArray("nan") << none << 1000;
    QTest::newRow("without end") << QByteArray("inf") << none << 1000;
    QTest::newRow("huge") << QByteArray("1e18") << none << 60000;
    QTest::newRow("a time of day") << QByteArray("1795255200") << none << 60000;
    QTest::newRow("Retry-After") << none << QByteArray("5") << 5000;
    QTest::newRow("Retry-After, a date") << none << QByteArray("Sat, 21 Nov 2026 10:00:07 GMT") << 7000;
    QTest::newRow("Retry-After, a date that has passed") << none << QByteArray("Sat, 21 Nov 2026 09:00:00 GMT") << 100;
    QTest::newRow("Retry-After, a far date") << none << QByteArray("Mon, 21 Dec 2026 10:00:00 GMT") << 60000;
    QTest::newRow("Retry-After, nonsense") << none << QByteArray("tomorrow") << 1000;
    QTest::newRow("both") << QByteArray("2") << QByteArray("5") << 2000;
    QTest::newRow("nonsense and Retry-After") << QByteArray("soon") << QByteArray("5") << 5000;
}

void tst_CallRetry::theServiceSaysHowLong()
{
    QFETCH(QByteArray, reset);
    QFETCH(QByteArray, retryAfter);
    QFETCH(int, wait);
    http::Headers headers;
    if (!reset.isNull())
        headers.append({"x-ratelimit-reset", reset});
    if (!retryAfter.isNull())
        headers.append({"Retry-After", retryAfter});
    const QDateTime now(QDate(2026, 11, 21), QTime(10, 0), base::Utc);
    QCOMPARE(rateLimitWait(headers, now, 0).count(), wait);
    QCOMPARE(rateLimitWait(headers, now, 1).count(), std::min<qint64>(60000, qRound(wait * 1.1)));
}

void tst_CallRetry::chanceStaysWithinItsBounds()
{
    for (const double jitter : {0.0, 0.25, 0.5, 0.999}) {
        const auto wait = rateLimitWait({{"X-RateLimit-Reset", "10"}}, {}, jitter);
        QVERIFY(wait >= 10s);
        QVERIFY(wait <= 11s);
        QVERIFY(troubleWait(1, jitter) >= 100ms);
        QVERIFY(troubleWait(3, jitter) <= 1200ms);
    }
}

void tst_CallRetry::troubleWaitsLongerEachTime()
{
    QCOMPARE(troubleWait(1, 0.5), 200ms);
    QCOMPARE(troubleWait(2, 0.5), 400ms);
    QCOMPARE(troubleWait(3, 0.5), 800ms);
    QCOMPARE(troubleWait(1, 0), 100ms);
    QCOMPARE(troubleWait(3, 1), 1200ms);
}

void tst_CallRetry::someTroublePasses_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("passes");
    for (const int status : {500, 502, 503, 504, 520, 599})
        QTest::addRow("%d", status) << status << true;
    for (const int status : {200, 204, 301, 400, 401, 404, 408, 429, 499, 501, 505})
        QTest::addRow("%d", status) << status << false;
}

void tst_CallRetry::someTroublePasses()
{
    QFETCH(int, status);
    QFETCH(bool, passes);
    QCOMPARE(isPassingTrouble(http::Response{.status = status}), passes);
}

void tst_CallRetry::someTroubleLeavesTheOutcomeOpen_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<bool>("mayHaveArrived");
    QTest::addColumn<bool>("passes");
    const auto row = [](ErrorKind kind, const QString &rule, bool mayHaveArrived, bool passes) {
        QTest::addRow("%s", qPrintable(rule)) << static_cast<int>(kind) << rule << mayHaveArrived << passes;
    };
    row(ErrorKind::Network, u"network.closed"_s, true, true);
    row(ErrorKind::Network, u"network.failed"_s, true, true);
    row(ErrorKind::Network, u"network.refused"_s, false, false);
    row(ErrorKind::Network, u"network.unknown-host"_s, false, false);
    row(ErrorKind::Timeout, u"http.timeout"_s, true, false);
    row(ErrorKind::Tls, u"tls.expired"_s, false, false);
    row(ErrorKind::Protocol, u"http.cut"_s, true, true);
    row(ErrorKind::Protocol, u"http.answer"_s, true, false);
    row(ErrorKind::Protocol, u"http.too-large"_s, true, false);
    row(ErrorKind::Usage, u"http.url"_s, false, false);
}

void tst_CallRetry::someTroubleLeavesTheOutcomeOpen()
{
    QFETCH(int, kind);
    QFETCH(QString, rule);
    QFETCH(bool, mayHaveArrived);
    QFETCH(bool, passes);
    const base::Error error{.kind = static_cast<ErrorKind>(kind),
                            .rule = base::Rules::ofName(rule).value_or(base::Rule())};
    QCOMPARE(service::mayHaveArrived(error), mayHaveArrived);
    QCOMPARE(isPassingTrouble(error), passes);
}

RUNLATCH_TEST(tst_CallRetry)

} // namespace runlatch::service

#include "tst_callretry.moc"
