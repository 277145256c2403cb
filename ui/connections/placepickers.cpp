// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/placepickers.h"

#include "base/rules.h"
#include "http/url.h"
#include "text/plaintext.h"
#include "ui/connections/certificatedialog.h"
#include "ui/connections/connectionpicker.h"
#include "ui/connections/placedelegate.h"
#include "ui/connections/placedialog.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/searchpicker.h"
#include "ui/widgets/labels/iconlabel.h"
#include "ui/widgets/navigation/destination.h"

#include <QHBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::PlacePager;
using models::PickerModel;

namespace {

QString nameAt(const PickerModel &model, int row)
{
    return model.index(row).data(PickerModel::NameRole).toString();
}

QStringList recentOrganizations(const settings::Connection &connection)
{
    QStringList names{connection.lastOrganization};
    for (const QString &place : connection.recentWorkspaces)
        names.append(place.section(u'/', 0, 0));
    return names;
}

QStringList recentWorkspaces(const settings::Connection &connection, const QString &organization)
{
    QStringList names;
    for (const QString &place : connection.recentWorkspaces) {
        if (place.section(u'/', 0, 0) == organization)
            names.append(place.section(u'/', 1));
    }
    return names;
}

} // namespace

PlacePickers::PlacePickers(service::Client &client, const ConnectionsDialog::Means &means,
                           settings::Preferences &preferences, QWidget *parent)
    : QWidget(parent)
    , m_client(client)
    , m_organizations(client)
    , m_workspaces(client)
    , m_organizationModel(m_organizations)
    , m_workspaceModel(m_workspaces)
    , m_connection(new ConnectionPicker(means, preferences))
    , m_organization(new SearchPicker(u"building-2"_s, tr("Organization"), m_organizationModel))
    , m_workspace(new SearchPicker(u"box"_s, tr("Workspace"), m_workspaceModel))
    , m_typed(makeButton(ButtonRole::Icon, tr("Open a workspace by name or id"), u"text-cursor-input"_s, this))
{
    setLayout(build());
    setTabOrder(m_connection, m_organization);
    setTabOrder(m_organization, m_workspace);
    setTabOrder(m_workspace, m_typed);
    m_workspaceModel.setOffersAll(true);
    m_organization->setDelegate(new PlaceDelegate(this));
    m_workspace->setDelegate(new PlaceDelegate(this));
    connectConnection();
    connectModels();
    connectPickers();
    m_connection->restore();
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
    connect(m_typed, &QPushButton::clicked, this, &PlacePickers::askForPlace);
    row->addWidget(m_typed);
    return row;
}

void PlacePickers::connectConnection()
{
    connect(m_connection, &ConnectionPicker::connected, this, [this](const service::Endpoint &endpoint) {
        leave();
        emit connectionChanged(endpoint);
        restorePlace();
    });
    connect(m_connection, &ConnectionPicker::disconnected, this, [this] {
        leave();
        emit connectionChanged({});
    });
    connect(m_connection, &ConnectionPicker::simulatorWanted, this, &PlacePickers::simulatorWanted);
    connect(&m_client, &service::Client::learned, m_connection, &ConnectionPicker::noteDialect);
}

void PlacePickers::connectModels()
{
    connect(&m_organizations, &PlacePager::loaded, this, &PlacePickers::takeFirstOrganization);
    connect(&m_workspaces, &PlacePager::loaded, this, &PlacePickers::takeFirstWorkspace);
    connect(&m_organizations, &PlacePager::failed, this, [this](const base::Error &error) {
        fail(m_organizations, error, wording::Activity::ListingOrganizations);
    });
    connect(&m_workspaces, &PlacePager::failed, this,
            [this](const base::Error &error) { fail(m_workspaces, error, wording::Activity::ListingWorkspaces); });
}

void PlacePickers::connectPickers()
{
    connect(&m_organizations, &PlacePager::loadingChanged, m_organization, &SearchPicker::setBusy);
    connect(&m_workspaces, &PlacePager::loadingChanged, m_workspace, &SearchPicker::setBusy);
    connect(&m_organizations, &PlacePager::loadingChanged, this,
            [this] { m_organization->setNote(m_organizationModel.note()); });
    connect(&m_workspaces, &PlacePager::loadingChanged, this,
            [this] { m_workspace->setNote(m_workspaceModel.note()); });
    connect(m_organization, &SearchPicker::searchWanted, &m_organizations, &PlacePager::search);
    connect(m_workspace, &SearchPicker::searchWanted, &m_workspaces, &PlacePager::search);
    connect(m_organization, &SearchPicker::rowChosen, this,
            [this](int row) { enter(nameAt(m_organizationModel, row)); });
    connect(m_workspace, &SearchPicker::rowChosen, this, &PlacePickers::chooseWorkspace);
}

bool PlacePickers::isConnected() const
{
    return m_connection->isConnected();
}

QSet<QUuid> PlacePickers::otherConnections() const
{
    return m_connection->otherConnections();
}

void PlacePickers::setSimulator(const std::optional<simulator::ServiceAddress> &address)
{
    m_connection->setSimulator(address);
}

/// Clears everything shown: none of it belongs to another service.
void PlacePickers::leave()
{
    m_takesFirstOrganization = false;
    m_takesFirstWorkspace = false;
    m_isTokenRefused = false;
    m_listed.clear();
    m_organizations.clear();
    m_workspaces.clear();
    m_organization->setChosen({});
    setPlace({});
}

