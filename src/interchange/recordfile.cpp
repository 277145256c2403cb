// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/recordfile.h"

#include "base/rules.h"
#include "interchange/jsonlines.h"
#include "interchange/jsonmembers.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

constexpr qsizetype BeginningBytes = 1024; // by which a HAR is known
constexpr qsizetype WideMarkBytes = 2;     // the byte order mark of UTF-16

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

base::Error RecordFile::faultOf(base::Rule rule) const
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = m_input.name(), .detail = m_input.errorString()};
}

base::Done RecordFile::open()
{
    if (!m_input.open())
        return faultOf(base::Rules::FileUnreadable);
    return std::monostate();
}

std::optional<RecordFile::Item> RecordFile::next()
{
    std::optional<Item> item;
    if (knowsFormat() && !m_isWide)
        item = *m_isHar ? nextEntry() : nextLine();
    if (!item && (m_isWide || m_input.isAtEnd() || m_splitter.outline().isOver()))
        end();
    else if (!item)
        readOn();
    return item;
}

/// False until enough of the file is read to tell.
bool RecordFile::knowsFormat()
{
    if (m_hasBegun)
        return true;
    if (m_piece.size() < (m_isHar ? WideMarkBytes : BeginningBytes) && !m_input.isAtEnd())
        return false;
    m_hasBegun = true;
    m_isWide = m_piece.startsWith("\xFF\xFE") || m_piece.startsWith("\xFE\xFF");
    if (!m_isHar)
        m_isHar = beginsAsHar(m_piece.first(std::min(m_piece.size(), BeginningBytes)));
    if (*m_isHar)
        m_splitter.add(std::exchange(m_piece, {}));
    return true;
}

void RecordFile::readOn()
{
    const QByteArray piece = m_input.read();
    if (m_hasBegun && *m_isHar) {
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
        QByteArray line = withoutBlanks(std::exchange(m_line, {}));
        if (++m_number == 1 && line.startsWith("\xEF\xBB\xBF"))
            line = withoutBlanks(line.sliced(3));
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
    ++m_number;
    if (entry->isNull())
        return Item{m_number, tooLarge()};
    auto read = readHarEntry(*entry);
    return Item{m_number, read ? base::Result<HarEntry>(distinct(std::move(read).value())) : read.error()};
}

HarEntry RecordFile::distinct(HarEntry entry)
{
    if (!entry.isForeign)
        return entry;
    QUuid &uuid = entry.record.row.uuid;
    if (m_known.size() == MaxKnown && !m_known.contains(uuid))
        m_known.clear();
    const qint64 before = m_known[uuid]++;
    if (before > 0)
        uuid = QUuid::createUuidV5(uuid, QByteArray::number(before));
    return entry;
}

void RecordFile::end()
{
    using base::Rules;
    m_isAtEnd = true;
    const HarOutline &outline = m_splitter.outline();
    if (m_input.hasFailed())
        m_faults.append(faultOf(Rules::FileUnreadable));
    else if (m_isWide)
        m_faults.append(faultOf(Rules::ImportEncoding));
    else if (*m_isHar && !outline.hasEntries())
        m_faults.append(faultOf(Rules::ImportNoEntries));
    else if (*m_isHar && (outline.isBroken() || !outline.isComplete()))
        m_faults.append(faultOf(Rules::ImportBroken));
    if (outline.hasEntries() && outline.hasSecond())
        m_faults.append(faultOf(Rules::ImportSecondLog));
    if (outline.goesOn())
        m_faults.append(faultOf(Rules::ImportAfterEnd));
}

} // namespace runlatch::interchange
