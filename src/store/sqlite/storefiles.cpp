// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/storefiles.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace runlatch::store {

QString capturesFileName()
{
    return u"captures.sqlite"_s;
}

QString workFileName()
{
    return u"work.sqlite"_s;
}

base::Result<StoreFiles> StoreFiles::take(const QString &folder)
{
    const auto captures = StoreLock::take(QDir(folder).filePath(capturesFileName()));
    if (!captures)
        return captures.error();
    const auto work = StoreLock::take(QDir(folder).filePath(workFileName()));
    if (!work)
        return work.error();
    return StoreFiles{*captures, *work};
}

} // namespace runlatch::store
