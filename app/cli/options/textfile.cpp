// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/textfile.h"

#include "app/cli/options/inputfile.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {
constexpr qint64 MaxTextBytes = 8 * 1024 * 1024; // bytes; the ids of hundreds of thousands of workspaces
constexpr qint64 MaxPart = 1024 * 1024;          // bytes
} // namespace

std::optional<QByteArray> readAtMost(QIODevice &source, qint64 limit)
{
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

base::Result<QByteArray> readInput(const QString &name, qint64 limit, const InputErrors &errors)
{
    InputFile file(name);
    if (!file.openToRead())
        return base::Error{errors.kind, errors.unreadable, name, file.errorString()};
    std::optional<QByteArray> bytes = readAtMost(file, limit);
    if (file.isInterrupted())
        return base::Error{.kind = base::ErrorKind::Cancelled, .subject = name};
    if (file.hasFailed())
        return base::Error{errors.kind, errors.unreadable, name, file.errorString()};
    if (!bytes)
        return base::Error{.kind = errors.kind, .rule = errors.beyond, .subject = name};
    return *std::move(bytes);
}

base::Result<QString> readTextFile(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return base::Error{base::ErrorKind::Usage, base::Rules::FileUnreadable, name, file.errorString()};
    std::optional<QByteArray> read = readAtMost(file, MaxTextBytes);
    if (!read)
        return base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::FileTooLarge, .subject = name};
    QByteArray bytes = *std::move(read);
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes.remove(0, 3);
    const QString text = QString::fromUtf8(bytes);
    if (text.toUtf8() != bytes)
        return base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::FileEncoding, .subject = name};
    return text;
}

} // namespace runlatch::cli
