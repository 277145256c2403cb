// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/peertrust.h"

#include "base/utc.h"
#include "support/suite.h"
#include "support/testidentity.h"

using namespace Qt::StringLiterals;
using namespace runlatch;

using Errors = QList<QSslError::SslError>;

/// Of several reasons to distrust a certificate the most important one is named, and a pin overrides only two of them.
class tst_PeerTrust : public QObject
{
    Q_OBJECT
private slots:
    void namesTheReasonThatMatters_data();
    void namesTheReasonThatMatters();
    void aPinAnswersForIssuerAndHostOnly();
    void distrustsNobody();
    void describes();
};

void tst_PeerTrust::namesTheReasonThatMatters_data()
{
    QTest::addColumn<Errors>("errors");
    QTest::addColumn<QString>("rule");
    const Errors all{QSslError::HostNameMismatch,       QSslError::UnableToGetLocalIssuerCertificate,
                     QSslError::SelfSignedCertificate,  QSslError::CertificateRevoked,
                     QSslError::CertificateNotYetValid, QSslError::CertificateExpired};
    const QStringList rules{u"tls.wrong-host"_s, u"tls.unknown-issuer"_s, u"tls.self-signed"_s,
                            u"tls.revoked"_s,    u"tls.not-yet-valid"_s,  u"tls.expired"_s};
    // Each fault outweighs those before it.
    for (qsizetype i = 0; i < all.size(); ++i)
        QTest::newRow(qPrintable(rules.at(i))) << all.first(i + 1) << rules.at(i);
    QTest::newRow("untrusted root") << Errors{QSslError::SelfSignedCertificateInChain} << u"tls.unknown-issuer"_s;
    QTest::newRow("blacklisted") << Errors{QSslError::CertificateBlacklisted} << u"tls.revoked"_s;
    QTest::newRow("not for servers") << Errors{QSslError::InvalidPurpose} << u"tls.handshake"_s;
    QTest::newRow("nothing known") << Errors{} << u"tls.handshake"_s;
}

void tst_PeerTrust::namesTheReasonThatMatters()
{
    QFETCH(const Errors, errors);
    QFETCH(const QString, rule);
    const QSslCertificate certificate = support::testIdentity(u"trusted"_s).chain.first();
    QList<QSslError> found;
    for (const auto error : errors)
        found.append(QSslError(error, certificate));
    QCOMPARE(http::distrust(certificate, found, {}), rule);
    QCOMPARE(http::distrust(certificate, found, QByteArray(32, 'a')), u"tls.changed"_s);
}

void tst_PeerTrust::aPinAnswersForIssuerAndHostOnly()
{
    const auto judge = [](const QString &name, QSslError::SslError error) {
        const QSslCertificate certificate = support::testIdentity(name).chain.first();
        return http::distrust(certificate, {QSslError(error, certificate)}, http::fingerprintOf(certificate));
    };
    QCOMPARE(judge(u"self-signed"_s, QSslError::SelfSignedCertificate), QString());
    QCOMPARE(judge(u"other-host"_s, QSslError::HostNameMismatch), QString());
    QCOMPARE(judge(u"self-signed"_s, QSslError::CertificateRevoked), u"tls.revoked"_s);
    QCOMPARE(judge(u"old"_s, QSslError::SelfSignedCertificate), u"tls.expired"_s);
    QCOMPARE(judge(u"not-yet"_s, QSslError::UnableToVerifyFirstCertificate), u"tls.not-yet-valid"_s);
}

void tst_PeerTrust::distrustsNobody()
{
    QCOMPARE(http::distrust(QSslCertificate(), {}, {}), u"tls.handshake"_s);
    QCOMPARE(http::distrust(QSslCertificate(), {}, QByteArray(32, 'a')), u"tls.handshake"_s);
}

void tst_PeerTrust::describes()
{
    const http::Certificate certificate = http::certificateOf(support::testIdentity(u"trusted"_s).chain.first());
    QCOMPARE(certificate.subject, u"trusted.test"_s);
    QCOMPARE(certificate.issuer, u"Runlatch test CA"_s);
    QCOMPARE(certificate.from, QDateTime(QDate(2016, 1, 1), QTime(0, 0), base::Utc));
    QCOMPARE(certificate.until.date().year(), 2116);
    QCOMPARE(certificate.sha256.size(), 32);
    QCOMPARE(http::fingerprintText(QByteArray("\xab\x01\xff", 3)), u"AB:01:FF"_s);
    const QByteArray sha256("0123456789abcdef0123456789ABCDEF");
    QCOMPARE(http::fingerprintOfText(http::fingerprintText(sha256)), std::optional(sha256));
    QCOMPARE(http::fingerprintOfText(QString::fromLatin1(sha256.toHex())), std::optional(sha256));
    for (const QString &other : {QString(), u"AB:01:FF"_s, QString(64, u'g'), QString(65, u'a')})
        QVERIFY(!http::fingerprintOfText(other));
}

RUNLATCH_TEST(tst_PeerTrust)
#include "tst_peertrust.moc"
