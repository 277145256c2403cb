// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequestlist.h"

#include "ui/changerequests/backlogfoot.h"
#include "ui/changerequests/backlognotices.h"
#include "ui/changerequests/backlogtoolbar.h"
#include "ui/changerequests/filteredit.h"
#include "ui/changerequests/progressstrip.h"
#include "ui/changerequests/tablecolumns.h"
#include "ui/changerequests/waitstrip.h"
#include "ui/theme.h"
#include "ui/widgets/badgedelegate.h"
#include "ui/widgets/busyline.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/shownpage.h"
#include "ui/widgets/tableview.h"

#include <QKeyEvent>
#include <QLocale>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using models::ChangeRequestModel;
using models::ChangeRequestPager;
using models::ChangeRequestSieve;
using service::Scope;
using Column = ChangeRequestModel::Column;

namespace {

BadgeSpec stateBadge(const QModelIndex &index)
{
    const QString state = index.data(ChangeRequestModel::StateRole).toString();
    const QString word = index.data().toString();
    if (state == "archiving"_L1)
        return {word, Tone::Info, u"hourglass"_s, true};
    if (state == "archive-failed"_L1)
        return {word, Tone::Error, u"circle-x"_s, false};
    return {word, Tone::None, state == "archived"_L1 ? u"archive"_s : u"circle-dot"_s, true};
}

} // namespace

ChangeRequestList::ChangeRequestList(service::Client &client, base::Clock &clock, settings::Preferences &preferences,
                                     QWidget *parent)
    : QWidget(parent)
    , m_model(clock)
    , m_pager(client, m_model)
    , m_sieve(m_model, clock)
    , m_table(new TableView(tr("Change requests"), this))
    , m_notices(new BacklogNotices(m_pager, this))
    , m_busy(new BusyLine(this))
    , m_gathering(new ProgressStrip(tr("Loading all"), this))
    , m_foot(new BacklogFoot(this))
    , m_empty(new EmptyState(this))
{
    buildTable();
    buildColumns(preferences);
    m_toolbar = new BacklogToolbar(m_columns->menu(), this);
    m_pager.setScope(m_toolbar->scope());
    buildLayout(client);
    connectPager();
    connectToolbar();
    showPage();
}

void ChangeRequestList::buildTable()
{
    const Theme &theme = Theme::of(this);
    m_table->setModel(&m_model);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setStretchColumn(static_cast<int>(Column::Subject));
    m_table->setItemDelegateForColumn(static_cast<int>(Column::State), new BadgeDelegate(stateBadge, m_table));
    m_table->setSample(static_cast<int>(Column::State), tr("Not archived"), theme.iconSize() + 3 * theme.u());
    m_table->setSample(static_cast<int>(Column::Workspace), u"billing-db-production"_s);
    m_table->setSample(static_cast<int>(Column::Created), tr("12 months ago"));
    m_table->setSample(static_cast<int>(Column::Updated), tr("12 months ago"));
    for (const Column column : {Column::Workspace, Column::Created, Column::Updated})
        m_table->setCell(static_cast<int>(column), TableView::Cell::Muted);
    m_table->setMutedRows(
        [](const QModelIndex &index) { return index.data(ChangeRequestModel::ArchivedRole).toBool(); });
    m_table->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid())
                    m_currentId = m_model.at(current.row()).id;
                emit currentChanged();
            });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ChangeRequestList::currentChanged);
}

void ChangeRequestList::buildColumns(settings::Preferences &preferences)
{
    const QString table = u"change-requests"_s;
    m_columns = new TableColumns(*m_table, {u"subject"_s, u"state"_s, u"workspace"_s, u"created"_s, u"updated"_s},
                                 static_cast<int>(Column::Subject));
    m_columns->restore(preferences.headerState(table));
    connect(m_columns, &TableColumns::changed, this,
            [this, &preferences, table] { preferences.setHeaderState(table, m_columns->state()); });
    connect(m_columns, &TableColumns::sortWanted, this, &ChangeRequestList::sortBy);
}

