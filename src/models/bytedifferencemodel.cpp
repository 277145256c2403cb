// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/bytedifferencemodel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::models {

namespace {

/// A byte as a character of its own. An invisible character has a sign; a space only where it matters.
QChar shownByte(char byte, bool isDifferent)
{
    const auto code = static_cast<unsigned char>(byte);
    switch (code) {
    case '\n': return u'\u21B5';
    case '\r': return u'\u2190';
    case '\t': return u'\u2192';
    case ' ': return isDifferent ? u'\u2423' : u' ';
    default: break;
    }
    if (code < 0x20)
        return QChar(ushort(0x2400 + code));
    return code == 0x7F ? u'\u2421' : code > 0x7F ? u'\u00B7' : QChar(ushort(code));
}

} // namespace

void ByteDifferenceModel::setComparison(const RequestComparison &comparison)
{
    beginResetModel();
    m_left = comparison.left.body;
    m_right = comparison.right.body;
    m_runs = comparison.bytes.runs;
    layOut();
    endResetModel();
}

void ByteDifferenceModel::setForm(Form form)
{
    beginResetModel();
    m_form = form;
    layOut();
    endResetModel();
}

void ByteDifferenceModel::layOut()
{
    m_firstRows.assign(1, 0);
    for (const comparison::ByteRun &run : m_runs) {
        const qint64 rows = (std::max(run.leftLength, run.rightLength) + width() - 1) / width();
        m_firstRows.push_back(m_firstRows.back() + static_cast<int>(rows));
    }
}

std::size_t ByteDifferenceModel::runOf(int row) const
{
    return static_cast<std::size_t>(std::ranges::upper_bound(m_firstRows, row) - m_firstRows.begin() - 1);
}

ByteDifferenceModel::Part ByteDifferenceModel::part(int row, bool isLeft) const
{
    const std::size_t number = runOf(row);
    const comparison::ByteRun &run = m_runs[static_cast<qsizetype>(number)];
    const qint64 length = isLeft ? run.leftLength : run.rightLength;
    const qint64 begin = std::min(length, qint64(row - m_firstRows[number]) * width());
    return {(isLeft ? run.left : run.right) + begin, std::min<qint64>(width(), length - begin)};
}

int ByteDifferenceModel::differenceFrom(int row, int step) const
{
    const auto count = static_cast<qsizetype>(m_runs.size());
    qsizetype run = row < 0 || count == 0 ? -1 : static_cast<qsizetype>(runOf(row));
    for (run += step; run >= 0 && run < count; run += step) {
        if (!m_runs[run].isSame)
            return m_firstRows[static_cast<std::size_t>(run)];
    }
    return -1;
}

QString ByteDifferenceModel::bytesText(QByteArrayView bytes, bool isDifferent) const
{
    if (m_form == Form::Hex)
        return QString::fromLatin1(bytes.toByteArray().toHex(' '));
    QString text;
    for (const char byte : bytes)
        text += shownByte(byte, isDifferent);
    return text;
}

QString ByteDifferenceModel::sign(const comparison::ByteRun &run) const
{
    return run.isSame ? u"="_s : run.leftLength == 0 ? u"+"_s : run.rightLength == 0 ? u"\u2212"_s : u"\u2260"_s;
}

QVariant ByteDifferenceModel::value(const QModelIndex &index, int role) const
{
    const comparison::ByteRun &run = m_runs[static_cast<qsizetype>(runOf(index.row()))];
    if (role == DifferentRole)
        return !run.isSame;
    const auto column = static_cast<Column>(index.column());
    const bool isLeft = column == Column::LeftOffset || column == Column::Left;
    if (role == Qt::AccessibleTextRole && column == Column::Sign)
        return run.isSame ? tr("equal") : tr("different");
    if (role != Qt::DisplayRole)
        return {};
    if (column == Column::Sign)
        return sign(run);
    const Part bytes = part(index.row(), isLeft);
    if (bytes.length == 0)
        return QString();
    if (isFigure(index.column()))
        return QString::number(bytes.offset);
    return bytesText(QByteArrayView(isLeft ? m_left : m_right).sliced(bytes.offset, bytes.length), !run.isSame);
}

bool ByteDifferenceModel::isFigure(int column) const
{
    return static_cast<Column>(column) == Column::LeftOffset || static_cast<Column>(column) == Column::RightOffset;
}

QString ByteDifferenceModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::LeftOffset:
    case Column::RightOffset: return tr("Offset");
    case Column::Left: return tr("Left");
    case Column::Right: return tr("Right");
    case Column::Sign:
    case Column::ColumnCount: break;
    }
    return {};
}

} // namespace runlatch::models
