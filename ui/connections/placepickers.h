// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"
#include "models/pickermodel.h"
#include "simulator/service.h"
#include "ui/connections/connectionsdialog.h"
#include "wording/sentence.h"

#include <QPointer>
#include <QSet>
#include <QWidget>

#include <optional>

namespace runlatch::settings {
class Preferences;
}

class QPushButton;

namespace runlatch::ui {

class CertificateDialog;
class ConnectionPicker;
class DestinationSearch;
class SearchPicker;

/// Connection > organization > workspace. It begins with the last used place of the connection. If none is remembered,
/// it begins with the first organization and the first workspace.
class PlacePickers final : public QWidget
{
    Q_OBJECT

public:
    /// All must outlive this. `preferences` keeps the last used connection.
    PlacePickers(service::Client &client, const ConnectionsDialog::Means &means, settings::Preferences &preferences,
                 QWidget *parent = nullptr);

    /// The simulator's address while it serves. The simulator becomes the connection if there is none yet.
    void setSimulator(const std::optional<simulator::ServiceAddress> &address);
    void askForConnection(); ///< to change the current connection, at its token if the token was refused; without one,
                             ///< to add one
    void askForToken();      ///< the place stays
    void addConnection();
    void showConnections();
    void askForPlace();
    void open(const QUuid &connection, const service::WorkspaceName &place); ///< of another connection
    void open(const service::WorkspaceName &place); ///< no workspace name: all workspaces of the organization
    void offerTo(DestinationSearch &search);        ///< the workspaces that are loaded
    void askForTrust(base::Rule rule); ///< in the certificate that was refused by `rule`, a rule of http::Requester
    void retry();
    void noteArchived(const QString &workspaceId); ///< a change request of this workspace was archived
    bool isConnected() const;
    QSet<QUuid> otherConnections() const; ///< as ConnectionPicker::otherConnections()

signals:
    /// `place` without a workspace (empty text) means all workspaces of the organization. Without both, there is
    /// nothing to list yet.
    void placeChanged(const runlatch::service::WorkspaceName &place);
    /// Null: there is no connection any more. Nothing is listed yet.
    void connectionChanged(const runlatch::service::Endpoint &endpoint);
    void failed(const runlatch::base::Error &error, runlatch::wording::Activity activity);
    void simulatorWanted(); ///< the simulator was chosen and does not serve

private:
    QLayout *build();
    void connectConnection();
    void connectModels();
    void connectPickers();
    void restorePlace();
    void leave();
    void enter(const QString &organization);
    void listWorkspaces(const QString &organization);
    void chooseWorkspace(int row);
    void takeFirstOrganization();
    void takeFirstWorkspace();
    void setPlace(const service::WorkspaceName &place);
    void remember();
    void fail(changerequests::PlacePager &pager, const base::Error &error, wording::Activity activity);

    service::Client &m_client;
    changerequests::PlacePager m_organizations;
    changerequests::PlacePager m_workspaces;
    models::PickerModel m_organizationModel;
    models::PickerModel m_workspaceModel;
    ConnectionPicker *m_connection;
    SearchPicker *m_organization;
    SearchPicker *m_workspace;
    QPushButton *m_typed; ///< opens a place that is in no list
    service::WorkspaceName m_place;
    /// The place to open when its connection is there.
    std::optional<std::pair<QUuid, service::WorkspaceName>> m_next;
    QString m_listed; ///< the organization with the workspaces that can be chosen
    bool m_takesFirstOrganization = false;
    bool m_takesFirstWorkspace = false;
    QPointer<CertificateDialog> m_trustDialog;
    changerequests::PlacePager *m_failed = nullptr; ///< the one that `retry` asks again
    bool m_isTokenRefused = false;
};

} // namespace runlatch::ui
