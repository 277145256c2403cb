// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>
#include <QTemporaryDir>

#include <utility>

namespace runlatch::support {

/// A temporary folder in memory, where the system has room there, else on disk. It is for tests that open many stores
/// and promise nothing of the disk: each sync takes milliseconds there.
class QuickFolder final : public QTemporaryDir
{
public:
    QuickFolder()
        : QTemporaryDir(place() + QStringLiteral("/runlatch-XXXXXX"))
    {
    }

private:
    static QString place()
    {
        constexpr qint64 enough = 1LL << 30;
        const QString memory = QStringLiteral("/dev/shm");
        const bool hasRoom = QFileInfo(memory).isWritable() && QStorageInfo(memory).bytesAvailable() > enough;
        return hasRoom ? memory : QDir::tempPath();
    }
};

/// The content of all files in a folder and in those within, in the order of their names.
inline QByteArray bytesOf(const QString &folder)
{
    QStringList names;
    for (QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); files.hasNext();)
        names.append(files.next());
    names.sort();
    QByteArray all;
    for (const QString &name : std::as_const(names)) {
        QFile file(name);
        if (file.open(QIODevice::ReadOnly))
            all += file.readAll();
    }
    return all;
}

} // namespace runlatch::support
