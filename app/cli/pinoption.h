// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "http/certificate.h"

#include <QCommandLineParser>

#include <optional>

namespace runlatch::cli {

/// The option --pin of a command that connects to a server: the only trusted certificate, whoever issued it.
void declarePin(QCommandLineParser &parser);
/// 32 raw bytes; no bytes without the option. No value if it is not a SHA-256 fingerprint: 64 hexadecimal digits,
/// optionally separated by colons.
std::optional<QByteArray> readPin(const QCommandLineParser &parser);

/// Advice on --pin for a certificate that was refused; empty if a pin would not help.
QString pinAdvice(const base::Error &error, const std::optional<http::Certificate> &certificate);
/// The member "certificate" of an error event.
QByteArray writeCertificate(const http::Certificate &certificate);

} // namespace runlatch::cli
