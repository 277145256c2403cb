// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/capturelist.h"

#include "protocol/plaintext.h"
#include "ui/inspector/captureview.h"
#include "ui/inspector/firstruncard.h"
#include "ui/inspector/followmode.h"
#include "ui/inspector/newerstrip.h"
#include "ui/widgets/edittarget.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

CaptureList::CaptureList(QWidget *parent)
    : QWidget(parent)
    , m_table(new CaptureView(tr("Received requests")))
    , m_card(new FirstRunCard)
    , m_newer(new NewerStrip)
    , m_pages(new QStackedLayout(this))
    , m_pin(new QAction(tr("Pin this request"), this))
    , m_copyRun(new QAction(tr("Copy the id of the run"), this))
    , m_follow(new QAction(tr("Follow new requests"), this))
{
    m_card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // lets the table be lower than the card
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_newer);
    m_pages->addWidget(m_card);
    m_pages->addWidget(page);
    connect(m_table, &QTableView::activated, this, &CaptureList::openWanted);
    connect(m_table, &CaptureView::newestWanted, this, &CaptureList::goToNewest);
    connect(m_newer, &NewerStrip::newestWanted, this, &CaptureList::goToNewest);
    m_pin->setShortcut(QKeySequence(Qt::Key_P)); // a single letter is safe, because only the table listens to it
    m_pin->setShortcutContext(Qt::WidgetShortcut);
    m_pin->setEnabled(false);
    m_table->addAction(m_pin);
    addCopying();
    addFollowing();
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_pin, &QAction::triggered, this, [this] { emit pinWanted(m_chosen->id, !m_chosen->pinned); });
    connect(m_newer, &NewerStrip::left, m_table, qOverload<>(&QWidget::setFocus));
}

void CaptureList::addFollowing()
{
    m_follow->setCheckable(true);
    m_follow->setShortcut(QKeySequence(Qt::Key_F));
    m_follow->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(m_follow);
    FollowMode &mode = m_table->followMode();
    const auto follow = [this, &mode](bool wanted) {
        if (wanted)
            goToNewest();
        else
            mode.turnOff();
    };
    connect(m_follow, &QAction::triggered, this, follow);
    connect(m_newer, &NewerStrip::followWanted, this, follow);
    connect(&mode, &FollowMode::changed, this, &CaptureList::showFollowing);
    showFollowing();
}

void CaptureList::showFollowing()
{
    const bool follows = m_table->followMode().state() == FollowMode::State::Following;
    m_follow->setChecked(follows);
    m_newer->setFollowing(follows);
}

void CaptureList::keepColumns(settings::Preferences &preferences)
{
    m_table->keepColumns(preferences);
}

void CaptureList::setStore(store::CaptureStore &store, base::Clock &clock)
{
    using models::CaptureModel;
    m_waiting = std::make_unique<models::WaitingTasks>(store, clock);
    connect(m_waiting.get(), &models::WaitingTasks::changed, this, &CaptureList::waitingChanged);
    emit waitingChanged(0); // removes the count of an earlier store
    auto model = std::make_unique<CaptureModel>(&store, clock);
    // Connected before the view connects itself.
    connect(model.get(), &CaptureModel::rowsAboutToBeRemoved, this, &CaptureList::letGo);
    m_chosen.reset();
    showPin();
    m_table->setCaptures(*model);
    connect(model.get(), &CaptureModel::rowsInserted, this, &CaptureList::showEmptiness);
    connect(model.get(), &CaptureModel::modelReset, this, &CaptureList::showEmptiness);
    connect(model.get(), &CaptureModel::fetched, this, &CaptureList::takeFetched);
    connect(model.get(), &CaptureModel::refreshed, this, &CaptureList::takeRefreshed);
    connect(model.get(), &CaptureModel::newerChanged, m_newer, &NewerStrip::setCount);
    connect(model.get(), &CaptureModel::failed, this, [this](const base::Error &error) {
        m_wantsFirst = false;
        emit failed(error);
    });
    m_model = std::move(model);
    m_newer->setCount(0);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CaptureList::choose);
    emit currentChanged(); // no row is chosen now
    if (m_model->canFetchMore({}))
        m_model->fetchMore({});
}

void CaptureList::add(const QList<store::CaptureRow> &rows)
{
    m_waiting->note(rows);
    m_table->followMode().expect(static_cast<int>(rows.size()));
    m_model->prepend(rows);
    for (const store::CaptureRow &row : rows)
        updateChosen(row);
}

void CaptureList::update(const store::CaptureRow &row)
{
    m_waiting->note({row});
    m_model->update(row);
    updateChosen(row);
    emit currentChanged();
}

