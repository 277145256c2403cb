// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/plan/planattributemodel.h"

#include "text/plaintext.h"
#include "wording/plaintext.h"
#include "wording/planwords.h"

namespace runlatch::models {

namespace {

constexpr qsizetype MaxCell = 300; // characters
constexpr qsizetype MaxWhole = plan::Value::MaxText;

QString valueCell(const plan::Value &value, qsizetype limit)
{
    plan::Value shown = value;
    shown.isCut = value.isCut || value.text.size() > limit;
    shown.text = text::plainText(value.text.left(limit), limit);
    return wording::valueText(shown);
}

QString noteOf(const plan::Attribute &attribute)
{
    QStringList notes;
    if (attribute.forcesReplacement)
        notes += PlanAttributeModel::tr("forces replacement");
    if (attribute.sensitivity != plan::Attribute::Sensitivity::Same)
        notes += wording::sensitivityText(attribute.sensitivity);
    if (notes.isEmpty() && attribute.differs)
        notes += PlanAttributeModel::tr("changes");
    return notes.join(QStringLiteral("; "));
}

QString attributeCell(const plan::Attribute &attribute, PlanAttributeModel::Column column, qsizetype limit)
{
    switch (column) {
    case PlanAttributeModel::Column::Attribute: return text::plainText(attribute.path, limit);
    case PlanAttributeModel::Column::Before: return valueCell(attribute.before, limit);
    case PlanAttributeModel::Column::After: return valueCell(attribute.after, limit);
    case PlanAttributeModel::Column::Note: return noteOf(attribute);
    case PlanAttributeModel::Column::ColumnCount: break;
    }
    return {};
}

/// The name says what its icon says.
QString spokenCell(const plan::Attribute &attribute, PlanAttributeModel::Column column)
{
    const QString cell = attributeCell(attribute, column, MaxWhole);
    const bool isMarked = column == PlanAttributeModel::Column::Attribute && attribute.forcesReplacement;
    return isMarked ? cell + QStringLiteral(": ") + PlanAttributeModel::tr("forces replacement") : cell;
}

/// A value is copied as the plan has it, with its line breaks as JSON writes them.
QString wholeText(const plan::Attribute &attribute, PlanAttributeModel::Column column)
{
    const bool isBefore = column == PlanAttributeModel::Column::Before;
    const plan::Value &value = isBefore ? attribute.before : attribute.after;
    const bool isValue = isBefore || column == PlanAttributeModel::Column::After;
    return isValue && value.state == plan::Value::State::Known ? value.text
                                                               : attributeCell(attribute, column, MaxWhole);
}

} // namespace

void PlanAttributeModel::setDetail(const plan::ChangeDetail &detail)
{
    beginResetModel();
    m_detail = detail;
    endResetModel();
}

QString PlanAttributeModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::Attribute: return tr("Attribute");
    case Column::Before: return tr("Before");
    case Column::After: return tr("After");
    case Column::Note: return tr("Note");
    case Column::ColumnCount: break;
    }
    return {};
}

QVariant PlanAttributeModel::value(const QModelIndex &index, int role) const
{
    const plan::Attribute &attribute = m_detail.attributes.at(index.row());
    const auto column = static_cast<Column>(index.column());
    const auto isHidden = [](const plan::Value &value) { return value.state == plan::Value::State::Secret; };
    switch (role) {
    case Qt::DisplayRole: return attributeCell(attribute, column, MaxCell);
    case Qt::ToolTipRole: return wording::toolTip(spokenCell(attribute, column));
    case Qt::AccessibleTextRole: return spokenCell(attribute, column);
    case WholeTextRole: return wholeText(attribute, column);
    case DiffersRole: return attribute.differs;
    case ForcesRole: return attribute.forcesReplacement;
    case SecretRole: return isHidden(attribute.before) || isHidden(attribute.after);
    default: return {};
    }
}

} // namespace runlatch::models
