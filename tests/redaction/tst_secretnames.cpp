// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/secretfinder.h"
#include "redaction/secretnames.h"
#include "support/suite.h"

#include <QTest>

namespace runlatch::redaction {

/// A header or an item of a query is secret by its name, whatever a proxy or a framework adds to it.
class tst_SecretNames : public QObject
{
    Q_OBJECT

private slots:
    void tellsSecretHeaders();
    void leavesOtherHeaders();
    void tellsSecretItems();
    void tellsSecretMembers();
    void cutsBehindTheNamesOfProxies();
};

void tst_SecretNames::tellsSecretHeaders()
{
    for (const char *name : {"Authorization", "Proxy-Authorization", "X-Forwarded-Authorization", "X-Authorization",
                             "X-Original-Authorization", "Authentication", "X-Authentication", "X-Bearer",
                             "X-Sessionid", "X-SessionId", "X-Session-Id", "X-Passwd", "x-forwarded-authorization"})
        QVERIFY2(isSecretHeader(name), name);
    for (const char *name : {"AUTHORIZATION", "X-Forwarded-Authorization", "Authentication"})
        QVERIFY2(isCredentialsHeader(name), name);
    QVERIFY(!isCredentialsHeader("X-Passwd"));
}

void tst_SecretNames::leavesOtherHeaders()
{
    for (const char *name : {"Author", "X-Authority", "WWW-Authenticate", "Host", "User-Agent", "X-TFC-Task-Signature",
                             "X-Status-Code", "X-Sig", "X-Cookies"})
        QVERIFY2(!isSecretHeader(name), name);
}

void tst_SecretNames::tellsSecretItems()
{
    for (const char *name : {"token", "X-Amz-Signature", "sessionid", "passwd", "bearer", "authorization", "p%61sswd",
                             "mykey", "error_code", "sig", "session"})
        QVERIFY2(isSecretItem(name), name);
    for (const char *name : {"author", "page", "design", "sessions", "cookie", ""})
        QVERIFY2(!isSecretItem(name), name);
}

void tst_SecretNames::tellsSecretMembers()
{
    for (const char *name : {"password", "db-password", "client_secret", "private_key", "privateKey", "API-KEY",
                             "token", "id_token", "Authorization", "hmac_key", "auth", "pwd", "access-key",
                             "signingKey", "secretkey", "session-id", "cookie", "jwt", "sid"})
        QVERIFY2(isSecretMember(name), name);
    QVERIFY(isSecretMember(QByteArray(MaxMemberName - 5, 'a') + "token"));
    QVERIFY(!isSecretMember(QByteArray(MaxMemberName - 4, 'a') + "token"));
    for (const char *name : {"author", "key", "code", "keys", "error_code", "signature", "sig", "session", "cookies",
                             "sidebar", "page", "stage", ""})
        QVERIFY2(!isSecretMember(name), name);
}

void tst_SecretNames::cutsBehindTheNamesOfProxies()
{
    const QByteArray head = "POST / HTTP/1.1\r\nX-Forwarded-Authorization: Bearer se-cret-12\r\n"
                            "X-Passwd: other-se-cret\r\n\r\n";
    const QByteArray body = R"({"a":"se-cret-12 and other-se-cret"})";
    const Secrets secrets = findSecrets(head, body);
    QCOMPARE(redacted(head, secrets.head),
             QByteArray("POST / HTTP/1.1\r\nX-Forwarded-Authorization: Bearer **********\r\n"
                        "X-Passwd: *************\r\n\r\n"));
    QCOMPARE(redacted(body, secrets.body), QByteArray(R"({"a":"********** and *************"})"));
}

RUNLATCH_TEST(tst_SecretNames)

} // namespace runlatch::redaction

#include "tst_secretnames.moc"
