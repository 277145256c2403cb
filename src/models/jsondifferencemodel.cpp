// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/jsondifferencemodel.h"

#include "text/plaintext.h"

using namespace Qt::StringLiterals;

namespace runlatch::models {

void JsonDifferenceModel::setComparison(const RequestComparison &comparison)
{
    beginResetModel();
    m_rows = comparison.json.differences;
    m_left = {comparison.left.body, comparison.leftSecrets};
    m_right = {comparison.right.body, comparison.rightSecrets};
    endResetModel();
}

QString JsonDifferenceModel::fullText(const Side &side, const std::optional<comparison::JsonPlace> &place,
                                      qsizetype limit)
{
    if (!place)
        return {};
    const qsizetype length = std::min<qsizetype>(place->length, limit);
    const auto secrets = redaction::within(side.secrets, place->offset, length);
    return QString::fromUtf8(redaction::redactedByMarker(side.body.mid(place->offset, length), secrets));
}

QString JsonDifferenceModel::word(const comparison::JsonDifference &difference) const
{
    switch (difference.kind) {
    case comparison::JsonDifference::Kind::Added: return tr("Added");
    case comparison::JsonDifference::Kind::Removed: return tr("Removed");
    case comparison::JsonDifference::Kind::Moved: return tr("Moved");
    case comparison::JsonDifference::Kind::Changed: break;
    }
    return difference.isOtherType ? tr("Other type") : tr("Changed");
}

QString JsonDifferenceModel::text(const comparison::JsonDifference &difference, Column column) const
{
    constexpr qsizetype looked = 4 * MaxTextLength; // bytes
    switch (column) {
    case Column::Kind: return word(difference);
    case Column::Left: return fullText(m_left, difference.left, looked);
    case Column::Right: return fullText(m_right, difference.right, looked);
    case Column::Pointer:
    case Column::ColumnCount: break;
    }
    const auto pointer = [](const comparison::JsonPlace &place) {
        return place.pointer.isEmpty() ? tr("(whole body)") : place.pointer;
    };
    if (!difference.left || !difference.right)
        return pointer(difference.left ? *difference.left : *difference.right);
    const QString left = pointer(*difference.left);
    const QString right = pointer(*difference.right);
    return left == right ? left : left + u" \u2192 "_s + right;
}

QVariant JsonDifferenceModel::value(const QModelIndex &index, int role) const
{
    const comparison::JsonDifference &row = m_rows.at(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole: return text::markedText(text(row, column), column == Column::Pointer ? 1000 : MaxTextLength);
    case Qt::ToolTipRole:
        return column == Column::Kind ? QVariant() : text::markedText(text(row, column), 1000).toHtmlEscaped();
    case KindRole: return static_cast<int>(row.kind);
    case LeftTextRole: return fullText(m_left, row.left, MaxFullText);
    case RightTextRole: return fullText(m_right, row.right, MaxFullText);
    case DifferentRole: return true;
    default: return {};
    }
}

QString JsonDifferenceModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::Kind: return tr("Difference");
    case Column::Pointer: return tr("Pointer");
    case Column::Left: return tr("Left");
    case Column::Right: return tr("Right");
    case Column::ColumnCount: break;
    }
    return {};
}

} // namespace runlatch::models
