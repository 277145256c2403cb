// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "models/outcomemodel.h"

#include <QWidget>

#include <functional>

class QPushButton;
class QScrollArea;

namespace runlatch::ui {

class PaneSplitter;
class Label;
class MessageBar;
class OutcomeEditor;
class TableView;

/// The outcomes of a reply: their list, the buttons to arrange it, and the editor of the selected outcome. A removal
/// can be undone.
class OutcomesPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit OutcomesPanel(QWidget *parent = nullptr);

    const QList<protocol::Outcome> &outcomes() const { return m_model.outcomes(); }
    /// Sets the outcomes. Earlier removals are forgotten and can no longer be undone.
    void setOutcomes(const QList<protocol::Outcome> &outcomes, int current);
    int current() const;
    /// Sets whether the service accepts outcomes. If it does not, the section is disabled and says why. Its content
    /// stays, and the user may enable it anyway.
    void setAccepted(bool accepted);
    /// Tells whether the outcomes belong to the result: they are accepted, or the user enabled them anyway.
    bool isInUse() const { return m_isAccepted || m_isWantedAnyway; }
    /// Side by side in low windows, otherwise stacked.
    void setOrientation(Qt::Orientation orientation);
    /// Opens outcome `row` and shows the service's error about it. False if no field belongs to the error.
    bool showError(int row, const QString &member, const base::ServiceError &error);
    /// Opens outcome `row` and marks its required fields that are empty.
    void showMissing(int row);
    void clearErrors();

signals:
    void changed();
    void currentChanged(int row);

private:
    struct Removal
    {
        QString sentence;
        std::function<void()> undo;
    };

    void fillSplit();
    QWidget *makeHead();
    QPushButton *addOrder(QLayout *layout, const QString &name, const QString &icon, void (OutcomesPanel::*order)());
    void makeTable();
    void add();
    void duplicate();
    void moveUp();
    void moveDown();
    void remove();
    void removeTag(const protocol::Tag &tag, int index);
    void insert(int row, const protocol::Outcome &outcome);
    void select(int row);
    void showCurrent();
    void store();
    void offerUndo();
    void showUse();
    void showOrders();

    models::OutcomeModel m_model;
    QList<Removal> m_removals;
    int m_errorRow = -1; ///< row of the outcome with marked fields
    bool m_isAccepted = true;
    bool m_isWantedAnyway = false;
    MessageBar *m_reason;
    MessageBar *m_undo;
    Label *m_count = nullptr;
    QList<QPushButton *> m_orders; ///< the buttons that need a selected outcome: up, down, duplicate, remove
    TableView *m_table;
    Label *m_empty;
    OutcomeEditor *m_editor;
    QScrollArea *m_editorArea;
    PaneSplitter *m_split;
};

} // namespace runlatch::ui
