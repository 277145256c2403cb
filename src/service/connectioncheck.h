// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/account.h"
#include "service/client.h"

#include <optional>

namespace runlatch::service {

/// The abilities of a connection. Archiving and creating are left out, because they cannot be tried without doing them.
struct ConnectionReport
{
    Account account; ///< unknown if the service does not tell (404)
    ServiceFacts facts;
    WorkspaceName place; ///< the workspace whose list was requested; without text if there was none
    /// nullopt if it was not tried: without a workspace there is no list, and without a change request nothing to show.
    std::optional<base::Done> list = {};
    std::optional<base::Done> show = {};
    Dialect dialect; ///< the dialect as learned meanwhile
};

/// Requests, without changing anything, ping, account/details, and the list and one change request of `place`, or, if
/// its text is empty, of the first workspace of the first organization. Errors: those that make further requests
/// useless: no answer, no trust, 401, a web page, 5xx. The results of the list and of showing are in the report.
base::Call checkConnection(Client &client, const Endpoint &endpoint, const WorkspaceName &place, QObject *context,
                           base::Callback<ConnectionReport> done);

} // namespace runlatch::service
