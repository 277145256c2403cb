// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/delimitedrows.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::text {

namespace {

constexpr QChar ByteOrderMarkOfTable = u'\uFEFF';
constexpr qsizetype RowsToCompare = 20;

bool endsTableLine(QChar letter)
{
    return letter == u'\n' || letter == u'\r';
}

/// Goes through the text once, cell by cell.
class CellReader
{
public:
    CellReader(QStringView text, QChar separator)
        : m_text(text.startsWith(ByteOrderMarkOfTable) ? text.mid(1) : text)
        , m_separator(separator)
    {
    }

    bool isAtEnd() const { return m_at >= m_text.size(); }
    qsizetype openQuote() const { return m_openQuote; }

    QStringList row()
    {
        QStringList cells;
        for (;;) {
            const QString read = cell();
            if (cells.size() < DelimitedRows::MaxColumns)
                cells.append(read);
            if (isAtEnd() || endsTableLine(m_text.at(m_at)))
                break;
            ++m_at; // the separator
        }
        passLineEnd();
        return cells;
    }

private:
    QString cell()
    {
        passBlanks();
        if (!isAtEnd() && m_text.at(m_at) == u'"')
            return quotedCell();
        const qsizetype begin = m_at;
        while (!isAtEnd() && m_text.at(m_at) != m_separator && !endsTableLine(m_text.at(m_at)))
            ++m_at;
        return m_text.mid(begin, m_at - begin).trimmed().toString();
    }

    /// A mark behind the closing quote belongs to the cell: no half of a name is taken.
    QString quotedCell()
    {
        const qsizetype line = m_line;
        QString read;
        ++m_at;
        for (bool isOpen = true; isOpen; ++m_at) {
            if (isAtEnd()) {
                m_openQuote = m_openQuote == 0 ? line : m_openQuote;
                return read.trimmed();
            }
            const QChar letter = m_text.at(m_at);
            const bool isDoubled = letter == u'"' && m_at + 1 < m_text.size() && m_text.at(m_at + 1) == u'"';
            if (isDoubled)
                ++m_at;
            isOpen = letter != u'"' || isDoubled;
            if (isOpen)
                read += letter;
            if (letter == u'\n')
                ++m_line;
        }
        const qsizetype begin = m_at;
        while (!isAtEnd() && m_text.at(m_at) != m_separator && !endsTableLine(m_text.at(m_at)))
            ++m_at;
        return read.append(m_text.mid(begin, m_at - begin)).trimmed();
    }

    void passBlanks()
    {
        while (!isAtEnd() && m_text.at(m_at) != m_separator && !endsTableLine(m_text.at(m_at))
               && m_text.at(m_at).isSpace())
            ++m_at;
    }

    void passLineEnd()
    {
        if (isAtEnd())
            return;
        const bool isPair = m_text.at(m_at) == u'\r' && m_at + 1 < m_text.size() && m_text.at(m_at + 1) == u'\n';
        m_at += isPair ? 2 : 1;
        ++m_line;
    }

    QStringView m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    qsizetype m_line = 1;
    qsizetype m_openQuote = 0;
};

} // namespace

DelimitedRows DelimitedRows::read(QStringView text, QChar separator, qsizetype mostRows)
{
    DelimitedRows read;
    CellReader reader(text, separator);
    while (!reader.isAtEnd()) {
        const QStringList row = reader.row();
        if (std::all_of(row.begin(), row.end(), [](const QString &cell) { return cell.isEmpty(); }))
            continue;
        if (read.rows.size() == mostRows) {
            read.isCut = true;
            break;
        }
        read.rows.append(row);
    }
    read.openQuote = reader.openQuote();
    return read;
}

std::optional<QChar> separatorOf(QStringView text)
{
    for (const QChar separator : {QChar(u'\t'), QChar(u';'), QChar(u',')}) {
        const DelimitedRows first = DelimitedRows::read(text, separator, RowsToCompare);
        if (first.rows.size() < 2)
            continue;
        const qsizetype cells = first.rows.constFirst().size();
        const bool isLastCut = first.openQuote > 0; // the quote takes the separators behind it
        const bool isEven = std::all_of(first.rows.begin(), first.rows.end() - (isLastCut ? 1 : 0),
                                        [cells](const QStringList &row) { return row.size() == cells; });
        if (cells > 1 && isEven)
            return separator;
    }
    return std::nullopt;
}

} // namespace runlatch::text
