// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/plan/plantree.h"

#include "models/plan/planwords.h"
#include "ui/inspector/plan/actiondelegate.h"
#include "ui/style/theme.h"
#include "ui/widgets/keys/copying.h"
#include "ui/widgets/keys/menukey.h"
#include "ui/widgets/keys/shortcuts.h"

#include <QAction>
#include <QHeaderView>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using models::PlanModel;
using models::PlanWords;

namespace {

int planColumn(PlanModel::Column column)
{
    return static_cast<int>(column);
}

} // namespace

PlanTree::PlanTree(PlanModel &model, QWidget *parent)
    : QTreeView(parent)
    , m_plan(model)
{
    const Theme &theme = Theme::of(this);
    setAccessibleName(tr("Changes of the plan"));
    setModel(&model);
    setItemDelegate(new ActionDelegate(this));
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setFrameShape(QFrame::NoFrame);
    setAllColumnsShowFocus(true);
    setTreePosition(planColumn(PlanModel::Column::Address));
    setMinimumHeight(8 * theme.u());
    header()->setStretchLastSection(false);
    const auto fit = [&](PlanModel::Column column, const QString &sample) {
        header()->resizeSection(planColumn(column), theme.width(sample) + 6 * theme.u());
    };
    fit(PlanModel::Column::Action, PlanWords::action(plan::Action::CreateThenDelete, {}));
    fit(PlanModel::Column::Type, u"aws_security_group"_s);
    fit(PlanModel::Column::Module, u"module.network"_s);
    fit(PlanModel::Column::Provider, u"hashicorp/aws"_s);
    fit(PlanModel::Column::Reason, PlanWords::reason(u"replace_because_cannot_update"_s));
    header()->setSectionResizeMode(planColumn(PlanModel::Column::Address), QHeaderView::Stretch);
    addCopying();
}

void PlanTree::addCopying()
{
    auto *copy = new QAction(tr("Copy the address"), this);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, [this] {
        if (currentIndex().isValid())
            copyText(currentIndex().data(PlanModel::FullAddressRole).toString(), Copied::Text);
    });
    addAction(copy);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    Shortcuts::all().add(*copy, u"plan.copy_address"_s);
    new MenuKey(*this);
}

void PlanTree::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    makeRoom();
}

/// The module stands in the tree as well, and the provider mostly in the type.
void PlanTree::makeRoom()
{
    const int least = Theme::of(this).width(u"module.network.aws_security_group.main"_s);
    int room = viewport()->width() - least - header()->sectionSize(planColumn(PlanModel::Column::Action));
    for (const auto column :
         {PlanModel::Column::Reason, PlanModel::Column::Type, PlanModel::Column::Provider, PlanModel::Column::Module}) {
        const int section = planColumn(column);
        setColumnHidden(section, false); // a hidden one has no width
        const bool fits = header()->sectionSize(section) <= room;
        setColumnHidden(section, !fits);
        room -= fits ? header()->sectionSize(section) : 0;
    }
}

/// The base looks at every row in the window's thread. The filter looks in the pool.
void PlanTree::keyboardSearch(const QString &text)
{
    if (laidOutRows() <= MaxSearchedRows)
        QTreeView::keyboardSearch(text);
}

/// Those of the first level, and those of opened modules. Does not count on above MaxSearchedRows.
int PlanTree::laidOutRows() const
{
    const int first = m_plan.rowCount();
    int rows = first;
    for (int row = 0; row < first && rows <= MaxSearchedRows; ++row) {
        const QModelIndex module = m_plan.index(row, 0);
        rows += isExpanded(module) ? m_plan.rowCount(module) : 0;
    }
    return rows;
}

} // namespace runlatch::ui
