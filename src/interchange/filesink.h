// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/format.h"
#include "interchange/sink.h"

#include <QFileDevice>

#include <memory>

namespace runlatch::interchange {

/// One file with all records, or standard output if the name is empty or "-". The file appears whole or not at all;
/// until then a file of that name stays as it was. What is no file, or belongs to a store, is refused
/// (exporttarget.h). Bytes that went to standard output stay there.
class FileSink final : public Sink
{
public:
    FileSink(const QString &file, Format format);
    ~FileSink() override;

    base::Done begin() override;
    base::Done write(const Record &record) override;
    base::Done commit() override;

private:
    base::Done put(const QByteArray &bytes);
    base::Error fault() const;

    const QString m_name;
    const Format m_format;
    std::unique_ptr<QFileDevice> m_file;
    bool m_isFirst = true;
};

} // namespace runlatch::interchange
