// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/filesink.h"

#include "base/foreignfile.h"
#include "base/rules.h"
#include "interchange/exporttarget.h"

#include <QFile>
#include <QSaveFile>

#include <cstdio>
#include <utility>

namespace runlatch::interchange {

namespace {

bool isOutput(const QString &name)
{
    return name.isEmpty() || name == QLatin1StringView("-");
}

} // namespace

FileSink::FileSink(const QString &file, Format format)
    : m_name(file)
    , m_format(format)
{
}

FileSink::~FileSink() = default;

base::Done FileSink::begin()
{
    if (isOutput(m_name)) {
        auto output = std::make_unique<QFile>();
        const bool isOpen = output->open(stdout, QIODevice::WriteOnly);
        m_file = std::move(output);
        if (!isOpen)
            return fault();
    } else {
        if (auto checked = checkExportTarget(m_name); !checked)
            return checked;
        auto saved = std::make_unique<QSaveFile>(m_name);
        if (auto opened = base::openForSaving(*saved, base::Rules::ExportFailed); !opened)
            return opened;
        m_file = std::move(saved);
        // Captures may be secret although their secrets were replaced.
        m_file->setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    }
    return put(fileHead(m_format));
}

base::Done FileSink::write(const Record &record)
{
    return put(fileRecord(m_format, record, std::exchange(m_isFirst, false)));
}

base::Done FileSink::commit()
{
    if (auto done = put(fileFoot(m_format)); !done)
        return done;
    // QSaveFile::commit() does not notice that the last bytes could not be written.
    if (!m_file->flush())
        return fault();
    auto *const saved = qobject_cast<QSaveFile *>(m_file.get());
    if (!saved)
        return std::monostate();
    // Another program may have made a store there meanwhile.
    if (auto checked = checkExportTarget(m_name); !checked)
        return checked;
    return saved->commit() ? base::Done(std::monostate()) : fault();
}

base::Done FileSink::put(const QByteArray &bytes)
{
    if (m_file->write(bytes) != bytes.size())
        return fault();
    return std::monostate();
}

base::Error FileSink::fault() const
{
    const bool isFull = m_file->error() == QFileDevice::ResourceError;
    return {.kind = base::ErrorKind::Storage,
            .rule = isFull ? base::Rules::ExportFull : base::Rules::ExportFailed,
            .subject = m_name,
            .detail = m_file->errorString()};
}

} // namespace runlatch::interchange
