// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "http/certificate.h"

#include <QCommandLineParser>

#include <optional>

namespace runlatch::cli {

/// --pin of a command that connects to somebody: the one certificate that is trusted, whoever issued it.
void declarePin(QCommandLineParser &parser);
/// 32 raw bytes; empty without the option. Nothing where it is no SHA-256 fingerprint: 64 hexadecimal digits, colons
/// between them allowed.
std::optional<QByteArray> readPin(const QCommandLineParser &parser);

/// What to do about a certificate that was refused, by --pin; empty where a pin would not help.
QString pinAdvice(const base::Error &error, const std::optional<http::Certificate> &certificate);
/// The member "certificate" of an error event.
QByteArray writeCertificate(const http::Certificate &certificate);

} // namespace runlatch::cli
