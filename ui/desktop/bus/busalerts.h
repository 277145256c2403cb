// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/desktop/alert.h"

#include <QDBusMessage>
#include <QHash>
#include <QMap>
#include <QSet>

class QDBusConnection;

namespace runlatch::ui {

/// Alerts by org.freedesktop.Notifications. The bus is opened in a thread of the pool when the first alert comes. Where
/// there is no bus or no server, or where the server hangs, alerts are left out: at most one of a kind waits. The
/// server is asked once whether it reads markup, and no text of a stranger becomes any.
class BusAlerts final : public AlertChannel
{
    Q_OBJECT

public:
    /// Without an address it is the bus of the person's session.
    explicit BusAlerts(const QString &address = {}, QObject *parent = nullptr);
    ~BusAlerts() override;

    void show(const Alert &alert) override;

private slots:
    void takeAction(uint id, const QString &action, const QDBusMessage &message);
    void takeToken(uint id, const QString &token, const QDBusMessage &message);
    void takeClosed(uint id, uint reason, const QDBusMessage &message);
    void takeOwner();

private:
    enum class State { Unopened, Opening, Open, Absent };
    /// The server's use of markup: not asked yet, asked, no answer, it reads markup, it shows the text as it is.
    enum class Markup { Unasked, Asked, Unknown, Read, None };

    QDBusConnection bus() const;
    void open();
    void listen();
    void send(const Alert &alert);
    void sendNext(AlertKind kind);
    void sendWaiting();
    void askForMarkup();
    QString bodyOf(const QString &text) const;
    bool isOurs(uint id, const QDBusMessage &message) const;

    const QString m_address;
    const QString m_name; ///< of the connection, among those of the program
    State m_state = State::Unopened;
    Markup m_markup = Markup::Unasked; ///< of the present server
    QString m_server;                  ///< the unique name of the server that answered
    QHash<AlertKind, uint> m_ids;      ///< the shown alerts
    QMap<AlertKind, Alert> m_later;    ///< wait for the bus, or for the answer to the one before
    QSet<AlertKind> m_sent;            ///< not answered yet
    QByteArray m_token;                ///< comes before the click that it belongs to
};

} // namespace runlatch::ui
