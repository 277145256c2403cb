// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/peertrust.h"

#include "base/rules.h"

#include <QCryptographicHash>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

using SslError = QSslError::SslError;

/// In the order in which the faults matter to the user. Dates come first, because the clock of this machine can be
/// wrong. A revoked certificate may be in wrong hands. A wrong host matters only if the certificate is known.
enum class CertificateFault { Expired, NotYetValid, Revoked, SelfSigned, UnknownIssuer, WrongHost, Other };

CertificateFault certificateFaultOf(SslError error)
{
    constexpr std::pair<SslError, CertificateFault> faults[] = {
        {SslError::CertificateExpired, CertificateFault::Expired},
        {SslError::CertificateNotYetValid, CertificateFault::NotYetValid},
        {SslError::CertificateRevoked, CertificateFault::Revoked},
        {SslError::CertificateBlacklisted, CertificateFault::Revoked},
        {SslError::SelfSignedCertificate, CertificateFault::SelfSigned},
        {SslError::SelfSignedCertificateInChain, CertificateFault::UnknownIssuer},
        {SslError::UnableToGetIssuerCertificate, CertificateFault::UnknownIssuer},
        {SslError::UnableToGetLocalIssuerCertificate, CertificateFault::UnknownIssuer},
        {SslError::UnableToVerifyFirstCertificate, CertificateFault::UnknownIssuer},
        {SslError::CertificateUntrusted, CertificateFault::UnknownIssuer},
        {SslError::InvalidCaCertificate, CertificateFault::UnknownIssuer},
        {SslError::HostNameMismatch, CertificateFault::WrongHost},
    };
    const auto *const found = std::ranges::find(faults, error, &std::pair<SslError, CertificateFault>::first);
    return found == std::end(faults) ? CertificateFault::Other : found->second;
}

base::Rule ruleOf(CertificateFault fault)
{
    switch (fault) {
    case CertificateFault::Expired: return base::Rules::TlsExpired;
    case CertificateFault::NotYetValid: return base::Rules::TlsNotYetValid;
    case CertificateFault::Revoked: return base::Rules::TlsRevoked;
    case CertificateFault::SelfSigned: return base::Rules::TlsSelfSigned;
    case CertificateFault::UnknownIssuer: return base::Rules::TlsUnknownIssuer;
    case CertificateFault::WrongHost: return base::Rules::TlsWrongHost;
    case CertificateFault::Other: return base::Rules::TlsHandshake;
    }
    return {};
}

/// Returns the first fault of a pinned certificate that its pin does not excuse.
base::Rule faultOfPinned(const QSslCertificate &certificate, const QList<QSslError> &errors)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (certificate.expiryDate() < now)
        return ruleOf(CertificateFault::Expired);
    if (certificate.effectiveDate() > now)
        return ruleOf(CertificateFault::NotYetValid);
    const bool isRevoked = std::any_of(errors.begin(), errors.end(), [](const QSslError &error) {
        return certificateFaultOf(error.error()) == CertificateFault::Revoked;
    });
    return isRevoked ? ruleOf(CertificateFault::Revoked) : base::Rule();
}

/// Returns the name to show for a distinguished name: the common name, or else the organization.
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

base::Rule distrust(const QSslCertificate &certificate, const QList<QSslError> &errors,
                    const QByteArray &pinnedCertificate)
{
    if (certificate.isNull())
        return base::Rules::TlsHandshake;
    if (!pinnedCertificate.isEmpty()) {
        if (fingerprintOf(certificate) != pinnedCertificate)
            return base::Rules::TlsChanged;
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

std::optional<QByteArray> fingerprintOfText(const QString &text)
{
    static const QRegularExpression form(u"\\A[0-9A-Fa-f]{2}(:?[0-9A-Fa-f]{2}){31}\\z"_s);
    return form.match(text).hasMatch() ? std::optional(QByteArray::fromHex(text.toLatin1())) : std::nullopt;
}

} // namespace runlatch::http
