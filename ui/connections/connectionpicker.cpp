// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/connectionpicker.h"

#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ConnectionPicker::ConnectionPicker(const ConnectionsDialog::Means &means, settings::Preferences &preferences,
                                   QWidget *parent)
    : Picker(u"server"_s, tr("Connection"), parent)
    , m_means(means)
    , m_preferences(preferences)
{
    setPlaceholderText(accessibleName());
    fill();
    connect(this, &QComboBox::activated, this, &ConnectionPicker::choose);
    connect(&m_means.connections, &settings::Connections::changed, this, &ConnectionPicker::noteChanges);
    connect(&m_means.tokens, &settings::ConnectionTokens::changed, this, [this](const QString &name) {
        const auto wanted = m_means.connections.find(m_wanted.value_or(QUuid()));
        if (wanted && m_current != m_wanted && wanted->tokenName() == name)
            use(wanted->id, Reason::Restored);
    });
}

void ConnectionPicker::restore()
{
    if (m_means.connections.find(m_preferences.lastConnection()))
        use(m_preferences.lastConnection(), Reason::Restored);
}

void ConnectionPicker::setSimulator(const std::optional<simulator::ServiceAddress> &address)
{
    m_simulator = address;
    if (address && address->organization != m_simulatorPlaces.lastOrganization)
        m_simulatorPlaces = {};
    if (!address && m_current == QUuid())
        disconnectService();
    fill();
    const bool isWanted = m_wanted == QUuid() || (!m_current && !m_isAsking);
    if (address && isWanted)
        use({}, Reason::Chosen);
}

settings::Connection ConnectionPicker::connection() const
{
    return m_means.connections.find(m_current.value_or(QUuid())).value_or(m_simulatorPlaces);
}

void ConnectionPicker::remember(const settings::Connection &connection)
{
    if (m_current == QUuid())
        m_simulatorPlaces = connection;
    else
        (void)m_means.connections.edit(connection); // a connection that was removed meanwhile remembers nothing
}

QSet<QUuid> ConnectionPicker::otherConnections() const
{
    QSet<QUuid> others{QUuid()};
    for (const settings::Connection &connection : m_means.connections.all())
        others.insert(connection.id);
    others.remove(m_endpoint.connection);
    return others;
}

void ConnectionPicker::noteDialect(const service::Endpoint &endpoint, const service::Dialect &dialect)
{
    std::optional<settings::Connection> known = m_means.connections.find(endpoint.connection);
    if (!known || known->base != endpoint.base)
        return; // the connection was removed or changed meanwhile, or is the simulator, which differs at each start
    known->dialect = dialect;
    (void)m_means.connections.edit(*known);
}

void ConnectionPicker::trust(const QUuid &connection, const QByteArray &sha256)
{
    std::optional<settings::Connection> trusting = m_means.connections.find(connection);
    if (!trusting)
        return; // the connection was removed meanwhile, or is the simulator, which has no certificate
    trusting->pinnedCertificate = sha256;
    if (!m_means.connections.edit(*trusting))
        return;
    m_means.connections.save();
    if (m_current == connection)
        use(connection, Reason::Chosen);
}

void ConnectionPicker::fill()
{
    const QSignalBlocker quiet(this);
    clear();
    addItem(tr("Simulator on this computer"), QVariant::fromValue(QUuid()));
    for (const settings::Connection &connection : m_means.connections.all())
        addItem(connection.name, QVariant::fromValue(connection.id));
    addItem(tr("Connections..."));
    setCurrentIndex(m_current ? findData(QVariant::fromValue(*m_current)) : -1);
    updateGeometry(); // the picker is as wide as its text; the signals are blocked
}

void ConnectionPicker::choose(int index)
{
    const QVariant chosen = itemData(index);
    fill(); // shows the current connection until the chosen one is ready
    if (chosen.isValid())
        use(chosen.toUuid(), Reason::Chosen);
    else
        showConnections();
}

void ConnectionPicker::use(const QUuid &id, Reason reason)
{
    using Kept = settings::ConnectionTokens::Kept;
    m_wanted = id;
    m_isAsking = false;
    if (id.isNull()) {
        if (m_simulator)
            connectTo({m_simulator->url, m_simulator->token});
        else
            emit simulatorWanted();
        return;
    }
    m_isAsking = true;
    m_means.tokens.read(settings::Connection{.id = id}.tokenName(), this,
                        [this, id, reason](const base::Result<Kept> &token) {
                            const auto connection = m_means.connections.find(id);
                            if (m_wanted == id && connection)
                                useConnection(*connection, reason, token);
                        });
}

void ConnectionPicker::useConnection(const settings::Connection &connection, Reason reason,
                                     const base::Result<settings::ConnectionTokens::Kept> &token)
{
    m_isAsking = false;
    if (!token) {
        if (reason == Reason::Edited)
            disconnectService(); // the token was for another host
        else if (reason == Reason::Chosen)
            openDialog()->editToken(connection.id);
        else if (!m_current && m_simulator)
            connectTo({m_simulator->url, m_simulator->token});
        return;
    }
    service::Endpoint next{connection.base, token->token, connection.pinnedCertificate};
    next.connection = connection.id;
    next.dialect = connection.dialect;
    next.form = connection.form;
    const bool isSame = m_current == connection.id && m_endpoint.isSameIdentity(next)
        && m_endpoint.pinnedCertificate == next.pinnedCertificate && m_endpoint.form == next.form;
    if (!isSame || reason != Reason::Edited)
        connectTo(next);
}

void ConnectionPicker::connectTo(service::Endpoint endpoint)
{
    m_current = endpoint.connection;
    m_preferences.setLastConnection(endpoint.connection);
    fill();
    endpoint.name = currentText();
    m_endpoint = endpoint;
    emit connected(m_endpoint);
}

void ConnectionPicker::disconnectService()
{
    m_endpoint = {};
    m_current.reset();
    m_wanted.reset();
    fill();
    emit disconnected();
}

/// Only names are updated at once. A changed address is used when the dialog closes: then the kept token belongs to
/// that address.
void ConnectionPicker::noteChanges()
{
    const bool isRemoved = m_current && !m_current->isNull() && !m_means.connections.find(*m_current);
    if (isRemoved)
        disconnectService();
    else
        fill();
}

ConnectionsDialog *ConnectionPicker::openDialog()
{
    if (m_dialog && m_dialog->isVisible())
        return m_dialog;
    m_dialog = new ConnectionsDialog(m_means, settings::CredentialPlaces::ofThisComputer(), this);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &ConnectionsDialog::connectWanted, this, [this](const QUuid &id) { use(id, Reason::Chosen); });
    connect(m_dialog, &QDialog::rejected, this, [this] {
        if (m_current && !m_current->isNull())
            use(*m_current, Reason::Edited);
    });
    m_dialog->open();
    return m_dialog;
}

void ConnectionPicker::connectTo(const QUuid &connection)
{
    use(connection, Reason::Chosen);
}

void ConnectionPicker::showConnections()
{
    openDialog()->choose(m_current.value_or(QUuid()));
}

void ConnectionPicker::addConnection()
{
    openDialog()->addConnection();
}

void ConnectionPicker::askForToken()
{
    if (m_current && !m_current->isNull())
        openDialog()->editToken(*m_current);
    else
        showConnections();
}

} // namespace runlatch::ui
