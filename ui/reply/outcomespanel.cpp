// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/outcomespanel.h"

#include "ui/reply/outcomeeditor.h"
#include "ui/reply/outcomeleveldelegate.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/panesplitter.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/tables/tableview.h"

#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using runlatch::models::OutcomeModel;

namespace runlatch::ui {

OutcomesPanel::OutcomesPanel(QWidget *parent)
    : QWidget(parent)
    , m_reason(new MessageBar(this))
    , m_undo(new MessageBar(this))
    , m_table(new TableView(tr("Outcomes of the reply"), this))
    , m_empty(new Label(tr("No outcomes yet. Each one is a line that the reviewer can open."), TextStyle::Body, this))
    , m_editor(new OutcomeEditor)
    , m_editorArea(new QScrollArea(this))
    , m_split(new PaneSplitter(Qt::Vertical, this))
{
    const int unit = Theme::of(this).u();
    m_reason->setClosable(false);
    m_empty->setMuted(true);
    m_empty->setWordWrap(true);
    m_empty->setContentsMargins(4 * unit, 2 * unit, 4 * unit, 2 * unit);
    m_editorArea->setWidget(m_editor);
    m_editorArea->setWidgetResizable(true);
    m_editorArea->setFrameShape(QFrame::NoFrame);
    m_editorArea->setFocusPolicy(Qt::NoFocus); // the scroll area follows the focus of its fields
    m_editorArea->viewport()->setBackgroundRole(QPalette::Base);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    makeTable();
    fillSplit();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new Hairline(this));
    layout->addWidget(m_reason);
    layout->addWidget(m_split, 1);
    connect(m_editor, &OutcomeEditor::changed, this, &OutcomesPanel::store);
    connect(m_editor, &OutcomeEditor::tagRemoved, this, &OutcomesPanel::removeTag);
    showCurrent();
}

void OutcomesPanel::fillSplit()
{
    auto *list = new QWidget(m_split);
    auto *layout = new QVBoxLayout(list);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addWidget(m_undo);
    layout->addWidget(m_empty);
    layout->addWidget(m_table, 1);
    layout->addStretch(0);
    m_split->setPanes(list, 0, m_editorArea, 1);
}

QWidget *OutcomesPanel::makeHead()
{
    const int unit = Theme::of(this).u();
    auto *head = new QWidget(this);
    auto *layout = new QHBoxLayout(head);
    layout->setContentsMargins(4 * unit, 2 * unit, 4 * unit, 2 * unit);
    layout->setSpacing(unit);
    auto *title = new Label(tr("Outcomes"), TextStyle::Bold, head);
    title->setBuddy(m_table);
    m_count = new Label({}, TextStyle::Body, head);
    m_count->setMuted(true);
    layout->addWidget(title);
    layout->addWidget(m_count);
    layout->addStretch(1);
    m_orders = {addOrder(layout, tr("Move up"), u"arrow-up"_s, &OutcomesPanel::moveUp),
                addOrder(layout, tr("Move down"), u"arrow-down"_s, &OutcomesPanel::moveDown),
                addOrder(layout, tr("Duplicate"), u"copy"_s, &OutcomesPanel::duplicate),
                addOrder(layout, tr("Remove"), u"trash-2"_s, &OutcomesPanel::remove)};
    QPushButton *add = makeButton(ButtonRole::Standard, tr("Add"), u"plus"_s, head);
    add->setAccessibleName(tr("Add outcome"));
    add->setObjectName(u"addOutcome"_s);
    layout->addWidget(add);
    connect(add, &QPushButton::clicked, this, &OutcomesPanel::add);
    return head;
}

QPushButton *OutcomesPanel::addOrder(QLayout *layout, const QString &name, const QString &icon,
                                     void (OutcomesPanel::*order)())
{
    QPushButton *button = makeButton(ButtonRole::Icon, name, icon, this);
    layout->addWidget(button);
    connect(button, &QPushButton::clicked, this, order);
    return button;
}

void OutcomesPanel::makeTable()
{
    m_table->setModel(&m_model);
    m_table->setItemDelegateForColumn(OutcomeModel::Id, new OutcomeLevelDelegate(m_table));
    m_table->setCell(OutcomeModel::Description, TableView::Cell::Muted);
    m_table->setSample(OutcomeModel::Id, u"ABCDE-1234"_s, Theme::of(this).iconSize() + 2 * Theme::of(this).u());
    m_table->setStretchColumn(OutcomeModel::Description);
    m_table->horizontalHeader()->hide();
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &OutcomesPanel::showCurrent);
}

void OutcomesPanel::setOutcomes(const QList<protocol::Outcome> &outcomes, int current)
{
    m_removals.clear();
    m_undo->dismiss();
    m_model.setOutcomes(outcomes);
    m_isWantedAnyway = !outcomes.isEmpty();
    showUse();
    select(std::min(current, m_model.rowCount() - 1));
}

int OutcomesPanel::current() const
{
    return m_table->currentIndex().row();
}

void OutcomesPanel::setAccepted(bool accepted)
{
    m_isAccepted = accepted;
    showUse();
}

