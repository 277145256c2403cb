// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QFile>

#include <memory>

namespace runlatch::store {

/// Writes a file of any size of which nothing stands on disk in clear, piece by piece (libsodium's secretstream). Until
/// finish() it has another name, and is removed with this object; a killed program leaves it under that name, sealed.
/// Takes time for the disk: not for the window's thread.
///
/// The file begins with a mark, and the time at which it has to go, which the key proves together with the content. It
/// opens only with the key, only as a whole, and only for the label (the name of what it belongs to) that it was
/// written with.
class SealedStream
{
public:
    /// The key of a sealed file, what it belongs to, and how long it stays.
    struct Purpose
    {
        QByteArray key;    ///< that of the store (StoreKey::bytes); the file's own key is derived from it
        QByteArray label;  ///< bytes that name what the file belongs to
        QDateTime expires; ///< UTC
    };

    /// The file, and the folder where it is missing, are made for their owner only. Errors: Storage "store.full",
    /// "file.not-written"; subject = the file. So those of the other functions.
    static base::Result<std::unique_ptr<SealedStream>> begin(const QString &file, const Purpose &purpose);
    ~SealedStream();
    Q_DISABLE_COPY_MOVE(SealedStream)

    base::Done write(QByteArrayView bytes);
    base::Done finish(); ///< the last call; the file has its name now

    /// The name of a file that is not finished.
    static QString unfinishedName(const QString &file) { return file + QStringLiteral(".part"); }
    /// The time at which the file has to go, unproven; invalid if it is no such file.
    static QDateTime expiryOf(const QString &file);
    /// The content, with room for `spare` bytes behind it. Errors: Storage "fetch.locked" (another key, or changed
    /// bytes), "file.unreadable", "file.too-large" (more than `limit` bytes).
    static base::Result<QByteArray> read(const QString &file, const Purpose &purpose, qint64 limit, qsizetype spare);

private:
    struct State;
    SealedStream(const QString &file, std::unique_ptr<State> state);
    base::Done put(QByteArrayView bytes, bool isLast);
    base::Done toDisk(const QByteArray &bytes);

    QString m_name;
    QFile m_file;
    QByteArray m_waiting; ///< a piece at most
    std::unique_ptr<State> m_state;
};

} // namespace runlatch::store
