// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/serveridentity.h"

#include <QCommandLineParser>

#include <optional>

namespace runlatch::cli {

/// The options --tls-certificate and --tls-key of a command that listens.
void declareIdentity(QCommandLineParser &parser);
/// Returns a sentence if the two options do not fit together.
std::optional<QString> checkIdentity(const QCommandLineParser &parser);
/// The passphrase comes from RUNLATCH_TLS_PASSPHRASE. Null without a certificate. Errors: those of
/// http::readServerIdentity.
base::Result<http::ServerIdentity> readIdentity(const QCommandLineParser &parser);

} // namespace runlatch::cli
