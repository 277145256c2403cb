// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/serveridentity.h"

#include "base/boundedfile.h"
#include "base/rules.h"
#include "support/suite.h"
#include "support/testidentity.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace runlatch;

using support::tlsFile;

/// A certificate and its key are read, and each fault of the files is named.
class tst_ServerIdentity : public QObject
{
    Q_OBJECT
private slots:
    void reads_data();
    void reads();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void findsItsOwnInAChain();
    void refusesWhatIsDamaged_data();
    void refusesWhatIsDamaged();
};

void tst_ServerIdentity::reads_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("keyFile");
    QTest::addColumn<QByteArray>("passphrase");
    QTest::addColumn<QString>("name");
    const QByteArray phrase = "open sesame";
    const QString own = u"self-signed.test"_s;
    QTest::newRow("one file") << u"self-signed.pem"_s << u""_s << QByteArray() << own;
    QTest::newRow("two files") << u"self-signed.crt"_s << u"self-signed.key"_s << QByteArray() << own;
    QTest::newRow("RSA") << u"rsa.pem"_s << u""_s << QByteArray() << u"rsa.test"_s;
    QTest::newRow("encrypted key") << u"encrypted.pem"_s << u""_s << phrase << own;
    QTest::newRow("passphrase for nothing") << u"self-signed.pem"_s << u""_s << phrase << own;
    QTest::newRow("PKCS#12") << u"passphrase.p12"_s << u""_s << phrase << own;
    QTest::newRow("PKCS#12 without passphrase") << u"open.p12"_s << u""_s << QByteArray() << own;
}

void tst_ServerIdentity::reads()
{
    QFETCH(const QString, file);
    QFETCH(const QString, keyFile);
    QFETCH(const QByteArray, passphrase);
    QFETCH(const QString, name);
    const auto identity =
        http::readServerIdentity(tlsFile(file), keyFile.isEmpty() ? QString() : tlsFile(keyFile), passphrase);
    QVERIFY2(identity.isOk(), identity ? "" : qPrintable(identity.error().rule));
    QVERIFY(!identity->isNull() && !identity->key.isNull());
    QCOMPARE(identity->chain.first().subjectInfo(QSslCertificate::CommonName), QStringList{name});
}

void tst_ServerIdentity::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("keyFile");
    QTest::addColumn<QByteArray>("passphrase");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("subject");
    const auto row = [](const char *name, const QString &file, const QString &keyFile, const QByteArray &passphrase,
                        const QString &rule, const QString &subject) {
        QTest::newRow(name) << file << keyFile << passphrase << rule << subject;
    };
    row("missing", u"none.pem"_s, {}, {}, u"tls.file"_s, u"none.pem"_s);
    row("missing key", u"self-signed.crt"_s, u"none.key"_s, {}, u"tls.file"_s, u"none.key"_s);
    row("no certificate", u"self-signed.key"_s, {}, {}, u"tls.no-certificate"_s, u"self-signed.key"_s);
    row("something else", u"make.sh"_s, {}, {}, u"tls.no-certificate"_s, u"make.sh"_s);
    row("no key", u"self-signed.crt"_s, {}, {}, u"tls.no-key"_s, u"self-signed.crt"_s);
    row("a certificate as key", u"self-signed.crt"_s, u"ca.pem"_s, {}, u"tls.no-key"_s, u"ca.pem"_s);
    row("a kind of key that is not read", u"self-signed.crt"_s, u"ed25519.key"_s, {}, u"tls.key-kind"_s,
        u"ed25519.key"_s);
    row("no passphrase", u"encrypted.pem"_s, {}, {}, u"tls.passphrase"_s, u"encrypted.pem"_s);
    row("wrong passphrase", u"encrypted.pem"_s, {}, "sesame", u"tls.passphrase"_s, u"encrypted.pem"_s);
    row("PKCS#12, no passphrase", u"passphrase.p12"_s, {}, {}, u"tls.passphrase"_s, u"passphrase.p12"_s);
    row("PKCS#12, wrong passphrase", u"passphrase.p12"_s, {}, "sesame", u"tls.passphrase"_s, u"passphrase.p12"_s);
    row("another key", u"self-signed.crt"_s, u"changed.pem"_s, {}, u"tls.mismatch"_s, u"changed.pem"_s);
    row("a key of another kind", u"self-signed.crt"_s, u"rsa.pem"_s, {}, u"tls.mismatch"_s, u"rsa.pem"_s);
}

