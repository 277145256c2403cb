// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/foreign/foreignrequest.h"

namespace runlatch::interchange {

/// The event by which AWS hands a request to a function: of API Gateway and of a Lambda URL (payload format 2.0), of
/// API Gateway's REST APIs (1.0) and of an Application Load Balancer. A file has one, several, or a list of them.
QList<QByteArray> gatewayEvents(const QByteArray &file);
/// An event tells the parameters of a query and no line of a request, so the order and the escapes of a query may have
/// been others (1.0). Errors: Usage "import.broken", "import.missing", "import.value" (also of a body that is no
/// base64).
base::Result<ForeignRequest> readGatewayEvent(const QByteArray &event);

} // namespace runlatch::interchange
