// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/har.h"
#include "interchange/harsplitter.h"

#include <QFile>

#include <optional>

namespace runlatch::interchange {

/// The records of a file of JSON Lines or a HAR, one after the other. One record is in memory at a time. A HAR is known
/// by the suffix ".har" or by its beginning, JSON Lines by ".jsonl" and ".ndjson"; what is neither is read as JSON
/// Lines.
class RecordFile
{
public:
    /// A line or entry. An error of readJsonLine() or readHarEntry() concerns it alone.
    struct Item
    {
        qint64 number = 0; ///< of the line or entry, from 1
        base::Result<HarEntry> entry;
    };
    explicit RecordFile(const QString &name);

    base::Done open(); ///< Error: Usage "file.unreadable"; subject = the file.
    /// nullopt at the end. Empty lines are skipped.
    std::optional<Item> next();
    /// Why the file as a whole was not read to its end; looked at behind the last item.
    std::optional<base::Error> fault() const { return m_fault; }

    qint64 position() const { return m_file.pos(); } ///< bytes that were read
    qint64 size() const { return m_file.size(); }

private:
    bool isHar();
    std::optional<Item> nextLine();
    std::optional<Item> nextEntry();
    QByteArray readLine(bool &isTooLong);
    base::Error fault(base::Rule rule) const;

    QFile m_file;
    HarSplitter m_splitter;
    std::optional<base::Error> m_fault;
    qint64 m_number = 0;
    bool m_isHar = false;
};

} // namespace runlatch::interchange
