// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"
#include "changerequests/explorervalues.h"
#include "models/targetmodel.h"
#include "ui/workbench.h"

#include <QWidget>

#include <functional>

class QPushButton;
class QVBoxLayout;

namespace runlatch::ui {

class MatchesPane;
class MessageBar;
class PanePair;
class QueryPanel;
class SavedQueryMenu;
class Segmented;
class TargetTable;
class WorkspacePicker;

/// Chooses the workspaces: by a query, with its matches beside it, or by a list.
class TargetsStep final : public QWidget
{
    Q_OBJECT
public:
    explicit TargetsStep(Workbench &workbench, QWidget *parent = nullptr);

    void load(const changerequests::BulkDraft &draft);
    void store(changerequests::BulkDraft &draft) const;
    void setEndpoint(const service::Endpoint &endpoint); ///< sets where workspaces are looked up; null: nowhere
    void setOrganization(const QString &organization);
    void setDialect(protocol::FilterDialect dialect);
    void setNarrow(bool narrow);
    MatchesPane &matches() { return *m_matches; }
    const MatchesPane &matches() const { return *m_matches; }
    models::TargetModel &targets() { return m_targets; }
    const models::TargetModel &targets() const { return m_targets; }

    /// The reason why the targets cannot be sent yet; empty if they can.
    QString problem() const;
    /// Tells whether an enabled condition cannot be sent, or the query was typed as a text that is not read. Without
    /// it, the query would match other workspaces than intended.
    bool hasUnusableConditions() const;
    void settle();                            ///< reads at once what was typed as a text
    void takeAddress(const QString &address); ///< as QueryPanel::takeAddress; shows the query
    /// Puts a saved query in the place of the present one, and says so; it can be undone. `leftOut` has what a request
    /// to create cannot have of it.
    void useQuery(const changerequests::BulkDraft &query, const QString &name, const QStringList &leftOut);
    void showProblems();
    /// Shows the error at the condition with this index in the draft.
    bool showConditionRefusal(int index, const QString &sentence);
    /// Shows the error at the chosen workspace with this index, or at the list (-1).
    void showTargetRefusal(int index, const QString &sentence);
    void focusFirst();

signals:
    void changed();
    void matchesChanged();
    void lookedUp(); ///< rows of the list were looked up, or the look-up began

private:
    bool isByQuery() const;
    QString listProblem() const;
    void arrange();
    void connectSaved();
    changerequests::BulkDraft query() const;
    void setQuery(const changerequests::BulkDraft &query);
    void showNotice(const QString &fact, const QString &next, const std::function<void()> &undo);
    void endNotice();
    void showExplorer();
    void edited();
    void ask();

    service::Endpoint m_endpoint;
    QString m_organization;
    Segmented *m_by;
    QPushButton *m_savedButton;
    SavedQueryMenu *m_saved;
    MessageBar *m_notice; ///< what was done with saved queries
    QVBoxLayout *m_layout;
    changerequests::ExplorerValues m_known; ///< suggested in the conditions
    QueryPanel *m_query;
    MatchesPane *m_matches;
    models::TargetModel m_targets;
    WorkspacePicker *m_picker;
    TargetTable *m_table;
    PanePair *m_queryPair;
    PanePair *m_listPair;
    QWidget *m_queryChoice;
    QWidget *m_listChoice;
};

} // namespace runlatch::ui
