// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/storefolder.h"

#include "store/storefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace runlatch::store {

base::Result<std::unique_ptr<StoreFolder>> StoreFolder::take(const QString &file)
{
    if (auto made = makeStoreFolder(file); !made)
        return made.error();
    const QString lockFile = QFileInfo(file).absoluteDir().filePath(u"runlatch.lock"_s);
    std::unique_ptr<StoreFolder> taken(new StoreFolder(file, lockFile));
    if (auto locked = taken->lock(); !locked)
        return locked.error();
    if (auto made = makeStoreFile(file); !made)
        return made.error();
    return taken;
}

void StoreFolder::closeToOthers() const
{
    store::closeToOthers(m_file);
}

base::Done StoreFolder::lock()
{
    m_lock.setStaleLockTime(std::chrono::milliseconds::zero()); // a lock is stale only when its process is gone
    if (m_lock.tryLock()) {
        QFile::setPermissions(m_lock.fileName(), OwnerOnly);
        return std::monostate();
    }
    if (m_lock.error() != QLockFile::LockFailedError)
        return base::Error{.kind = base::ErrorKind::Storage,
                           .rule = u"store.not-writable"_s,
                           .subject = m_lock.fileName(),
                           .detail = u"cannot make the lock"_s};
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
