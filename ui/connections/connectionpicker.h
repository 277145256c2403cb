// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/endpoint.h"
#include "settings/preferences.h"
#include "simulator/service.h"
#include "ui/connections/connectionsdialog.h"
#include "ui/widgets/controls/picker.h"

#include <QPointer>
#include <QSet>

#include <optional>

namespace runlatch::ui {

/// Chooses the service: the simulator or a connection. It also opens the dialog to make more connections.
class ConnectionPicker final : public Picker
{
    Q_OBJECT

public:
    /// All must outlive this. `preferences` keeps the last used connection.
    ConnectionPicker(const ConnectionsDialog::Means &means, settings::Preferences &preferences,
                     QWidget *parent = nullptr);

    /// Chooses the last used connection if its token is available. Asks the user for nothing.
    void restore();
    /// Sets the simulator's address while it serves. The simulator becomes the connection if there is none yet.
    void setSimulator(const std::optional<simulator::ServiceAddress> &address);
    bool isConnected() const { return m_current.has_value(); }
    const service::Endpoint &endpoint() const { return m_endpoint; } ///< null without a connection
    /// All other connections that can be chosen; the simulator's id is null.
    QSet<QUuid> otherConnections() const;
    /// The current connection with the places that it remembers. Places of the simulator are remembered until the
    /// program ends.
    settings::Connection connection() const;
    void remember(const settings::Connection &connection); ///< remembers the new places of the current connection
    /// Saves the dialect that the service of `endpoint` understands, while the connection has the same address.
    void noteDialect(const service::Endpoint &endpoint, const service::Dialect &dialect);
    /// Trusts this certificate for that connection. If it is the current connection, the certificate is used at once.
    void trust(const QUuid &connection, const QByteArray &sha256);

    void connectTo(const QUuid &connection); ///< connects to a connection; null: the simulator
    void showConnections();                  ///< opens the dialog with the current connection
    void addConnection();
    void askForToken(); ///< asks for the token of the current connection, because the service refused it

signals:
    /// A connection is ready; also emitted again after its token changed.
    void connected(const runlatch::service::Endpoint &endpoint);
    void disconnected();
    void simulatorWanted(); ///< the simulator was chosen and does not serve

private:
    enum class Reason { Restored, Chosen, Edited };

    void fill();
    void choose(int index);
    void use(const QUuid &id, Reason reason);
    void useConnection(const settings::Connection &connection, Reason reason,
                       const base::Result<settings::ConnectionTokens::Kept> &token);
    void connectTo(service::Endpoint endpoint);
    void disconnectService();
    void noteChanges();
    ConnectionsDialog *openDialog();

    service::Endpoint m_endpoint;
    ConnectionsDialog::Means m_means;
    settings::Preferences &m_preferences;
    std::optional<simulator::ServiceAddress> m_simulator;
    settings::Connection m_simulatorPlaces;
    std::optional<QUuid> m_current; ///< null: the simulator
    std::optional<QUuid> m_wanted;  ///< the chosen connection, perhaps without a token yet
    bool m_isAsking = false;        ///< the keychain is being asked for the token of m_wanted
    QPointer<ConnectionsDialog> m_dialog;
};

} // namespace runlatch::ui
