// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/endpoint.h"
#include "settings/preferences.h"
#include "simulator/service.h"
#include "ui/connections/connectionsdialog.h"
#include "ui/widgets/picker.h"

#include <QPointer>
#include <QSet>

#include <optional>

namespace runlatch::ui {

/// Which service: the simulator, the connections that were made, and the way to make more.
class ConnectionPicker final : public Picker
{
    Q_OBJECT

public:
    /// All must outlive this; `preferences` keeps which one was used last.
    ConnectionPicker(const ConnectionsDialog::Means &means, settings::Preferences &preferences,
                     QWidget *parent = nullptr);

    /// The one that was used last, when its token is there; nobody is asked for it.
    void restore();
    /// The simulator's address while it serves; it becomes the connection when there is none yet.
    void setSimulator(const std::optional<simulator::ServiceAddress> &address);
    bool isConnected() const { return m_current.has_value(); }
    const service::Endpoint &endpoint() const { return m_endpoint; } ///< null where there is no connection
    /// Of all that could be chosen besides, with the simulator's null.
    QSet<QUuid> otherConnections() const;
    /// What is remembered of the connection of now; for the simulator until the program ends.
    settings::Connection connection() const;
    void remember(const settings::Connection &connection); ///< the one of now, with other places
    /// What the service of an endpoint was found to understand; kept while its connection has that address.
    void noteDialect(const service::Endpoint &endpoint, const service::Dialect &dialect);
    /// This certificate, for that connection; where it is the one of now, it is used at once.
    void trust(const QUuid &connection, const QByteArray &sha256);

    void connectTo(const QUuid &connection); ///< null: the simulator
    void showConnections();                  ///< in a dialog, at the one of now
    void addConnection();
    void askForToken(); ///< for the connection of now, when it was refused

signals:
    void connected(const runlatch::service::Endpoint &endpoint); ///< also anew, with another token
    void disconnected();
    void simulatorWanted(); ///< it was chosen, and does not serve

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
    std::optional<QUuid> m_wanted;  ///< chosen, perhaps without a token yet
    bool m_isAsking = false;        ///< the keychain, for the token of m_wanted
    QPointer<ConnectionsDialog> m_dialog;
};

} // namespace runlatch::ui
