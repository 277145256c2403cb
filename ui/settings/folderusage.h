// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QObject>

namespace runlatch::ui {

/// The size of the files on the disk, in bytes; 0 where there are none.
struct FolderUsage
{
    qint64 requests = 0; ///< that were received
    qint64 work = 0;     ///< drafts, and archives that are still to be sent
    qint64 log = 0;      ///< of exchanges, both files
};

/// Looks in a thread of the pool: `requests` and `settings` are folders, and may be the same.
void readFolderUsage(const QString &requests, const QString &settings, QObject *context,
                     base::Callback<FolderUsage> done);

} // namespace runlatch::ui
