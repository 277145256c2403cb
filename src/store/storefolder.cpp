// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/storefolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr QFile::Permissions OwnerOnly = QFile::ReadOwner | QFile::WriteOwner;

base::Error notWritable(const QString &path, const QString &detail)
{
    return {.kind = base::ErrorKind::Storage, .rule = u"store.not-writable"_s, .subject = path, .detail = detail};
}

base::Done makeFolder(const QDir &folder)
{
    if (folder.exists())
        return std::monostate();
    if (!folder.mkpath(u"."_s))
        return notWritable(folder.path(), u"cannot make the folder"_s);
    QFile::setPermissions(folder.path(), OwnerOnly | QFile::ExeOwner);
    return std::monostate();
}

/// SQLite gives its log and index files the mode that the file has. A file that is there may be another program's:
/// its mode stays.
base::Done makeFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite, OwnerOnly))
        return notWritable(path, file.errorString());
    return std::monostate();
}

} // namespace

base::Result<std::unique_ptr<StoreFolder>> StoreFolder::take(const QString &file)
{
    const QDir folder = QFileInfo(file).absoluteDir();
    if (auto made = makeFolder(folder); !made)
        return made.error();
    std::unique_ptr<StoreFolder> taken(new StoreFolder(file, folder.filePath(u"runlatch.lock"_s)));
    if (auto locked = taken->lock(); !locked)
        return locked.error();
    if (auto made = makeFile(file); !made)
        return made.error();
    return taken;
}

void StoreFolder::closeToOthers() const
{
    for (const QString &existing : {m_file, m_file + u"-wal"_s, m_file + u"-shm"_s}) {
        if (QFile::exists(existing))
            QFile::setPermissions(existing, OwnerOnly);
    }
}

base::Done StoreFolder::lock()
{
    m_lock.setStaleLockTime(std::chrono::milliseconds::zero()); // a lock is stale only when its process is gone
    if (m_lock.tryLock()) {
        QFile::setPermissions(m_lock.fileName(), OwnerOnly);
        return std::monostate();
    }
    if (m_lock.error() != QLockFile::LockFailedError)
        return notWritable(m_lock.fileName(), u"cannot make the lock"_s);
    qint64 pid = 0;
    QString host;
    QString program;
    m_lock.getLockInfo(&pid, &host, &program);
    return base::Error{.kind = base::ErrorKind::Storage,
                       .rule = u"store.locked"_s,
                       .subject = u"%1 (%2)"_s.arg(program, QString::number(pid)),
                       .detail = m_lock.fileName()};
}

} // namespace runlatch::store