void OutcomesPanel::setOrientation(Qt::Orientation orientation)
{
    m_split->setOrientation(orientation);
    // At least four visible rows: with fewer, an outcome cannot be compared with its neighbors.
    m_table->setMinimumHeight(orientation == Qt::Vertical ? 4 * Theme::of(this).controlHeight() : 0);
}

bool OutcomesPanel::showError(int row, const QString &member, const base::ServiceError &error)
{
    // The editor shows one outcome. The first outcome with an error is opened; errors of others are shown in the bar.
    if (row < 0 || row >= m_model.rowCount() || (m_errorRow >= 0 && row != m_errorRow))
        return false;
    if (m_errorRow < 0)
        select(row);
    m_errorRow = row;
    return m_editor->showError(member, error);
}

void OutcomesPanel::showMissing(int row)
{
    select(row);
    m_editor->showMissing();
}

void OutcomesPanel::clearErrors()
{
    m_errorRow = -1;
    m_editor->clearErrors();
}

void OutcomesPanel::add()
{
    insert(m_model.rowCount(), {});
    m_editor->focusId();
}

void OutcomesPanel::duplicate()
{
    insert(current() + 1, m_model.outcomes().at(current()));
}

void OutcomesPanel::moveUp()
{
    m_model.moveOutcome(current(), current() - 1);
    showOrders();
    emit changed();
}

void OutcomesPanel::moveDown()
{
    m_model.moveOutcome(current(), current() + 1);
    showOrders();
    emit changed();
}

void OutcomesPanel::remove()
{
    const int row = current();
    const protocol::Outcome removed = m_model.takeOutcome(row);
    if (removed != protocol::Outcome()) {
        m_removals.append({tr("Removed the outcome “%1”.").arg(removed.id.isEmpty() ? removed.description : removed.id),
                           [this, row, removed] { insert(std::min(row, m_model.rowCount()), removed); }});
        offerUndo();
    }
    select(std::min(row, m_model.rowCount() - 1));
    emit changed();
}

void OutcomesPanel::removeTag(const protocol::Tag &tag, int index)
{
    const QPersistentModelIndex where(m_table->currentIndex());
    m_removals.append({tr("Removed the tag “%1: %2”.").arg(tag.name, tag.label), [this, where, tag, index] {
                           // The outcome of the tag was removed later, and is restored without the tag.
                           if (!where.isValid())
                               return;
                           protocol::Outcome outcome = m_model.outcomes().at(where.row());
                           outcome.tags.insert(std::min(qsizetype(index), outcome.tags.size()), tag);
                           m_model.setOutcome(where.row(), outcome);
                           select(where.row());
                           showCurrent();
                       }});
    offerUndo();
}

void OutcomesPanel::insert(int row, const protocol::Outcome &outcome)
{
    m_model.insertOutcome(row, outcome);
    select(row);
    emit changed();
}

void OutcomesPanel::select(int row)
{
    m_table->setCurrentIndex(m_model.index(row, 0));
    showCurrent();
}

void OutcomesPanel::showCurrent()
{
    const int row = current();
    if (row >= 0)
        m_editor->setOutcome(m_model.outcomes().at(row));
    m_editorArea->setVisible(row >= 0);
    showOrders();
    emit currentChanged(row);
}

void OutcomesPanel::store()
{
    if (current() < 0)
        return;
    m_model.setOutcome(current(), m_editor->outcome());
    emit changed();
}

void OutcomesPanel::offerUndo()
{
    if (m_removals.isEmpty()) {
        m_undo->dismiss();
        return;
    }
    m_undo->setMessage(Tone::None, m_removals.last().sentence);
    m_undo->setIcon(u"trash-2"_s);
    QPushButton *undo = m_undo->addTextAction(tr("Undo"));
    // Queued, because the button is removed with its message during its own click.
    connect(
        undo, &QPushButton::clicked, this,
        [this] {
            m_removals.takeLast().undo();
            offerUndo();
            emit changed();
        },
        Qt::QueuedConnection);
}

void OutcomesPanel::showUse()
{
    m_split->setEnabled(isInUse());
    if (m_isAccepted) {
        m_reason->dismiss();
        return;
    }
    m_reason->setMessage(Tone::Info, tr("The service did not say that it takes outcomes."),
                         tr("The request has no capabilities.outcomes: true, so they are left out."));
    if (isInUse()) {
        m_reason->setMessage(Tone::Warning, tr("The service did not say that it takes outcomes."),
                             tr("They are sent only with “Send anyway”."));
        return;
    }
    QPushButton *anyway = m_reason->addTextAction(tr("Write outcomes anyway"));
    connect(
        anyway, &QPushButton::clicked, this,
        [this] {
            m_isWantedAnyway = true;
            showUse();
            emit changed();
        },
        Qt::QueuedConnection);
}

void OutcomesPanel::showOrders()
{
    const int row = current();
    const int rows = m_model.rowCount();
    m_count->setText(rows > 0 ? QLocale().toString(rows) : QString());
    m_empty->setVisible(rows == 0);
    m_table->setVisible(rows > 0);
    m_orders.at(0)->setEnabled(row > 0);
    m_orders.at(1)->setEnabled(row >= 0 && row < rows - 1);
    m_orders.at(2)->setEnabled(row >= 0);
    m_orders.at(3)->setEnabled(row >= 0);
}

} // namespace runlatch::ui
