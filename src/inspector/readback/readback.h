// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/operation.h"
#include "protocol/runtasks/servedresult.h"
#include "service/client.h"

#include <optional>

namespace runlatch::inspector {

/// One task result as a service tells it.
struct ReadBack
{
    protocol::ServedResult result;
    QList<protocol::ServedOutcome> outcomes;
    bool hasAllOutcomes = true;                 ///< there are no more, and each could be read
    std::optional<base::Error> outcomesError;   ///< why `outcomes` are not known
    std::optional<protocol::ServedStage> stage; ///< none if it was not told or could not be read
};

/// Asks for a task result, then for its outcomes, 1,000 at most, and for the stage of its run. `client` must outlive
/// the call. Errors: those of service::Client::taskResult(). A part that is refused is missing in the answer.
base::Call readBack(service::Client &client, const service::Endpoint &endpoint, const QString &taskResultId,
                    QObject *context, base::Callback<ReadBack> done);

/// Tells whether a callback's URL belongs to the service at this base of an API.
bool isOfService(const QUrl &callback, const QUrl &base);

} // namespace runlatch::inspector
