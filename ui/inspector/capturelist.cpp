// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/capturelist.h"

#include "ui/inspector/firstruncard.h"
#include "ui/inspector/statebadges.h"
#include "ui/theme.h"
#include "ui/widgets/badgedelegate.h"
#include "ui/widgets/deadlinedelegate.h"
#include "ui/widgets/tableview.h"

#include <QScrollBar>
#include <QStackedLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using Column = models::CaptureModel::Column;
using Role = models::CaptureModel::Role;

namespace {

constexpr int column(Column name)
{
    return static_cast<int>(name);
}

BadgeSpec signatureCell(const QModelIndex &index)
{
    if (index.data().toString().isEmpty())
        return {};
    return verdictBadge(static_cast<protocol::Verdict>(index.data(Role::VerdictRole).toInt()));
}

BadgeSpec stateCell(const QModelIndex &index)
{
    const auto shown = static_cast<models::CaptureModel::Shown>(index.data(Role::ShownRole).toInt());
    return captureStateBadge(shown, index.data().toString());
}

DeadlineSpec deadlineCell(const QModelIndex &index)
{
    const QVariant left = index.data(Role::RemainingRole);
    if (!left.isValid())
        return {};
    return {std::chrono::seconds(left.toInt()), std::chrono::minutes(10)};
}

} // namespace

CaptureList::CaptureList(QWidget *parent)
    : QWidget(parent)
    , m_table(new TableView(tr("Received requests")))
    , m_card(new FirstRunCard)
    , m_pages(new QStackedLayout(this))
{
    m_card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // it must not keep the table from being low
    m_pages->addWidget(m_card);
    m_pages->addWidget(m_table);
    connect(m_table, &QTableView::activated, this, &CaptureList::openWanted);
}

void CaptureList::setStore(store::CaptureStore &store, base::Clock &clock)
{
    auto model = std::make_unique<models::CaptureModel>(&store, clock);
    connect(model.get(), &QAbstractItemModel::rowsInserted, this, &CaptureList::showEmptiness);
    connect(model.get(), &models::CaptureModel::fetched, this, &CaptureList::showEmptiness);
    connect(model.get(), &models::CaptureModel::ticked, this, &CaptureList::countWaiting);
    connect(model.get(), &models::CaptureModel::failed, this, &CaptureList::failed);
    m_table->setModel(model.get());
    m_model = std::move(model);
    buildTable();
    if (m_model->canFetchMore({}))
        m_model->fetchMore({});
}

void CaptureList::buildTable()
{
    const Theme &theme = Theme::of(this);
    m_table->setStretchColumn(column(Column::Workspace));
    m_table->setSample(column(Column::Id), u"20000"_s);
    m_table->setSample(column(Column::Time), u"10:02:11"_s);
    m_table->setSample(column(Column::Stage), u"post_apply"_s);
    m_table->setCell(column(Column::Run), TableView::Cell::Mono); // before its width: the font matters
    m_table->setSample(column(Column::Run), u"run-i3DfKq81Qe7RzN4c"_s);
    m_table->setSample(column(Column::Signature), tr("Unchecked"), theme.iconSize() + 4 * theme.u());
    m_table->setSample(column(Column::State), tr("No reply needed"), theme.iconSize() + 4 * theme.u());
    m_table->setSample(column(Column::Deadline), u"10:00"_s, 24 * theme.u());
    m_table->setSample(column(Column::Size), u"1023.99 KiB"_s);
    m_table->setCell(column(Column::Id), TableView::Cell::Muted);
    m_table->setCell(column(Column::Time), TableView::Cell::Muted);
    m_table->setCell(column(Column::Size), TableView::Cell::Muted);
    m_table->setItemDelegateForColumn(column(Column::Signature), new BadgeDelegate(signatureCell, m_table));
    m_table->setItemDelegateForColumn(column(Column::State), new BadgeDelegate(stateCell, m_table));
    m_table->setItemDelegateForColumn(column(Column::Deadline), new DeadlineDelegate(deadlineCell, m_table));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CaptureList::currentChanged);
    fitColumns();
}

void CaptureList::add(const QList<store::CaptureRow> &rows)
{
    const int before = m_model->rowCount();
    QScrollBar *bar = m_table->verticalScrollBar();
    const int top = bar->value();
    m_model->prepend(rows);
    if (top > 0) // somebody reads further down: what is seen stays where it is
        bar->setValue(top + m_model->rowCount() - before);
    showEmptiness();
    countWaiting();
}

void CaptureList::update(const store::CaptureRow &row)
{
    m_model->update(row);
    countWaiting();
    emit currentChanged();
}

void CaptureList::reload()
{
    if (m_model && m_model->canFetchMore({}))
        m_model->fetchMore({});
    emit currentChanged();
}

const store::CaptureRow *CaptureList::current() const
{
    const QModelIndex index = m_table->currentIndex();
    return m_model && index.isValid() ? &m_model->at(index.row()) : nullptr;
}

int CaptureList::waiting() const
{
    return m_waiting;
}

void CaptureList::countWaiting()
{
    // A deadline is at most an hour away, so older rows cannot wait, however many there are.
    constexpr int most = 10'000;
    int waitingRows = 0;
    for (int row = 0; row < qMin(m_model->rowCount(), most); ++row)
        waitingRows += m_model->shown(m_model->at(row)) == models::CaptureModel::Shown::Awaiting ? 1 : 0;
    if (waitingRows == m_waiting)
        return;
    m_waiting = waitingRows;
    emit waitingChanged(m_waiting);
}

void CaptureList::showEmptiness()
{
    const bool any = m_model && m_model->rowCount() > 0;
    const bool moveFocus = any && (m_card->hasFocus() || m_card->isAncestorOf(window()->focusWidget()));
    m_pages->setCurrentIndex(any ? 1 : 0);
    if (any && !m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model->index(0, 0));
    if (moveFocus)
        m_table->setFocus();
}

void CaptureList::focusFirst()
{
    if (m_pages->currentIndex() == 1)
        m_table->setFocus();
    else
        m_card->focusAction();
}

void CaptureList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

void CaptureList::fitColumns()
{
    const bool narrow = window()->width() < Theme::NarrowWindow;
    for (const Column name : {Column::Run, Column::Size})
        m_table->setColumnHidden(column(name), narrow);
}

} // namespace runlatch::ui
