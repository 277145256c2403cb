// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "models/outcomemodel.h"
#include "ui/reply/fieldremark.h"

#include <QWidget>

class QKeySequence;
class QPushButton;
class QScrollArea;

namespace runlatch::ui {

class FixLine;
class PaneSplitter;
class Label;
class MessageBar;
class OutcomeEditor;
class Removals;
class TableView;

/// The outcomes of a reply: their list, the buttons and keys to arrange it, and the editor of the selected outcome. A
/// removal can be undone.
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
    /// Sets whether the service is older than outcomes, which is why it does not accept them.
    void setOlderService(bool older);
    /// Tells whether the outcomes belong to the result: they are accepted, or the user enabled them anyway.
    bool isInUse() const { return m_isAccepted || m_isWantedAnyway; }
    /// Side by side in low windows, otherwise stacked.
    void setOrientation(Qt::Orientation orientation);
    /// Opens outcome `row` and shows the service's error about it. False if no field belongs to the error.
    bool showError(int row, const QString &member, const base::ServiceError &error);
    /// Shows what the linter finds in the list as a whole, and in the current outcome.
    void setRemarks(const QList<FieldRemark> &ofList, const QList<FieldRemark> &ofCurrent);
    /// Shows in the list what it finds in each outcome.
    void setFindings(const QList<lint::LintSummary> &findings) { m_model.setFindings(findings); }
    /// Opens outcome `row`, shows all its remarks, and goes to the first one.
    void showRemarks(int row);
    void focusList();         ///< which must not be empty
    int hiddenErrors() const; ///< errors of an outcome that is being written, which are not shown yet
    void clearErrors();       ///< of the service

signals:
    void changed();
    void currentChanged(int row);
    void remarksShown(); ///< hiddenErrors() changed without an edit

private:
    void fillSplit();
    QWidget *makeHead();
    QPushButton *addOrder(QLayout *layout, const QString &id, const QString &name, const QString &icon,
                          void (OutcomesPanel::*order)());
    void makeTable();
    void addCommands();
    void addCommand(QWidget &owner, const QString &id, const QString &text, const QKeySequence &keys,
                    void (OutcomesPanel::*order)());
    void add();
    void duplicate();
    void moveUp();
    void moveDown();
    void move(int by);
    void goToPrevious();
    void goToNext();
    void remove();
    void removeTag(const protocol::Tag &tag, int index);
    void insert(int row, const protocol::Outcome &outcome);
    void select(int row);
    void showCurrent();
    void store();
    void showUse();
    void showOrders();

    models::OutcomeModel m_model;
    int m_errorRow = -1; ///< row of the outcome with marked fields
    bool m_isAccepted = true;
    bool m_isOlderService = false;
    bool m_isWantedAnyway = false;
    MessageBar *m_reason;
    MessageBar *m_undo;
    Removals *m_removals;
    Label *m_count = nullptr;
    QPushButton *m_add = nullptr;
    FixLine *m_line;               ///< a remark on the list as a whole
    QList<QPushButton *> m_orders; ///< the buttons that need a selected outcome: up, down, duplicate, remove
    TableView *m_table;
    Label *m_empty;
    OutcomeEditor *m_editor;
    QScrollArea *m_editorArea;
    PaneSplitter *m_split;
};

} // namespace runlatch::ui