void ChangeRequestList::buildLayout(service::Client &client)
{
    auto *pages = new QWidget;
    m_stack = new QStackedLayout(pages);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    countShownPageOnly(*m_stack);

    m_above = new QVBoxLayout;
    m_below = new QVBoxLayout;
    m_above->addWidget(m_notices);
    m_below->addWidget(new WaitStrip(client, m_model.clock(), this));
    m_below->addWidget(m_gathering);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_toolbar);
    layout->addWidget(m_busy);
    layout->addLayout(m_above);
    layout->addWidget(pages, 1);
    layout->addLayout(m_below);
    layout->addWidget(m_foot);
}

void ChangeRequestList::connectPager()
{
    connect(&m_pager, &ChangeRequestPager::pageChanged, this, &ChangeRequestList::showPage);
    connect(&m_pager, &ChangeRequestPager::gatheringChanged, this, &ChangeRequestList::showProgress);
    connect(&m_pager, &ChangeRequestPager::failed, this, &ChangeRequestList::showEmptiness);
    connect(&m_pager, &ChangeRequestPager::loadingChanged, this, &ChangeRequestList::showProgress);
    connect(&m_sieve, &ChangeRequestSieve::shown, this, &ChangeRequestList::showRows);
    connect(&m_sieve, &ChangeRequestSieve::workingChanged, this, &ChangeRequestList::showProgress);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, [this] {
        m_toolbar->setState(m_pager); // what is archived counts elsewhere
        emit currentChanged();
    });
    connect(m_foot, &BacklogFoot::pageWanted, &m_pager, &ChangeRequestPager::goTo);
    connect(m_foot, &BacklogFoot::sizeWanted, &m_pager, &ChangeRequestPager::setSize);
    connect(m_foot, &BacklogFoot::allWanted, this, [this] {
        m_table->setFocus(); // the button goes
        m_pager.loadAll();
    });
    connect(m_foot, &BacklogFoot::pagesWanted, this, [this] {
        m_table->setFocus();
        m_pager.goTo(1);
    });
    connect(m_gathering, &ProgressStrip::cancelWanted, &m_pager, &ChangeRequestPager::cancel);
    connect(m_notices, &BacklogNotices::actionWanted, this, &ChangeRequestList::act);
    connect(m_notices, &BacklogNotices::placeWanted, this, &ChangeRequestList::placeWanted);
}

void ChangeRequestList::connectToolbar()
{
    FilterEdit *filter = m_toolbar->filter();
    connect(m_toolbar, &BacklogToolbar::scopeWanted, &m_pager, &ChangeRequestPager::setScope);
    connect(m_toolbar, &BacklogToolbar::reloadWanted, this, &ChangeRequestList::reload);
    connect(filter, &FilterEdit::edited, &m_sieve, &ChangeRequestSieve::setFilter);
    connect(filter, &FilterEdit::left, this, &ChangeRequestList::focusTable);
    connect(&m_sieve, &ChangeRequestSieve::filterChanged, this, [this, filter] {
        filter->setFaults(m_sieve.filter().faults());
        showFoot();
    });
    connect(m_empty, &EmptyState::primaryTriggered, this, [this, filter] {
        if (!m_connected)
            emit connectionWanted();
        else if (m_pager.workspace().text.isEmpty() && !m_pager.isAllWorkspaces())
            emit placeWanted();
        else if (!m_model.loaded().isEmpty())
            filter->setText({});
        else
            reload();
    });
    connect(m_empty, &EmptyState::secondaryTriggered, &m_pager, &ChangeRequestPager::loadAll);
}

void ChangeRequestList::addAbove(QWidget *bar)
{
    m_above->addWidget(bar);
}

void ChangeRequestList::addBelow(QWidget *bar)
{
    m_below->addWidget(bar);
}

