// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/compose/workspacepicker.h"

#include "changerequests/bulkdraft.h"
#include "ui/compose/remarkline.h"
#include "ui/theme.h"
#include "ui/widgets/busyline.h"
#include "ui/widgets/button.h"
#include "ui/widgets/clearbutton.h"
#include "ui/widgets/fieldlabel.h"
#include "ui/widgets/messagebar.h"
#include "wording/plaintext.h"

#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

WorkspacePicker::WorkspacePicker(service::Client &client, QWidget *parent)
    : QWidget(parent)
    , m_model(client)
    , m_search(new QLineEdit(this))
    , m_pause(new QTimer(this))
    , m_list(new QListView(this))
    , m_busy(new BusyLine(this))
    , m_failure(new MessageBar(this))
    , m_add(makeButton(ButtonRole::Standard, tr("Add"), u"plus"_s, this))
    , m_pasted(new QPlainTextEdit(this))
    , m_addPasted(makeButton(ButtonRole::Standard, tr("Add ids"), u"plus"_s, this))
    , m_refused(new RemarkLine(this))
{
    const int u = Theme::of(this).u();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 2 * u, 4 * u, 3 * u);
    layout->setSpacing(u);
    layout->addLayout(buildSearch(), 3);
    layout->addSpacing(2 * u);
    layout->addLayout(buildPaste(), 1);
    connect(&m_model, &models::PickerModel::loadingChanged, m_busy, &BusyLine::setBusy);
    connect(&m_model, &models::PickerModel::loaded, m_failure, &MessageBar::dismiss);
    connect(&m_model, &models::PickerModel::failed, this, [this](const base::Error &error) {
        m_failure->setSentence(wording::sentence(error, wording::Activity::ListingWorkspaces));
    });
    connect(m_failure, &MessageBar::actionWanted, &m_model, &models::PickerModel::retry);
}

QLayout *WorkspacePicker::buildSearch()
{
    const int u = Theme::of(this).u();
    m_pause->setSingleShot(true);
    m_pause->setInterval(250);
    m_search->setPlaceholderText(tr("Part of a name"));
    addClearButton(*m_search);
    m_search->setAccessibleName(tr("Search workspaces"));
    m_search->setObjectName(u"searchWorkspaces"_s);
    m_list->setModel(&m_model);
    m_list->setAccessibleName(tr("Workspaces of the organization"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setUniformItemSizes(true);
    m_list->setMinimumHeight(9 * u);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto *label = new FieldLabel(tr("&Workspaces"), this);
    label->setBuddy(m_search);
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addWidget(m_search, 1);
    row->addWidget(m_add);
    auto *column = new QVBoxLayout;
    column->setSpacing(u);
    column->addWidget(label);
    column->addLayout(row);
    column->addWidget(m_busy);
    column->addWidget(m_failure);
    column->addWidget(m_list, 1);
    connect(m_search, &QLineEdit::textChanged, m_pause, qOverload<>(&QTimer::start));
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_model.rowCount() > 0)
            m_list->setFocus();
    });
    connect(m_pause, &QTimer::timeout, this, [this] {
        if (!m_organization.isEmpty())
            m_model.search(m_search->text().trimmed());
    });
    connect(m_list, &QListView::activated, this, &WorkspacePicker::addChosen); // Enter and double click
    connect(m_add, &QPushButton::clicked, this, &WorkspacePicker::addChosen);
    return column;
}

QLayout *WorkspacePicker::buildPaste()
{
    const int u = Theme::of(this).u();
    m_pasted->setPlaceholderText(tr("ws-... in any form: lines, commas, a table"));
    m_pasted->setTabChangesFocus(true);
    m_pasted->setMinimumHeight(8 * u);
    m_pasted->setFont(Theme::of(this).font(TextStyle::Mono));
    m_pasted->setAccessibleName(tr("Paste ids"));
    m_pasted->setObjectName(u"pasteIds"_s);
    m_addPasted->setObjectName(u"addIds"_s);
    auto *label = new FieldLabel(tr("Or &paste ids"), this);
    label->setBuddy(m_pasted);
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addWidget(m_refused, 1);
    row->addStretch(0);
    row->addWidget(m_addPasted, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout;
    column->setSpacing(u);
    column->addWidget(label);
    column->addWidget(m_pasted, 1);
    column->addLayout(row);
    connect(m_addPasted, &QPushButton::clicked, this, &WorkspacePicker::addPasted);
    connect(m_pasted, &QPlainTextEdit::textChanged, m_refused, [this] { m_refused->setRemark(Tone::None, {}); });
    return column;
}

void WorkspacePicker::setPlace(const service::Endpoint &endpoint, const QString &organization)
{
    if (organization == m_organization && endpoint.isSameIdentity(m_endpoint))
        return;
    m_endpoint = endpoint;
    m_organization = endpoint.isNull() ? QString() : organization;
    m_search->clear();
    m_pause->stop(); // all of them are asked for anyway
    m_failure->dismiss();
    if (m_organization.isEmpty())
        m_model.clear();
    else
        m_model.showWorkspaces(m_endpoint, m_organization);
}

void WorkspacePicker::focusFirst()
{
    m_search->setFocus();
}

void WorkspacePicker::addChosen()
{
    QModelIndexList rows = m_list->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    for (const QModelIndex &row : std::as_const(rows))
        emit picked(row.data(models::PickerModel::IdRole).toString(),
                    row.data(models::PickerModel::NameRole).toString());
}

/// Where something is no id, all of it stays as it was typed.
void WorkspacePicker::addPasted()
{
    const changerequests::PastedIds read = changerequests::readPastedIds(m_pasted->toPlainText());
    for (const QString &id : read.ids)
        emit picked(id, {});
    const QStringList &refused = read.refused;
    if (refused.isEmpty()) {
        m_pasted->clear();
        return;
    }
    QStringList shown;
    std::transform(refused.begin(), refused.end(), std::back_inserter(shown), &wording::quoted);
    m_refused->setRemark(
        Tone::Error, tr("%1 of it are ids and were added. No ids: %2.").arg(read.ids.size()).arg(shown.join(u", "_s)));
}

} // namespace runlatch::ui
