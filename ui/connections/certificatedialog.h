// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"
#include "http/certificate.h"
#include "ui/widgets/frames/dialog.h"

namespace runlatch::ui {

/// Shows the certificate of a server that was rejected, and lets the user trust it for this connection. Trust is never
/// the default, and is not offered if the certificate is outside its dates or revoked. Accepted: trust it. Deletes
/// itself when it is closed; show it with `open()`.
class CertificateDialog final : public Dialog
{
    Q_OBJECT

public:
    /// `rule` is the rule of http::Requester, such as "tls.self-signed". Names in `certificate` come from strangers:
    /// they are shown as plain text.
    CertificateDialog(const QString &connection, base::Rule rule, const http::Certificate &certificate,
                      const QDateTime &now, QWidget *parent);

    static bool canBeTrusted(base::Rule rule, const http::Certificate &certificate, const QDateTime &now);
};

} // namespace runlatch::ui
