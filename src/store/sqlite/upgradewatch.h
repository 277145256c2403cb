// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QMetaType>

#include <functional>

namespace runlatch::store {

/// The progress of an older file's migration.
struct UpgradeProgress
{
    qint64 done = 0; ///< captures
    qint64 total = 0;
};

/// Called between two steps, in the store's thread; false stops the migration, which goes on there the next time.
using UpgradeWatch = std::function<bool(const UpgradeProgress &)>;

} // namespace runlatch::store

Q_DECLARE_METATYPE(runlatch::store::UpgradeProgress)
