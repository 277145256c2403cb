// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/client.h"

#include <QObject>

namespace runlatch::service {

class Sender;

/// Where the API is of what a person typed: what names a path is taken as it is (http::apiBase); for a host alone
/// `tfe.v2` of its /.well-known/terraform.json, else "/api/v2" where it has no such document or one that cannot be
/// used. It is asked for without a token.
///
/// Errors: Usage "connection.address" for what is no address; those of http::Client where nothing answers; Protocol
/// "discovery.other-host", "discovery.not-encrypted", "discovery.other-port" (the document points to another host, from
/// https to http, or to another port or scheme of the host: that is not believed, as the token would go there;
/// `subject` is where it points).
base::Call discover(Sender &sender, const QString &typed, const QByteArray &pinnedCertificate, QObject *context,
                    base::Callback<QUrl> done);

} // namespace runlatch::service
