// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/textexcerpt.h"

#include "base/bytesearch.h"
#include "text/visiblecharacter.h"

#include <QStringList>

#include <algorithm>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace runlatch::text {

namespace {

using Kind = VisibleCharacter::Kind;

constexpr qsizetype MaxTokenLength = 200;                               // bytes
constexpr int MaxIndent = 8;                                            // of a folded row, one space a level
constexpr qsizetype BytesBefore = 40;                                   // before the mark of a row that is cut
constexpr qsizetype MostBefore = TextExcerpt::MaxColumns - BytesBefore; // columns and bytes before any mark
constexpr qsizetype MaxCharacter = 4;                                   // bytes in UTF-8

struct ExcerptRow
{
    qsizetype begin = 0;
    qsizetype end = 0; ///< without the line feed
    int depth = 0;
    bool isFolded = false; ///< begins within a line
    bool isCutOff = false; ///< ends within a line
};

/// Reads the rows of a text from the beginning of a line on.
class RowReader
{
public:
    RowReader(QByteArrayView text, qsizetype begin)
        : m_text(text)
        , m_at(begin)
    {
    }

    bool isAtEnd() const { return m_isAtEnd; }
    qsizetype at() const { return m_at; } ///< where the next row begins

    ExcerptRow next()
    {
        if (m_isLineBegin)
            beginLine();
        ExcerptRow row{.begin = m_at, .depth = m_depth, .isFolded = !m_isLineBegin};
        while (m_at < m_text.size()) {
            const char byte = m_text[m_at++];
            if (byte == '\n' || (m_isLong && breaksBehind(byte))) {
                m_isLineBegin = byte == '\n';
                row.isCutOff = !m_isLineBegin;
                row.end = m_isLineBegin ? m_at - 1 : m_at;
                return row;
            }
        }
        row.end = m_text.size();
        m_isAtEnd = true;
        return row;
    }

private:
    void beginLine()
    {
        const QByteArrayView rest = m_text.sliced(m_at);
        m_isLong = rest.size() > TextExcerpt::MaxColumns && !rest.first(TextExcerpt::MaxColumns).contains('\n');
        m_isInString = false;
        m_depth = 0;
    }

    /// A comma between values. Strings have no line feeds, so a line begins outside of them.
    bool breaksBehind(char byte)
    {
        if (std::exchange(m_isEscaped, false))
            return false;
        if (m_isInString) {
            m_isEscaped = byte == '\\';
            m_isInString = byte != '"';
            return false;
        }
        m_isInString = byte == '"';
        m_depth += byte == '{' || byte == '[' ? 1 : byte == '}' || byte == ']' ? -1 : 0;
        return byte == ',' && !isLineEnd();
    }

    /// The line ends at once, and needs no other break.
    bool isLineEnd() const
    {
        const QByteArrayView rest = m_text.sliced(m_at);
        return rest.isEmpty() || rest.startsWith('\n') || rest.startsWith("\r\n");
    }

