// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequestlist.h"

#include "ui/theme.h"
#include "ui/widgets/badgedelegate.h"
#include "ui/widgets/busyline.h"
#include "ui/widgets/button.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/pagebar.h"
#include "ui/widgets/shownpage.h"
#include "ui/widgets/tableview.h"

#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using Column = models::ChangeRequestModel::Column;

namespace {

BadgeSpec stateBadge(const QModelIndex &index)
{
    const bool archived = index.data(models::ChangeRequestModel::ArchivedRole).toBool();
    return {index.data().toString(), Tone::None, archived ? u"archive"_s : u"circle-dot"_s, true};
}

} // namespace

ChangeRequestList::ChangeRequestList(service::Client &client, base::Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_model(clock)
    , m_pager(client, m_model)
    , m_table(new TableView(tr("Change requests")))
    , m_message(new MessageBar)
    , m_busy(new BusyLine)
    , m_pageBar(new PageBar)
    , m_empty(new EmptyState)
{
    buildTable();
    buildLayout();
    connectPager();
    showEmptiness();
}

void ChangeRequestList::buildTable()
{
    m_table->setModel(&m_model);
    m_table->setStretchColumn(static_cast<int>(Column::Subject));
    m_table->setItemDelegateForColumn(static_cast<int>(Column::State), new BadgeDelegate(stateBadge, m_table));
    const int iconRoom = Theme::of(this).iconSize() + 2 * Theme::of(this).u();
    m_table->setSample(static_cast<int>(Column::State), tr("Archived"), iconRoom);
    m_table->setSample(static_cast<int>(Column::Workspace), u"billing-db-production"_s);
    m_table->setSample(static_cast<int>(Column::Created), tr("12 months ago"));
    m_table->setSample(static_cast<int>(Column::Updated), tr("12 months ago"));
    for (const Column column : {Column::Workspace, Column::Created, Column::Updated})
        m_table->setCell(static_cast<int>(column), TableView::Cell::Muted);
    m_table->setMutedRows(
        [](const QModelIndex &index) { return index.data(models::ChangeRequestModel::ArchivedRole).toBool(); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid())
                    m_currentId = m_model.at(current.row()).id;
                emit currentChanged();
            });
}

void ChangeRequestList::buildLayout()
{
    auto *list = new QWidget;
    auto *listLayout = new QVBoxLayout(list);
    listLayout->setContentsMargins(0, 0, 0, 0);
    listLayout->setSpacing(0);
    listLayout->addWidget(m_table);
    listLayout->addWidget(m_pageBar);

    auto *pages = new QWidget;
    m_stack = new QStackedLayout(pages);
    m_stack->addWidget(list);
    m_stack->addWidget(m_empty);
    countShownPageOnly(*m_stack);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_busy);
    layout->addWidget(m_message);
    layout->addWidget(pages, 1);
    m_pageBar->setNote(tr("archived ones are sorted apart by the service"));
}

void ChangeRequestList::connectPager()
{
    connect(&m_pager, &models::ChangeRequestPager::pageChanged, this, &ChangeRequestList::showPage);
    connect(&m_pager, &models::ChangeRequestPager::loadingChanged, this, [this](bool loading) {
        m_busy->setBusy(loading);
        showEmptiness();
    });
    connect(&m_pager, &models::ChangeRequestPager::failed, this, [this](const base::Error &error) {
        showError(error, wording::Activity::Listing);
        m_pageFailed = true;
    });
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &ChangeRequestList::currentChanged);
    connect(m_pageBar, &PageBar::pageWanted, &m_pager, &models::ChangeRequestPager::goTo);
    connect(m_pageBar, &PageBar::sizeWanted, &m_pager, &models::ChangeRequestPager::setSize);
    connect(m_message, &MessageBar::actionWanted, this, &ChangeRequestList::act);
    connect(m_empty, &EmptyState::primaryTriggered, this, [this] {
        if (!m_connected)
            emit connectionWanted();
        else if (m_pager.workspace().text.isEmpty())
            emit placeWanted();
        else
            reload();
    });
}

