// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"
#include "http/certificate.h"

#include <QList>
#include <QSslConfiguration>
#include <QSslError>

namespace runlatch::http {

/// The TLS configuration of a client's connection. With a pinned certificate no issuer counts: the other side's
/// certificate is then always questioned, and `distrust` decides.
QSslConfiguration trustFor(const QByteArray &pinnedCertificate);

/// Returns the reason for which the other side's certificate is not trusted, as a rule of Requester; empty if it is the
/// pinned one, valid today and not revoked. If several reasons hold, the first of: changed, expired, not-yet-valid,
/// revoked, self-signed, unknown-issuer, wrong-host. Any other reason is "tls.handshake".
base::Rule distrust(const QSslCertificate &certificate, const QList<QSslError> &errors,
                    const QByteArray &pinnedCertificate);

QByteArray fingerprintOf(const QSslCertificate &certificate);
Certificate certificateOf(const QSslCertificate &certificate);

} // namespace runlatch::http
