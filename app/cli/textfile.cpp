// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/textfile.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

base::Result<QString> readTextFile(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return base::Error{base::ErrorKind::Usage, u"file.unreadable"_s, name, file.errorString()};
    QByteArray bytes = file.readAll();
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes.remove(0, 3);
    const QString text = QString::fromUtf8(bytes);
    if (text.toUtf8() != bytes)
        return base::Error{.kind = base::ErrorKind::Usage, .rule = u"file.encoding"_s, .subject = name};
    return text;
}

} // namespace runlatch::cli
