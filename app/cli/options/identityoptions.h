// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/serveridentity.h"

#include <QCommandLineParser>

#include <optional>

namespace runlatch::cli {

/// The options --tls-certificate and --tls-key of a command that listens. `purpose`: of the certificate, as the
/// beginning of a sentence; empty: everything is served by https.
void declareIdentity(QCommandLineParser &parser, const QString &purpose = {});
/// Returns a sentence if the two options do not fit together.
std::optional<QString> checkIdentity(const QCommandLineParser &parser);
/// The passphrase comes from RUNLATCH_TLS_PASSPHRASE. Null without a certificate. Errors: those of
/// http::readServerIdentity.
base::Result<http::ServerIdentity> readIdentity(const QCommandLineParser &parser);

} // namespace runlatch::cli
