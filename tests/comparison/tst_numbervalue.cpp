// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "comparison/numbervalue.h"

#include "support/suite.h"

#include <QTest>

using namespace runlatch::comparison;

/// Numbers of equal value have the same text, and no others.
class tst_NumberValue : public QObject
{
    Q_OBJECT

private slots:
    void equalNumbers_data();
    void equalNumbers();
};

void tst_NumberValue::equalNumbers_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<bool>("areEqual");
    const auto row = [](const char *left, const char *right, bool areEqual) {
        QTest::addRow("%s and %s", left, right) << QByteArray(left) << QByteArray(right) << areEqual;
    };
    row("1", "1.0", true);
    row("100", "1e2", true);
    row("1.5E+1", "15", true);
    row("0.00120", "12e-4", true);
    row("-0", "0.0e7", true);
    row("0e99999999999999999999", "0", true);
    row("1e-0003", "0.001", true);
    row("-1", "1", false);
    row("1", "10", false);
    row("9007199254740993", "9007199254740992", false); // a double rounds the first to the second
    row("0.1", "0.1000000000000000055", false);
    row("1e400", "1e401", false); // both are beyond a double
    row("1e99999999999999999999", "1e99999999999999999999", true);
    row("1e99999999999999999999", "1e99999999999999999998", false);
}

void tst_NumberValue::equalNumbers()
{
    QFETCH(const QByteArray, left);
    QFETCH(const QByteArray, right);
    QTEST(numberValue(left) == numberValue(right), "areEqual");
}

RUNLATCH_TEST(tst_NumberValue)
#include "tst_numbervalue.moc"
