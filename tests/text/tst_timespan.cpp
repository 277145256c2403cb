// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/timespan.h"

#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::text {

/// A time is read as people write it, or not at all.
class tst_TimeSpan : public QObject
{
    Q_OBJECT
private slots:
    void reads_data();
    void reads();
};

void tst_TimeSpan::reads_data()
{
    QTest::addColumn<qint64>("milliseconds"); // -1: it is none
    const auto row = [](const char *text, qint64 milliseconds) { QTest::newRow(text) << milliseconds; };
    row("0s", 0);
    row("200ms", 200);
    row("1.5s", 1500);
    row("2min", 120'000);
    row("2m", 120'000);
    row("60m", 3'600'000);
    row("3600.001s", -1);
    row("99999999min", -1);
    row("2", -1);
    row("-2s", -1);
    row("2 s", -1);
    row("1h", -1);
    row(".5s", -1);
    row("1.2345s", -1);
    row("123456789ms", -1);
    row("", -1);
}

void tst_TimeSpan::reads()
{
    QFETCH(const qint64, milliseconds);
    const auto time = readTimeSpan(QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(time ? time->count() : -1, milliseconds);
}

RUNLATCH_TEST(tst_TimeSpan)

} // namespace runlatch::text

#include "tst_timespan.moc"
