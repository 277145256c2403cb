// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/capturelist.h"

#include "ui/inspector/captures/capturecurl.h"
#include "ui/inspector/captures/capturedeletion.h"
#include "ui/inspector/captures/capturefilterbar.h"
#include "ui/inspector/captures/captureview.h"
#include "ui/inspector/captures/filteredout.h"
#include "ui/inspector/captures/followmode.h"
#include "ui/inspector/captures/newerstrip.h"
#include "ui/inspector/captures/placebar.h"
#include "ui/inspector/captures/windowends.h"
#include "ui/inspector/listener/firstruncard.h"
#include "ui/style/theme.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/frames/undobar.h"
#include "ui/widgets/keys/copying.h"
#include "ui/widgets/keys/shortcuts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

CaptureList::CaptureList(store::OpenStore &open, base::Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_waiting(new models::WaitingTasks(clock, this))
    , m_table(new CaptureView(tr("Received requests")))
    , m_place(new PlaceBar(*m_table))
    , m_card(new FirstRunCard)
    , m_filter(new CaptureFilterBar)
    , m_out(new FilteredOut(this))
    , m_none(new EmptyState)
    , m_noFolder(new EmptyState)
    , m_bars(new BarPlace)
    , m_newer(new NewerStrip)
    , m_ends(new WindowEnds(this))
    , m_pages(new QStackedWidget)
    , m_actions(new CaptureActions(*m_table))
    , m_deletion(new CaptureDeletion(this))
    , m_deleted(m_deletion->makeBar())
    , m_undo(new QAction(tr("Undo the last deletion"), this))
{
    buildLayout();
    connect(m_waiting, &models::WaitingTasks::changed, this, &CaptureList::waitingChanged);
    connect(m_table, &QTableView::activated, this, &CaptureList::openWanted);
    connect(m_table, &CaptureView::newestWanted, this, &CaptureList::goToNewest);
    connect(m_table, &CaptureView::oldestWanted, this, &CaptureList::goToOldest);
    connect(m_newer, &NewerStrip::newestWanted, this, &CaptureList::goToNewest);
    connect(m_ends, &WindowEnds::oldestReached, this, [this] { chooseRow(m_model->rowCount() - 1); });
    connect(m_ends, &WindowEnds::newestReached, this, [this] {
        chooseRow(std::max(0, m_model->rowOf(std::exchange(m_sought, {}))));
        m_table->goToTop();
        showEmptiness();
    });
    connect(m_newer, &NewerStrip::left, m_table, qOverload<>(&QWidget::setFocus));
    connectActions();
    addFollowing();
    addDeleting();
    addFilter();
    open.follow(this, [this](store::CaptureStore &store) { setStore(store); });
}

/// The bars stand below the pages, because the last request may have been deleted, and above the strip, which stays.
void CaptureList::buildLayout()
{
    m_card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // lets the table be lower than the card
    m_table->setMinimumHeight(8 * Theme::of(this).u());                // the window may be small, and its font large
    m_place->setMinimumHeight(m_table->minimumHeight());
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *table = new QHBoxLayout(page);
    table->setContentsMargins(0, 0, 0, 0);
    table->setSpacing(0);
    table->addWidget(m_table, 1);
    table->addWidget(m_place);
    m_pages->addWidget(m_card);
    m_pages->addWidget(page);
    m_pages->addWidget(m_none);
    m_noFolder->setContent(u"inbox"_s, tr("No requests yet"), tr("The folder that keeps requests is not open."));
    m_pages->addWidget(m_noFolder);
    countShownPageOnly(*static_cast<QStackedLayout *>(m_pages->layout()));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_filter);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_bars);
    layout->addWidget(m_newer);
    m_bars->add(m_filter->message());
    m_bars->add(m_deleted);
    m_newer->showWith(*page, *m_pages);
}

