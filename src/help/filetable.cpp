// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/ledger.h"
#include "help/tables.h"
#include "inspector/plan/planfolder.h"
#include "settings/logfile.h"
#include "settings/settingsfile.h"
#include "store/search/wordblocks.h"
#include "store/sqlite/storefiles.h"
#include "templates/templatefolder.h"
#include "text/markdowntext.h"

#include <QDir>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::help {

QString fileTable(const QString &folder)
{
    const QDir place(folder);
    const QString captures = place.filePath(store::capturesFileName());
    const std::pair<QString, QString> files[] = {
        {captures, TableWords::tr("received requests and their replies")},
        {store::WordBlocks::fileOf(captures), TableWords::tr("an index that makes searching quick; may be removed")},
        {inspector::PlanFolder(captures).path(), TableWords::tr("plans that were fetched, sealed")},
        {place.filePath(store::workFileName()), TableWords::tr("drafts and saved queries")},
        {changerequests::Ledger::fileIn(folder), TableWords::tr("bulk actions that were sent")},
        {templates::templateFolder(folder), TableWords::tr("templates of task results")},
        {settings::preferencesFile(folder), TableWords::tr("settings, without any secret")},
        {settings::logFile(folder), TableWords::tr("the log of Activity, if it is turned on")},
    };
    QString table = u"| %1 | %2 |\n|---|---|\n"_s.arg(TableWords::tr("File"), TableWords::tr("Holds"));
    for (const auto &[file, holds] : files)
        table += u"| %1 | %2 |\n"_s.arg(text::markdownText(QDir::toNativeSeparators(file)), holds);
    return table;
}

} // namespace runlatch::help