    const QByteArrayView m_text;
    qsizetype m_at;
    int m_depth = 0;
    bool m_isLineBegin = true;
    bool m_isLong = false;
    bool m_isInString = false;
    bool m_isEscaped = false;
    bool m_isAtEnd = false;
};

/// The beginning of the line that is so many lines above that of the offset.
qsizetype lineBegin(QByteArrayView text, qsizetype offset, int above)
{
    qsizetype begin = base::lastIndexOf(text.first(offset), '\n') + 1;
    for (; above > 0 && begin > 0; --above)
        begin = base::lastIndexOf(text.first(begin - 1), '\n') + 1;
    return begin;
}

QString shown(const VisibleCharacter &character)
{
    if (character.kind == Kind::Text)
        return character.text();
    return character.code == '\t' ? u" "_s : u'<' + character.text() + u'>';
}

/// Appends what can be seen from `at` to `end`, as long as the row is short enough. Returns where it stopped.
qsizetype append(QString &row, QByteArrayView text, qsizetype at, qsizetype end)
{
    while (at < end && row.size() < TextExcerpt::MaxColumns) {
        const VisibleCharacter character = visibleCharacter(text, at);
        row += shown(character);
        at += character.length;
    }
    return at;
}

/// The rows around the one with the offset, whose index is in `marked`.
std::vector<ExcerptRow> rowsAround(QByteArrayView text, qsizetype offset, int &marked)
{
    RowReader reader(text, lineBegin(text, offset, TextExcerpt::RowsAbove));
    std::deque<ExcerptRow> rows;
    do {
        if (rows.size() > TextExcerpt::RowsAbove)
            rows.pop_front();
        rows.push_back(reader.next());
    } while (!reader.isAtEnd() && reader.at() <= offset);
    marked = static_cast<int>(rows.size()) - 1;
    while (!reader.isAtEnd() && rows.size() < TextExcerpt::MaxRows && reader.at() < text.size())
        rows.push_back(reader.next());
    return {rows.begin(), rows.end()};
}

/// The row without the spaces before it that its own indent replaces.
qsizetype contentBegin(QByteArrayView text, const ExcerptRow &row, std::optional<qsizetype> offset)
{
    qsizetype begin = row.begin;
    while (row.isFolded && begin < offset.value_or(row.end) && text[begin] == ' ')
        ++begin;
    return begin;
}

/// A row is cut a little before its mark, in front of a whole character.
qsizetype cutBefore(QByteArrayView text, qsizetype begin, qsizetype offset)
{
    if (offset - begin <= MostBefore)
        return begin;
    begin = offset - BytesBefore;
    for (qsizetype back = 1; back < MaxCharacter && (static_cast<uchar>(text[begin]) & 0xC0) == 0x80; ++back)
        --begin;
    return begin;
}

/// The text before the mark, at most MostBefore columns of it: a few bytes may have long names.
QString before(QByteArrayView text, qsizetype begin, qsizetype offset)
{
    QStringList characters;
    qsizetype columns = 0;
    const qsizetype from = cutBefore(text, begin, offset);
    for (qsizetype at = from; at < offset;) {
        const VisibleCharacter character = visibleCharacter(text, at);
        characters.append(shown(character));
        columns += characters.last().size();
        at += character.length;
    }
    qsizetype dropped = 0;
    for (; columns > MostBefore; ++dropped)
        columns -= characters.at(dropped).size();
    const bool isCut = from > begin || dropped > 0;
    return (isCut ? u"…"_s : QString()) + characters.mid(dropped).join(QString());
}

/// The row as it is shown. `offset`: of the mark, whose place in the row goes to `excerpt`; nullopt if it has none.
QString lineOf(QByteArrayView text, const ExcerptRow &row, std::optional<qsizetype> offset, TextExcerpt &excerpt)
{
    const qsizetype end = row.end > row.begin && text[row.end - 1] == '\r' ? row.end - 1 : row.end;
    qsizetype at = contentBegin(text, row, offset);
    QString line = row.isFolded ? QString(std::clamp(row.depth, 0, MaxIndent), u' ') : QString();
    if (offset) {
        line += before(text, at, *offset);
        excerpt.position = line.size();
        at = append(line, text, *offset, std::min(end, *offset + tokenLength(text, *offset)));
        excerpt.length = line.size() - excerpt.position;
    }
    if (append(line, text, at, end) < end)
        line += u'…';
    return line;
}

} // namespace

TextExcerpt excerptAround(QByteArrayView text, qsizetype offset)
{
    offset = std::clamp<qsizetype>(offset, 0, text.size());
    TextExcerpt excerpt;
    const std::vector<ExcerptRow> rows = rowsAround(text, offset, excerpt.row);
    QStringList lines;
    qsizetype before = 0;
    for (const ExcerptRow &row : rows) {
        const bool isMarked = lines.size() == excerpt.row;
        lines.append(lineOf(text, row, isMarked ? std::optional(offset) : std::nullopt, excerpt));
        excerpt.position += isMarked ? before : 0;
        before += lines.last().size() + 1;
        excerpt.isFolded = excerpt.isFolded || row.isFolded || row.isCutOff;
    }
    excerpt.text = lines.join(u'\n');
    return excerpt;
}

qsizetype tokenLength(QByteArrayView text, qsizetype offset)
{
    const QByteArrayView all = text.sliced(std::clamp<qsizetype>(offset, 0, text.size()));
    const QByteArrayView rest = all.first(std::min(MaxTokenLength, all.size()));
    if (rest.isEmpty())
        return 0;
    if (QByteArrayView("{[]},:").contains(rest.front()))
        return 1;
    if (rest.front() == '\\')
        return std::min<qsizetype>(rest.startsWith("\\u") ? 6 : 2, rest.size());
    if (static_cast<uchar>(rest.front()) < 0x20 || static_cast<uchar>(rest.front()) >= 0x7F)
        return visibleCharacter(text, offset).length;
    const bool isText = rest.startsWith('"');
    qsizetype at = 1;
    while (at < rest.size() && !QByteArrayView(isText ? "\"\n" : ",:]} \t\r\n").contains(rest[at]))
        at += isText && rest[at] == '\\' ? 2 : 1;
    return std::min(at + (isText ? 1 : 0), rest.size());
}

} // namespace runlatch::text
