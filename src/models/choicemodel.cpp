// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/choicemodel.h"

#include <algorithm>

namespace runlatch::models {

ChoiceModel::ChoiceModel(PickerModel &places, TargetModel &targets, QObject *parent)
    : QIdentityProxyModel(parent)
    , m_targets(targets)
{
    setSourceModel(&places);
    connect(&m_targets, &TargetModel::progress, this, &ChoiceModel::tellAll);
    connect(this, &ChoiceModel::rowsInserted, this, &ChoiceModel::choiceChanged);
    connect(this, &ChoiceModel::modelReset, this, &ChoiceModel::choiceChanged);
}

QVariant ChoiceModel::data(const QModelIndex &index, int role) const
{
    if (role != Qt::CheckStateRole || !index.isValid())
        return QIdentityProxyModel::data(index, role);
    return static_cast<int>(isChosen(index) ? Qt::Checked : Qt::Unchecked);
}

bool ChoiceModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    return index.isValid() && role == Qt::CheckStateRole && choose({index}, value.toInt() == Qt::Checked);
}

Qt::ItemFlags ChoiceModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QIdentityProxyModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsUserCheckable : flags;
}

bool ChoiceModel::isChosen(const QModelIndex &index) const
{
    return m_targets.isChosen(index.data(PickerModel::IdRole).toString(), index.data(PickerModel::NameRole).toString());
}

bool ChoiceModel::areAllChosen() const
{
    const QModelIndexList rows = allRows();
    return !rows.isEmpty()
        && std::all_of(rows.begin(), rows.end(), [this](const QModelIndex &row) { return isChosen(row); });
}

QModelIndexList ChoiceModel::allRows() const
{
    QModelIndexList rows;
    for (int row = 0; row < rowCount(); ++row)
        rows.append(index(row, 0));
    return rows;
}

bool ChoiceModel::choose(const QModelIndexList &rows, bool isChosen)
{
    QList<TargetModel::Target> chosen;
    QSet<QString> texts;
    for (const QModelIndex &row : rows) {
        const QString id = row.data(PickerModel::IdRole).toString();
        const QString name = row.data(PickerModel::NameRole).toString();
        chosen.append({.id = id, .name = name, .isByName = id.isEmpty()});
        texts << id << name;
    }
    if (isChosen)
        return m_targets.add(chosen);
    m_targets.removeGiven(texts);
    return true;
}

void ChoiceModel::tellAll()
{
    if (const int rows = rowCount(); rows > 0)
        emit dataChanged(index(0, 0), index(rows - 1, 0), {Qt::CheckStateRole});
    emit choiceChanged();
}

} // namespace runlatch::models