/// The list knows the newest state, even if the update was for another delivery.
void CaptureList::updateChosen(const store::CaptureRow &row)
{
    if (!m_chosen)
        return;
    if (const int loaded = m_model->rowOf(m_chosen->uuid); loaded >= 0)
        m_chosen = m_model->at(loaded);
    else if (m_chosen->uuid == row.uuid)
        m_chosen = row;
    else if (const QString task = models::TaskStates::keyOf(row);
             !task.isEmpty() && task == models::TaskStates::keyOf(*m_chosen))
        followTask(row);
    showPin();
}

/// The chosen row is outside the window, so the list does not update it.
void CaptureList::followTask(const store::CaptureRow &row)
{
    models::TaskStates states;
    states.note(row);
    m_chosen = states.current(*m_chosen);
}

/// Adds the action to the context menu of the row and to "Edit".
void CaptureList::addCopying()
{
    m_copyRun->setEnabled(false);
    m_table->addAction(m_copyRun);
    offerInEditMenu(*m_copyRun);
    connect(m_copyRun, &QAction::triggered, this, [this] {
        if (m_chosen)
            QGuiApplication::clipboard()->setText(protocol::plainText(m_chosen->runId));
    });
}

void CaptureList::showPin()
{
    m_copyRun->setEnabled(m_chosen && !m_chosen->runId.isEmpty());
    m_pin->setEnabled(m_chosen && m_chosen->id > 0);
    m_pin->setText(m_chosen && m_chosen->pinned ? tr("Unpin this request") : tr("Pin this request"));
}

void CaptureList::reload()
{
    if (m_model && !m_model->isAtNewest())
        m_model->fetchNewer();
    if (m_model && m_model->canFetchMore({}))
        m_model->fetchMore({});
    emit currentChanged();
}

void CaptureList::refresh()
{
    if (m_model)
        m_model->refresh();
}

void CaptureList::takeRefreshed()
{
    showEmptiness();
    if (m_chosen && m_chosen->id > 0 && m_model->rowOf(m_chosen->uuid) < 0)
        emit currentLeft();
}

const store::CaptureRow *CaptureList::current() const
{
    return m_chosen ? &*m_chosen : nullptr;
}

void CaptureList::choose(const QModelIndex &index)
{
    if (!index.isValid())
        return; // the row is outside the window, and the user still looks at it
    m_chosen = m_model->at(index.row());
    if (!m_isChoosing)
        m_table->followMode().noteChoice(index.row());
    showPin();
    emit currentChanged();
}

/// Clears the selection if its row is removed. Otherwise the view would choose another row instead.
void CaptureList::letGo(const QModelIndex &, int first, int last)
{
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid() && current.row() >= first && current.row() <= last)
        m_table->selectionModel()->clear();
}

void CaptureList::goToNewest()
{
    if (!m_model)
        return;
    m_wantsFirst = true;
    m_table->followMode().follow();
    if (m_model->isAtNewest())
        takeFetched();
    else
        m_model->fetchNewest();
}

void CaptureList::takeFetched()
{
    if (m_model->isAtNewest() && std::exchange(m_wantsFirst, false) && m_model->rowCount() > 0) {
        chooseRow(0);
        m_table->goToTop();
    }
    showEmptiness();
}

/// Chooses a row by itself: the table goes on to follow.
void CaptureList::chooseRow(int row)
{
    const QScopedValueRollback choosing(m_isChoosing, true);
    m_table->setCurrentIndex(m_model->index(row, m_table->firstColumn()));
}

void CaptureList::showEmptiness()
{
    const bool any = m_model && (m_model->rowCount() > 0 || m_chosen);
    const bool moveFocus = any && (m_card->hasFocus() || m_card->isAncestorOf(window()->focusWidget()));
    m_pages->setCurrentIndex(any ? 1 : 0);
    if (any && !m_table->currentIndex().isValid())
        chooseAgain();
    if (moveFocus)
        m_table->setFocus();
}

/// Chooses the chosen row again when it is back in the window, or the first row if none was chosen yet.
void CaptureList::chooseAgain()
{
    const int row = m_chosen ? m_model->rowOf(m_chosen->uuid) : 0;
    if (row < 0 || row >= m_model->rowCount())
        return;
    m_table->setAutoScroll(false); // the view must not jump back for a user who scrolls past the row
    chooseRow(row);
    m_table->setAutoScroll(true);
}

bool CaptureList::isAtTop() const
{
    return m_model && (m_model->isAtNewest() || m_model->isHeld()) && m_table->verticalScrollBar()->value() == 0;
}

void CaptureList::chooseFirst()
{
    goToNewest();
}

void CaptureList::focusFirst()
{
    if (m_pages->currentIndex() == 1)
        m_table->setFocus();
    else
        m_card->focusAction();
}

} // namespace runlatch::ui
