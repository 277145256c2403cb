// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QtGlobal>

#include <memory>

namespace runlatch::store {

/// A temporary folder for stores that end with this program. SQLite seals what it writes into the files there with a
/// key that is only in memory. So a program that is killed leaves files that nobody can read. The folder is removed
/// with this object, which must outlive the stores in it. Any thread may open a store there.
///
/// Each byte of a file has its own byte of the key stream, whatever is written there. Two copies of a file, made at
/// different times while the program runs, would show what differs between them; the last one alone shows nothing but
/// its size. Nothing tells whether sealed bytes were changed.
class SealedFolder
{
public:
    SealedFolder();
    ~SealedFolder();
    Q_DISABLE_COPY_MOVE(SealedFolder)

    /// Empty if the folder could not be made: no store can be opened then.
    QString filePath(const QString &name) const;

    /// The name of the file system of SQLite that a store must be opened with; null: the usual one.
    static const char *fileSystemOf(const QString &file);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace runlatch::store
