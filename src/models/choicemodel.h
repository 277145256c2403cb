// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/pickermodel.h"
#include "models/targetmodel.h"

#include <QIdentityProxyModel>

namespace runlatch::models {

/// Workspaces of a picker with check boxes: a workspace is checked if it is in the list of targets, however it came
/// there. So a choice does not depend on what is searched and loaded.
class ChoiceModel final : public QIdentityProxyModel
{
    Q_OBJECT
public:
    /// Both must outlive this.
    ChoiceModel(PickerModel &places, TargetModel &targets, QObject *parent = nullptr);

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    bool isChosen(const QModelIndex &index) const;
    bool areAllChosen() const; ///< of the rows that are loaded; false without rows
    /// Chooses the rows, or takes them back. Returns false if there would be too many targets: nothing changes then.
    bool choose(const QModelIndexList &rows, bool isChosen);
    QModelIndexList allRows() const;

signals:
    void choiceChanged(); ///< check marks may have changed, or the rows

private:
    void tellAll();

    TargetModel &m_targets;
};

} // namespace runlatch::models