void CaptureList::connectActions()
{
    connect(m_actions, &CaptureActions::openWanted, this, &CaptureList::openWanted);
    connect(m_actions, &CaptureActions::pinWanted, this, &CaptureList::pinWanted);
    connect(m_actions, &CaptureActions::noteWanted, this, &CaptureList::noteWanted);
    connect(m_actions, &CaptureActions::curlWanted, this, &CaptureList::copyCurl);
    connect(m_actions, &CaptureActions::resendWanted, this, &CaptureList::resendWanted);
    connect(m_actions, &CaptureActions::duplicateWanted, this, &CaptureList::duplicateWanted);
    connect(m_actions, &CaptureActions::compareWanted, this, &CaptureList::compareWanted);
    connect(m_actions, &CaptureActions::exportWanted, this, &CaptureList::exportWanted);
    connect(m_actions, &CaptureActions::deletionWanted, this, &CaptureList::deleteCaptures);
    connect(m_actions, &CaptureActions::deliveriesWanted, m_filter, &CaptureFilterBar::setText);
    connect(m_actions, &CaptureActions::chosenChanged, this, &CaptureList::chosenChanged);
    connect(m_actions, &CaptureActions::storageWanted, this, &CaptureList::storageWanted);
    connect(m_actions, &CaptureActions::sharedWanted, this, &CaptureList::sharedWanted);
    connect(m_actions, &CaptureActions::detailToggled, this, &CaptureList::currentChanged);
    connect(m_actions, &CaptureActions::reloadWanted, this, &CaptureList::reload);
    connect(m_actions, &CaptureActions::reloadWanted, this, &CaptureList::refresh);
}

void CaptureList::addFollowing()
{
    FollowMode &mode = m_table->followMode();
    const auto follow = [this, &mode](bool wanted) { wanted ? goToNewest() : mode.turnOff(); };
    connect(m_actions->following(), &QAction::triggered, this, follow);
    connect(m_newer, &NewerStrip::followWanted, this, follow);
    connect(&mode, &FollowMode::changed, this, &CaptureList::showFollowing);
    showFollowing();
}

void CaptureList::showFollowing()
{
    const bool follows = m_table->followMode().state() == FollowMode::State::Following;
    m_actions->following()->setChecked(follows);
    m_newer->setFollowing(follows);
}

void CaptureList::addDeleting()
{
    m_undo->setShortcut(QKeySequence::Undo);
    m_undo->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_undo->setEnabled(false);
    addAction(m_undo);
    Shortcuts::all().add(*m_undo, u"captures.undo"_s);
    connect(m_undo, &QAction::triggered, m_deletion, qOverload<>(&CaptureDeletion::undo));
    connect(m_deletion, &CaptureDeletion::waitingChanged, this,
            [this] { m_undo->setEnabled(!m_deletion->waiting().isEmpty()); });
    connect(m_deletion, &CaptureDeletion::restored, this, &CaptureList::takeRestored);
    connect(m_deletion, &CaptureDeletion::failed, this, &CaptureList::failed);
    connect(m_deleted, &UndoBar::left, this, &CaptureList::focusFirst);
}

void CaptureList::addFilter()
{
    m_filter->hide();
    m_none->setBackgroundRole(QPalette::Base);
    m_none->setAutoFillBackground(true);
    m_none->setContent(u"search"_s, tr("No request matches"), tr("All received requests were searched."));
    m_none->setPrimary(tr("Clear the filter"));
    m_filter->addKeysTo(*this);
    connect(m_filter, &CaptureFilterBar::loadingCancelled, this, &CaptureList::loadingCancelled);
    connect(m_none, &EmptyState::primaryTriggered, this, [this] {
        m_filter->setText({});
        m_filter->focusAll();
    });
    connect(m_filter, &CaptureFilterBar::changed, this, &CaptureList::showEmptiness);
    connect(m_filter, &CaptureFilterBar::applied, this, [this] {
        if (const store::CaptureRow *row = m_chosen.row())
            m_out->ask(*m_store, m_filter->filter(), *row);
    });
    connect(m_out, &FilteredOut::changed, this, &CaptureList::showCurrent);
    connect(m_filter, &CaptureFilterBar::finished, this, &CaptureList::focusFirst);
    connect(m_filter, &CaptureFilterBar::left, this, &CaptureList::focusFirst);
}

