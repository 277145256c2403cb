// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

// The queue for a busy window stays small, and an idle window gets everything.

#include "http/exchangerelay.h"
#include "support/suite.h"

#include <QTest>

using namespace runlatch::http;

/// Records reach the thread that listens, and the queue of those that wait is bounded.
class tst_ExchangeRelay : public QObject
{
    Q_OBJECT

private slots:
    void tellsEverythingToWhoListens();
    void keepsWhatWaitsSmall();
};

namespace {

ExchangeRecord record()
{
    ExchangeRecord made;
    made.requestBody = "question";
    made.responseBody = "answer";
    return made;
}

} // namespace

void tst_ExchangeRelay::tellsEverythingToWhoListens()
{
    ExchangeRelay relay;
    int told = 0;
    connect(&relay, &ExchangeRelay::exchanged, this,
            [&told](const ExchangeRecord &exchange) { told += exchange.requestBody == "question" ? 1 : 0; });
    for (int i = 0; i < 2 * ExchangeRelay::MaxWaiting; ++i) {
        relay.offer(record());
        QCoreApplication::processEvents();
    }
    QCOMPARE(told, 2 * ExchangeRelay::MaxWaiting);
}

void tst_ExchangeRelay::keepsWhatWaitsSmall()
{
    ExchangeRelay relay;
    int whole = 0;
    int told = 0;
    connect(&relay, &ExchangeRelay::exchanged, this, [&](const ExchangeRecord &exchange) {
        ++told;
        whole += exchange.requestBody.isEmpty() && exchange.responseBody.isEmpty() ? 0 : 1;
    });
    for (int i = 0; i < 2 * ExchangeRelay::MaxWaiting; ++i)
        relay.offer(record());
    QCoreApplication::processEvents();
    QCOMPARE(told, ExchangeRelay::MaxWaiting);
    QCOMPARE(whole, ExchangeRelay::MaxWhole);
    relay.offer(record());
    QCoreApplication::processEvents();
    QCOMPARE(told, ExchangeRelay::MaxWaiting + 1); // the queue has room again
    QCOMPARE(whole, ExchangeRelay::MaxWhole + 1);
}

RUNLATCH_TEST(tst_ExchangeRelay)
#include "tst_exchangerelay.moc"
