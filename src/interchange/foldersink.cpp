// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foldersink.h"

#include "base/foreignfile.h"
#include "base/rules.h"
#include "protocol/runtaskrequest.h"
#include "redaction/placeholder.h"

#include <QDir>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

QString kindOf(const store::CaptureRow &row)
{
    if (row.isRefused())
        return u"refused"_s;
    if (row.verification)
        return u"verification"_s;
    if (protocol::isNotification(row.kind))
        return u"notification"_s;
    for (const QLatin1StringView stage : {"pre_plan"_L1, "post_plan"_L1, "pre_apply"_L1, "post_apply"_L1}) {
        if (row.stage == stage)
            return stage;
    }
    return u"request"_s;
}

/// The head, with the length of the body as it is written: a placeholder is not as long as its secret.
QByteArray writtenHead(const Record &record)
{
    if (!redaction::hasPlaceholder(record.body))
        return record.head;
    constexpr QByteArrayView name = "content-length:";
    QByteArrayList lines = record.head.split('\n');
    for (QByteArray &line : lines) {
        if (line.first(std::min(name.size(), line.size())).compare(name, Qt::CaseInsensitive) == 0)
            line = line.first(name.size()) + ' ' + QByteArray::number(record.body.size())
                + (line.endsWith('\r') ? "\r" : "");
    }
    return lines.join('\n');
}

base::Error folderFault(const QString &name, QFileDevice::FileError error, const QString &detail)
{
    const bool isFull = error == QFileDevice::ResourceError || error == QFileDevice::WriteError;
    return {.kind = base::ErrorKind::Storage,
            .rule = isFull ? base::Rules::ExportFull : base::Rules::ExportFailed,
            .subject = name,
            .detail = detail};
}

} // namespace

QString FolderSink::baseName(const Record &record)
{
    return u"%1-%2"_s.arg(record.row.id, 6, 10, QChar(u'0')).arg(kindOf(record.row));
}

base::Done FolderSink::begin()
{
    if (auto checked = base::checkLinks(m_folder); !checked)
        return checked;
    if (m_folder.isEmpty() || !QDir().mkpath(m_folder))
        return folderFault(m_folder, QFileDevice::OpenError, u"the folder cannot be made"_s);
    return std::monostate();
}

base::Done FolderSink::write(const Record &record)
{
    const QString name = QDir(m_folder).filePath(baseName(record));
    if (auto done = writeFile(name + u".head"_s, writtenHead(record)); !done)
        return done;
    const QString why = whyBodyMissing(record);
    if (auto done = writeFile(name + u".body"_s, record.body); !done || why.isEmpty())
        return done;
    return writeFile(name + u".body-missing.txt"_s, why.toUtf8() + '\n');
}

base::Done FolderSink::writeFile(const QString &name, const QByteArray &bytes) const
{
    QFile file(name);
    const auto access = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, access))
        return folderFault(name, file.error(), file.errorString());
    if (file.write(bytes) != bytes.size() || !file.flush())
        return folderFault(name, file.error(), file.errorString());
    return std::monostate();
}

} // namespace runlatch::interchange
