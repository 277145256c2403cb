// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/placepickers.h"

#include "ui/changerequests/connectdialog.h"
#include "ui/changerequests/placedialog.h"
#include "ui/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/picker.h"

#include <QHBoxLayout>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

PlacePickers::PlacePickers(service::Client &client, QWidget *parent)
    : QWidget(parent)
    , m_client(client)
    , m_organizationModel(client)
    , m_workspaceModel(client)
    , m_connection(new Picker(u"server"_s, tr("Connection")))
    , m_organization(new Picker(u"building-2"_s, tr("Organization")))
    , m_workspace(new Picker(u"box"_s, tr("Workspace")))
{
    setLayout(build());
    m_organization->setModel(&m_organizationModel);
    m_workspace->setModel(&m_workspaceModel);
    fillConnections();
    connectModels();
    connect(m_connection, &QComboBox::activated, this, &PlacePickers::chooseConnection);
    connect(m_organization, &QComboBox::activated, this, &PlacePickers::chooseOrganization);
    connect(m_workspace, &QComboBox::activated, this, &PlacePickers::chooseWorkspace);
}

QLayout *PlacePickers::build()
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::of(this).u());
    row->addWidget(m_connection);
    row->addWidget(new IconLabel(u"chevron-right"_s));
    row->addWidget(m_organization);
    row->addWidget(new IconLabel(u"chevron-right"_s));
    row->addWidget(m_workspace);
    auto *typed = makeButton(ButtonRole::Icon, tr("Open a workspace by name or id"), u"square-pen"_s, this);
    connect(typed, &QPushButton::clicked, this, &PlacePickers::askForPlace);
    row->addWidget(typed);
    return row;
}

void PlacePickers::connectModels()
{
    connect(&m_organizationModel, &models::PickerModel::loaded, this, [this] {
        if (m_place.organization.isEmpty() && m_place.text.isEmpty())
            chooseOrganization(0);
        else // a new first page took the choice out of the picker
            m_organization->setCurrentIndex(m_organizationModel.rowOf(m_place.organization));
    });
    connect(&m_workspaceModel, &models::PickerModel::loaded, this, [this] {
        if (m_place.text.isEmpty())
            chooseWorkspace(0);
        else
            m_workspace->setCurrentIndex(m_workspaceModel.rowOf(m_place.text));
    });
    connect(&m_organizationModel, &models::PickerModel::failed, this, [this](const base::Error &error) {
        m_failedModel = &m_organizationModel;
        emit failed(error, wording::Activity::ListingOrganizations);
    });
    connect(&m_workspaceModel, &models::PickerModel::failed, this, [this](const base::Error &error) {
        m_failedModel = &m_workspaceModel;
        emit failed(error, wording::Activity::ListingWorkspaces);
    });
}

void PlacePickers::setSimulator(const std::optional<simulator::ServiceAddress> &address)
{
    m_simulator = address;
    if (!address && m_connected && m_current == Connection::Simulator) {
        m_connected = false;
        m_place = {};
        m_organizationModel.clear();
        m_workspaceModel.clear();
        emit placeChanged(m_place);
        emit connectionChanged({});
    }
    fillConnections();
    if (address && (!m_connected || m_current == Connection::Simulator))
        use(Connection::Simulator);
}

void PlacePickers::fillConnections()
{
    const QSignalBlocker quiet(m_connection);
    m_connection->clear();
    if (m_simulator)
        m_connection->addItem(tr("Simulator on this computer"), static_cast<int>(Connection::Simulator));
    if (m_other)
        m_connection->addItem(m_other->base.host(), static_cast<int>(Connection::Other));
    m_connection->addItem(tr("Connect..."), static_cast<int>(Connection::Ask));
    m_connection->setCurrentIndex(m_connected ? m_connection->findData(static_cast<int>(m_current)) : -1);
    m_connection->updateGeometry(); // as wide as its text, which changed quietly
}

void PlacePickers::chooseConnection(int index)
{
    const auto chosen = static_cast<Connection>(m_connection->itemData(index).toInt());
    if (chosen == Connection::Ask) {
        fillConnections(); // shows the connection of now again while the dialog is open
        askForConnection();
    } else {
        use(chosen);
    }
}

void PlacePickers::use(Connection connection)
{
    m_current = connection;
    if (connection == Connection::Simulator)
        setEndpoint({m_simulator->url, m_simulator->token}, tr("Simulator on this computer"));
    else
        setEndpoint(*m_other, m_other->base.host());
}

void PlacePickers::setEndpoint(const service::Endpoint &endpoint, const QString &name)
{
    m_client.setEndpoint(endpoint);
    m_connected = true;
    fillConnections();
    m_place = {};
    m_workspaceModel.clear();
    emit placeChanged(m_place);
    emit connectionChanged(name);
    m_organizationModel.showOrganizations();
}

void PlacePickers::chooseOrganization(int row)
{
    if (row < 0 || row >= m_organizationModel.rowCount())
        return;
    m_organization->setCurrentIndex(row);
    m_place = {m_organizationModel.index(row).data(models::PickerModel::NameRole).toString(), {}};
    emit placeChanged(m_place);
    m_workspaceModel.showWorkspaces(m_place.organization);
}

void PlacePickers::chooseWorkspace(int row)
{
    if (row < 0 || row >= m_workspaceModel.rowCount())
        return;
    m_workspace->setCurrentIndex(row);
    emitPlace(m_workspaceModel.index(row).data(models::PickerModel::NameRole).toString());
}

void PlacePickers::emitPlace(const QString &workspace)
{
    m_place.text = workspace;
    emit placeChanged(m_place);
}

void PlacePickers::retry()
{
    if (m_failedModel)
        m_failedModel->retry();
}

void PlacePickers::askForConnection()
{
    auto *dialog = new ConnectDialog(m_typedAddress, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_other = dialog->endpoint();
        m_typedAddress = m_other->base.toString();
        use(Connection::Other);
    });
    dialog->open();
}

void PlacePickers::askForPlace()
{
    auto *dialog = new PlaceDialog(m_place, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_place.organization = dialog->place().organization;
        m_organization->setCurrentIndex(m_organizationModel.rowOf(m_place.organization));
        m_workspace->setCurrentIndex(m_workspaceModel.rowOf(dialog->place().text));
        emitPlace(dialog->place().text);
    });
    dialog->open();
}

} // namespace runlatch::ui
