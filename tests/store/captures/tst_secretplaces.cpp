// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/secretplaces.h"

#include "support/suite.h"

#include <QTest>

using namespace runlatch::store;

/// Places are read as they were written, and nothing else is read.
class tst_SecretPlaces : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatItWrites();
    void readsNothingElse_data();
    void readsNothingElse();
};

void tst_SecretPlaces::readsWhatItWrites()
{
    const SecretPlaces places{{{27, 29}}, {{0, 1}, {1'000'000'000, 64}}};
    QCOMPARE(writePlaces(places), QByteArray("h27+29 b0+1 b1000000000+64"));
    QVERIFY(readPlaces(writePlaces(places)) == places);
    QVERIFY(readPlaces("b5+6") == (SecretPlaces{{}, {{5, 6}}}));
}

void tst_SecretPlaces::readsNothingElse_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"", " ", "h", "h+", "h1", "h1+", "h+1", "x1+1", "h-1+1", "h1+0", "h1+-1", "h1+1,b1+1",
                             "h1+1 ", "h1+99999999999999999999", "b20000000000+64", "b1+20000000000"})
        QTest::newRow(text) << QByteArray(text);
}

void tst_SecretPlaces::readsNothingElse()
{
    QFETCH(const QByteArray, text);
    QVERIFY(!readPlaces(text));
}

RUNLATCH_TEST(tst_SecretPlaces)
#include "tst_secretplaces.moc"
