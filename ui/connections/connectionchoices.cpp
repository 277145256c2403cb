// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/connectionchoices.h"

#include "ui/connections/foundcredentialslist.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "wording/plaintext.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ConnectionChoices::ConnectionChoices(const settings::Connections &connections, QWidget *parent)
    : QWidget(parent)
    , m_connections(connections)
    , m_list(new QListWidget(this))
    , m_duplicate(makeButton(ButtonRole::Icon, tr("Duplicate the connection"), u"copy"_s, this))
    , m_remove(makeButton(ButtonRole::Icon, tr("Remove the connection"), u"trash-2"_s, this))
    , m_credentials(new FoundCredentialsList)
{
    const int u = Theme::of(this).u();
    m_list->setAccessibleName(tr("Connections"));
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *add = makeButton(ButtonRole::Icon, tr("Add a connection"), u"plus"_s, this);
    auto *row = new QHBoxLayout;
    row->setSpacing(u);
    for (QPushButton *button : {add, m_duplicate, m_remove}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch();
    setTabOrder(add, m_duplicate);
    setTabOrder(m_duplicate, m_remove);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * u);
    column->addWidget(m_list, 1);
    column->addLayout(row);
    column->addWidget(m_credentials);

    connect(add, &QPushButton::clicked, this, &ConnectionChoices::addWanted);
    connect(m_duplicate, &QPushButton::clicked, this, &ConnectionChoices::duplicateWanted);
    connect(m_remove, &QPushButton::clicked, this, &ConnectionChoices::removeWanted);
    connect(m_credentials, &FoundCredentialsList::wanted, this, &ConnectionChoices::credentialWanted);
    // Queued: the list is still changing its current row, and the row may have to be set back.
    connect(
        m_list, &QListWidget::currentRowChanged, this,
        [this](int current) {
            if (current >= 0)
                emit chosen(m_list->item(current)->data(Qt::UserRole).toUuid());
        },
        Qt::QueuedConnection);
    connect(&connections, &settings::Connections::changed, this, &ConnectionChoices::fill);
    fill();
}

void ConnectionChoices::fill()
{
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        addItem({}, tr("Simulator on this computer"), u"flask-conical"_s);
        for (const settings::Connection &connection : m_connections.all())
            addItem(connection.id, connection.name, u"server"_s)
                ->setToolTip(wording::toolTip(connection.base.toString()));
    }
    setChosen(m_chosen);
    offer();
}

QListWidgetItem *ConnectionChoices::addItem(const QUuid &id, const QString &name, const QString &icon)
{
    const Theme &theme = Theme::of(this);
    auto *item = new QListWidgetItem(theme.icon(icon), name, m_list);
    item->setData(Qt::UserRole, id);
    item->setSizeHint({0, theme.controlHeight()});
    return item;
}

void ConnectionChoices::setChosen(const std::optional<QUuid> &id)
{
    const QSignalBlocker quiet(m_list);
    m_chosen = id;
    int row = id ? 0 : -1;
    for (int i = 1; id && i < m_list->count(); ++i) {
        if (m_list->item(i)->data(Qt::UserRole).toUuid() == *id)
            row = i;
    }
    m_list->setCurrentIndex(m_list->model()->index(row, 0)); // after setCurrentRow(-1) the focus would choose row 0
    m_duplicate->setEnabled(row > 0);
    m_remove->setEnabled(row > 0);
}

void ConnectionChoices::setFound(const QList<settings::FoundCredential> &found)
{
    m_found = found;
    offer();
}

void ConnectionChoices::offer()
{
    QList<settings::FoundCredential> offered = m_found;
    offered.removeIf([&all = m_connections.all()](const settings::FoundCredential &found) {
        return std::any_of(all.begin(), all.end(), [&found](const settings::Connection &connection) {
            return connection.base.host() == found.address.host();
        });
    });
    m_credentials->setCredentials(offered);
}

} // namespace runlatch::ui
