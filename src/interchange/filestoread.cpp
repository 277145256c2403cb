// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/filestoread.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

QStringList headsIn(const QDir &folder)
{
    QStringList heads;
    const QStringList names = folder.entryList({u"*.head"_s}, QDir::Files, QDir::Name);
    for (const QString &name : names)
        heads.append(folder.filePath(name));
    return heads;
}

} // namespace

QStringList filesToRead(const QStringList &given)
{
    QStringList files;
    for (const QString &each : given) {
        const QStringList heads = QFileInfo(each).isDir() ? headsIn(QDir(each)) : QStringList();
        files += heads.isEmpty() ? QStringList{each} : heads;
    }
    const QSet<QString> all(files.begin(), files.end());
    files.removeIf([&all](const QString &file) {
        return file.endsWith(u".body"_s) && all.contains(file.chopped(5) + u".head"_s);
    });
    return files;
}

} // namespace runlatch::interchange
