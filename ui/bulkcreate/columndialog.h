// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/targetcolumns.h"
#include "ui/widgets/frames/dialog.h"

class QCheckBox;
class QComboBox;
class QStandardItemModel;

namespace runlatch::ui {

class TableView;

/// Asks which column of a pasted table has the workspaces, and shows its first rows.
class ColumnDialog final : public Dialog
{
    Q_OBJECT
public:
    static constexpr int PreviewRows = 5;

    explicit ColumnDialog(const changerequests::TargetColumns &table, QWidget *parent = nullptr);

signals:
    /// Comes once, before the dialog closes; `column` may be TargetColumns::All.
    void chosen(int column, bool withHeading);

private:
    void buildLayout();
    void fillColumns();
    void showPreview();
    QString titleOf(int column) const;

    const changerequests::TargetColumns m_table; ///< its first rows
    QComboBox *m_column;
    QCheckBox *m_heading;
    QStandardItemModel *m_rows;
    TableView *m_preview;
};

} // namespace runlatch::ui
