// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/endpoint.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::service {

/// Facts learned with one endpoint are used with another only if both are the same service, or the same identity.
class tst_Endpoint : public QObject
{
    Q_OBJECT
private slots:
    void startsWithNone();
    void isOneConnectionWithAnotherToken();
    void isAnotherAtAnotherAddress();
    void isAnotherOfAnotherConnection();

private:
    static Endpoint endpoint()
    {
        return {.base = QUrl(u"https://a.example/api/v2"_s), .token = "t", .connection = id()};
    }
    static QUuid id() { return QUuid(u"11111111-1111-4111-8111-111111111111"_s); }
};

void tst_Endpoint::startsWithNone()
{
    QVERIFY(Endpoint().isNull());
    QVERIFY(!endpoint().isNull());
}

void tst_Endpoint::isOneConnectionWithAnotherToken()
{
    Endpoint renewed = endpoint();
    QVERIFY(endpoint().isSameIdentity(renewed));
    renewed.token = "another";
    QVERIFY(endpoint().isSameConnection(renewed));
    QVERIFY(!endpoint().isSameIdentity(renewed));
}

/// The address of a connection may be edited, and its token is then shown to another service.
void tst_Endpoint::isAnotherAtAnotherAddress()
{
    Endpoint moved = endpoint();
    moved.base = QUrl(u"https://b.example/api/v2"_s);
    QVERIFY(!endpoint().isSameConnection(moved));
    QVERIFY(!endpoint().isSameIdentity(moved));
}

void tst_Endpoint::isAnotherOfAnotherConnection()
{
    Endpoint other = endpoint();
    other.connection = QUuid::createUuid();
    QVERIFY(!endpoint().isSameConnection(other));
    QVERIFY(!endpoint().isSameIdentity(other));
}

RUNLATCH_TEST(tst_Endpoint)

} // namespace runlatch::service

#include "tst_endpoint.moc"
