// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/requester.h"

#include <QObject>

namespace runlatch::service {

class PacedSender;

constexpr qsizetype MaxDiscoveredPath = 500; ///< characters of the path of the API that a document may name

/// Finds the API for what the user typed. An address with a path is taken as it is (http::apiBase). For a host alone
/// the API is at `tfe.v2` of its /.well-known/terraform.json, or at "/api/v2" if the host has no such document or an
/// unusable one: a redirect, more than 64 KB, another thing than an address, or a path that is longer than
/// MaxDiscoveredPath or has other characters than letters, digits, "-", ".", "_", "~" and "/". The document is
/// requested without a token.
///
/// Errors: Usage "connection.address" for an invalid address; those of http::Requester if nothing answers; Protocol
/// "discovery.other-host", "discovery.not-encrypted", "discovery.other-port" (the document points to another host, from
/// https to http, or to another port or scheme of the host: the document is not trusted, because the token would go
/// there; `subject` is its target).
base::Call discover(PacedSender &sender, const QString &typed, const QByteArray &pinnedCertificate, QObject *context,
                    base::Callback<QUrl> done);

} // namespace runlatch::service
