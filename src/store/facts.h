// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/database.h"

namespace runlatch::store {

/// Numbers that a store of captures keeps about itself; captureschema.cpp says which. Begin and end no transaction.
base::Result<qint64> fact(Database &database, const QString &name); ///< 0 where there is none
base::Done setFact(Database &database, const QString &name, qint64 value);

} // namespace runlatch::store
