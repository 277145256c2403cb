// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QObject>

namespace runlatch::ui {

/// The size of the files on disk, in bytes; 0 if there are none.
struct FolderUsage
{
    qint64 requests = 0; ///< received requests
    qint64 work = 0;     ///< drafts, and archives that are still to be sent
    qint64 log = 0;      ///< both files of the log of exchanges
};

/// Reads the sizes in a thread of the pool. `requests` and `settings` are folders, and may be the same.
void readFolderUsage(const QString &requests, const QString &settings, QObject *context,
                     base::Callback<FolderUsage> done);

} // namespace runlatch::ui
