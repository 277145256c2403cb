// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/targettable.h"

#include "changerequests/targetname.h"
#include "ui/bulkcreate/targetbadge.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/labels/remarkline.h"
#include "ui/widgets/tables/badgedelegate.h"
#include "ui/widgets/tables/tableview.h"
#include "wording/sentence.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::models::TargetModel;

namespace runlatch::ui {

namespace {

/// The reason why nothing is known, without actions that this table cannot offer.
QString unknownTargetsReason(const std::optional<base::Error> &reason)
{
    if (!reason || reason->http == 404 || reason->http == 405)
        return TargetTable::tr("Ids are sent as they were given.");
    return wording::sentence(*reason, wording::Activity::ListingWorkspaces).fact;
}

} // namespace

TargetTable::TargetTable(TargetModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_count(new Label({}, TextStyle::PageTitle, this))
    , m_title(new Label({}, TextStyle::Bold, this))
    , m_stop(makeButton(ButtonRole::Text, tr("Stop looking up"), {}, this))
    , m_remove(makeButton(ButtonRole::Standard, tr("Remove"), u"trash-2"_s, this))
    , m_busy(new BusyLine(this))
    , m_refusal(new RemarkLine(this))
    , m_missing(new MessageBar(this))
    , m_unknown(new MessageBar(this))
    , m_removedBar(new MessageBar(this))
    , m_table(new TableView(tr("Chosen workspaces"), this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_missing->setObjectName(u"targetsNotFound"_s);
    m_unknown->setObjectName(u"targetsNotKnown"_s);
    m_removedBar->setObjectName(u"targetsRemoved"_s);
    const int u = Theme::of(this).u();
    m_refusal->setContentsMargins(4 * u, 0, 4 * u, 2 * u);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildHead());
    layout->addWidget(m_busy);
    layout->addWidget(m_refusal);
    buildTable();
    buildPages(layout);
    auto *bars = new BarPlace;
    for (MessageBar *bar : {m_missing, m_unknown, m_removedBar})
        bars->add(bar);
    layout->addWidget(bars);
    m_missing->setClosable(false);
    m_unknown->setClosable(false);
    connectParts();
    showCount();
}

QWidget *TargetTable::buildHead()
{
    const int u = Theme::of(this).u();
    QFont figure = m_count->font();
    figure.setPointSizeF(font().pointSizeF() * 2);
    m_count->setFont(figure);
    m_title->setWordWrap(true);
    auto *head = new QWidget;
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    row->setSpacing(3 * u);
    row->addWidget(m_count);
    row->addWidget(m_title, 1);
    row->addWidget(m_stop);
    row->addWidget(m_remove);
    return head;
}

void TargetTable::buildTable()
{
    m_table->setModel(&m_model);
    m_table->setStretchColumn(TargetModel::Name);
    m_table->setCell(TargetModel::Id, TableView::Cell::Mono);
    m_table->setSample(TargetModel::Id, u"ws-FTs6kr9iCwwekuMM"_s); // in the wider font of ids
    m_table->setItemDelegateForColumn(TargetModel::Standing, new BadgeDelegate(targetBadge, m_table));
    m_table->setSample(TargetModel::Standing, tr("Given twice"), Theme::of(this).iconSize() + 4 * Theme::of(this).u());
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->installEventFilter(this);
}

void TargetTable::buildPages(QVBoxLayout *layout)
{
    auto *empty = new EmptyState;
    empty->setContent(u"box"_s, tr("No workspaces chosen"), tr("Add them from the list, or paste names or ids."));
    auto *pages = new QWidget;
    m_pages = new QStackedLayout(pages);
    m_pages->addWidget(empty);
    m_pages->addWidget(m_table);
    countShownPageOnly(*m_pages);
    layout->addWidget(pages, 1);
}

void TargetTable::connectParts()
{
    connect(m_stop, &QPushButton::clicked, this, [this] {
        m_table->setFocus(); // the button gets hidden
        m_model.stop();
    });
    connect(m_remove, &QPushButton::clicked, this, &TargetTable::removeSelected);
    connect(&m_model, &TargetModel::progress, this, &TargetTable::showCount);
    connect(&m_model, &TargetModel::changed, m_refusal, [this] { m_refusal->setRemark(Tone::None, {}); });
    const auto showRemovable = [this] { m_remove->setEnabled(m_table->selectionModel()->hasSelection()); };
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, showRemovable);
    connect(&m_model, &TargetModel::modelReset, this, showRemovable); // a reset clears the selection without a signal
    connect(&m_model, &TargetModel::modelReset, this, [this] {
        m_removed.clear();
        endMessage(m_removedBar);
    });
}

void TargetTable::showRefusal(const QString &id, const QString &sentence)
{
    const int row = id.isEmpty() ? -1 : m_model.rowOfId(id);
    if (row >= 0)
        m_table->setCurrentIndex(m_model.index(row, 0));
    m_refusal->setRemark(Tone::Error, row >= 0 ? u"%1: %2"_s.arg(id, sentence) : sentence);
    m_table->setFocus();
}

bool TargetTable::focusUnsendable()
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (!m_model.hasId(row)) {
            m_table->setCurrentIndex(m_model.index(row, 0));
            m_table->setFocus();
            return true;
        }
    }
    return false;
}

void TargetTable::removeSelected()
{
    QSet<int> rows;
    const QModelIndexList selected = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &row : selected)
        rows.insert(row.row());
    removeRows(rows);
}

