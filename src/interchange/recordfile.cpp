// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/recordfile.h"

#include "base/rules.h"
#include "interchange/jsonlines.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

constexpr qsizetype BeginningBytes = 1024; // by which a HAR is known

base::Error tooLarge()
{
    return {.kind = base::ErrorKind::Usage, .rule = base::Rules::ImportTooLarge};
}

bool beginsAsHar(QByteArray beginning)
{
    if (beginning.startsWith("\xEF\xBB\xBF"))
        beginning.remove(0, 3);
    return beginning.simplified().replace(' ', "").startsWith("{\"log\":");
}

} // namespace

RecordFile::RecordFile(const QString &name)
    : m_input(name)
{
    const QString lower = name.toLower();
    if (lower.endsWith(".har"_L1) || lower.endsWith(".jsonl"_L1) || lower.endsWith(".ndjson"_L1))
        m_isHar = lower.endsWith(".har"_L1);
}

base::Error RecordFile::fault(base::Rule rule) const
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = m_input.name(), .detail = m_input.errorString()};
}

base::Done RecordFile::open()
{
    if (!m_input.open())
        return fault(base::Rules::FileUnreadable);
    return std::monostate();
}

std::optional<RecordFile::Item> RecordFile::next()
{
    std::optional<Item> item;
    if (knowsFormat())
        item = *m_isHar ? nextEntry() : nextLine();
    if (!item && (m_input.isAtEnd() || m_splitter.isClosed()))
        end();
    else if (!item)
        readOn();
    return item;
}

/// False until enough of the file is read to tell.
bool RecordFile::knowsFormat()
{
    if (!m_isHar && (m_piece.size() >= BeginningBytes || m_input.isAtEnd())) {
        m_isHar = beginsAsHar(m_piece.first(std::min(m_piece.size(), BeginningBytes)));
        if (*m_isHar)
            m_splitter.add(std::exchange(m_piece, {}));
    }
    return m_isHar.has_value();
}

void RecordFile::readOn()
{
    const QByteArray piece = m_input.read();
    if (m_isHar.value_or(false)) {
        m_splitter.add(piece);
        return;
    }
    m_piece.remove(0, std::exchange(m_at, 0));
    m_piece += piece;
}

/// Takes the rest of a line from what was read, or what is there of it. False if the line goes on.
bool RecordFile::takeLine()
{
    const qsizetype feed = m_piece.indexOf('\n', m_at);
    const qsizetype size = (feed < 0 ? m_piece.size() : feed) - m_at;
    m_lineBytes += size;
    if (m_lineBytes <= MaxRecordBytes)
        m_line.append(m_piece.constData() + m_at, size);
    else
        m_line = QByteArray();
    m_at += size + (feed < 0 ? 0 : 1);
    const bool isLast = m_input.isAtEnd() && !m_input.hasFailed() && m_lineBytes > 0;
    return feed >= 0 || isLast;
}

std::optional<RecordFile::Item> RecordFile::nextLine()
{
    while (takeLine()) {
        const bool isTooLong = std::exchange(m_lineBytes, 0) > MaxRecordBytes;
        QByteArray line = std::exchange(m_line, {}).trimmed();
        if (++m_number == 1 && line.startsWith("\xEF\xBB\xBF"))
            line.remove(0, 3);
        if (isTooLong)
            return Item{m_number, tooLarge()};
        if (line.isEmpty())
            continue;
        const auto record = readJsonLine(line);
        return Item{m_number, record ? base::Result<HarEntry>(HarEntry{*record, {}}) : record.error()};
    }
    return std::nullopt;
}

std::optional<RecordFile::Item> RecordFile::nextEntry()
{
    const auto entry = m_splitter.next();
    if (!entry)
        return std::nullopt;
    return Item{++m_number, entry->isNull() ? base::Result<HarEntry>(tooLarge()) : readHarEntry(*entry)};
}

void RecordFile::end()
{
    m_isAtEnd = true;
    if (m_input.hasFailed())
        m_fault = fault(base::Rules::FileUnreadable);
    else if (*m_isHar && !m_splitter.hasEntries())
        m_fault = fault(base::Rules::ImportNoEntries);
    else if (*m_isHar && !m_splitter.isClosed())
        m_fault = fault(base::Rules::ImportBroken);
}

} // namespace runlatch::interchange
