// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/pickermodel.h"
#include "service/client.h"
#include "simulator/service.h"
#include "wording/sentence.h"

#include <QWidget>

#include <optional>

namespace runlatch::ui {

class Picker;

/// Connection > organization > workspace. The first of each is taken until somebody chooses another.
class PlacePickers final : public QWidget
{
    Q_OBJECT

public:
    explicit PlacePickers(service::Client &client, QWidget *parent = nullptr);

    /// The simulator's address while it serves; it becomes the connection when there is none yet.
    void setSimulator(const std::optional<simulator::ServiceAddress> &address);
    void askForConnection();
    void askForPlace();
    void retry();
    bool isConnected() const { return m_connected; }

signals:
    /// Without a workspace (empty text) there is nothing to be listed yet.
    void placeChanged(const runlatch::service::WorkspaceName &place);
    void connectionChanged(const QString &name); ///< empty: there is none any more
    void failed(const runlatch::base::Error &error, runlatch::wording::Activity activity);

private:
    enum class Connection { Simulator, Other, Ask };

    QLayout *build();
    void connectModels();
    void use(Connection connection);
    void setEndpoint(const service::Endpoint &endpoint, const QString &name);
    void chooseConnection(int index);
    void chooseOrganization(int row);
    void chooseWorkspace(int row);
    void fillConnections();
    void emitPlace(const QString &workspace);

    service::Client &m_client;
    models::PickerModel m_organizationModel;
    models::PickerModel m_workspaceModel;
    Picker *m_connection;
    Picker *m_organization;
    Picker *m_workspace;
    std::optional<simulator::ServiceAddress> m_simulator;
    std::optional<service::Endpoint> m_other;
    Connection m_current = Connection::Simulator;
    QString m_typedAddress;
    service::WorkspaceName m_place;
    bool m_connected = false;
    models::PickerModel *m_failedModel = nullptr; ///< what `retry` is about
};

} // namespace runlatch::ui