void tst_ServerIdentity::saysWhatIsWrong()
{
    QFETCH(const QString, file);
    QFETCH(const QString, keyFile);
    QFETCH(const QByteArray, passphrase);
    QFETCH(const QString, rule);
    QFETCH(const QString, subject);
    const auto identity =
        http::readServerIdentity(tlsFile(file), keyFile.isEmpty() ? QString() : tlsFile(keyFile), passphrase);
    QVERIFY(!identity);
    QCOMPARE(identity.error().kind, base::ErrorKind::Secret);
    QCOMPARE(identity.error().rule, rule);
    QCOMPARE(identity.error().subject, tlsFile(subject));
}

void tst_ServerIdentity::findsItsOwnInAChain()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"chain.pem"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const QString &part : {u"ca.pem"_s, u"trusted.pem"_s}) {
        QFile source(tlsFile(part));
        QVERIFY(source.open(QIODevice::ReadOnly));
        file.write(source.readAll());
    }
    file.close();
    const auto identity = http::readServerIdentity(file.fileName(), {}, {});
    QVERIFY(identity);
    QCOMPARE(identity->chain.size(), 2);
    QCOMPARE(identity->chain.first().subjectInfo(QSslCertificate::CommonName), QStringList{u"trusted.test"_s});
}

void tst_ServerIdentity::refusesWhatIsDamaged_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("step"); // an RSA key takes milliseconds to read
    QTest::newRow("EC") << u"self-signed.pem"_s << 1;
    QTest::newRow("RSA") << u"rsa.pem"_s << 16;
}

/// Each byte of a certificate is changed, in its DER, and each character of its file: it is read, or refused in words,
/// and the program goes on. A key that OpenSSL cannot read lies in every seventh of these certificates.
void tst_ServerIdentity::refusesWhatIsDamaged()
{
    QFETCH(const QString, name);
    QFETCH(const int, step);
    const auto whole = base::readFile(tlsFile(name), 64 * 1024, {base::Rules::TlsFile});
    QVERIFY(whole);
    const QTemporaryDir folder;
    const auto isJudged = [&folder](const QByteArray &pem) {
        QFile file(folder.filePath(u"damaged.pem"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(pem) != pem.size())
            return false;
        file.close();
        const auto identity = http::readServerIdentity(file.fileName(), {}, {});
        return identity ? !identity->isNull() && !identity->key.isNull()
                        : identity.error().kind == base::ErrorKind::Secret && !identity.error().rule.isEmpty();
    };
    const auto certificates = QSslCertificate::fromData(*whole, QSsl::Pem);
    QCOMPARE(certificates.size(), 1);
    const QByteArray der = certificates.first().toDer();
    const QByteArray key = whole->sliced(whole->indexOf("-----END CERTIFICATE-----\n") + 26);
    for (qsizetype at = 0; at < der.size(); at += step) {
        for (const int turned : {0x01, 0x80, 0xFF}) {
            QByteArray damaged = der;
            damaged[at] = static_cast<char>(damaged[at] ^ turned);
            const QByteArray pem =
                "-----BEGIN CERTIFICATE-----\n" + damaged.toBase64() + "\n-----END CERTIFICATE-----\n";
            QVERIFY2(isJudged(pem + key), qPrintable(QString::number(at)));
        }
    }
    for (qsizetype at = 0; at < whole->size(); at += step) {
        QByteArray damaged = *whole;
        damaged[at] = damaged[at] == 'A' ? 'Q' : 'A';
        QVERIFY2(isJudged(damaged), qPrintable(QString::number(at)));
    }
}

RUNLATCH_TEST(tst_ServerIdentity)
#include "tst_serveridentity.moc"
