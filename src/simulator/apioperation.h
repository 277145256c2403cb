// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/changerequest.h"
#include "simulator/apimessage.h"
#include "simulator/faultplan.h"
#include "simulator/runtask.h"

#include <functional>
#include <optional>

/// The questions to the operations of the simulator's API, and their answers.
namespace runlatch::simulator {

/// The rights of a token's user. A value includes those before it. What is forbidden is answered 404, as in the real
/// service: a token that may not see something finds nothing.
enum class Access {
    Read,  ///< see everything
    Write, ///< archive change requests, start runs, override task stages
    Owner, ///< create change requests, and manage run tasks
};

/// A verification request that has to be sent before the operation can be answered.
struct PendingVerification
{
    RunTaskOptions request;
    std::function<http::Response(const RunTask &ended)> then; ///< carries the operation out, or refuses it
};

struct ApiQuestion
{
    const http::Request &request;
    FaultDraw &faults;
    QStringList names = {}; ///< the parts of the path that fill the route's gaps
    Query query = {};
    QUrl self = {};
    Access access = Access::Read;
    protocol::ChangeRequestDialect dialect = protocol::ChangeRequestDialect::Specification;
    QString dialectName = {};                             ///< the dialect, as in Served
    std::optional<PendingVerification> verification = {}; ///< set by an operation whose answer comes later
};

struct ApiAnswer
{
    http::Response response;
    QString dialect = {};                                 ///< the dialect, as in Served
    bool isInstead = false;                               ///< a fault answered, and the operation was not carried out
    std::optional<PendingVerification> verification = {}; ///< set: its answer takes the place of `response`
    base::Rule rule = {};                                 ///< why it was refused, if the status does not say so
};

} // namespace runlatch::simulator