void PlacePickers::restorePlace()
{
    const settings::Connection connection = m_connection->connection();
    const auto next = std::exchange(m_next, std::nullopt);
    m_organizations.listOrganizations(m_connection->endpoint());
    m_organizationModel.setRecents(recentOrganizations(connection));
    if (next && next->first == m_connection->endpoint().connection && !next->second.organization.isEmpty())
        open(next->second);
    else if (connection.lastOrganization.isEmpty())
        m_takesFirstOrganization = true;
    else if (connection.showsAllWorkspaces)
        open({connection.lastOrganization, {}});
    else
        enter(connection.lastOrganization);
}

/// Opens the last used workspace of the organization, or its first one.
void PlacePickers::enter(const QString &organization)
{
    const QString recent = recentWorkspaces(m_connection->connection(), organization).value(0);
    listWorkspaces(organization);
    m_takesFirstWorkspace = recent.isEmpty();
    setPlace(recent.isEmpty() ? service::WorkspaceName() : service::WorkspaceName{organization, recent});
}

void PlacePickers::listWorkspaces(const QString &organization)
{
    m_takesFirstOrganization = false;
    m_listed = organization;
    m_organization->setChosen(text::plainText(organization));
    m_workspaces.listWorkspaces(m_connection->endpoint(), organization);
    m_workspaceModel.setRecents(recentWorkspaces(m_connection->connection(), organization));
}

void PlacePickers::chooseWorkspace(int row)
{
    setPlace({m_listed, nameAt(m_workspaceModel, row)});
}

void PlacePickers::takeFirstOrganization()
{
    if (std::exchange(m_takesFirstOrganization, false) && m_organizationModel.rowCount() > 0)
        enter(nameAt(m_organizationModel, 0));
}

void PlacePickers::takeFirstWorkspace()
{
    if (!std::exchange(m_takesFirstWorkspace, false))
        return;
    const int first = 1; // below "all workspaces": only the user may choose to load all of them
    if (m_workspaceModel.rowCount() > first)
        chooseWorkspace(first);
}

void PlacePickers::open(const QUuid &connection, const service::WorkspaceName &place)
{
    m_next = {connection, place};
    m_connection->connectTo(connection);
}

void PlacePickers::open(const service::WorkspaceName &place)
{
    if (m_listed != place.organization && !place.organization.isEmpty())
        listWorkspaces(place.organization);
    setPlace(place);
}

/// "All workspaces" has no name, and is no place to be found by words.
void PlacePickers::offerTo(DestinationSearch &search)
{
    const int looked = qMin(m_workspaceModel.rowCount(), static_cast<int>(DestinationSearch::MaxLooked));
    for (int row = 0; row < looked && search.hasRoom(DestinationKind::Workspace); ++row) {
        const service::WorkspaceName place{m_listed, nameAt(m_workspaceModel, row)};
        if (!place.text.isEmpty())
            search.offer(DestinationKind::Workspace, place.text, m_listed, [this, place] { open(place); });
    }
}

void PlacePickers::setPlace(const service::WorkspaceName &place)
{
    if (!place.organization.isEmpty() || !place.text.isEmpty())
        m_takesFirstWorkspace = false;
    m_place = place;
    const bool isAll = place.text.isEmpty() && !place.organization.isEmpty();
    m_workspace->setChosen(isAll ? tr("All workspaces") : text::plainText(place.text));
    remember();
    emit placeChanged(m_place);
}

void PlacePickers::remember()
{
    if (!isConnected() || m_place.organization.isEmpty())
        return;
    settings::Connection connection = m_connection->connection();
    if (m_place.text.isEmpty())
        connection.noteAllWorkspaces(m_place.organization);
    else
        connection.noteWorkspace(m_place.organization, m_place.text);
    m_connection->remember(connection);
    m_workspaceModel.setRecents(recentWorkspaces(connection, m_listed));
}

void PlacePickers::fail(PlacePager &pager, const base::Error &error, wording::Activity activity)
{
    m_failed = &pager;
    m_isTokenRefused = error.kind == base::ErrorKind::Unauthorized;
    m_organization->hidePopup(); // it would cover the error message
    m_workspace->hidePopup();
    emit failed(error, activity);
    if (error.kind == base::ErrorKind::Tls)
        askForTrust(error.rule);
}

void PlacePickers::retry()
{
    if (m_failed)
        m_failed->retry();
}

void PlacePickers::noteArchived(const QString &workspaceId)
{
    m_workspaceModel.noteArchived(workspaceId);
}

void PlacePickers::askForTrust(base::Rule rule)
{
    const auto certificate = m_client.refusedCertificate(m_connection->endpoint());
    if (!certificate || rule == base::Rules::TlsHandshake)
        return; // no certificate can be trusted here
    if (m_trustDialog)
        m_trustDialog->deleteLater();
    m_trustDialog = new CertificateDialog(http::hostAndPort(m_connection->endpoint().base), rule, *certificate,
                                          QDateTime::currentDateTimeUtc(), this);
    connect(m_trustDialog, &QDialog::accepted, m_connection,
            [this, connection = m_connection->endpoint().connection, sha256 = certificate->sha256] {
                m_connection->trust(connection, sha256);
            });
    m_trustDialog->open();
}

void PlacePickers::askForConnection()
{
    if (m_isTokenRefused)
        askForToken();
    else if (isConnected())
        showConnections();
    else
        addConnection();
}

void PlacePickers::askForToken()
{
    m_connection->askForToken();
}

void PlacePickers::addConnection()
{
    m_connection->addConnection();
}

void PlacePickers::showConnections()
{
    m_connection->showConnections();
}

void PlacePickers::askForPlace()
{
    auto *dialog =
        new PlaceDialog({m_place.organization.isEmpty() ? m_listed : m_place.organization, m_place.text}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { open(dialog->place()); });
    dialog->open();
}

} // namespace runlatch::ui
