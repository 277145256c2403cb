// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/createdrequests.h"
#include "service/listquery.h"
#include "service/listreader.h"
#include "ui/changerequests/exportflow.h"
#include "ui/workbench.h"

#include <QWidget>

#include <tuple>

class QAction;
class QMenu;
class QPushButton;

namespace runlatch::changerequests {
class UserNames;
}

namespace runlatch::ui {

class ArchiveFlow;
class ChangeRequestDetail;
class ChangeRequestList;
class CreationWatch;
class DestinationSearch;
class ElidedLabel;
class HeaderStrip;
class PaneSplitter;
class PlacePickers;
class RowActions;

/// The change requests of one workspace or of all workspaces: the table, and the current request beside or below it.
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
    /// Opens a workspace, or all workspaces of an organization. If both are empty, reloads the current place. If
    /// `endpoint` belongs to another connection, that connection is chosen first.
    void open(const service::Endpoint &endpoint, const service::WorkspaceName &place);
    void connectTo(const QUuid &connection); ///< null: the simulator
    void offerTo(DestinationSearch &search); ///< loaded workspaces and change requests
    /// Opens all targets of a bulk create, and shows how many of its change requests have appeared.
    void showCreated(const changerequests::CreatedRequests &created);
    QStringList openWork() const; ///< as ArchiveFlow::openWork()
    void finishWork();            ///< as ArchiveFlow::finish()
    bool isExporting() const { return m_export->isRunning(); }
    QMenu &rowMenu() const; ///< of the chosen rows

signals:
    void connectionChanged(const runlatch::service::Endpoint &endpoint); ///< null if there is no connection any more
    void simulatorWanted();  ///< the simulator was chosen, and does not serve
    void newForManyWanted(); ///< change requests are to be created in many workspaces
    void closable();

protected:
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    using RowsShown = std::tuple<service::WorkspaceName, service::Scope, int>; ///< the last: the number of the page

    void buildHeader();
    void buildLayout();
    void buildShortcuts();
    void connectParts();
    void connectArchiving();
    QAction *addShortcut(const QString &id, const QString &text, const QList<QKeySequence> &keys,
                         std::function<void()> function);
    void showCurrent();
    void connectUsers();
    void archiveChosen();
    void noteArchived(const protocol::ChangeRequest &changeRequest);
    void noteRows();
    void showRaw();
    ExportFlow::Choice choiceOf(ExportFlow::Extent extent) const;
    void showRequest(const QString &id);
    changerequests::ExportGap gapOf(ExportFlow::Extent extent) const;
    QString wordOf(ExportFlow::Extent extent, int count) const;

    Workbench &m_workbench;
    HeaderStrip *m_header;
    ElidedLabel *m_saidOnce;
    QPushButton *m_exporting = nullptr;
    changerequests::UserNames *m_users;
    PlacePickers *m_pickers;
    PaneSplitter *m_splitter;
    ChangeRequestList *m_list;
    ArchiveFlow *m_archiving;
    RowActions *m_rows;
    ExportFlow *m_export; // its choices read m_rows
    ChangeRequestDetail *m_detail;
    CreationWatch *m_creation = nullptr;
    RowsShown m_shown;
    bool m_isArranged = false; ///< the panes are set side by side or stacked
};

} // namespace runlatch::ui
