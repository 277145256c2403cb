// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/recordfile.h"

#include "base/boundedfile.h"
#include "base/rules.h"
#include "interchange/foreign/jsonmembers.h"
#include "interchange/foreign/rawrequest.h"
#include "interchange/jsonlines.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

constexpr qsizetype WideMarkBytes = 2; // the byte order mark of UTF-16
constexpr qsizetype LeastJudged = 16;  // by fewer bytes no file is known

base::Error tooLarge()
{
    return {.kind = base::ErrorKind::Usage, .rule = base::Rules::ImportTooLarge};
}

std::optional<FileKind> kindOfName(const QString &name)
{
    QString lower = name.toLower();
    if (lower.endsWith(".gz"_L1))
        lower.chop(3);
    if (lower.endsWith(".jsonl"_L1) || lower.endsWith(".ndjson"_L1))
        return FileKind::JsonLines;
    return lower.endsWith(".har"_L1) ? std::optional(FileKind::Har) : std::nullopt;
}

} // namespace

RecordFile::RecordFile(const QString &name)
    : m_input(name)
    , m_named(kindOfName(name))
{
}

base::Error RecordFile::faultOf(base::Rule rule) const
{
    return {.kind = base::ErrorKind::Usage,
            .rule = rule,
            .subject = m_input.file().name(),
            .detail = m_input.file().errorString()};
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
    const bool isReadable = knowsFormat() && !m_isWide && m_kind;
    if (isReadable)
        item = nextItem();
    const bool isOver = !isReadable || m_isTooLarge || m_input.isAtEnd();
    if (!item && m_hasBegun && (isOver || m_splitter.outline().isOver()))
        end();
    else if (!item)
        readOn();
    return item;
}

std::optional<RecordFile::Item> RecordFile::nextItem()
{
    switch (*m_kind) {
    case FileKind::JsonLines: return nextLine();
    case FileKind::Har: return nextEntry();
    case FileKind::PowerShell:
    case FileKind::Curl:
    case FileKind::RequestFile:
    case FileKind::Raw:
    case FileKind::GatewayEvent:
    case FileKind::Ngrok:
    case FileKind::WebhookSite: break;
    }
    return nextPiece();
}

/// False until enough of the file is read to tell. It is looked at again when there is twice as much of it.
bool RecordFile::knowsFormat()
{
    const bool isWhole = m_input.isAtEnd() || m_piece.size() >= KnownByBytes;
    if (m_hasBegun || (!isWhole && m_piece.size() < std::max(LeastJudged, 2 * m_judged)))
        return m_hasBegun;
    m_judged = m_piece.size();
    m_isWide = m_piece.size() >= WideMarkBytes && (m_piece.startsWith("\xFF\xFE") || m_piece.startsWith("\xFE\xFF"));
    m_kind = fileKindOf(m_piece);
    m_hasBegun = m_kind || m_isWide || isWhole;
    if (!m_hasBegun)
        return false;
    if (!m_kind)
        m_kind = m_named;
    if (m_kind == FileKind::Har && !m_isWide)
        m_splitter.add(std::exchange(m_piece, {}));
    return true;
}

void RecordFile::readOn()
{
    const QByteArray piece = m_input.read();
    if (m_hasBegun && m_kind == FileKind::Har) {
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
    const bool isLast = m_input.isAtEnd() && m_input.fault().isEmpty() && m_lineBytes > 0;
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
    auto read = readHarEntry(*entry, m_input.file().writtenAt());
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

/// Waits for the whole file. False until it is there, or if it cannot be read.
bool RecordFile::splitWhole()
{
    m_isTooLarge = m_piece.size() > MaxRecordBytes;
    if (m_isSplit || m_isTooLarge || !m_input.isAtEnd() || !m_input.fault().isEmpty())
        return m_isSplit;
    m_isSplit = true;
    const QString body = m_kind == FileKind::Raw ? bodyFileOf(m_input.file().name()) : QString();
    if (body.isEmpty()) {
        m_pieces = piecesOf(*m_kind, std::exchange(m_piece, {}));
        std::reverse(m_pieces.begin(), m_pieces.end());
        return true;
    }
    const auto bytes = base::readFile(body, MaxBodyBytes, {.beyond = base::Rules::ImportTooLarge});
    if (!bytes) {
        m_faults.append(bytes.error());
        return true;
    }
    m_pieces = {std::exchange(m_piece, {}) + *bytes};
    m_exportName = QFileInfo(body).completeBaseName().toUtf8();
    return true;
}

std::optional<RecordFile::Item> RecordFile::nextPiece()
{
    if (!splitWhole() || m_pieces.isEmpty())
        return std::nullopt;
    auto read = readPiece(*m_kind, m_pieces.takeLast(), m_input.file().writtenAt());
    ++m_number;
    if (!read)
        return Item{m_number, read.error()};
    HarEntry entry = distinct(std::move(read).value());
    if (!m_exportName.isEmpty()) // equal requests of one export are several
        entry.record.row.uuid = QUuid::createUuidV5(entry.record.row.uuid, m_exportName);
    return Item{m_number, std::move(entry)};
}

/// A file that is no capture has one fault. So has one that cannot be read, besides those of its outline.
void RecordFile::end()
{
    using base::Rules;
    m_isAtEnd = true;
    const HarOutline &outline = m_splitter.outline();
    const bool isHar = m_kind == FileKind::Har;
    if (!m_input.fault().isEmpty())
        m_faults.append(faultOf(m_input.fault()));
    else if (m_isWide)
        m_faults.append(faultOf(Rules::ImportEncoding));
    else if (!m_kind)
        m_faults.append(faultOf(seemingOf(m_piece)));
    else if (isHar && !outline.hasEntries())
        m_faults.append(faultOf(Rules::ImportNoEntries));
    else if (isHar && (outline.isBroken() || !outline.isComplete()))
        m_faults.append(faultOf(Rules::ImportBroken));
    else if (m_isTooLarge)
        m_faults.append(faultOf(Rules::ImportTooLarge));
    if (outline.hasEntries() && outline.hasSecond())
        m_faults.append(faultOf(Rules::ImportSecondLog));
    if (outline.goesOn())
        m_faults.append(faultOf(Rules::ImportAfterEnd));
}

} // namespace runlatch::interchange
