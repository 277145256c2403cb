// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

#include <QStringList>

namespace runlatch::simulator {

/// A place of a run task that a request asks for.
struct AskedPlace
{
    enum What { Callback, PlanTicket, ConfigurationTicket, Object, SomethingElse };
    What what = SomethingElse;
    QString id = {}; ///< of the callback, the plan or the configuration
};

QStringList objectPath(); ///< the parts of the path to which links of plans and configurations lead
/// SomethingElse for another path, or for a method that the place does not take. A callback is judged by its path
/// alone.
AskedPlace placeAskedBy(const http::Request &request);
/// The place that the path names, whatever the method; SomethingElse if it is not one of ours.
AskedPlace placeOfAnyMethod(const http::Request &request);

} // namespace runlatch::simulator
