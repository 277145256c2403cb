// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/storefile.h"

#include "base/foreignfile.h"
#include "base/rules.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

base::Error notWritable(const QString &path, const QString &detail)
{
    return {.kind = base::ErrorKind::Storage, .rule = base::Rules::StoreNotWritable, .subject = path, .detail = detail};
}

} // namespace

base::Done makeStoreFolder(const QString &file)
{
    const QDir folder = QFileInfo(file).absoluteDir();
    if (folder.exists())
        return std::monostate();
    if (!folder.mkpath(u"."_s))
        return notWritable(folder.path(), u"cannot make the folder"_s);
    QFile::setPermissions(folder.path(), OwnerOnly | QFile::ExeOwner);
    return std::monostate();
}

/// SQLite creates its log and index files with the mode of the file.
base::Done makeStoreFile(const QString &file)
{
    QFile made(file);
    if (!made.open(QIODevice::ReadWrite, OwnerOnly))
        return notWritable(file, made.errorString());
    return std::monostate();
}

base::Done checkOwner(const QString &file)
{
    for (const QLatin1StringView suffix : {""_L1, "-wal"_L1, "-shm"_L1, "-journal"_L1}) {
        if (auto checked = base::checkLinks(file + suffix); !checked)
            return checked;
    }
    if (!base::isForeignAndOpen(file))
        return std::monostate();
    return base::Error{.kind = base::ErrorKind::Storage, .rule = base::Rules::StoreOfOthers, .subject = file};
}

void closeToOthers(const QString &file)
{
    for (const QString &existing : {file, file + u"-wal"_s, file + u"-shm"_s}) {
        if (QFile::exists(existing))
            QFile::setPermissions(existing, OwnerOnly);
    }
}

} // namespace runlatch::store