void ChangeRequestList::setPlace(const service::WorkspaceName &place)
{
    m_notices->dismiss();
    m_currentId.clear();
    if (place.text.isEmpty() && !place.organization.isEmpty())
        m_pager.showAllWorkspaces(place.organization);
    else
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
    m_notices->dismiss();
    m_pager.reload();
}

void ChangeRequestList::turn(int pages)
{
    const protocol::Pagination &pagination = m_pager.pagination();
    const int number = pagination.number + pages;
    if (!m_pager.isGathered() && number >= 1 && number <= pagination.totalPages)
        m_pager.goTo(number);
}

void ChangeRequestList::showPage()
{
    m_toolbar->setState(m_pager);
    showRows();
}

void ChangeRequestList::showRows()
{
    const bool isNarrow = window()->width() < Theme::NarrowWindow;
    // The header names the workspace, and the detail the state: both can be missed in a small window.
    m_columns->setAvailable(static_cast<int>(Column::Workspace), !isNarrow || m_pager.isAllWorkspaces());
    m_columns->setAvailable(static_cast<int>(Column::State), !isNarrow || m_pager.scope() == Scope::All);
    m_columns->setAvailable(static_cast<int>(Column::Updated), m_model.tellsUpdates());
    m_columns->setAvailable(static_cast<int>(Column::Created), !isNarrow || !m_model.tellsUpdates());
    keepCurrent();
    showProgress();
}

void ChangeRequestList::keepCurrent()
{
    if (!m_table->currentIndex().isValid() && m_model.rowCount() > 0) {
        const int row = qMax(0, m_currentId.isEmpty() ? 0 : m_model.rowOf(m_currentId));
        m_table->setCurrentIndex(m_model.index(row, m_table->firstColumn()));
    } else if (!m_table->selectionModel()->hasSelection()) {
        m_table->setCurrentIndex(m_table->currentIndex()); // what was chosen went, its neighbour is current
    }
    emit currentChanged();
}

void ChangeRequestList::showProgress()
{
    const bool isGathering = m_pager.state() == ChangeRequestPager::State::Gathering;
    m_busy->setBusy(m_pager.state() == ChangeRequestPager::State::Loading || m_sieve.isWorking());
    if (isGathering) {
        const auto &progress = m_pager.gathering().progress();
        const QLocale locale;
        QString sentence = tr("%1 of about %2 change requests")
                               .arg(locale.toString(progress.changeRequests),
                                    locale.toString(qMax(progress.expected, progress.changeRequests)));
        if (m_pager.isAllWorkspaces())
            sentence += u" \u00b7 "_s
                + tr("%1 of %2 workspaces")
                      .arg(locale.toString(progress.workspacesDone), locale.toString(progress.workspaces));
        if (m_pager.isAllWorkspaces())
            m_gathering->setProgress(sentence, progress.workspacesDone, progress.workspaces);
        else
            m_gathering->setProgress(sentence, progress.changeRequests, progress.expected);
    } else {
        m_gathering->end();
    }
    m_toolbar->setState(m_pager);
    showFoot();
    showEmptiness();
}

void ChangeRequestList::showFoot()
{
    m_foot->setState(m_pager, m_model.rowCount(), static_cast<int>(m_model.loaded().size()),
                     !m_sieve.filter().isEmpty(), m_sieve.sort().has_value());
}

