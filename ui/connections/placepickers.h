// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

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
class SearchPicker;

/// Connection > organization > workspace. It begins where the connection was left; where nothing is remembered, with
/// the first of each.
class PlacePickers final : public QWidget
{
    Q_OBJECT

public:
    /// All must outlive this; `preferences` keeps which connection was used last.
    PlacePickers(service::Client &client, const ConnectionsDialog::Means &means, settings::Preferences &preferences,
                 QWidget *parent = nullptr);

    /// The simulator's address while it serves; it becomes the connection when there is none yet.
    void setSimulator(const std::optional<simulator::ServiceAddress> &address);
    void askForConnection(); ///< to change the one of now, at its token where that was refused; else to add one
    void askForToken();      ///< the place stays
    void addConnection();
    void showConnections();
    void askForPlace();
    void open(const QUuid &connection, const service::WorkspaceName &place); ///< of another connection
    void open(const service::WorkspaceName &place); ///< without a text: all workspaces of the organization
    void askForTrust(const QString &rule); ///< in the certificate that was refused by `rule`, as of http::Client
    void retry();
    void noteArchived(const QString &workspaceId); ///< one of its change requests
    bool isConnected() const;
    QSet<QUuid> otherConnections() const; ///< as of ConnectionPicker

signals:
    /// An organization without a workspace (empty text): all its workspaces. With neither there is nothing to be
    /// listed yet.
    void placeChanged(const runlatch::service::WorkspaceName &place);
    /// Null: there is none any more. Nothing is listed yet.
    void connectionChanged(const runlatch::service::Endpoint &endpoint);
    void failed(const runlatch::base::Error &error, runlatch::wording::Activity activity);
    void simulatorWanted(); ///< it was chosen, and does not serve

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
    void fail(models::PickerModel &model, const base::Error &error, wording::Activity activity);

    service::Client &m_client;
    models::PickerModel m_organizationModel;
    models::PickerModel m_workspaceModel;
    ConnectionPicker *m_connection;
    SearchPicker *m_organization;
    SearchPicker *m_workspace;
    QPushButton *m_typed; ///< opens what is in no list
    service::WorkspaceName m_place;
    /// To be opened when its connection is there.
    std::optional<std::pair<QUuid, service::WorkspaceName>> m_next;
    QString m_listed; ///< the organization whose workspaces can be chosen
    bool m_takesFirstOrganization = false;
    bool m_takesFirstWorkspace = false;
    QPointer<CertificateDialog> m_trustDialog;
    models::PickerModel *m_failedModel = nullptr; ///< what `retry` is about
    bool m_isTokenRefused = false;
};

} // namespace runlatch::ui