void CaptureList::setBrief(bool isBrief)
{
    m_newer->setBrief(isBrief);
}

void CaptureList::setLoading(bool isLoading)
{
    m_filter->setLoading(isLoading);
}

QList<QAction *> CaptureList::pageActions() const
{
    return m_filter->pageActions() + QList{m_undo};
}

store::CaptureFilter CaptureList::filter() const
{
    return m_filter->filter();
}

void CaptureList::keepColumns(settings::Preferences &preferences, settings::SessionPart filter)
{
    m_filter->keepFilters(preferences, filter);
    m_table->keepColumns(preferences);
}

void CaptureList::setReadOnly(const QString &why)
{
    m_actions->setReadOnly(why);
    m_noFolder->setContent(u"inbox"_s, tr("No requests yet"), tr("No receiver has written one into this store."));
    setFolderMissing(true);
}

void CaptureList::setStore(store::CaptureStore &store)
{
    m_waiting->setStore(store);
    auto model = std::make_unique<models::CaptureModel>(&store, m_clock);
    model->setEndpointNames(m_endpointNames);
    // Connected before the view connects itself.
    connect(model.get(), &models::CaptureModel::rowsAboutToBeRemoved, this, &CaptureList::letGo);
    m_chosen.reset();
    m_out->reset();
    m_deletion->setStore(store, m_clock, *model);
    m_table->setCaptures(*model);
    m_place->setCaptures(*model);
    m_model = std::move(model);
    m_store = &store;
    connectModel();
    m_actions->addColumns();
    showActions();
    m_newer->setCount(0);
    emit currentChanged(); // no row is chosen now
    m_filter->setCaptures(*m_model, store, m_clock);
    if (m_model->canFetchMore({}))
        m_model->fetchMore({});
}

void CaptureList::setEndpointNames(const store::EndpointNames &names)
{
    m_endpointNames = names;
    if (m_model)
        m_model->setEndpointNames(names);
    m_filter->setEndpointNames(names);
}

void CaptureList::connectModel()
{
    using models::CaptureModel;
    connect(m_model.get(), &CaptureModel::rowsInserted, this, &CaptureList::showEmptiness);
    connect(m_model.get(), &CaptureModel::modelReset, this, &CaptureList::showEmptiness);
    m_ends->setCaptures(*m_model);
    connect(m_model.get(), &CaptureModel::fetched, this, &CaptureList::showEmptiness);
    connect(m_model.get(), &CaptureModel::refreshed, this, &CaptureList::takeRefreshed);
    connect(m_model.get(), &CaptureModel::newerChanged, m_newer, &NewerStrip::setCount);
    connect(m_model.get(), &CaptureModel::failed, this, &CaptureList::failed);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CaptureList::choose);
}

void CaptureList::add(const QList<store::CaptureRow> &rows)
{
    m_waiting->note(rows);
    m_filter->note(rows);
    if (!m_model->isFiltered()) // few of them may fit
        m_table->followMode().expect(static_cast<int>(rows.size()));
    m_model->prepend(rows);
    updateChosen(rows);
}

void CaptureList::update(const store::CaptureRow &row)
{
    m_waiting->note({row});
    m_model->update(row);
    updateChosen({row});
    emit currentChanged();
}

void CaptureList::setDeliveries(qint64 id, const store::Deliveries &deliveries)
{
    m_chosen.setDeliveries(id, deliveries);
    showActions();
}

/// The actions look at many rows, so they are shown once.
void CaptureList::updateChosen(const QList<store::CaptureRow> &rows)
{
    if (!m_chosen.row())
        return;
    m_chosen.update(*m_model, rows);
    showActions();
}

void CaptureList::showActions()
{
    const store::CaptureRow *row = current();
    m_actions->setCurrent(row ? std::optional(*row) : std::nullopt,
                          m_actions->canCompare() ? m_chosen.previousDelivery(*m_model) : 0);
}

