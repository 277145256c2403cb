// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "integration/demowindow.h"
#include "integration/gateway.h"
#include "support/simulatedservice.h"
#include "ui/widgets/messagebar.h"

namespace runlatch::integration {

/// The window with the change requests of a service, which is the simulator behind a gateway. The user has added it as
/// the connection "Service".
class ChangeRequestWindow
{
public:
    explicit ChangeRequestWindow(const simulator::ServiceOptions &options = {})
        : m_simulator(options)
        , m_gateway(m_simulator.origin())
    {
        m_person = std::make_unique<WindowDriver>(m_demo.window());
    }

    /// Opens the window and connects it. The first workspace is then shown.
    bool start()
    {
        return openWindow() && fromFileMenu(QStringLiteral("Connect to a service"))
            && m_person->fill(QStringLiteral("Name"), QStringLiteral("Service"))
            && m_person->fill(QStringLiteral("Address"), m_gateway.address()) && enterToken() && hasRows();
    }
    /// Ends the program, whatever is under way, and starts it again in the same folder with the same connection.
    bool restart()
    {
        m_person.reset();
        m_demo.restart();
        m_person = std::make_unique<WindowDriver>(m_demo.window());
        if (!openWindow())
            return false;
        m_person->key(Qt::Key_1, Qt::ControlModifier);
        // A demonstration saves no tokens.
        return m_person->choose(QStringLiteral("Connection"), QStringLiteral("Service")) && enterToken() && hasRows();
    }
    /// Enters the token in the dialog and connects.
    bool enterToken()
    {
        return m_person->fill(QStringLiteral("Token"), QString::fromLatin1(m_simulator.address().token))
            && m_person->click(QStringLiteral("Connect"));
    }

    bool fromFileMenu(const QString &item)
    {
        m_person->key(Qt::Key_F, Qt::AltModifier);
        return m_person->pick({item});
    }

    WindowDriver &person() { return *m_person; }
    Gateway &gateway() { return m_gateway; }
    simulator::Service &simulator() { return m_simulator; }
    ui::MainWindow &window() { return m_demo.window(); }
    QString folder() const { return m_demo.folder(); }

    QTableView *table() const { return m_person->find<QTableView>(QStringLiteral("Change requests")); }
    QStringList row(int row) const { return m_person->row(QStringLiteral("Change requests"), row); }
    QString idOf(int row) const { return table()->model()->index(row, 0).data(Qt::UserRole).toString(); }
    QStringList ids() const
    {
        QStringList ids;
        for (int row = 0; table() && row < table()->model()->rowCount(); ++row)
            ids.append(idOf(row));
        return ids;
    }
    QString chosen(const QString &picker) const
    {
        const auto *combo = m_person->find<QComboBox>(picker);
        return combo ? combo->currentText() : QString();
    }

    /// The visible sentences of the message bars.
    QStringList sentences()
    {
        QStringList said;
        for (const ui::MessageBar *bar : window().findChildren<ui::MessageBar *>()) {
            if (bar->isVisible() && bar->hasMessage())
                said += bar->text();
        }
        return said;
    }

    /// Archives a change request at the same service, as another user would.
    bool archiveElsewhere(const QString &id)
    {
        http::Requester http;
        const QUrl url(m_simulator.address().url.toString() + QStringLiteral("/workspaces/change-requests/") + id);
        std::optional<int> status;
        http.send({.method = "POST",
                   .url = url,
                   .headers = {{"Authorization", "Bearer " + m_simulator.address().token},
                               {"Content-Type", "application/vnd.api+json"}},
                   .purpose = {}},
                  &http, [&](const base::Result<http::Response> &answer) { status = answer ? answer->status : 0; });
        return support::waitFor([&] { return status.has_value(); }) && *status < 300;
    }

private:
    bool openWindow()
    {
        // The window's own simulator is the connection until another is chosen.
        return m_demo.start() && m_person->waitFor(QStringLiteral("Simulator on this computer"));
    }
    bool hasRows() const
    {
        return support::waitFor(
            [this] { return chosen(QStringLiteral("Connection")) == QStringLiteral("Service") && !row(0).isEmpty(); });
    }

    support::SimulatedService m_simulator;
    Gateway m_gateway;
    DemoWindow m_demo;
    std::unique_ptr<WindowDriver> m_person;
};

} // namespace runlatch::integration
