// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"

#include <QByteArrayView>

namespace runlatch::store {

/// The rule of an error that a server told by its SQLSTATE; "store.failed" for those of which no person can mend
/// anything.
base::Rule ruleOfState(QByteArrayView state);
/// The rule of a connection that failed, by the words of libpq, which has nothing else: the SQLSTATE stands in them.
base::Rule ruleOfConnecting(QByteArrayView message);
/// Tells whether the server was lost with this error, or never reached.
bool isLoss(base::Rule rule);

} // namespace runlatch::store
