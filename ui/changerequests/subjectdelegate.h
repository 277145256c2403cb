// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/tables/celldelegate.h"

namespace runlatch::ui {

class ChangeRequestTable;

/// Draws the subject of a change request. If the state column is hidden and the rows differ in it, the word "Archived"
/// precedes archived requests, because muted text alone is not enough.
class SubjectDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    explicit SubjectDelegate(ChangeRequestTable &table);

    QString shownText(const QModelIndex &index) const;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    ChangeRequestTable &m_table;
};

} // namespace runlatch::ui
