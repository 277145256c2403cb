// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/peertrust.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

using SslError = QSslError::SslError;

/// In the order in which the faults matter to a person. Dates come first: the clock here can be wrong. A revoked
/// certificate is in wrong hands. Whether an unknown certificate fits its host matters only once it is known.
enum class CertificateFault { Expired, NotYetValid, Revoked, SelfSigned, UnknownIssuer, WrongHost, Other };

CertificateFault certificateFaultOf(SslError error)
{
    switch (error) {
    case SslError::CertificateExpired: return CertificateFault::Expired;
    case SslError::CertificateNotYetValid: return CertificateFault::NotYetValid;
    case SslError::CertificateRevoked:
    case SslError::CertificateBlacklisted: return CertificateFault::Revoked;
    case SslError::SelfSignedCertificate: return CertificateFault::SelfSigned;
    case SslError::SelfSignedCertificateInChain:
    case SslError::UnableToGetIssuerCertificate:
    case SslError::UnableToGetLocalIssuerCertificate:
    case SslError::UnableToVerifyFirstCertificate:
    case SslError::CertificateUntrusted:
    case SslError::InvalidCaCertificate: return CertificateFault::UnknownIssuer;
    case SslError::HostNameMismatch: return CertificateFault::WrongHost;
    default: return CertificateFault::Other;
    }
}

QString ruleOf(CertificateFault fault)
{
    switch (fault) {
    case CertificateFault::Expired: return u"tls.expired"_s;
    case CertificateFault::NotYetValid: return u"tls.not-yet-valid"_s;
    case CertificateFault::Revoked: return u"tls.revoked"_s;
    case CertificateFault::SelfSigned: return u"tls.self-signed"_s;
    case CertificateFault::UnknownIssuer: return u"tls.unknown-issuer"_s;
    case CertificateFault::WrongHost: return u"tls.wrong-host"_s;
    case CertificateFault::Other: return u"tls.handshake"_s;
    }
    return {};
}

/// The faults of the pinned certificate that its pin does not excuse.
QString faultOfPinned(const QSslCertificate &certificate, const QList<QSslError> &errors)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (certificate.expiryDate() < now)
        return ruleOf(CertificateFault::Expired);
    if (certificate.effectiveDate() > now)
        return ruleOf(CertificateFault::NotYetValid);
    const bool isRevoked = std::any_of(errors.begin(), errors.end(), [](const QSslError &error) {
        return certificateFaultOf(error.error()) == CertificateFault::Revoked;
    });
    return isRevoked ? ruleOf(CertificateFault::Revoked) : QString();
}

/// The name in a distinguished name: its common name, else its organization.
QString nameOf(const QStringList &commonNames, const QStringList &organizations)
{
    return commonNames.isEmpty() ? organizations.value(0) : commonNames.first();
}

} // namespace

QSslConfiguration trustFor(const QByteArray &pinnedCertificate)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    if (!pinnedCertificate.isEmpty())
        configuration.setCaCertificates({});
    return configuration;
}

QString distrust(const QSslCertificate &certificate, const QList<QSslError> &errors,
                 const QByteArray &pinnedCertificate)
{
    if (certificate.isNull())
        return u"tls.handshake"_s;
    if (!pinnedCertificate.isEmpty()) {
        if (fingerprintOf(certificate) != pinnedCertificate)
            return u"tls.changed"_s;
        return faultOfPinned(certificate, errors);
    }
    CertificateFault worst = CertificateFault::Other;
    for (const QSslError &error : errors)
        worst = std::min(worst, certificateFaultOf(error.error()));
    return ruleOf(worst);
}

QByteArray fingerprintOf(const QSslCertificate &certificate)
{
    return certificate.digest(QCryptographicHash::Sha256);
}

Certificate certificateOf(const QSslCertificate &certificate)
{
    QString subject = nameOf(certificate.subjectInfo(QSslCertificate::CommonName),
                             certificate.subjectInfo(QSslCertificate::Organization));
    const auto alternatives = certificate.subjectAlternativeNames();
    if (certificate.subjectInfo(QSslCertificate::CommonName).isEmpty() && !alternatives.isEmpty())
        subject = alternatives.first();
    return {subject,
            nameOf(certificate.issuerInfo(QSslCertificate::CommonName),
                   certificate.issuerInfo(QSslCertificate::Organization)),
            certificate.effectiveDate().toUTC(), certificate.expiryDate().toUTC(), fingerprintOf(certificate)};
}

QString fingerprintText(const QByteArray &sha256)
{
    return QString::fromLatin1(sha256.toHex(':').toUpper());
}

} // namespace runlatch::http
