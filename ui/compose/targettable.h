// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"

#include <QHash>
#include <QStandardItemModel>
#include <QWidget>

class QPushButton;
class QStackedLayout;

namespace runlatch::ui {

class Label;
class RemarkLine;
class TableView;

/// The workspaces that were chosen for a list.
class TargetTable final : public QWidget
{
    Q_OBJECT
public:
    using Workspace = changerequests::BulkDraft::Workspace;

    explicit TargetTable(QWidget *parent = nullptr);

    QList<Workspace> workspaces() const { return m_workspaces; }
    void setWorkspaces(const QList<Workspace> &workspaces);
    /// Each once; a name that was not known before is taken over.
    void add(const Workspace &workspace);
    /// What the service says about one of them, or about the list (-1).
    void showRefusal(int index, const QString &sentence);

signals:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *buildHead();
    void appendRow(const Workspace &workspace);
    void removeSelected();
    void showCount();

    QList<Workspace> m_workspaces;
    QHash<QString, int> m_rows; ///< by id
    QStandardItemModel m_model;
    Label *m_count;
    Label *m_title;
    QPushButton *m_remove;
    RemarkLine *m_refusal;
    TableView *m_table;
    QStackedLayout *m_pages = nullptr;
};

} // namespace runlatch::ui
