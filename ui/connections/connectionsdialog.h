// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "connections/connectionsaver.h"
#include "settings/foundcredentials.h"
#include "ui/connections/connectiontest.h"
#include "ui/widgets/frames/dialog.h"

#include <functional>
#include <optional>

class QPushButton;
class QStackedWidget;

namespace runlatch::ui {

class ConnectionChoices;
class ConnectionEditor;

/// The dialog to add, change, test and choose connections. The simulator on this computer is always listed and cannot
/// be changed. Before it connects it asks the service about the token, and stays open for one that is refused. Show it
/// with `open()`.
class ConnectionsDialog final : public Dialog
{
    Q_OBJECT

public:
    /// The parts that keep and test connections. All must outlive the dialog.
    struct Means
    {
        settings::Connections &connections;
        settings::ConnectionTokens &tokens;
        http::Requester &http;
        base::Clock &clock;
    };
    /// Looks for credentials in `places`, outside the window's thread.
    ConnectionsDialog(const Means &means, const settings::CredentialPlaces &places, QWidget *parent = nullptr);

    void choose(const QUuid &id);    ///< chooses a connection; null: the simulator
    void editToken(const QUuid &id); ///< shows a connection after the service refused its token
    void addConnection();
    void reject() override; ///< asks first if there are unsaved changes

signals:
    /// The user wants to connect, and the dialog has closed; null: the simulator.
    void connectWanted(const QUuid &id);

private:
    void connectParts();
    void connectSaver();
    QWidget *makeDetails();
    QLayout *makeButtons();
    void lookForCredentials(const settings::CredentialPlaces &places);
    void edit(const settings::Connection &connection, const QByteArray &token);
    void showConnection(const settings::Connection &connection, const QByteArray &token);
    void askForToken(const settings::Connection &connection);
    void showTokenError(base::Error error);
    void use(const settings::FoundCredential &credential);
    void duplicate();
    void askToRemove();
    void unlessEdited(std::function<void()> next);
    void test();
    void save(const connections::ConnectionSaver::Next &next);
    void connectChosen();
    void tryToken();
    void askWith(const QByteArray &token);
    void leave();
    void updateButtons();
    bool isEditing() const;
    std::optional<QUuid> editing() const; ///< null: the simulator is chosen, nothing is edited; empty: a new connection

    Means m_means;
    settings::Connection m_current; ///< the connection in the editor before any change; a new connection has no id
    QByteArray m_entered;    ///< the last token that was typed for it and saved; the keychain may not have it yet
    bool m_isTrying = false; ///< the service is asked whether it takes the token
    ConnectionChoices *m_choices;
    QStackedWidget *m_details;
    ConnectionEditor *m_editor;
    service::ConnectionTester *m_tester;
    ConnectionTest *m_test;
    connections::ConnectionSaver *m_saver;
    QPushButton *m_testButton;
    QPushButton *m_save;
    QPushButton *m_connect;
};

} // namespace runlatch::ui
