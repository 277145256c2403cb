// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/certificate.h"

#include <QDialog>

namespace runlatch::ui {

/// Shows the certificate for which a server was refused, and lets it be trusted for this connection: never by default,
/// and not at all where its dates do not hold or it was revoked. Accepted: trust it. Deletes itself when it is closed;
/// show it with `open()`.
class CertificateDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `rule` as of http::Client, "tls.self-signed". Names in `certificate` come from strangers: they are shown as
    /// text.
    CertificateDialog(const QString &connection, const QString &rule, const http::Certificate &certificate,
                      const QDateTime &now, QWidget *parent);

    static bool canBeTrusted(const QString &rule, const http::Certificate &certificate, const QDateTime &now);
};

} // namespace runlatch::ui
