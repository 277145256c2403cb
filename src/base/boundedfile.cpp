// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/boundedfile.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace runlatch::base {

std::optional<QByteArray> readAtMost(QIODevice &source, qint64 limit)
{
    constexpr qint64 MaxPart = 1024 * 1024; // bytes
    QByteArray bytes;
    while (bytes.size() <= limit) {
        // A pipe may deliver its data in parts, and memory for all of the limit is taken for each of them.
        const QByteArray part = source.read(std::min(limit + 1 - bytes.size(), MaxPart));
        if (part.isEmpty())
            return bytes;
        bytes += part;
    }
    return std::nullopt;
}

Result<QByteArray> readFile(const QString &name, qint64 limit, const FileErrors &errors, FileKind kind)
{
    const QFileInfo info(name);
    if (kind == FileKind::Ordinary && info.exists() && !info.isFile())
        return Error{.kind = errors.kind, .rule = errors.unreadable, .subject = name};
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return Error{errors.kind, errors.unreadable, name, file.errorString()};
    std::optional<QByteArray> bytes = readAtMost(file, limit);
    if (file.error() != QFileDevice::NoError)
        return Error{errors.kind, errors.unreadable, name, file.errorString()};
    if (!bytes)
        return Error{.kind = errors.kind, .rule = errors.beyond, .subject = name};
    return *std::move(bytes);
}

} // namespace runlatch::base
