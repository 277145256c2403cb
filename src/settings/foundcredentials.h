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

/// A token that lies about on this computer, found and offered, never copied silently.
struct FoundCredential
{
    QString source; ///< a file's path or a variable's name
    QUrl address;   ///< scheme, host and port of the service it is for
    QByteArray token;
};

/// Where the tools of the service keep tokens.
struct CredentialPlaces
{
    QStringList files;                   ///< credentials.tfrc.json
    QHash<QString, QString> environment; ///< TF_TOKEN_<host>, TFE_TOKEN, TFE_ADDRESS, TFE_HOSTNAME

    /// ~/.terraform.d on Linux and macOS, %APPDATA%\terraform.d on Windows.
    static CredentialPlaces of(const QString &home, const QHash<QString, QString> &environment);
    static CredentialPlaces ofThisComputer();
};

/// The credentials of the Terraform CLI, of TF_TOKEN_<host> ("_" is a dot, "__" a dash; names with other letters in
/// their ASCII form, "xn--..."), and TFE_TOKEN for TFE_ADDRESS, TFE_HOSTNAME or else app.terraform.io; in this order,
/// each service and token once. Reads files: not for the window's thread. What cannot be read or cannot be a host or a
/// token is left out; files that are no regular ones or above 1 MB are not read.
QList<FoundCredential> findCredentials(const CredentialPlaces &places);

} // namespace runlatch::settings
