// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/certificate.h"

#include <QList>
#include <QSslConfiguration>
#include <QSslError>

namespace runlatch::http {

/// What a client's connection is set up with. Where a certificate is pinned no issuer counts: the other side's
/// certificate is then always questioned, whoever issued it, and `distrust` decides.
QSslConfiguration trustFor(const QByteArray &pinnedCertificate);

/// Why the other side's certificate is not trusted, as a rule of Client; empty where it is the pinned one, holds today
/// and is not revoked. Where several reasons hold, the first of: changed, expired, not-yet-valid, revoked, self-signed,
/// unknown-issuer, wrong-host. What fits none of these is "tls.handshake".
QString distrust(const QSslCertificate &certificate, const QList<QSslError> &errors,
                 const QByteArray &pinnedCertificate);

QByteArray fingerprintOf(const QSslCertificate &certificate);
Certificate certificateOf(const QSslCertificate &certificate);

} // namespace runlatch::http
