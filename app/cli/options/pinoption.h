// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QCommandLineParser>
#include <QString>

#include <optional>

namespace runlatch::cli {

/// The option --pin of a command that connects to a server: the only trusted certificate, whoever issued it.
void declarePin(QCommandLineParser &parser);
/// Reads 32 raw bytes; no bytes without the option. Returns a sentence if it is not a SHA-256 fingerprint: 64
/// hexadecimal digits, optionally separated by colons.
std::optional<QString> readPin(const QCommandLineParser &parser, QByteArray &pin);

} // namespace runlatch::cli
