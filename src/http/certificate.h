// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QMetaType>
#include <QString>

#include <optional>

namespace runlatch::http {

/// The facts that the user has to see before trusting a server whose certificate no known issuer signed.
struct Certificate
{
    QString subject; ///< common name, else the first alternative name
    QString issuer;
    QDateTime from; ///< UTC
    QDateTime until;
    QByteArray sha256; ///< fingerprint of the server's own certificate, 32 raw bytes
};

QString fingerprintText(const QByteArray &sha256); ///< "AB:CD:..."
/// The 32 raw bytes of a SHA-256 fingerprint: 64 hexadecimal digits, optionally separated by colons. No value of
/// another text.
std::optional<QByteArray> fingerprintOfText(const QString &text);

} // namespace runlatch::http

Q_DECLARE_METATYPE(runlatch::http::Certificate)
