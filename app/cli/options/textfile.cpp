// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/textfile.h"

#include "app/cli/options/inputfile.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

base::Result<QByteArray> readInput(const QString &name, qint64 limit, const base::FileErrors &errors)
{
    InputFile file(name);
    if (!file.openToRead())
        return base::Error{errors.kind, errors.unreadable, name, file.errorString()};
    std::optional<QByteArray> bytes = base::readAtMost(file, limit);
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
    constexpr qint64 largest = 8 * 1024 * 1024; // the ids of hundreds of thousands of workspaces
    auto read = readInput(name, largest, {base::Rules::FileTooLarge});
    if (!read)
        return read.error();
    QByteArray bytes = *std::move(read);
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes.remove(0, 3);
    const QString text = QString::fromUtf8(bytes);
    if (text.toUtf8() != bytes)
        return base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::FileEncoding, .subject = name};
    return text;
}

} // namespace runlatch::cli
