// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/storelock.h"

#include "base/rules.h"
#include "store/sqlite/storefile.h"
#include "store/sqlite/storefiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr int Patience = 500; // milliseconds: another program may be checking which process holds runlatch.lock

/// Returns the path without links, so that all links to a file share one lock.
QString lockedPath(const QString &file)
{
    const QString there = QFileInfo(file).canonicalFilePath();
    return there.isEmpty() ? QFileInfo(file).absoluteFilePath() : there;
}

QString beside(const QString &path, const QString &name)
{
    return QFileInfo(path).absoluteDir().filePath(name);
}

struct Holder
{
    qint64 pid = 0; ///< 0: nobody
    QString program;
};

/// Returns the process that made the lock file. It may have ended.
Holder holderOf(const QLockFile &lock)
{
    Holder holder;
    QString host;
    if (!lock.getLockInfo(&holder.pid, &host, &holder.program))
        return {};
    return holder;
}

base::Error refusal(const QLockFile &lock)
{
    if (lock.error() != QLockFile::LockFailedError)
        return {.kind = base::ErrorKind::Storage,
                .rule = base::Rules::StoreNotWritable,
                .subject = lock.fileName(),
                .detail = u"cannot make the lock"_s};
    const Holder holder = holderOf(lock);
    return {.kind = base::ErrorKind::Storage,
            .rule = base::Rules::StoreLocked,
            .subject = u"%1 (%2)"_s.arg(holder.program, QString::number(holder.pid)),
            .detail = lock.fileName()};
}

base::Done taken(QLockFile &lock, int patience = 0)
{
    lock.setStaleLockTime(std::chrono::milliseconds::zero()); // a lock is stale only when its process is gone
    bool isLocked = lock.tryLock(patience);
    // The first process of a container always has the same id and name, so a killed one looks alive. The system does
    // not remove a lock that another part of this process really holds.
    if (!isLocked && holderOf(lock).pid == QCoreApplication::applicationPid() && lock.removeStaleLockFile())
        isLocked = lock.tryLock();
    if (!isLocked)
        return refusal(lock);
    QFile::setPermissions(lock.fileName(), OwnerOnly);
    return std::monostate();
}

} // namespace

StoreLock::StoreLock(const QString &file, const QString &path)
    : m_file(file)
    , m_lock(path + u".lock"_s)
    , m_folderLock(beside(path, u"runlatch.lock"_s))
{
}

base::Result<std::shared_ptr<StoreLock>> StoreLock::take(const QString &file)
{
    if (auto checked = checkOwner(file); !checked)
        return checked.error();
    if (auto made = makeStoreFolder(file); !made)
        return made.error();
    const QString path = lockedPath(file);
    const std::shared_ptr<StoreLock> lock(new StoreLock(file, path));
    if (auto locked = lock->lock(); !locked)
        return locked.error();
    return lock;
}

base::Done StoreLock::lock()
{
    if (auto locked = taken(m_lock); !locked)
        return locked;
    return QFileInfo(m_lock.fileName()).fileName() == capturesFileName() + u".lock"_s ? lockFolder() : respectFolder();
}

base::Done StoreLock::lockFolder()
{
    return taken(m_folderLock, Patience);
}

/// Checks that the folder's lock is free, or held by the process that holds the captures of this folder.
base::Done StoreLock::respectFolder()
{
    const qint64 pid = holderOf(m_folderLock).pid;
    const QLockFile captures(beside(m_lock.fileName(), capturesFileName() + u".lock"_s));
    if (pid != 0 && pid == holderOf(captures).pid)
        return std::monostate();
    auto locked = taken(m_folderLock, Patience);
    m_folderLock.unlock();
    return locked;
}

} // namespace runlatch::store
