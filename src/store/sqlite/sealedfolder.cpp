// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/sealedfolder.h"

#include "store/sqlite/sealer.h"

#include <QByteArray>
#include <QFileInfo>
#include <QTemporaryDir>

#include <sodium.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <new>

namespace runlatch::store {

namespace {

using Bytes = unsigned char;
using StreamKey = std::array<Bytes, crypto_stream_chacha20_KEYBYTES>;

/// The usual file system of SQLite, whose files are opened as SealedFile. SQLite knows the first member.
struct SealingSystem
{
    sqlite3_vfs base;
    sqlite3_vfs *usual;
    StoreKey key;
};

/// A file that is open. The object of the usual file system stands behind it, in the same memory, which SQLite aligns
/// to eight bytes.
struct alignas(8) SealedFile
{
    sqlite3_file base;
    StreamKey key;
};

SealedFile &sealed(sqlite3_file *file)
{
    return *reinterpret_cast<SealedFile *>(file);
}

sqlite3_file *usual(sqlite3_file *file)
{
    return reinterpret_cast<sqlite3_file *>(&sealed(file) + 1);
}

/// Seals bytes that are in clear, or opens sealed ones: it is the same. `offset` is their place in the file.
void turn(const StreamKey &key, Bytes *bytes, qsizetype size, qint64 offset)
{
    constexpr qsizetype Block = 64;                                            // bytes that the stream makes at a time
    static const std::array<Bytes, crypto_stream_chacha20_NONCEBYTES> nonce{}; // each file has a key of its own
    if (const qsizetype within = offset % Block; within != 0) {
        std::array<Bytes, Block> block{};
        const qsizetype count = std::min(Block - within, size);
        std::memcpy(block.data() + within, bytes, static_cast<std::size_t>(count));
        crypto_stream_chacha20_xor_ic(block.data(), block.data(), Block, nonce.data(),
                                      static_cast<quint64>(offset / Block), key.data());
        std::memcpy(bytes, block.data() + within, static_cast<std::size_t>(count));
        bytes += count;
        size -= count;
        offset += count;
    }
    if (size > 0)
        crypto_stream_chacha20_xor_ic(bytes, bytes, static_cast<quint64>(size), nonce.data(),
                                      static_cast<quint64>(offset / Block), key.data());
}

/// SQLite expects zeros in the place of bytes behind the end of a file. The file may grow meanwhile, so the bytes that
/// it had are read once more.
int readToEnd(sqlite3_file *file, Bytes *bytes, int size, qint64 offset)
{
    const sqlite3_io_methods &methods = *usual(file)->pMethods;
    qint64 end = 0;
    if (const int code = methods.xFileSize(usual(file), &end); code != SQLITE_OK)
        return code;
    const auto count = static_cast<int>(std::clamp<qint64>(end - offset, 0, size));
    if (count > 0) {
        if (const int code = methods.xRead(usual(file), bytes, count, offset); code != SQLITE_OK)
            return code;
        turn(sealed(file).key, bytes, count, offset);
    }
    std::fill(bytes + count, bytes + size, Bytes(0));
    return count == size ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int readSealed(sqlite3_file *file, void *to, int size, sqlite3_int64 offset)
{
    auto *bytes = static_cast<Bytes *>(to);
    const int code = usual(file)->pMethods->xRead(usual(file), to, size, offset);
    if (code == SQLITE_IOERR_SHORT_READ)
        return readToEnd(file, bytes, size, offset);
    if (code == SQLITE_OK)
        turn(sealed(file).key, bytes, size, offset);
    return code;
}

int writeSealed(sqlite3_file *file, const void *from, int size, sqlite3_int64 offset)
{
    QByteArray bytes(static_cast<const char *>(from), size);
    turn(sealed(file).key, reinterpret_cast<Bytes *>(bytes.data()), size, offset);
    return usual(file)->pMethods->xWrite(usual(file), bytes.constData(), size, offset);
}

/// Passes a call on to the file of the usual file system.
template <auto Method> struct Passed;
template <typename... Arguments, int (*sqlite3_io_methods::*Method)(sqlite3_file *, Arguments...)> struct Passed<Method>
{
    static int call(sqlite3_file *file, Arguments... arguments)
    {
        return (usual(file)->pMethods->*Method)(usual(file), arguments...);
    }
};

void passBarrier(sqlite3_file *file)
{
    usual(file)->pMethods->xShmBarrier(usual(file));
}

// Without xFetch, which would show SQLite the sealed bytes. The shared index of a log has numbers of pages only.
const sqlite3_io_methods Methods{
    .iVersion = 2,
    .xClose = &Passed<&sqlite3_io_methods::xClose>::call,
    .xRead = &readSealed,
    .xWrite = &writeSealed,
    .xTruncate = &Passed<&sqlite3_io_methods::xTruncate>::call,
    .xSync = &Passed<&sqlite3_io_methods::xSync>::call,
    .xFileSize = &Passed<&sqlite3_io_methods::xFileSize>::call,
    .xLock = &Passed<&sqlite3_io_methods::xLock>::call,
    .xUnlock = &Passed<&sqlite3_io_methods::xUnlock>::call,
    .xCheckReservedLock = &Passed<&sqlite3_io_methods::xCheckReservedLock>::call,
    .xFileControl = &Passed<&sqlite3_io_methods::xFileControl>::call,
    .xSectorSize = &Passed<&sqlite3_io_methods::xSectorSize>::call,
    .xDeviceCharacteristics = &Passed<&sqlite3_io_methods::xDeviceCharacteristics>::call,
    .xShmMap = &Passed<&sqlite3_io_methods::xShmMap>::call,
    .xShmLock = &Passed<&sqlite3_io_methods::xShmLock>::call,
    .xShmBarrier = &passBarrier,
    .xShmUnmap = &Passed<&sqlite3_io_methods::xShmUnmap>::call,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

/// The memory at `file` is SQLite's, and has szOsFile bytes.
int openSealed(sqlite3_vfs *system, const char *name, sqlite3_file *file, int flags, int *opened)
{
    const auto &sealing = *reinterpret_cast<const SealingSystem *>(system);
    auto *made = new (file) SealedFile{};
    usual(file)->pMethods = nullptr;
    const int code = sealing.usual->xOpen(sealing.usual, name, usual(file), flags, opened);
    const QByteArrayView path(name); // null for a file of SQLite's own, which nobody opens twice
    crypto_generichash(made->key.data(), made->key.size(), reinterpret_cast<const Bytes *>(path.data()),
                       static_cast<quint64>(path.size()),
                       reinterpret_cast<const Bytes *>(sealing.key.bytes.constData()),
                       static_cast<std::size_t>(sealing.key.bytes.size()));
    if (usual(file)->pMethods) // otherwise there is nothing to close
        made->base.pMethods = &Methods;
    return code;
}

/// The file systems of SQLite have names, and the one of a sealed folder is named for the folder.
QByteArray systemNameOf(const QString &folder)
{
    return "sealed:" + folder.toUtf8();
}

} // namespace

struct SealedFolder::Private
{
    QTemporaryDir folder;
    QByteArray name;
    SealingSystem system{};
    bool isUsable = false;
};

SealedFolder::SealedFolder()
    : d(std::make_unique<Private>())
{
    sqlite3_initialize();
    sqlite3_vfs *usualSystem = sqlite3_vfs_find(nullptr);
    if (!d->folder.isValid() || !usualSystem)
        return;
    d->name = systemNameOf(QFileInfo(d->folder.path()).absoluteFilePath());
    d->system = {*usualSystem, usualSystem, newStoreKey()}; // its other functions need nothing but their own data
    d->system.base.pNext = nullptr;
    d->system.base.zName = d->name.constData();
    d->system.base.szOsFile = static_cast<int>(sizeof(SealedFile)) + usualSystem->szOsFile;
    d->system.base.xOpen = &openSealed;
    d->isUsable = sqlite3_vfs_register(&d->system.base, 0) == SQLITE_OK;
}

SealedFolder::~SealedFolder()
{
    if (d->isUsable)
        sqlite3_vfs_unregister(&d->system.base);
}

QString SealedFolder::filePath(const QString &name) const
{
    return d->isUsable ? d->folder.filePath(name) : QString();
}

const char *SealedFolder::fileSystemOf(const QString &file)
{
    const sqlite3_vfs *found = sqlite3_vfs_find(systemNameOf(QFileInfo(file).absolutePath()).constData());
    return found ? found->zName : nullptr;
}

} // namespace runlatch::store
