// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/recordfile.h"

#include "base/rules.h"
#include "interchange/jsonlines.h"

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

constexpr qint64 PieceBytes = 256 * 1024;

base::Error tooLarge()
{
    return {.kind = base::ErrorKind::Usage, .rule = base::Rules::ImportTooLarge};
}

} // namespace

RecordFile::RecordFile(const QString &name)
    : m_file(name)
{
}

base::Error RecordFile::fault(base::Rule rule) const
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = m_file.fileName(), .detail = m_file.errorString()};
}

base::Done RecordFile::open()
{
    if (!m_file.open(QIODevice::ReadOnly))
        return fault(base::Rules::FileUnreadable);
    m_isHar = isHar();
    return std::monostate();
}

bool RecordFile::isHar()
{
    const QString name = m_file.fileName().toLower();
    if (name.endsWith(".har"_L1) || name.endsWith(".jsonl"_L1) || name.endsWith(".ndjson"_L1))
        return name.endsWith(".har"_L1);
    QByteArray beginning = m_file.peek(1024);
    if (beginning.startsWith("\xEF\xBB\xBF"))
        beginning.remove(0, 3);
    return beginning.simplified().replace(' ', "").startsWith("{\"log\":");
}

std::optional<RecordFile::Item> RecordFile::next()
{
    return m_isHar ? nextEntry() : nextLine();
}

/// Reads a line without its line feed. Of a line that is too long nothing is kept.
QByteArray RecordFile::readLine(bool &isTooLong)
{
    QByteArray line = m_file.readLine(MaxRecordBytes + 2);
    isTooLong = line.size() > MaxRecordBytes && !line.endsWith('\n');
    if (isTooLong)
        line.clear();
    for (QByteArray rest = isTooLong ? m_file.readLine(PieceBytes) : QByteArray("\n");
         !rest.isEmpty() && !rest.endsWith('\n');)
        rest = m_file.readLine(PieceBytes);
    return line.trimmed();
}

std::optional<RecordFile::Item> RecordFile::nextLine()
{
    while (!m_file.atEnd()) {
        bool isTooLong = false;
        QByteArray line = readLine(isTooLong);
        if (++m_number == 1 && line.startsWith("\xEF\xBB\xBF"))
            line.remove(0, 3);
        if (isTooLong)
            return Item{m_number, tooLarge()};
        if (line.isEmpty())
            continue;
        const auto record = readJsonLine(line);
        return Item{m_number, record ? base::Result<HarEntry>(HarEntry{*record, {}}) : record.error()};
    }
    if (m_file.error() != QFileDevice::NoError)
        m_fault = fault(base::Rules::FileUnreadable);
    return std::nullopt;
}

std::optional<RecordFile::Item> RecordFile::nextEntry()
{
    auto entry = m_splitter.next();
    while (!entry && !m_file.atEnd() && !m_splitter.isClosed()) {
        const QByteArray piece = m_file.read(PieceBytes);
        if (piece.isEmpty())
            break;
        m_splitter.add(piece);
        entry = m_splitter.next();
    }
    if (entry)
        return Item{++m_number, entry->isNull() ? base::Result<HarEntry>(tooLarge()) : readHarEntry(*entry)};
    if (m_file.error() != QFileDevice::NoError)
        m_fault = fault(base::Rules::FileUnreadable);
    else if (!m_splitter.hasEntries())
        m_fault = fault(base::Rules::ImportNoEntries);
    else if (!m_splitter.isClosed())
        m_fault = fault(base::Rules::ImportBroken);
    return std::nullopt;
}

} // namespace runlatch::interchange
