// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/logfile.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace runlatch::settings {

QString logFile(const QString &folder)
{
    return QDir(folder).filePath(u"activity.jsonl"_s);
}

QString earlierLogFile(const QString &folder)
{
    return QDir(folder).filePath(u"activity.1.jsonl"_s);
}

} // namespace runlatch::settings
