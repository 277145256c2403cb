// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/callbacks.h"

#include <QJsonObject>

namespace runlatch::simulator {

/// Faults of a callback that the service accepts all the same: outcomes that are misplaced or not supported, misspelt
/// attributes, URLs that are not web addresses, another media type, a callback URL without its code. At most 20, in the
/// order of the document. `document`: the body, empty if it is not an object.
QList<CallbackRemark> remarksOn(const http::Request &request, const QJsonObject &document, const CallbackRules &rules);

} // namespace runlatch::simulator
