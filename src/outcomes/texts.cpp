// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "outcomes/texts.h"

#include "lint/resultlimits.h"
#include "outcomes/words.h"
#include "text/markdowntext.h"
#include "text/plaintext.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::outcomes {

namespace {

constexpr qsizetype MaxBody = lint::resultlimits::MaxSchemaBody; // characters; the newer schema takes more
constexpr qsizetype RoomForEnd = 200;                            // characters, for the words that something is cut
constexpr qsizetype MaxUtf8 = 4;                                 // bytes of a character
constexpr qsizetype MaxFence = 100;                              // signs; within RoomForEnd

/// The fence that begins or ends a block of code in the line (CommonMark 4.5); empty if none does.
QStringView fenceOf(QStringView line)
{
    const QStringView trimmed = line.trimmed();
    if (!trimmed.startsWith("```"_L1) && !trimmed.startsWith("~~~"_L1))
        return {};
    const auto *const end =
        std::find_if(trimmed.begin(), trimmed.end(), [sign = trimmed.front()](QChar letter) { return letter != sign; });
    const QStringView fence = trimmed.first(end - trimmed.begin());
    const bool isCodeInLine = fence.front() == u'`' && trimmed.sliced(fence.size()).contains(u'`');
    return isCodeInLine ? QStringView() : fence;
}

/// Closes a block of code that is open at the end: the words behind it would be part of it. One with a fence of more
/// than MaxFence signs, which would stand there twice, is left out.
QString closed(const QString &markdown)
{
    QStringView open;
    for (const QStringView line : QStringView(markdown).split(u'\n')) {
        const QStringView fence = fenceOf(line);
        if (open.isEmpty())
            open = fence;
        else if (fence.startsWith(open) && fence.size() == line.trimmed().size())
            open = {};
    }
    if (open.size() > MaxFence)
        return markdown.first(open.data() - markdown.constData());
    return open.isEmpty() ? markdown : markdown + u'\n' + open.toString();
}

} // namespace

CutText beginningOf(std::string_view text, qsizetype most)
{
    const auto limit = static_cast<std::size_t>(most * MaxUtf8);
    std::size_t end = std::min(text.size(), limit);
    while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end; // not within a character
    QString read = QString::fromUtf8(text.data(), static_cast<qsizetype>(end));
    read.replace("\r\n"_L1, "\n"_L1);
    const bool isCut = end < text.size() || read.size() > most;
    return {read.left(most), static_cast<qint64>(text.size()), isCut};
}

CutText beginningOf(QStringView text, qsizetype most)
{
    CutText read;
    append(read, text, most);
    return read;
}

void append(CutText &text, QStringView part, qsizetype most)
{
    const qsizetype room = std::max(most - text.text.size(), qsizetype(0));
    text.text += part.first(std::min(room, part.size()));
    text.isCut = text.isCut || part.size() > room;
    text.bytes += part.toUtf8().size();
}

void Body::addText(const CutText &text)
{
    QStringList lines;
    const QStringList written = text::boxedText(text.text).split(u'\n');
    for (const QString &line : written)
        lines.append(text::markdownText(line));
    add(lines.join("  \n"_L1), text); // two blanks break the line
}

void Body::addMarkdown(const CutText &markdown)
{
    add(text::boxedText(markdown.text), markdown);
}

void Body::addBlock(const QString &heading, const CutText &text)
{
    const qsizetype most = std::max(room() - heading.size() - RoomForEnd, qsizetype(0));
    CutText fitted = text;
    fitted.isCut = text.isCut || text.text.size() > most;
    fitted.text = text::boxedText(text.text.left(most));
    const QString block =
        (heading.isEmpty() ? QString() : heading + "\n\n"_L1) + text::markdownBlock(fitted.text).trimmed();
    if (block.size() <= room())
        add(block, fitted);
    else
        m_isCut = true; // nothing but signs of fences
}

void Body::addLine(const QString &line)
{
    const bool isInList = line.startsWith("- "_L1) && m_text.section(u'\n', -1).startsWith("- "_L1);
    if (line.size() > room())
        m_isCut = true;
    else
        m_text += (m_text.isEmpty() ? QString() : isInList ? u"\n"_s : u"\n\n"_s) + line;
}

qsizetype Body::room() const
{
    return std::max(MaxBody - RoomForEnd - m_text.size(), qsizetype(0));
}

/// Adds as much as there is room for, and says how long the whole text is where it is cut.
void Body::add(const QString &part, const CutText &of)
{
    if (of.text.trimmed().isEmpty())
        return;
    const QString taken = closed(part.left(room()));
    const bool isCut = of.isCut || part.size() > room() || taken.size() < part.size();
    m_isCut = m_isCut || isCut;
    if (room() < RoomForEnd)
        return;
    QStringList parts{m_text, taken};
    if (isCut)
        //: %1 is a number
        parts += Words::tr("(cut; the whole text has %1 bytes)").arg(QLocale().toString(of.bytes));
    parts.removeAll(QString());
    m_text = parts.join("\n\n"_L1);
}

} // namespace runlatch::outcomes
