// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "http/message.h"

#include <QJsonObject>
#include <QString>

namespace runlatch::service {

/// The owner of a token.
struct Account
{
    enum class Who { Unknown, User, Team, Organization };
    Who who = Who::Unknown;
    QString name = {}; ///< the user's name; for a team's or an organization's token its id, "team-..."
};

/// Reads the resource of `account/details`. For teams and organizations it is a made-up user whose
/// `authenticated-resource` says what the token belongs to. Errors: those of a resource that cannot be read.
base::Result<Account> readAccount(const QJsonObject &resource);

/// The facts that the service tells about itself in the headers of an answer.
struct ServiceFacts
{
    QString name = {};       ///< `TFP-AppName`, "HCP Terraform"; empty if not told
    QString apiVersion = {}; ///< `TFP-API-Version`
    int rateLimit = 0;       ///< announcedRate; 0 if not told
};

ServiceFacts readServiceFacts(const http::Headers &headers);

} // namespace runlatch::service
