// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/sql/connection.h"

namespace runlatch::store {

/// Numbers that a store of captures keeps about itself; captureschema.cpp lists them. The functions neither begin nor
/// end transactions.
base::Result<qint64> fact(Connection &database, const QString &name); ///< 0 if the fact is missing
base::Done setFact(Connection &database, const QString &name, qint64 value);

} // namespace runlatch::store
