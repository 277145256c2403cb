// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/outcomespanel.h"

#include "lint/resultlimits.h"
#include "ui/reply/outcomeeditor.h"
#include "ui/reply/outcomefindingsdelegate.h"
#include "ui/reply/outcomeleveldelegate.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/fixline.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/panesplitter.h"
#include "ui/widgets/frames/removals.h"
#include "ui/widgets/keys/keytip.h"
#include "ui/widgets/keys/shortcuts.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/tables/tableview.h"

#include <QAction>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;
using runlatch::models::OutcomeModel;

namespace runlatch::ui {

OutcomesPanel::OutcomesPanel(QWidget *parent)
    : QWidget(parent)
    , m_reason(new MessageBar(this))
    , m_undo(new MessageBar(this))
    , m_removals(new Removals(*this, *m_undo, u"reply.undo"_s))
    , m_line(new FixLine(this))
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
    addCommands();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new Hairline(this));
    layout->addWidget(m_split, 1);
    layout->addWidget(m_reason);
    connect(m_editor, &OutcomeEditor::changed, this, &OutcomesPanel::store);
    connect(m_editor, &OutcomeEditor::tagRemoved, this, &OutcomesPanel::removeTag);
    connect(m_editor, &OutcomeEditor::remarksShown, this, &OutcomesPanel::remarksShown);
    connect(m_removals, &Removals::undone, this, &OutcomesPanel::changed);
    showCurrent();
}

void OutcomesPanel::fillSplit()
{
    auto *list = new QWidget(m_split);
    auto *layout = new QVBoxLayout(list);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    auto *said = new QVBoxLayout;
    const int unit = Theme::of(this).u();
    said->setContentsMargins(4 * unit, 0, 4 * unit, unit);
    said->addWidget(m_line);
    layout->addLayout(said);
    layout->addWidget(m_empty);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_undo);
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
    m_orders = {addOrder(layout, u"reply.outcome_up"_s, tr("Move up"), u"arrow-up"_s, &OutcomesPanel::moveUp),
                addOrder(layout, u"reply.outcome_down"_s, tr("Move down"), u"arrow-down"_s, &OutcomesPanel::moveDown),
                addOrder(layout, u"reply.outcome_duplicate"_s, tr("Duplicate"), u"copy"_s, &OutcomesPanel::duplicate),
                addOrder(layout, u"reply.outcome_remove"_s, tr("Remove"), u"trash-2"_s, &OutcomesPanel::remove)};
    m_add = makeButton(ButtonRole::Standard, tr("Add"), u"plus"_s, head);
    m_add->setAccessibleName(tr("Add outcome"));
    m_add->setObjectName(u"addOutcome"_s);
    new KeyTip(*m_add, u"reply.outcome_add"_s, tr("Add outcome"));
    layout->addWidget(m_add);
    connect(m_add, &QPushButton::clicked, this, &OutcomesPanel::add);
    return head;
}

QPushButton *OutcomesPanel::addOrder(QLayout *layout, const QString &id, const QString &name, const QString &icon,
                                     void (OutcomesPanel::*order)())
{
    QPushButton *button = makeButton(ButtonRole::Icon, name, icon, this);
    new KeyTip(*button, id, name);
    layout->addWidget(button);
    connect(button, &QPushButton::clicked, this, order);
    return button;
}

/// Keys work wherever the form takes over these actions; Delete only in the list, because fields have it too.
void OutcomesPanel::addCommands()
{
    const auto key = [](const QString &keys) { return QKeySequence(keys); };
    addCommand(*this, u"reply.outcome_add"_s, tr("Add outcome"), key(u"Ctrl+Shift+N"_s), &OutcomesPanel::add);
    addCommand(*this, u"reply.outcome_duplicate"_s, tr("Duplicate the outcome"), key(u"Ctrl+Shift+D"_s),
               &OutcomesPanel::duplicate);
    addCommand(*this, u"reply.outcome_up"_s, tr("Move the outcome up"), key(u"Alt+Shift+Up"_s), &OutcomesPanel::moveUp);
    addCommand(*this, u"reply.outcome_down"_s, tr("Move the outcome down"), key(u"Alt+Shift+Down"_s),
               &OutcomesPanel::moveDown);
    addCommand(*this, u"reply.outcome_previous"_s, tr("Previous outcome"), key(u"Alt+PgUp"_s),
               &OutcomesPanel::goToPrevious);
    addCommand(*this, u"reply.outcome_next"_s, tr("Next outcome"), key(u"Alt+PgDown"_s), &OutcomesPanel::goToNext);
    addCommand(*m_table, u"reply.outcome_remove"_s, tr("Remove the outcome"), QKeySequence::Delete,
               &OutcomesPanel::remove);
}

void OutcomesPanel::addCommand(QWidget &owner, const QString &id, const QString &text, const QKeySequence &keys,
                               void (OutcomesPanel::*order)())
{
    auto *action = new QAction(text, this);
    action->setShortcut(keys);
    action->setShortcutContext(&owner == this ? Qt::WidgetWithChildrenShortcut : Qt::WidgetShortcut);
    owner.addAction(action);
    Shortcuts::all().add(*action, id);
    connect(action, &QAction::triggered, this, [this, order] {
        if (isInUse() && isVisible())
            (this->*order)();
    });
}

