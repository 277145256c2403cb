// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"
#include "http/message.h"

#include <functional>
#include <optional>

namespace runlatch::http {

/// The answer to a request that the gate does not let in.
struct Rejection
{
    base::Rule rule;
    Response response;
};

/// Sees each request when its head is complete, before "100 Continue" and before its body is read: method, target,
/// head, headers and peer are set. nullopt lets the request in. Called in the server's thread, once for each request;
/// it must not delete the server.
using Gate = std::function<std::optional<Rejection>(const Request &head)>;

/// Tells whether the head announces a body.
bool announcesBody(const Request &head);

} // namespace runlatch::http
