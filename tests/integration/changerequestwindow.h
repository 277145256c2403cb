// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "integration/gateway.h"
#include "support/answer.h"
#include "support/demowindow.h"
#include "support/simulatedservice.h"

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
    }

    /// Opens the window and connects it. The first workspace is then shown.
    bool start()
    {
        return openWindow() && fromFileMenu(QStringLiteral("Connect to a service"))
            && person().fill(QStringLiteral("Name"), QStringLiteral("Service"))
            && person().fill(QStringLiteral("Address"), m_gateway.address()) && enterToken() && hasRows();
    }
    /// Ends the program, also in the middle of its work, and starts it again in the same folder with the same
    /// connection.
    bool restart()
    {
        m_demo.restart();
        if (!openWindow())
            return false;
        person().key(Qt::Key_1, Qt::ControlModifier);
        // A demonstration saves no tokens.
        return person().choose(QStringLiteral("Connection"), QStringLiteral("Service")) && enterToken() && hasRows();
    }
    /// Enters the token in the dialog and connects.
    bool enterToken()
    {
        return person().fill(QStringLiteral("Token"), QString::fromLatin1(m_simulator.address().token))
            && person().click(QStringLiteral("Connect"));
    }

    bool fromFileMenu(const QString &item)
    {
        person().key(Qt::Key_F, Qt::AltModifier);
        return person().pick({item});
    }

    support::WindowDriver &person() const { return m_demo.person(); }
    Gateway &gateway() { return m_gateway; }
    simulator::Service &simulator() { return m_simulator; }
    ui::MainWindow &window() { return m_demo.window(); }
    QString folder() const { return m_demo.folder(); }

    QTableView *table() const { return person().find<QTableView>(QStringLiteral("Change requests")); }
    /// All texts of a row, also of columns that gave way; empty if there is no such row.
    QStringList row(int row) const
    {
        QStringList texts;
        for (int column = 0; table() && row < table()->model()->rowCount() && column < 5; ++column)
            texts.append(table()->model()->index(row, column).data().toString());
        return texts;
    }
    QString idOf(int row) const { return table()->model()->index(row, 0).data(Qt::UserRole).toString(); }
    QStringList ids() const
    {
        QStringList ids;
        for (int row = 0; table() && row < table()->model()->rowCount(); ++row)
            ids.append(idOf(row));
        return ids;
    }
    QString chosen(const QString &picker) const { return person().chosenIn(picker); }

    QStringList sentences() { return m_demo.sentences(); }

    /// Archives a change request at the same service, as another user would.
    bool archiveElsewhere(const QString &id)
    {
        http::Requester http;
        const QUrl url(m_simulator.address().url.toString() + QStringLiteral("/workspaces/change-requests/") + id);
        const http::Outgoing request{.method = "POST",
                                     .url = url,
                                     .headers = {{"Authorization", "Bearer " + m_simulator.address().token},
                                                 {"Content-Type", "application/vnd.api+json"}},
                                     .purpose = {}};
        const auto answer = support::answerOf<http::Response>(
            [&](QObject *asker, const auto &done) { http.send(request, asker, done); });
        return answer && answer->status < 300;
    }

private:
    bool openWindow()
    {
        // The window's own simulator is the connection until another is chosen.
        return m_demo.start() && person().waitFor(QStringLiteral("Simulator on this computer"));
    }
    bool hasRows() const
    {
        return support::waitFor(
            [this] { return chosen(QStringLiteral("Connection")) == QStringLiteral("Service") && !row(0).isEmpty(); });
    }

    support::SimulatedService m_simulator;
    Gateway m_gateway;
    support::DemoWindow m_demo;
};

} // namespace runlatch::integration
