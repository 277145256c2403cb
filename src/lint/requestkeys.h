// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::lint {

/// Whether spec 2.4 has a key of the run task request, or of its object `within` ("capabilities"; empty: of the request
/// itself), or spec 2.8 one of a notification. Of other objects every key counts as known: the linter judges none of
/// theirs.
bool isRequestKey(const QString &within, const QString &key);

} // namespace runlatch::lint
