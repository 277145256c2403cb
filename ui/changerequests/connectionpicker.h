// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/client.h"
#include "settings/preferences.h"
#include "simulator/service.h"
#include "ui/settings/connectionsdialog.h"
#include "ui/widgets/picker.h"

#include <QPointer>

#include <optional>

namespace runlatch::ui {

/// Which service: the simulator, the connections that were made, and the way to make more. What is chosen becomes the
/// client's endpoint.
class ConnectionPicker final : public Picker
{
    Q_OBJECT

public:
    /// All must outlive this; `preferences` keeps which one was used last.
    ConnectionPicker(service::Client &client, const ConnectionsDialog::Means &means, settings::Preferences &preferences,
                     QWidget *parent = nullptr);

    /// The one that was used last, when its token is there; nobody is asked for it.
    void restore();
    /// The simulator's address while it serves; it becomes the connection when there is none yet.
    void setSimulator(const std::optional<simulator::ServiceAddress> &address);
    bool isConnected() const { return m_current.has_value(); }
    /// What is remembered of the connection of now; for the simulator until the program ends.
    settings::Connection connection() const;
    void remember(const settings::Connection &connection); ///< the one of now, with other places
    void trust(const QByteArray &sha256);                  ///< this certificate, for the connection of now

    void showConnections(); ///< in a dialog, at the one of now
    void addConnection();
    void askForToken(); ///< for the connection of now, when it was refused

signals:
    void connected(const QString &name); ///< also anew, with another token
    void disconnected();
    void simulatorWanted(); ///< it was chosen, and does not serve

private:
    enum class Reason { Restored, Chosen, Edited };

    void fill();
    void choose(int index);
    void use(const QUuid &id, Reason reason);
    void useConnection(const settings::Connection &connection, Reason reason,
                       const base::Result<settings::ConnectionTokens::Kept> &token);
    void connectTo(const QUuid &id, const service::Endpoint &endpoint);
    void disconnectService();
    void noteChanges();
    ConnectionsDialog *openDialog();

    service::Client &m_client;
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
