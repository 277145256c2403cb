// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/organizationpicker.h"

#include "text/plaintext.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/picker.h"

#include <QHBoxLayout>
#include <QInputDialog>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::PlacePager;

OrganizationPicker::OrganizationPicker(service::Client &client, QWidget *parent)
    : QWidget(parent)
    , m_pager(client)
    , m_model(m_pager)
    , m_picker(new Picker(u"building-2"_s, tr("Organization"), this))
{
    m_picker->setModel(&m_model);
    auto *typed = makeButton(ButtonRole::Icon, tr("Give an organization by name"), u"square-pen"_s, this);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::of(this).u());
    row->addWidget(m_picker);
    row->addWidget(typed);
    connect(typed, &QPushButton::clicked, this, &OrganizationPicker::askForName);
    connect(m_picker, &QComboBox::activated, this,
            [this](int index) { choose(m_model.index(index).data(models::PickerModel::NameRole).toString()); });
    connect(&m_pager, &PlacePager::loaded, this, &OrganizationPicker::showLoaded);
    connect(&m_pager, &PlacePager::failed, this, &OrganizationPicker::failed);
}

void OrganizationPicker::load(const service::Endpoint &endpoint, const QString &wanted)
{
    m_endpoint = endpoint;
    choose(wanted.isEmpty() ? m_chosenAt.value(endpoint.connection) : wanted);
    m_pager.listOrganizations(endpoint);
}

void OrganizationPicker::show(const QString &organization)
{
    m_endpoint = {};
    m_pager.clear();
    choose(organization);
}

/// Loads further pages until the wanted organization is found.
void OrganizationPicker::showLoaded()
{
    const int row = m_model.rowOf(m_organization);
    if (row < 0 && !m_organization.isEmpty() && m_pager.hasMore()) {
        m_pager.more();
        return;
    }
    if (m_organization.isEmpty() && m_model.rowCount() > 0)
        choose(m_model.index(0).data(models::PickerModel::NameRole).toString());
    else
        m_picker->setCurrentIndex(row);
    const bool isUnlisted = row < 0 && !m_organization.isEmpty() && m_model.rowCount() > 0;
    if (isUnlisted)
        //: %1 is the name of an organization
        m_picker->setPlaceholderText(tr("%1 (not listed here)").arg(text::plainText(m_organization)));
    m_picker->setToolTip(m_model.note());
    m_picker->setAccessibleDescription(m_model.note());
    m_picker->updateGeometry();
}

void OrganizationPicker::choose(const QString &organization)
{
    m_picker->setCurrentIndex(m_model.rowOf(organization));
    // The name must be visible even if it is not listed.
    m_picker->setPlaceholderText(text::plainText(organization));
    m_picker->updateGeometry();
    if (!m_endpoint.isNull() && !organization.isEmpty())
        m_chosenAt.insert(m_endpoint.connection, organization);
    if (organization == m_organization)
        return;
    m_organization = organization;
    emit chosen(organization);
}

void OrganizationPicker::askForName()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Organization"));
    dialog->setLabelText(tr("Name of the organization:"));
    dialog->setTextValue(m_organization);
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &name) {
        if (!name.trimmed().isEmpty())
            choose(name.trimmed());
    });
    dialog->open();
}

} // namespace runlatch::ui
