// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/headdifferencemodel.h"

#include "text/plaintext.h"

using namespace Qt::StringLiterals;

namespace runlatch::models {

void HeadDifferenceModel::setComparison(const RequestComparison &comparison)
{
    beginResetModel();
    m_rows = comparison.heads;
    m_left = comparison::headLines(comparison.left.head);
    m_right = comparison::headLines(comparison.right.head);
    endResetModel();
}

QString HeadDifferenceModel::word(const comparison::HeadDifference &line) const
{
    switch (line.kind) {
    case comparison::HeadDifference::Kind::Added: return tr("Added");
    case comparison::HeadDifference::Kind::Removed: return tr("Removed");
    case comparison::HeadDifference::Kind::Changed: return tr("Changed");
    case comparison::HeadDifference::Kind::Moved: return tr("Other place");
    case comparison::HeadDifference::Kind::Same: break;
    }
    return line.isOtherCase ? tr("Other case") : tr("Same");
}

QString HeadDifferenceModel::text(const comparison::HeadDifference &line, Column column) const
{
    const comparison::HeadLine left = m_left.value(line.left);
    const comparison::HeadLine right = m_right.value(line.right);
    switch (column) {
    case Column::Kind: return word(line);
    case Column::Left: return QString::fromUtf8(left.value);
    case Column::Right: return QString::fromUtf8(right.value);
    case Column::Name:
    case Column::ColumnCount: break;
    }
    if (line.left == 0 || line.right == 0)
        return tr("(first line)");
    const QString name = QString::fromUtf8(line.left >= 0 ? left.name : right.name);
    return line.isOtherCase ? name + u" \u2192 "_s + QString::fromUtf8(right.name) : name;
}

QVariant HeadDifferenceModel::value(const QModelIndex &index, int role) const
{
    const comparison::HeadDifference &row = m_rows.at(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole: return text::markedText(text(row, column), MaxTextLength);
    case Qt::ToolTipRole:
        return column == Column::Kind ? QVariant() : text::markedText(text(row, column), 1000).toHtmlEscaped();
    case KindRole: return static_cast<int>(row.kind);
    case LeftTextRole: return text(row, Column::Left).left(MaxFullText);
    case RightTextRole: return text(row, Column::Right).left(MaxFullText);
    case DifferentRole: return row.isDifferent();
    default: return {};
    }
}

QString HeadDifferenceModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::Kind: return tr("Difference");
    case Column::Name: return tr("Name");
    case Column::Left: return tr("Left");
    case Column::Right: return tr("Right");
    case Column::ColumnCount: break;
    }
    return {};
}

} // namespace runlatch::models
