// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/bytes/byteslayout.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr int HexCellColumns = 3; // two digits and a space
constexpr int HexTextColumn = 16 * HexCellColumns + 2;

QString hexText(qsizetype number, int digits)
{
    return QString::number(number, 16).rightJustified(digits, u'0');
}

} // namespace

TextBytesLayout::TextBytesLayout(QByteArray bytes, std::shared_ptr<const text::TextRows> rows)
    : BytesLayout(std::move(bytes))
    , m_rows(std::move(rows))
{
}

QList<BytesLayout::Row> TextBytesLayout::rows(qsizetype first, qsizetype most) const
{
    QList<Row> made;
    for (const text::TextRows::Row &row : m_rows->rows(m_bytes, first, most)) {
        Row one{row.offset, row.end, row.column == 1 ? QString::number(row.line) : QString(), {}};
        int column = 0;
        for (qsizetype at = row.offset; at < row.end;) {
            const text::VisibleCharacter character = text::visibleCharacter(m_bytes, at);
            one.cells.append({at, character.length, column, character.columns, character.text(), character.kind});
            column += character.columns;
            at += character.length;
        }
        made.append(one);
    }
    return made;
}

QList<BytesLayout::Row> HexBytesLayout::rows(qsizetype first, qsizetype most) const
{
    using Kind = text::VisibleCharacter::Kind;
    QList<Row> made;
    const qsizetype end = std::min(first + most, rowCount());
    for (qsizetype row = std::max<qsizetype>(first, 0); row < end; ++row) {
        const qsizetype begin = row * RowBytes;
        Row one{begin, std::min(begin + RowBytes, m_bytes.size()), hexText(begin, 8), {}};
        for (qsizetype at = begin; at < one.end; ++at) {
            const int place = static_cast<int>(at - begin);
            const auto byte = static_cast<uchar>(m_bytes[at]);
            const int gap = place >= RowBytes / 2 ? 1 : 0; // between the two halves
            one.cells.append({at, 1, place * HexCellColumns + gap, 2, hexText(byte, 2), Kind::Text});
        }
        for (qsizetype at = begin; at < one.end; ++at) {
            const char byte = m_bytes[at];
            const bool isPlain = byte >= 0x20 && byte < 0x7F;
            one.cells.append({at, 1, HexTextColumn + static_cast<int>(at - begin), 1,
                              isPlain ? QString(QLatin1Char(byte)) : u"."_s, isPlain ? Kind::Text : Kind::LineEnd});
        }
        made.append(one);
    }
    return made;
}

} // namespace runlatch::ui
