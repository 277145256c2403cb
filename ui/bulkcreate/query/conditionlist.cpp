// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/conditionlist.h"

#include "ui/bulkcreate/query/askedwords.h"
#include "ui/bulkcreate/query/conditionrow.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/removals.h"
#include "ui/widgets/labels/iconlabel.h"
#include "ui/widgets/labels/label.h"

#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ConditionList::ConditionList(QWidget *parent)
    : QWidget(parent)
    , m_area(new QScrollArea(this))
    , m_rowLayout(new QVBoxLayout)
    , m_add(makeButton(ButtonRole::Standard, tr("&Add condition"), u"plus"_s, this))
    , m_why(makeButton(ButtonRole::Text, tr("Why no OR?"), {}, this))
    , m_reason(new Label)
    , m_undo(new MessageBar(this))
    , m_removals(new Removals(*this, *m_undo, u"bulk_create.undo"_s))
{
    const int u = Theme::of(this).u();
    auto *content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_rowLayout);
    column->addLayout(buildFoot());
    column->addStretch(1);
    m_rowLayout->setSpacing(0);
    m_area->setWidget(content);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setMinimumHeight(12 * u);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_area, 1);
    layout->addWidget(m_undo); // below the rows, so that none of them moves
    connect(m_removals, &Removals::undone, this, &ConditionList::changed);
    connect(m_why, &QPushButton::clicked, m_reason, [this] { m_reason->setVisible(m_reason->isHidden()); });
    connect(m_add, &QPushButton::clicked, this, &ConditionList::append);
    connect(m_area->verticalScrollBar(), &QScrollBar::rangeChanged, this, &ConditionList::followFocus);
}

QLayout *ConditionList::buildFoot()
{
    const int u = Theme::of(this).u();
    m_add->setObjectName(u"addCondition"_s);
    auto *rule = new Label(tr("All conditions must hold (AND)."));
    m_reason->setText(tr("The service joins the conditions of a query by AND and documents no OR. For workspaces that "
                         "meet one condition or another, create the change requests once for each query. A workspace "
                         "that meets both then gets two."));
    m_why->setAccessibleDescription(m_reason->text());
    for (QPushButton *button : {m_add, m_why})
        button->setFocusPolicy(Qt::TabFocus);
    for (Label *label : {rule, m_reason}) {
        label->setMuted(true);
        label->setWordWrap(true);
    }
    m_reason->hide();
    auto *row = new QHBoxLayout;
    row->setSpacing(3 * u);
    row->addWidget(m_add);
    row->addWidget(new IconLabel(u"info"_s));
    row->addWidget(rule, 1);
    row->addWidget(m_why);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    foot->setSpacing(2 * u);
    foot->addLayout(row);
    foot->addWidget(m_reason);
    return foot;
}

QList<ConditionList::Condition> ConditionList::conditions() const
{
    QList<Condition> conditions;
    for (const ConditionRow *row : m_rows)
        conditions += row->condition();
    return conditions;
}

void ConditionList::setConditions(const QList<Condition> &conditions)
{
    for (ConditionRow *row : std::exchange(m_rows, {})) {
        row->hide();
        row->deleteLater();
    }
    m_removals->clear();
    for (const Condition &condition : conditions)
        insertRow(static_cast<int>(m_rows.size()), condition);
}

void ConditionList::setKnownValues(changerequests::ExplorerValues *known)
{
    m_known = known;
    for (ConditionRow *row : std::as_const(m_rows))
        row->setKnownValues(known);
}

bool ConditionList::showRefusal(int index, const QString &sentence)
{
    if (index < 0 || index >= m_rows.size())
        return false;
    m_rows.at(index)->setRefusal(sentence);
    m_rows.at(index)->focusValue();
    m_area->ensureWidgetVisible(m_rows.at(index));
    return true;
}

void ConditionList::showProblems()
{
    ConditionRow *first = nullptr;
    for (ConditionRow *row : m_rows) {
        row->showProblem();
        const Condition condition = row->condition();
        if (!first && condition.enabled && !protocol::check(condition.condition))
            first = row;
    }
    if (!first) {
        m_add->setFocus();
        return;
    }
    first->focusValue();
    m_area->ensureWidgetVisible(first);
}

void ConditionList::focusFirst()
{
    if (m_rows.isEmpty())
        m_add->setFocus();
    else
        m_rows.first()->focusField();
}

/// Scrolls to the focused row. A new or grown row may be out of view.
void ConditionList::followFocus()
{
    const QWidget *focus = window()->focusWidget();
    for (ConditionRow *row : m_rows) {
        if (row->isAncestorOf(focus))
            m_area->ensureWidgetVisible(row, 0, 0);
    }
}

ConditionRow *ConditionList::insertRow(int index, const Condition &condition)
{
    auto *row = new ConditionRow(this);
    row->setCondition(condition);
    if (m_known)
        row->setKnownValues(m_known);
    m_rows.insert(index, row);
    m_rowLayout->insertWidget(index, row);
    row->show(); // must be visible at once, because it takes the focus
    numberFrom(std::max(index - 1, 0));
    connect(row, &ConditionRow::changed, this, &ConditionList::changed);
    connect(row, &ConditionRow::moveWanted, this, [this, row](int rows) { move(row, rows); });
    connect(row, &ConditionRow::removeWanted, this, [this, row] { remove(row); });
    connect(row, &ConditionRow::duplicateWanted, this, [this, row] {
        insertRow(static_cast<int>(m_rows.indexOf(row)) + 1, row->condition())->focusValue();
        emit changed();
    });
    return row;
}

void ConditionList::append()
{
    ConditionRow *row = insertRow(static_cast<int>(m_rows.size()), {});
    row->setFresh();
    row->focusField();
    emit changed();
}

void ConditionList::move(ConditionRow *row, int rows)
{
    const qsizetype target = m_rows.indexOf(row) + rows;
    if (target < 0 || target >= m_rows.size())
        return;
    QWidget *focus = window()->focusWidget();
    m_rows.move(m_rows.indexOf(row), target);
    m_rowLayout->removeWidget(row);
    m_rowLayout->insertWidget(static_cast<int>(target), row);
    number();
    if (focus && !focus->isEnabled()) // moving has disabled the up or down button at the end of the list
        row->focusField();
    emit changed();
}

void ConditionList::remove(ConditionRow *row)
{
    const qsizetype index = m_rows.indexOf(row);
    const Condition removed = row->condition();
    m_rows.removeAt(index);
    row->hide();
    row->deleteLater();
    number();
    if (m_rows.isEmpty())
        m_add->setFocus();
    else
        m_rows.at(qMin(index, m_rows.size() - 1))->focusField();
    if (removed != Condition())
        offerBack(static_cast<int>(index), removed);
    emit changed();
}

void ConditionList::offerBack(int index, const Condition &removed)
{
    const QString words = askedWords({removed.condition});
    m_removals->add(tr("Removed the condition “%1”.").arg(words), [this, index, removed] {
        insertRow(qMin(index, static_cast<int>(m_rows.size())), removed)->focusField();
    });
}

void ConditionList::number()
{
    numberFrom(0);
}

/// Filling the list takes time in proportion to its rows: those before a new one stay as they are.
void ConditionList::numberFrom(int first)
{
    for (int index = first; index < m_rows.size(); ++index)
        m_rows.at(index)->setPosition(index, static_cast<int>(m_rows.size()));
}

} // namespace runlatch::ui
