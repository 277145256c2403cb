// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/refusal.h"
#include "simulator/service.h"

/// The facts that are told of a request which the simulator answered or refused.
namespace runlatch::simulator {

/// Tells whether the query of the path is a secret: it has the code of a callback or of a link.
bool hasSecretQuery(const QByteArray &path);

/// Describes a request. The code in the query of a callback or of a plan is a secret and is left out.
Served servedOf(const http::Request &request, int status);

/// Returns the reason of a refusal. The required token depends on the place, so a token that does not suffice is only
/// called "other".
base::Rule ruleOfStatus(const http::Request &request, int status);

/// Tells whether the server itself refused the request. What the gate refused is told where it is judged.
bool isRefusedAsHttp(const http::Refusal &refusal);

/// The rule of the refusal, or "bearer.line-break" where a token with a line feed behind it is what spoils the head.
base::Rule causeOf(const http::Refusal &refusal);

/// Returns the request line and the headers, as far as they arrived; without a target if it is not HTTP.
http::Request requestIn(const http::Refusal &refusal);

} // namespace runlatch::simulator
