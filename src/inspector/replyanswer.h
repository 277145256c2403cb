// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "http/message.h"

#include <QUrl>

namespace runlatch::inspector {

/// The meaning of an answer other than 200 to a callback (spec 4.6), with the service's own errors. Protocol
/// "reply.maybe-accepted", with `outcomeUnknown`: another success, such as 202 or 204, or 303, which redirects after
/// success. The service may have taken the result, and nobody documents it. Protocol "http.redirect" for the other
/// redirects: none is followed, because its target would get the token. Otherwise the kind of base::kindOfStatus().
/// Any thread.
base::Error meaningOf(const http::Response &answer, const QUrl &callback);

} // namespace runlatch::inspector
