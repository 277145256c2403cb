// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>
#include <QUrl>

namespace runlatch::settings {

/// A token that was found on this computer. It is offered, never copied silently.
struct FoundCredential
{
    QString source; ///< a file's path or a variable's name
    QUrl address;   ///< scheme, host and port of the token's service
    QByteArray token;
};

/// The places where the service's tools keep tokens.
struct CredentialPlaces
{
    QStringList files;                   ///< credentials.tfrc.json
    QHash<QString, QString> environment; ///< TF_TOKEN_<host>, TFE_TOKEN, TFE_ADDRESS, TFE_HOSTNAME

    /// ~/.terraform.d on Linux and macOS, %APPDATA%\terraform.d on Windows.
    static CredentialPlaces of(const QString &home, const QHash<QString, QString> &environment);
    static CredentialPlaces ofThisComputer();
};

/// Reads the credentials of the Terraform CLI, of TF_TOKEN_<host> ("_" is a dot, "__" a dash; names with other letters
/// in their ASCII form, "xn--..."), and TFE_TOKEN for TFE_ADDRESS, TFE_HOSTNAME or else app.terraform.io; in this
/// order, each service and token once. Reads files: not for the window's thread. Unreadable entries, and those whose
/// host or token is invalid, are left out; files that are not regular, or above 1 MB, are not read.
QList<FoundCredential> findCredentials(const CredentialPlaces &places);

} // namespace runlatch::settings