void ChangeRequestList::showEmptiness()
{
    const auto state = m_pager.state();
    const bool isUnderWay = state == ChangeRequestPager::State::Loading || state == ChangeRequestPager::State::Gathering
        || m_sieve.isWorking();
    const bool hasPlace = !m_pager.workspace().text.isEmpty() || m_pager.isAllWorkspaces();
    const bool isEmpty = m_model.rowCount() == 0 && !isUnderWay;
    m_stack->setCurrentIndex(isEmpty ? 1 : 0);
    m_foot->setVisible(m_connected && hasPlace);
    m_toolbar->setVisible(m_connected && hasPlace);
    m_empty->setSecondary({});
    if (!m_connected) {
        m_empty->setContent(
            u"plug"_s, tr("No service yet"),
            tr("Connect to a service with a token, or start the simulator on its page: it has a backlog to try."));
        m_empty->setPrimary(tr("Connect..."), u"plug"_s);
    } else if (!hasPlace) {
        m_empty->setContent(u"box"_s, tr("Which workspace?"), tr("Choose one above, or give its name or id."));
        m_empty->setPrimary(tr("Open a workspace..."));
    } else {
        nothingToList();
    }
}

void ChangeRequestList::nothingToList()
{
    if (!m_model.loaded().isEmpty()) {
        const bool hasMore = !m_pager.isGathered() && m_pager.pagination().totalPages > 1;
        m_empty->setContent(u"search"_s, tr("Nothing matches the filter"),
                            hasMore ? tr("Only this page was looked at.") : tr("All that was loaded was looked at."));
        m_empty->setPrimary(tr("Clear the filter"));
        if (hasMore)
            m_empty->setSecondary(tr("Load all and look again"));
        return;
    }
    if (m_pager.state() == ChangeRequestPager::State::Failed) {
        m_empty->setContent(u"list-checks"_s, tr("Nothing could be loaded"), tr("The reason is said above."));
        m_empty->setPrimary(tr("Try again"), u"refresh-cw"_s);
        return;
    }
    const QString place = m_pager.isAllWorkspaces() ? tr("this organization") : tr("this workspace");
    switch (m_pager.scope()) {
    case Scope::Active:
        m_empty->setContent(u"inbox"_s, tr("No active change requests"),
                            tr("Nothing waits to be done in %1.").arg(place));
        break;
    case Scope::Archived:
        m_empty->setContent(u"inbox"_s, tr("No archived change requests"),
                            tr("Nothing was archived in %1 yet.").arg(place));
        break;
    case Scope::All:
        m_empty->setContent(u"inbox"_s, tr("No change requests"), tr("Nobody asked %1 for a change.").arg(place));
        break;
    }
    m_empty->setPrimary(tr("Reload"), u"refresh-cw"_s);
}

void ChangeRequestList::showError(const base::Error &error, wording::Activity activity)
{
    m_notices->showError(error, activity);
    showEmptiness();
}

void ChangeRequestList::act(wording::Sentence::Action action)
{
    if (action == wording::Sentence::Action::EditConnection) {
        emit connectionWanted();
        return;
    }
    if (action == wording::Sentence::Action::ShowCertificate) {
        emit certificateWanted(m_notices->errorRule());
        return;
    }
    const bool isAboutPlace = m_notices->isAboutPlace();
    m_notices->dismiss();
    if (isAboutPlace)
        emit retryWanted();
    else
        m_pager.reload();
}

void ChangeRequestList::sortBy(int column, Qt::SortOrder order)
{
    if (column < 0)
        m_sieve.clearSort();
    else
        m_sieve.setSort(static_cast<Column>(column), order);
    showFoot();
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
        m_table->setCurrentIndex(m_model.index(row, m_table->firstColumn()));
}

void ChangeRequestList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showRows();
}

bool ChangeRequestList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isPlain = key->modifiers() == Qt::NoModifier;
        if (isPlain && (key->key() == Qt::Key_J || key->key() == Qt::Key_K)) {
            step(key->key() == Qt::Key_J ? 1 : -1);
            return true;
        }
        if (key->key() == Qt::Key_F10 && key->modifiers() == Qt::ShiftModifier) {
            emit menuWanted();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ChangeRequestList::focusTable()
{
    if (m_stack->currentIndex() == 0)
        m_table->setFocus();
    else
        m_empty->setFocus();
}

void ChangeRequestList::focusFilter()
{
    m_toolbar->filter()->focusAll();
}

} // namespace runlatch::ui
