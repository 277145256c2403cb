// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/dialect.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QUuid>

#include <optional>

namespace runlatch::settings {

/// A service that the user connects to. ConnectionTokens keeps its token under `tokenName`; it is never here.
struct Connection
{
    static constexpr qsizetype MaxRecents = 10;
    static constexpr qsizetype MaxNameLength = 100;

    QUuid id = {};
    QString name = {};
    QUrl base = {};                    ///< the base of the API, without a trailing slash
    QByteArray pinnedCertificate = {}; ///< SHA-256 of the trusted certificate, 32 bytes, or empty
    QString lastOrganization = {};
    QStringList recentWorkspaces = {}; ///< "organization/workspace", newest first, at most MaxRecents
    bool showsAllWorkspaces = false;   ///< the last view of `lastOrganization`
    protocol::Dialect dialect = {};    ///< the dialects that the service at `base` was seen to understand
    std::optional<protocol::BulkActionDialect> form = {}; ///< of bulk create, chosen by hand; nullopt: found out

    QString tokenName() const; ///< "token-<id>"
    void noteWorkspace(const QString &organization, const QString &workspace);
    void noteAllWorkspaces(const QString &organization);
    void takeFindings(const Connection &other); ///< copies the facts that were viewed and learned with `other`
    friend bool operator==(const Connection &, const Connection &) = default;
};

/// Errors: Usage "connection.name" (empty, too long, or with invisible characters), "connection.address" (not http or
/// https, without host, or with user information, query or fragment).
base::Done validate(const Connection &connection);

} // namespace runlatch::settings
