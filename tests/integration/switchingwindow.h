// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "integration/recordedservice.h"
#include "integration/workfile.h"
#include "settings/connections.h"
#include "settings/connectiontokens.h"
#include "settings/preferences.h"
#include "support/demowindow.h"
#include "support/waiting.h"

#include <QHash>

namespace runlatch::integration {

/// The window with two services and three connections: "First" and "Copy" to one service, each with its own token, and
/// "Second" to the other.
class SwitchingWindow
{
public:
    static QByteArray token(const QString &connection) { return connection.toLower().toLatin1() + "-token"; }

    /// Opens the window, which knows the connections and their tokens, and chooses First.
    bool start()
    {
        const QStringList names{QStringLiteral("Copy"), QStringLiteral("Second"), QStringLiteral("First")};
        if (!save(names) || !open())
            return false;
        for (const QString &name : names)
            keepToken(name);
        return use(QStringLiteral("First"));
    }
    /// Ends the program and starts it again in the same folder, connected only to its own simulator.
    bool restart()
    {
        m_demo.reset(); // it writes what it remembers
        return open();
    }

    /// Chooses the connection on the change request page, then returns to the previous page.
    bool use(const QString &connection)
    {
        person().key(Qt::Key_1, Qt::ControlModifier);
        const qsizetype before = listed(connection);
        if (!person().choose(QStringLiteral("Connection"), connection))
            return false;
        const bool isAsked = support::waitFor([&] { return listed(connection) > before || asksForToken(); });
        if (isAsked && asksForToken() && !giveToken(connection))
            return false;
        return isAt(connection, before);
    }

    /// The service that the connection leads to.
    RecordedService &serviceOf(const QString &connection)
    {
        return connection == QStringLiteral("Second") ? m_second : m_first;
    }
    QStringList writes(const QString &connection) { return serviceOf(connection).writes(token(connection)); }
    /// All that was sent to the connections other than First, and what the service of Second carried out.
    QStringList writesElsewhere()
    {
        return writes(QStringLiteral("Second")) + m_second.carriedOut() + writes(QStringLiteral("Copy"));
    }
    /// The name in sentences that also give the service.
    QString place(const QString &connection)
    {
        return QStringLiteral("%1 (%2)").arg(connection, serviceOf(connection).host());
    }

    support::WindowDriver &person() const { return m_demo->person(); }
    Gateway &gateway() { return m_first.gateway(); } ///< in front of First and Copy
    RecordedService &first() { return m_first; }
    RecordedService &second() { return m_second; }
    QString folder() const { return m_folder.path(); }
    WorkFile work() const { return WorkFile(m_folder.path()); }
    ui::MainWindow &window() { return m_demo->window(); }

    QTableView *table() const { return person().find<QTableView>(QStringLiteral("Change requests")); }
    QString idOf(int row) const { return table()->model()->index(row, 0).data(Qt::UserRole).toString(); }
    QString subjectOf(int row) const { return person().row(QStringLiteral("Change requests"), row).value(0); }
    QString stateOf(int row) const { return table()->model()->index(row, 1).data().toString(); }
    QString chosen(const QString &picker) const { return person().chosenIn(picker); }
    QStringList sentences() { return m_demo->sentences(); }

private:
    static simulator::ServiceOptions options(const QString &organization, quint32 seed)
    {
        simulator::ServiceOptions options;
        options.organization = organization;
        options.workspaces = 6;
        options.changeRequests = 60;
        options.seed = seed;
        return options;
    }

    /// The window's own simulator is the connection until another is chosen.
    bool open()
    {
        m_demo = std::make_unique<support::DemoWindow>(m_folder.path());
        if (!m_demo->start() || !person().waitFor(QStringLiteral("Simulator on this computer")))
            return false;
        person().key(Qt::Key_1, Qt::ControlModifier);
        return support::waitFor([this] { return !subjectOf(0).isEmpty(); });
    }

    /// As an earlier run left them. The dialog that adds one is tested elsewhere, and typing takes time.
    bool save(const QStringList &names)
    {
        base::SystemClock clock;
        const settings::Preferences preferences(m_folder.path()); // makes the file
        settings::SecretStore secrets(clock, settings::SecretStore::Place::Memory);
        settings::ConnectionTokens tokens(clock, secrets);
        settings::Connections connections(m_folder.path(), tokens);
        const auto isAdded = [&](const QString &name) {
            const QUrl base(serviceOf(name).gateway().address() + QStringLiteral("/api/v2"));
            const auto added = connections.add({.name = name, .base = base});
            if (added)
                m_tokenNames.insert(name, added->tokenName());
            return added.isOk();
        };
        return std::all_of(names.begin(), names.end(), isAdded) && connections.save();
    }
    /// Keeps the token without the dialog, which is tested elsewhere: each visit of a connection takes time.
    void keepToken(const QString &name)
    {
        m_demo->tokens().write(m_tokenNames.value(name), token(name), &m_demo->window(), [](const auto &) {});
    }
    bool asksForToken() const { return person().find<QLineEdit>(QStringLiteral("Token")); }
    bool giveToken(const QString &connection)
    {
        return person().fill(QStringLiteral("Token"), QString::fromLatin1(token(connection)))
            && person().click(QStringLiteral("Connect"));
    }

    /// The number of change request pages that were requested with the connection's token.
    qsizetype listed(const QString &connection)
    {
        const QList<Gateway::Asked> &asked = serviceOf(connection).gateway().asked();
        return std::count_if(asked.begin(), asked.end(), [&connection](const Gateway::Asked &one) {
            return one.token == token(connection) && one.target.contains("/change-requests") && one.method == "GET";
        });
    }
    bool isAt(const QString &connection, qsizetype listedBefore)
    {
        return support::waitFor([&] {
            return chosen(QStringLiteral("Connection")) == connection && listed(connection) > listedBefore
                && !subjectOf(0).isEmpty();
        });
    }

    RecordedService m_first{options(QStringLiteral("acme"), 1)};
    RecordedService m_second{options(QStringLiteral("globex"), 7)};
    QTemporaryDir m_folder;
    QHash<QString, QString> m_tokenNames; ///< by the connection's name
    std::unique_ptr<support::DemoWindow> m_demo;
};

} // namespace runlatch::integration
