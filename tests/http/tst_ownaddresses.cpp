// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/ownaddresses.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// The addresses are announced by which others reach this machine.
class tst_OwnAddresses : public QObject
{
    Q_OBJECT
private slots:
    void announces_data();
    void announces();
};

void tst_OwnAddresses::announces_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QStringList>("others");
    QTest::newRow("0.0.0.0") << u"127.0.0.1"_s << QStringList{u"192.0.2.7"_s, u"172.17.0.1"_s};
    QTest::newRow("::") << u"::1"_s << QStringList{u"2001:db8::7"_s};
    QTest::newRow("127.0.0.1") << u"127.0.0.1"_s << QStringList();
    QTest::newRow("192.0.2.7") << u"192.0.2.7"_s << QStringList();
    QTest::newRow("localhost") << u"localhost"_s << QStringList();
}

void tst_OwnAddresses::announces()
{
    const QString listener = QString::fromLatin1(QTest::currentDataTag());
    QList<QHostAddress> interfaces;
    for (const char *address :
         {"127.0.0.1", "::1", "192.0.2.7", "169.254.1.1", "fe80::1", "2001:db8::7", "172.17.0.1", "192.0.2.7"})
        interfaces.append(QHostAddress(QString::fromLatin1(address)));
    QTEST(http::announcedHost(listener), "host");
    QTEST(http::otherAddresses(listener, interfaces), "others");
    for (const QString &address : http::otherAddresses(listener))
        QVERIFY(!QHostAddress(address).isLoopback());
}

RUNLATCH_TEST(tst_OwnAddresses)
#include "tst_ownaddresses.moc"
