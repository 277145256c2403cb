// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/textrows.h"

#include "text/visiblecharacter.h"

#include <algorithm>

namespace runlatch::text {

namespace {

bool beginsWithMark(QByteArrayView text)
{
    return text.startsWith("\xEF\xBB\xBF");
}

/// Code points from `from` to `to`; undecodable bytes count one each.
qint64 charactersIn(QByteArrayView text, qsizetype from, qsizetype to)
{
    qint64 count = 0;
    for (qsizetype at = from; at < to; at += visibleCharacter(text, at).length)
        ++count;
    return from == 0 && to > 0 && beginsWithMark(text) ? count - 1 : count;
}

} // namespace

TextRows::TextRows(QByteArrayView text, int columns, const std::atomic<bool> *cancelled)
    : m_columns(std::clamp(columns, 1, MaxColumns))
{
    Row row = begin(m_steps.front());
    finishRow(text, row);
    while (row.end < text.size() || (row.end > row.offset && text[row.end - 1] == '\n')) {
        row = next(text, row);
        if (m_count % StepRows == 0) {
            m_steps.push_back(
                {static_cast<quint32>(row.offset), static_cast<quint32>(row.line), static_cast<quint32>(row.column)});
            if (cancelled && *cancelled)
                break;
        }
        ++m_count;
    }
    m_lines = row.line;
}

TextRows::Row TextRows::begin(const Step &step)
{
    return {step.offset, step.offset, step.line, step.column};
}

void TextRows::finishRow(QByteArrayView text, Row &row) const
{
    int columns = 0;
    row.end = row.offset;
    while (row.end < text.size()) {
        const auto byte = static_cast<uchar>(text[row.end]);
        if (byte >= 0x20 && byte < 0x7F) { // nearly all of them
            if (columns == m_columns)
                return;
            ++columns;
            ++row.end;
            continue;
        }
        const VisibleCharacter character = visibleCharacter(text, row.end);
        const bool isLineEnd = character.kind == VisibleCharacter::Kind::LineEnd; // it may stand behind the last column
        if (!isLineEnd && columns > 0 && columns + character.columns > m_columns)
            return;
        columns += character.columns;
        row.end += character.length;
        if (isLineEnd)
            return;
    }
}

TextRows::Row TextRows::next(QByteArrayView text, const Row &row) const
{
    Row following{row.end, row.end, row.line, row.column + charactersIn(text, row.offset, row.end)};
    if (row.end > row.offset && text[row.end - 1] == '\n') {
        ++following.line;
        following.column = 1;
    }
    finishRow(text, following);
    return following;
}

QList<TextRows::Row> TextRows::rows(QByteArrayView text, qsizetype first, qsizetype most) const
{
    first = std::clamp<qsizetype>(first, 0, m_count - 1);
    const qsizetype last = std::min(first + most, m_count) - 1;
    Row row = begin(m_steps[static_cast<std::size_t>(first / StepRows)]);
    finishRow(text, row);
    QList<Row> found;
    for (qsizetype at = first / StepRows * StepRows;; ++at) {
        if (at >= first)
            found.append(row);
        if (at >= last)
            return found;
        row = next(text, row);
    }
}

qsizetype TextRows::rowOf(QByteArrayView text, qsizetype offset) const
{
    const auto after = std::upper_bound(m_steps.begin(), m_steps.end(), offset,
                                        [](qsizetype wanted, const Step &step) { return wanted < step.offset; });
    qsizetype at = std::max<qsizetype>(after - m_steps.begin() - 1, 0) * StepRows;
    Row row = begin(m_steps[static_cast<std::size_t>(at / StepRows)]);
    finishRow(text, row);
    for (; row.end <= offset && at + 1 < m_count; ++at)
        row = next(text, row);
    return at;
}

TextRows::Place TextRows::placeOf(QByteArrayView text, qsizetype offset) const
{
    const Row found = row(text, rowOf(text, offset));
    return {found.line, found.column + charactersIn(text, found.offset, std::min(offset, found.end))};
}

qsizetype TextRows::offsetOf(QByteArrayView text, Place place) const
{
    const auto after =
        std::upper_bound(m_steps.begin(), m_steps.end(), place, [](const Place &wanted, const Step &step) {
            return std::pair(wanted.line, wanted.column) < std::pair<qint64, qint64>(step.line, step.column);
        });
    qsizetype at = std::max<qsizetype>(after - m_steps.begin() - 1, 0) * StepRows;
    Row row = begin(m_steps[static_cast<std::size_t>(at / StepRows)]);
    finishRow(text, row);
    for (; at + 1 < m_count; ++at) {
        const Row following = next(text, row);
        if (std::pair(following.line, following.column) > std::pair(place.line, place.column))
            break;
        row = following;
    }
    if (row.line < place.line)
        return row.end;
    qint64 column = row.column - (row.offset == 0 && beginsWithMark(text) ? 1 : 0);
    qsizetype offset = row.offset;
    while (column < place.column && offset < row.end && text[offset] != '\n') {
        offset += visibleCharacter(text, offset).length;
        ++column;
    }
    return offset;
}

} // namespace runlatch::text