void CaptureList::copyCurl(bool withSecrets)
{
    if (!current() || !m_store)
        return;
    m_store->load(current()->id, m_model.get(), [this, withSecrets](const base::Result<store::Capture> &capture) {
        if (capture)
            copyText(captureAsCurl(*capture, withSecrets), withSecrets ? Copied::Secret : Copied::Text);
        else
            emit failed(capture.error());
    });
}

/// Deletes rows of the list. The row that takes the place of the first one is chosen.
void CaptureList::deleteCaptures(const QList<qint64> &ids)
{
    if (ids.isEmpty())
        return;
    const int place = m_model->rowOf(ids.first());
    QList<store::CaptureRow> settled;
    for (const qint64 id : ids) {
        if (const int row = m_model->rowOf(id); row >= 0) {
            settled.append(m_model->at(row));
            settled.last().deadline = {}; // nobody waits for an answer to a deleted request
        }
    }
    m_deletion->remove(ids);
    m_waiting->note(settled);
    m_chosen.reset();
    m_out->reset();
    if (m_model->rowCount() > 0)
        chooseRow(qBound(0, place, m_model->rowCount() - 1));
    showEmptiness();
    showCurrent();
}

/// Brings deleted rows back to sight: the first of them is chosen.
void CaptureList::takeRestored(const QList<qint64> &ids)
{
    QList<store::CaptureRow> rows;
    int first = -1;
    for (const qint64 id : ids) {
        const int row = m_model->rowOf(id);
        if (row < 0) {
            m_model->fetchNewer(); // it is among those that came meanwhile
            continue;
        }
        rows.append(m_model->at(row));
        first = first < 0 ? row : qMin(first, row);
    }
    m_waiting->note(rows);
    showEmptiness();
    if (first < 0)
        return;
    m_table->choose(first);
    focusFirst();
}

void CaptureList::reload()
{
    if (m_model && !m_model->isAtNewest())
        m_model->fetchNewer();
    if (m_model && m_model->canFetchMore({}))
        m_model->fetchMore({});
    emit currentChanged();
}

void CaptureList::readAnew()
{
    if (m_store)
        setStore(*m_store);
}

void CaptureList::refresh()
{
    if (m_model)
        m_model->refresh();
}

void CaptureList::takeRefreshed()
{
    showEmptiness();
    const store::CaptureRow *chosen = current();
    if (chosen && chosen->id > 0 && m_model->rowOf(chosen->uuid) < 0)
        emit currentLeft();
}

void CaptureList::setFolderMissing(bool isMissing)
{
    m_isFolderMissing = isMissing;
    showEmptiness();
}

void CaptureList::showEmptiness()
{
    const bool any = m_model && (m_model->rowCount() > 0 || m_chosen.row() || m_filter->isFiltered());
    const QWidget *focused = window()->focusWidget(); // none when the program starts
    const bool moveFocus = any && (focused ? focused == m_card || m_card->isAncestorOf(focused) : isVisible());
    m_filter->setVisible(any);
    if (any)
        m_pages->setCurrentIndex(m_filter->fitsNothing() ? 2 : 1);
    else
        m_pages->setCurrentWidget(m_isFolderMissing ? static_cast<QWidget *>(m_noFolder) : m_card);
    if (any && !m_table->currentIndex().isValid())
        chooseAgain();
    if (moveFocus)
        m_table->setFocus();
}

bool CaptureList::isAtTop() const
{
    return m_model && (m_model->isAtNewest() || m_model->isHeld()) && m_table->verticalScrollBar()->value() == 0;
}

void CaptureList::focusFirst()
{
    if (m_pages->currentWidget() == m_none || m_pages->currentWidget() == m_noFolder)
        m_pages->currentWidget()->setFocus();
    else if (m_pages->currentIndex() == 1)
        m_table->setFocus();
    else
        m_card->focusAction();
}

} // namespace runlatch::ui
