// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/addednames.h"
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
    void tellsWhatMayBeAdded();
    void addedNamesHoldInEachSyntax();
    void addedNamesLeaveOthers();
    void cutsBehindAddedNames();
    void theMarkStandsForTheNames();
    void cleanup() { setAddedNames({}); }
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

void tst_SecretNames::tellsWhatMayBeAdded()
{
    for (const char *name : {"pw", "corp-pin", "Corp_Pin", "x.y", "2fa", "_pin"})
        QVERIFY2(isSecretName(QString::fromUtf8(name)), name);
    QVERIFY(isSecretName(QString(MaxAddedName, u'a')));
    for (const char *name : {"", "a", "12", "--", "pin-", "a b", "a\nb", "a:b", "p\xc3\xafn", "a*", "\"pin\"", "a=b"})
        QVERIFY2(!isSecretName(QString::fromUtf8(name)), name);
    QVERIFY(!isSecretName(QString(MaxAddedName + 1, u'a')));
    QStringList names{QStringLiteral("pin"), QStringLiteral("PIN"), QStringLiteral("a b")};
    for (int i = 0; i < 2 * MaxAddedNames; ++i)
        names.append(QStringLiteral("name-x") + QString::number(i));
    setAddedNames(names);
    QCOMPARE(addedNames().size(), MaxAddedNames);
    QCOMPARE(addedNames().first(), QStringLiteral("pin"));
    QCOMPARE(addedNames().at(1), QStringLiteral("name-x0"));
}

void tst_SecretNames::addedNamesHoldInEachSyntax()
{
    QVERIFY(!isSecretHeader("X-Corp-Pin") && !isSecretItem("corp_pin") && !isSecretMember("corpPin"));
    setAddedNames({QStringLiteral("corp_pin")});
    for (const char *name : {"corp-pin", "X-Corp-Pin", "corp_pin", "Corp.Pin", "corpPin", "CORPPIN", "my-corp-pin-2"})
        QVERIFY2(isSecretHeader(name) && isSecretItem(name) && isSecretMember(name), name);
    QVERIFY(isSecretItem("corp%5Fpin"));
    QVERIFY(!isCredentialsHeader("X-Corp-Pin"));
}

void tst_SecretNames::addedNamesLeaveOthers()
{
    setAddedNames({QStringLiteral("pin"), QStringLiteral("corp-id")});
    for (const char *name : {"shipping", "pins", "spin", "pi", "p-in-x", "corp", "id", "corp-ids", "acorp-id", ""})
        QVERIFY2(!isSecretHeader(name) && !isSecretItem(name) && !isSecretMember(name), name);
}

void tst_SecretNames::cutsBehindAddedNames()
{
    setAddedNames({QStringLiteral("pin")});
    const QByteArray head = "POST /?pin=12&a=b HTTP/1.1\r\nX-Pin: 4711-0815\r\n\r\n";
    for (const auto &[body, expected] :
         {std::pair<QByteArray, QByteArray>(R"({"pin":1234,"pins":5,"m":"4711-0815","user":{"card_pin":"12"}})",
                                            R"({"pin":****,"pins":5,"m":"*********","user":{"card_pin":"**"}})"),
          {"pin=12&shipping=1", "pin=**&shipping=1"},
          {"a=b&pin=12", "a=b&pin=**"}}) {
        const Secrets secrets = findSecrets(head, body);
        QCOMPARE(redacted(head, secrets.head), QByteArray("POST /?pin=**&a=b HTTP/1.1\r\nX-Pin: *********\r\n\r\n"));
        QCOMPARE(redacted(body, secrets.body), expected);
    }
}

void tst_SecretNames::theMarkStandsForTheNames()
{
    const qint64 without = markOfSecretNames();
    QVERIFY(without > 0);
    setAddedNames({QStringLiteral("pin"), QStringLiteral("otp")});
    const qint64 with = markOfSecretNames();
    QVERIFY(with > 0 && with != without);
    setAddedNames({QStringLiteral("OTP"), QStringLiteral("pin")});
    QCOMPARE(markOfSecretNames(), with);
    setAddedNames({});
    QCOMPARE(markOfSecretNames(), without);
}

RUNLATCH_TEST(tst_SecretNames)

} // namespace runlatch::redaction

#include "tst_secretnames.moc"
