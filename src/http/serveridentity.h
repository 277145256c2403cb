// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/boundedfile.h"
#include "base/result.h"

#include <QList>
#include <QSslCertificate>
#include <QSslKey>

namespace runlatch::http {

/// The certificate and key of a server for https.
struct ServerIdentity
{
    QList<QSslCertificate> chain; ///< the server's own certificate first
    QSslKey key;

    bool isNull() const { return chain.isEmpty(); }
};

/// Reads PEM (certificate and key in one file, or the key in `keyFile`) or PKCS#12, told apart by content. `passphrase`
/// is for an encrypted key. It reads files: do not call it in the window's thread. A window reads files of the `kind`
/// Ordinary: its settings may name anything, and its end waits for the pool. Errors: Secret with the file as subject:
/// "tls.file" (cannot be read), "tls.no-certificate", "tls.no-key", "tls.key-kind" (neither RSA nor EC, or damaged),
/// "tls.passphrase" (wrong or missing, or a damaged file), "tls.mismatch" (the key does not belong to the certificate,
/// or that is damaged).
base::Result<ServerIdentity> readServerIdentity(const QString &file, const QString &keyFile,
                                                const QByteArray &passphrase,
                                                base::FileKind kind = base::FileKind::Any);

} // namespace runlatch::http