/// The row behind them becomes the current one.
void TargetTable::removeRows(const QSet<int> &rows)
{
    if (rows.isEmpty())
        return;
    const int first = *std::min_element(rows.begin(), rows.end());
    m_model.remove(rows);
    if (m_model.rowCount() == 0) {
        emit emptied();
        return;
    }
    m_table->setCurrentIndex(m_model.index(qMin(first, m_model.rowCount() - 1), 0));
    m_table->setFocus();
}

void TargetTable::removeMissing()
{
    const QList<int> missing = m_model.rowsOf(TargetModel::State::NotFound);
    const QList<TargetModel::Target> all = m_model.workspaces();
    QList<TargetModel::Target> removed;
    for (const int row : missing)
        removed.append(all.at(row));
    removeRows(QSet<int>(missing.begin(), missing.end()));
    m_removed = removed; // removing rows forgets what was removed before
    showRemoved();
}

void TargetTable::showRemoved()
{
    m_removedBar->setMessage(
        Tone::Info, tr("Removed %n workspace(s) that were not found.", nullptr, static_cast<int>(m_removed.size())));
    connect(m_removedBar->addTextAction(tr("Undo")), &QPushButton::clicked, this, &TargetTable::putBack);
}

void TargetTable::putBack()
{
    const QList<TargetModel::Target> removed = m_removed;
    if (!m_model.add(removed))
        m_refusal->setRemark(Tone::Error,
                             tr("Nothing was added: a list holds at most %1 workspaces.")
                                 .arg(QLocale().toString(changerequests::TargetNames::MaxTargets)));
    endMessage(m_removedBar);
    m_table->setFocus();
}

bool TargetTable::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Delete)) {
        removeSelected();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// Selects all these rows in ranges, because there may be thousands.
void TargetTable::selectRows(const QList<int> &rows)
{
    if (rows.isEmpty())
        return;
    QItemSelection selection;
    for (qsizetype begin = 0, end = 0; begin < rows.size(); begin = end) {
        for (end = begin + 1; end < rows.size() && rows.at(end) == rows.at(end - 1) + 1;)
            ++end;
        selection.append(QItemSelectionRange(m_model.index(rows.at(begin), 0),
                                             m_model.index(rows.at(end - 1), TargetModel::ColumnCount - 1)));
    }
    m_table->setCurrentIndex(m_model.index(rows.constFirst(), 0));
    m_table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    m_table->setFocus();
}

void TargetTable::showCount()
{
    const TargetModel::Count &count = m_model.count();
    const int workspaces = count.rows - count.twice;
    m_count->setText(QLocale().toString(workspaces));
    m_title->setText(count.lookingUp > 0 ? tr("workspaces chosen, %n of them being looked up", nullptr, count.lookingUp)
                         : count.nameless > 0
                         ? tr("workspaces chosen, %n of them without an id", nullptr, count.nameless)
                         : tr("workspaces chosen", nullptr, workspaces));
    if (count.lookingUp == 0 && m_stop->hasFocus())
        m_table->setFocus();
    m_stop->setVisible(count.lookingUp > 0);
    m_busy->setBusy(count.lookingUp > 0);
    m_pages->setCurrentIndex(count.rows == 0 ? 0 : 1);
    m_remove->setEnabled(m_table->selectionModel()->hasSelection());
    showMissing();
    showUnknown();
}

void TargetTable::showMissing()
{
    const TargetModel::Count &count = m_model.count();
    if (count.notFound == 0) {
        endMessage(m_missing);
        return;
    }
    const QString fact = tr("%n workspace(s) were not found.", nullptr, count.notFound);
    const QString next = count.nameless > 0
        ? tr("A workspace without an id cannot be sent. Correct the name or remove it.")
        : tr("You are asked before they are sent.");
    if (m_missing->hasMessage()) {
        m_missing->setText(fact, next);
        nameMissing();
        return;
    }
    m_missing->setMessage(Tone::Warning, fact, next);
    m_removeMissing = m_missing->addTextAction({});
    m_removeMissing->setObjectName(u"removeNotFound"_s);
    nameMissing();
    connect(m_removeMissing, &QPushButton::clicked, this, &TargetTable::removeMissing);
    connect(m_missing->addTextAction(tr("Select them")), &QPushButton::clicked, this,
            [this] { selectRows(m_model.rowsOf(TargetModel::State::NotFound)); });
}

void TargetTable::nameMissing()
{
    if (m_removeMissing)
        m_removeMissing->setText(tr("Remove the %n that were not found", nullptr, m_model.count().notFound));
}

void TargetTable::showUnknown()
{
    const TargetModel::Count &count = m_model.count();
    if (count.notKnown == 0) {
        endMessage(m_unknown);
        return;
    }
    const QString fact = tr("%n workspace(s) could not be looked up.", nullptr, count.notKnown);
    const QString next = unknownTargetsReason(m_model.reason());
    if (m_unknown->hasMessage()) {
        m_unknown->setText(fact, next);
        return;
    }
    m_unknown->setMessage(Tone::Info, fact, next);
    connect(m_unknown->addTextAction(tr("Look up again")), &QPushButton::clicked, this, [this] {
        m_table->setFocus(); // the button gets hidden
        m_model.askAgain();
    });
}

/// If a button of the bar has the focus, it moves to the table.
void TargetTable::endMessage(MessageBar *bar)
{
    if (!bar->hasMessage())
        return;
    if (bar->isAncestorOf(window()->focusWidget()))
        m_table->setFocus();
    bar->dismiss();
}

} // namespace runlatch::ui
