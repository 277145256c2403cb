// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/targetmodel.h"

#include <QPointer>
#include <QWidget>

class QPushButton;
class QStackedLayout;
class QVBoxLayout;

namespace runlatch::ui {

class BusyLine;
class Label;
class MessageBar;
class RemarkLine;
class TableView;

/// The workspaces chosen for a list, and the results of looking them up.
class TargetTable final : public QWidget
{
    Q_OBJECT
public:
    /// `model` must outlive this.
    explicit TargetTable(models::TargetModel &model, QWidget *parent = nullptr);

    /// Shows the service's error about the workspace with this id, or about the list (empty id).
    void showRefusal(const QString &id, const QString &sentence);
    /// Goes to the first row that cannot be sent; false if there is none.
    bool focusUnsendable();

signals:
    void emptied(); ///< the user removed the last row, which had the focus

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *buildHead();
    void buildTable();
    void buildPages(QVBoxLayout *layout);
    void connectParts();
    void removeSelected();
    void removeRows(const QSet<int> &rows);
    void removeMissing();
    void putBack();
    void selectRows(const QList<int> &rows);
    void showCount();
    void showMissing();
    void nameMissing();
    void showRemoved();
    void showUnknown();
    void endMessage(MessageBar *bar);

    models::TargetModel &m_model;
    Label *m_count;
    Label *m_title;
    QPushButton *m_stop;
    QPushButton *m_remove;
    BusyLine *m_busy;
    RemarkLine *m_refusal;
    MessageBar *m_missing;
    MessageBar *m_unknown;
    MessageBar *m_removedBar;
    QPointer<QPushButton> m_removeMissing;        ///< of the message about what was not found
    QList<models::TargetModel::Target> m_removed; ///< what was not found and was removed last
    TableView *m_table;
    QStackedLayout *m_pages = nullptr;
};

} // namespace runlatch::ui
