// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "store/postgres/servererrors.h"
#include "store/postgres/statementtext.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

/// An address is one of libpq without a password, and its errors do not repeat what was typed.
class tst_ServerAddress : public QObject
{
    Q_OBJECT

private slots:
    void isReadAsLibpqReadsIt_data();
    void isReadAsLibpqReadsIt();
    void errorsHaveTheirRules_data();
    void errorsHaveTheirRules();
    void valuesAreBound();
};

void tst_ServerAddress::isReadAsLibpqReadsIt_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("rule");
    const QString url = base::Rules::StoreUrl.name();
    const QString password = base::Rules::StorePasswordInUrl.name();
    QTest::newRow("plain") << u"postgresql://db.example/runlatch"_s << QString();
    QTest::newRow("short") << u"postgres://db.example:5433/runlatch?sslmode=require"_s << QString();
    QTest::newRow("a service") << u"postgresql://?service=team"_s << QString();
    QTest::newRow("two hosts") << u"postgresql://a,b/runlatch?target_session_attrs=read-write"_s << QString();
    QTest::newRow("a password") << u"postgresql://me:canary@db.example/runlatch"_s << password;
    QTest::newRow("a password behind") << u"postgresql://db.example/runlatch?password=canary"_s << password;
    QTest::newRow("the key's password") << u"postgresql:///runlatch?sslpassword=canary"_s << password;
    QTest::newRow("another scheme") << u"mysql://db.example/runlatch"_s << url;
    QTest::newRow("keywords") << u"host=db.example password=canary"_s << url;
    QTest::newRow("a word that libpq does not know") << u"postgresql:///runlatch?colour=canary"_s << url;
    QTest::newRow("too long") << u"postgresql:///"_s + QString(5000, u'd') << url;
    QTest::newRow("nothing") << QString() << url;
}

void tst_ServerAddress::isReadAsLibpqReadsIt()
{
    QFETCH(const QString, text);
    QFETCH(const QString, rule);
    const auto address = ServerAddress::parse(text);
    QCOMPARE(address.isOk(), rule.isEmpty());
    if (address) {
        QCOMPARE(address->text(), text);
        return;
    }
    QCOMPARE(address.error().kind, base::ErrorKind::Usage);
    QCOMPARE(address.error().rule.name(), rule);
    QVERIFY(!(address.error().subject + address.error().detail).contains("canary"_L1));
}

void tst_ServerAddress::errorsHaveTheirRules_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char *words, base::Rule rule) {
        QTest::newRow(words) << QByteArray(words) << rule.name();
    };
    row("connection to server failed: FATAL:  28P01: password authentication failed", base::Rules::StoreRefused);
    row("FATAL:  3D000: database \"r\" does not exist", base::Rules::StoreNoDatabase);
    row("FATAL:  53300: sorry, too many clients already", base::Rules::StoreUnreachable);
    row("FATAL:  57P03: the database system is starting up", base::Rules::StoreUnreachable);
    row("fe_sendauth: no password supplied", base::Rules::StoreRefused);
    row("SSL error: certificate has expired", base::Rules::StoreCertificate);
    row("root certificate file \"/root.crt\" does not exist", base::Rules::StoreCertificate);
    row("connection refused", base::Rules::StoreUnreachable);
    row("", base::Rules::StoreUnreachable);
}

void tst_ServerAddress::errorsHaveTheirRules()
{
    QFETCH(const QByteArray, words);
    QFETCH(const QString, rule);
    QCOMPARE(ruleOfConnecting(words).name(), rule);
}

void tst_ServerAddress::valuesAreBound()
{
    QCOMPARE(numberedPlaces("SELECT ? WHERE id = ?"), "SELECT $1 WHERE id = $2");
    QCOMPARE(boundBytes(258), QByteArray("\0\0\0\0\0\0\1\2", 8));
    QCOMPARE(boundBytes(QString(u"a\0\u00e9"_s)), QByteArray("a\xef\xbf\xbd\xc3\xa9"));
    QCOMPARE(boundBytes(QByteArray("\0", 1)), QByteArray("\0", 1));
}

RUNLATCH_TEST(tst_ServerAddress)

} // namespace runlatch::store

#include "tst_serveraddress.moc"