void ChangeRequestList::setPlace(const service::WorkspaceName &place)
{
    m_message->dismiss();
    m_currentId.clear();
    m_pager.setWorkspace(place);
    showEmptiness();
}

void ChangeRequestList::setConnected(bool connected)
{
    m_connected = connected;
    showEmptiness();
}

void ChangeRequestList::reload()
{
    m_message->dismiss();
    m_pager.reload();
}

void ChangeRequestList::showPage()
{
    m_pageBar->setPagination(m_pager.pagination());
    m_table->setColumnHidden(static_cast<int>(Column::Updated), !m_model.tellsUpdates());
    m_message->dismiss();
    m_pageFailed = false;
    if (const auto count = static_cast<int>(m_pager.unreadable().size()); count > 0)
        m_message->setMessage(Tone::Warning, tr("%n row(s) of this page could not be read.", nullptr, count),
                              tr("The others are shown."));
    keepCurrent();
    showEmptiness();
}

void ChangeRequestList::keepCurrent()
{
    const int row = m_currentId.isEmpty() ? 0 : qMax(0, m_model.rowOf(m_currentId));
    if (row < m_model.rowCount())
        m_table->setCurrentIndex(m_model.index(row, 0));
    emit currentChanged();
}

void ChangeRequestList::showEmptiness()
{
    const bool loading = m_pager.state() == models::ChangeRequestPager::State::Loading;
    m_stack->setCurrentIndex(m_model.rowCount() == 0 && !loading ? 1 : 0);
    if (!m_connected) {
        m_empty->setContent(
            u"plug"_s, tr("No service yet"),
            tr("Connect to a service with a token, or start the simulator on its page: it has a backlog to try."));
        m_empty->setPrimary(tr("Connect..."), u"plug"_s);
    } else if (m_pager.workspace().text.isEmpty()) {
        m_empty->setContent(u"box"_s, tr("Which workspace?"), tr("Choose one above, or give its name or id."));
        m_empty->setPrimary(tr("Open a workspace..."));
    } else if (m_pager.state() == models::ChangeRequestPager::State::Failed) {
        m_empty->setContent(u"list-checks"_s, tr("Nothing could be loaded"), tr("The reason is said above."));
        m_empty->setPrimary(tr("Try again"), u"refresh-cw"_s);
    } else {
        m_empty->setContent(u"inbox"_s, tr("No change requests"), tr("Nobody asked this workspace for a change."));
        m_empty->setPrimary(tr("Reload"), u"refresh-cw"_s);
    }
}

void ChangeRequestList::showError(const base::Error &error, wording::Activity activity)
{
    const bool isPicker =
        activity == wording::Activity::ListingOrganizations || activity == wording::Activity::ListingWorkspaces;
    m_pageFailed = !isPicker;
    m_message->setSentence(wording::sentence(error, activity));
    if (isPicker)
        connect(m_message->addTextAction(tr("Give a name")), &QPushButton::clicked, this,
                &ChangeRequestList::placeWanted);
    showEmptiness();
}

void ChangeRequestList::act(wording::Sentence::Action action)
{
    if (action == wording::Sentence::Action::EditConnection) {
        emit connectionWanted();
        return;
    }
    m_message->dismiss();
    if (m_pageFailed)
        m_pager.reload();
    else
        emit retryWanted();
}

int ChangeRequestList::currentRow() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() && current.row() < m_model.rowCount() ? current.row() : -1;
}

void ChangeRequestList::step(int rows)
{
    const int row = qBound(0, currentRow() + rows, m_model.rowCount() - 1);
    if (m_model.rowCount() > 0)
        m_table->setCurrentIndex(m_model.index(row, 0));
}

void ChangeRequestList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // The header names the workspace, and the detail the state: both can be missed in a small window.
    m_table->setColumnHidden(static_cast<int>(Column::Workspace), window()->width() < Theme::NarrowWindow);
}

void ChangeRequestList::focusTable()
{
    if (m_stack->currentIndex() == 0)
        m_table->setFocus();
    else
        m_empty->setFocus();
}

} // namespace runlatch::ui