void OutcomesPanel::makeTable()
{
    m_table->setModel(&m_model);
    m_table->setItemDelegateForColumn(OutcomeModel::Id, new OutcomeLevelDelegate(m_table));
    m_table->setItemDelegateForColumn(OutcomeModel::Description, new OutcomeFindingsDelegate(m_table));
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
    m_removals->clear();
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

void OutcomesPanel::setOlderService(bool older)
{
    if (std::exchange(m_isOlderService, older) != older)
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

void OutcomesPanel::setRemarks(const QList<FieldRemark> &ofList, const QList<FieldRemark> &ofCurrent)
{
    const FieldRemark *whole = worstOf(ofList, "outcomes"_L1);
    m_line->setRemark(whole ? whole->tone() : Tone::None, whole ? whole->sentence : QString());
    m_editor->setRemarks(ofCurrent);
}

void OutcomesPanel::showRemarks(int row)
{
    if (row != current())
        select(row);
    m_editor->endNew();
    if (!m_editor->focusRemark())
        focusList();
}

void OutcomesPanel::focusList()
{
    m_table->setFocus();
}

int OutcomesPanel::hiddenErrors() const
{
    return current() >= 0 && isInUse() ? m_editor->hiddenErrors() : 0;
}

void OutcomesPanel::clearErrors()
{
    m_errorRow = -1;
    m_editor->clearErrors();
}

void OutcomesPanel::add()
{
    insert(m_model.rowCount(), {});
    m_editor->beginNew();
    m_editor->focusId();
}

void OutcomesPanel::duplicate()
{
    if (current() < 0)
        return;
    insert(current() + 1, m_model.outcomes().at(current()));
}

void OutcomesPanel::moveUp()
{
    move(-1);
}

void OutcomesPanel::moveDown()
{
    move(1);
}

void OutcomesPanel::move(int by)
{
    const int to = current() + by;
    if (current() < 0 || to < 0 || to >= m_model.rowCount())
        return;
    m_model.moveOutcome(current(), to);
    m_table->scrollTo(m_table->currentIndex());
    showOrders();
    emit changed();
}

void OutcomesPanel::goToPrevious()
{
    if (current() > 0)
        select(current() - 1);
}

void OutcomesPanel::goToNext()
{
    if (current() + 1 < m_model.rowCount())
        select(current() + 1);
}

void OutcomesPanel::remove()
{
    const int row = current();
    if (row < 0)
        return;
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    const protocol::Outcome removed = m_model.takeOutcome(row);
    if (removed != protocol::Outcome()) {
        m_removals->add(tr("Removed the outcome “%1”.").arg(removed.id.isEmpty() ? removed.description : removed.id),
                        [this, row, removed] { insert(std::min(row, m_model.rowCount()), removed); });
    }
    select(std::min(row, m_model.rowCount() - 1));
    if (hadFocus && m_model.rowCount() == 0)
        m_add->setFocus(); // the list and its buttons are gone
    emit changed();
}

void OutcomesPanel::removeTag(const protocol::Tag &tag, int index)
{
    const QPersistentModelIndex where(m_table->currentIndex());
    m_removals->add(tr("Removed the tag “%1: %2”.").arg(tag.name, tag.label), [this, where, tag, index] {
        // The outcome of the tag was removed later, and is restored without the tag.
        if (!where.isValid())
            return;
        protocol::Outcome outcome = m_model.outcomes().at(where.row());
        outcome.tags.insert(std::min(qsizetype(index), outcome.tags.size()), tag);
        m_model.setOutcome(where.row(), outcome);
        select(where.row());
        showCurrent();
    });
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

void OutcomesPanel::showUse()
{
    m_split->setEnabled(isInUse());
    if (m_isAccepted) {
        m_reason->dismiss();
        return;
    }
    const QString fact = m_isOlderService ? tr("The service is older than outcomes.")
                                          : tr("The service did not say that it accepts outcomes.");
    if (isInUse()) {
        m_reason->setMessage(Tone::Warning, fact, tr("They are sent only with “Send anyway”."));
        return;
    }
    m_reason->setMessage(Tone::Info, fact,
                         m_isOlderService
                             ? tr("The request has no key capabilities.outcomes, so they are left out.")
                             : tr("The request has no capabilities.outcomes: true, so they are left out."));
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
    constexpr int most = lint::resultlimits::MaxOutcomes;
    //: How many outcomes there are, and how many the service takes: "4 of 250"
    m_count->setText(rows > 0 ? tr("%1 of %2").arg(QLocale().toString(rows), QLocale().toString(most)) : QString());
    m_empty->setVisible(rows == 0);
    m_table->setVisible(rows > 0);
    m_orders.at(0)->setEnabled(row > 0);
    m_orders.at(1)->setEnabled(row >= 0 && row < rows - 1);
    m_orders.at(2)->setEnabled(row >= 0);
    m_orders.at(3)->setEnabled(row >= 0);
}

} // namespace runlatch::ui
