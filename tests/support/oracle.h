// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QProcess>
#include <QStandardPaths>

namespace runlatch::tests {

/// The output of another program; a null array where it is not installed or fails.
inline QByteArray outputOf(const QString &program, const QStringList &arguments, const QByteArray &input)
{
    const QString path = QStandardPaths::findExecutable(program);
    if (path.isEmpty())
        return {};
    QProcess process;
    process.start(path, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(30'000) || process.exitCode() != 0)
        return {};
    return process.readAllStandardOutput();
}

/// The SHA-512 in hex by the openssl command line, or by Qt where that is not installed.
inline QByteArray sha512ByOthers(const QByteArray &text)
{
    const QStringList arguments{QStringLiteral("dgst"), QStringLiteral("-sha512"), QStringLiteral("-r")};
    const QByteArray printed = outputOf(QStringLiteral("openssl"), arguments, text);
    return printed.isEmpty() ? QCryptographicHash::hash(text, QCryptographicHash::Sha512).toHex()
                             : printed.split(' ').front();
}

/// The HMAC in hex by the openssl command line, or by Qt where that is not installed. The doctor uses neither
/// for SHA-512.
inline QByteArray hmacByOthers(const QByteArray &key, const QByteArray &body,
                               QCryptographicHash::Algorithm hash = QCryptographicHash::Sha512)
{
    const QString name = hash == QCryptographicHash::Sha512 ? QStringLiteral("-sha512")
        : hash == QCryptographicHash::Sha256                ? QStringLiteral("-sha256")
        : hash == QCryptographicHash::Sha384                ? QStringLiteral("-sha384")
        : hash == QCryptographicHash::Sha3_512              ? QStringLiteral("-sha3-512")
                                                            : QStringLiteral("-sha1");
    const QString option = QStringLiteral("hexkey:") + QString::fromLatin1(key.toHex());
    const QStringList arguments{QStringLiteral("dgst"),    name,   QStringLiteral("-mac"), QStringLiteral("HMAC"),
                                QStringLiteral("-macopt"), option, QStringLiteral("-r")};
    const QByteArray printed = key.isEmpty() ? QByteArray() : outputOf(QStringLiteral("openssl"), arguments, body);
    return printed.isEmpty() ? QMessageAuthenticationCode::hash(body, key, hash).toHex() : printed.split(' ').front();
}

} // namespace runlatch::tests
