// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/plainaddress.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::http {

/// One machine has one address, in whichever family a socket writes it.
class tst_PlainAddress : public QObject
{
    Q_OBJECT

private slots:
    void unwraps_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("expected");
        QTest::newRow("IPv4") << u"192.0.2.1"_s << u"192.0.2.1"_s;
        QTest::newRow("IPv4 in IPv6") << u"::ffff:192.0.2.1"_s << u"192.0.2.1"_s;
        QTest::newRow("IPv6") << u"2001:db8::1"_s << u"2001:db8::1"_s;
        QTest::newRow("loopback of IPv6") << u"::1"_s << u"::1"_s;
        QTest::newRow("none") << QString() << QString();
    }
    void unwraps()
    {
        QFETCH(QString, address);
        QTEST(plainAddress(QHostAddress(address)).toString(), "expected");
    }
};

RUNLATCH_TEST(tst_PlainAddress)

} // namespace runlatch::http

#include "tst_plainaddress.moc"
