// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/createdrequests.h"
#include "ui/changerequests/exportflow.h"
#include "ui/workbench.h"

#include <QWidget>

class QAction;
class QPushButton;

namespace runlatch::models {
class UserNames;
}

namespace runlatch::ui {

class ArchiveFlow;
class ChangeRequestDetail;
class ChangeRequestList;
class CreationWatch;
class HeaderStrip;
class PaneSplitter;
class PlacePickers;
class RowActions;

/// The backlog of one workspace or of all: the table, and beside or below it the request that is read.
class ChangeRequestsPage final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangeRequestsPage(Workbench &workbench, QWidget *parent = nullptr);

    void setSimulator(const std::optional<simulator::ServiceAddress> &address);
    void focusFirst();
    void reload();
    void askForConnection();
    void addConnection();
    void showConnections();
    /// Another place to read: a workspace, or all of an organization; with neither the one that is shown is read anew.
    /// Where the endpoint is another connection, that one is chosen first.
    void open(const service::Endpoint &endpoint, const service::WorkspaceName &place);
    /// All targets of a bulk create, with how many of its change requests have appeared.
    void showCreated(const changerequests::CreatedRequests &created);
    /// False while something is being archived; what waits is sent, and `closable` comes at the end. Asked a second
    /// time it is true: what is open is kept for the next start.
    bool mayClose();

signals:
    void connectionChanged(const runlatch::service::Endpoint &endpoint); ///< null: there is none any more
    void simulatorWanted();                                              ///< as the connection, and it does not serve
    void closable();

protected:
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildHeader();
    void buildLayout();
    void buildShortcuts();
    void connectParts();
    void connectArchiving();
    QAction *addShortcut(const QString &text, const QKeySequence &keys, std::function<void()> function);
    void showCurrent();
    void connectUsers();
    QString stateOf(int row) const; ///< as of ChangeRequestModel::StateRole
    void archiveChosen();
    void noteArchived(const protocol::ChangeRequest &changeRequest);
    void showRaw();
    ExportFlow::Choice choiceOf(ExportFlow::Extent extent) const;
    changerequests::ExportGap gapOf(ExportFlow::Extent extent) const;
    QString wordOf(ExportFlow::Extent extent, int count) const;

    Workbench &m_workbench;
    HeaderStrip *m_header;
    QPushButton *m_exporting = nullptr;
    models::UserNames *m_users;
    PlacePickers *m_pickers;
    PaneSplitter *m_splitter;
    ChangeRequestList *m_list;
    ArchiveFlow *m_archiving;
    RowActions *m_rows;
    ExportFlow *m_export; // asks the rows
    ChangeRequestDetail *m_detail;
    CreationWatch *m_creation = nullptr;
    bool m_isArranged = false; ///< the panes, side by side or stacked
};

} // namespace runlatch::ui
