// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "http/message.h"

#include <QJsonObject>
#include <QString>

namespace runlatch::service {

/// Who a token is.
struct Account
{
    enum class Who { Unknown, User, Team, Organization };
    Who who = Who::Unknown;
    QString name = {}; ///< the user's; of a team's or an organization's token the id of that, "team-..."
};

/// The resource of `account/details`: for teams and organizations a made-up user whose `authenticated-resource` tells
/// what the token is. Errors: those of a resource that cannot be read.
base::Result<Account> readAccount(const QJsonObject &resource);

/// What the service says of itself in the headers of any answer.
struct ServiceFacts
{
    QString name = {};       ///< `TFP-AppName`, "HCP Terraform"; empty where not told
    QString apiVersion = {}; ///< `TFP-API-Version`
    int rateLimit = 0;       ///< announcedRate; 0 where not told
};

ServiceFacts readServiceFacts(const http::Headers &headers);

} // namespace runlatch::service
