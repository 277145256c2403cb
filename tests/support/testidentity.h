// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/serveridentity.h"

#include <QCryptographicHash>
#include <QSslConfiguration>
#include <QTest>

namespace runlatch::support {

inline QString tlsFile(const QString &name)
{
    return QStringLiteral(RUNLATCH_TEST_DATA "/tls/") + name;
}

/// A certificate of data/tls, by its name there: "self-signed".
inline http::ServerIdentity testIdentity(const QString &name)
{
    const auto identity = http::readServerIdentity(tlsFile(name + QStringLiteral(".pem")), {}, {});
    if (!identity)
        qFatal("no identity %s", qPrintable(name));
    return *identity;
}

inline QByteArray fingerprintOf(const http::ServerIdentity &identity)
{
    return identity.chain.first().digest(QCryptographicHash::Sha256);
}

/// Makes Qt trust the CA of data/tls by its default configuration, so the product needs no option for it.
class TrustedTestCa
{
public:
    TrustedTestCa()
        : m_before(QSslConfiguration::defaultConfiguration())
    {
        QSslConfiguration trusting = m_before;
        trusting.setCaCertificates(QSslCertificate::fromPath(tlsFile(QStringLiteral("ca.pem"))));
        QSslConfiguration::setDefaultConfiguration(trusting);
    }
    ~TrustedTestCa() { QSslConfiguration::setDefaultConfiguration(m_before); }
    Q_DISABLE_COPY_MOVE(TrustedTestCa)

private:
    QSslConfiguration m_before;
};

} // namespace runlatch::support
