// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/celldelegate.h"

namespace runlatch::ui {

class TableView;

/// The subject of a change request. Where the column of the state is not shown, the word "Archived" stands before those
/// that are: muted text alone does not tell it.
class SubjectDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    explicit SubjectDelegate(TableView &table);

    QString shownText(const QModelIndex &index) const;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    TableView &m_table;
};

} // namespace runlatch::ui
