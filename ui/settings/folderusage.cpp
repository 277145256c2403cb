// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/settings/folderusage.h"

#include "base/answer.h"
#include "settings/logfile.h"
#include "store/sqlite/storefiles.h"

#include <QDir>
#include <QFileInfo>
#include <QThreadPool>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// The size of a store with the files that SQLite keeps beside it.
qint64 storeSize(const QString &file)
{
    return QFileInfo(file).size() + QFileInfo(file + u"-wal"_s).size() + QFileInfo(file + u"-shm"_s).size();
}

} // namespace

void readFolderUsage(const QString &requests, const QString &settings, QObject *context,
                     base::Callback<FolderUsage> done)
{
    const base::Answer<FolderUsage> answer(context, std::move(done));
    QThreadPool::globalInstance()->start([requests, settings, answer] {
        answer(FolderUsage{storeSize(QDir(requests).filePath(store::capturesFileName())),
                           storeSize(QDir(requests).filePath(store::workFileName())),
                           QFileInfo(runlatch::settings::logFile(settings)).size()
                               + QFileInfo(runlatch::settings::earlierLogFile(settings)).size()});
    });
}

} // namespace runlatch::ui
