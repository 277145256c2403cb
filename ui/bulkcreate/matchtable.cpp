// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/matchtable.h"

#include "models/matchmodel.h"
#include "ui/bulkcreate/matchbadges.h"
#include "ui/style/theme.h"
#include "ui/widgets/tables/badgedelegate.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using models::MatchModel;

MatchTable::MatchTable(MatchModel &model, QWidget *parent)
    : TableView(tr("Workspaces that match"), parent)
    , m_model(model)
{
    setModel(&m_model);
    setItemDelegateForColumn(MatchModel::Status, new BadgeDelegate(runBadge, this));
    setItemDelegateForColumn(MatchModel::Drift, new BadgeDelegate(driftBadge, this));
    const int icon = Theme::of(this).iconSize() + 4 * Theme::of(this).u();
    setSample(MatchModel::Project, u"Platform services"_s);
    setSample(MatchModel::Status, tr("Planned and finished"), icon);
    setSample(MatchModel::Drift, tr("Drifted"), icon);
    setSample(MatchModel::LastRun, tr("12 months ago"));
    setSample(MatchModel::ChangeRequests, u"1,000"_s);
    for (const int column : {int(MatchModel::Project), int(MatchModel::LastRun)})
        setCell(column, Cell::Muted);
    setMutedRows([](const QModelIndex &index) { return index.data(MatchModel::LeftOutRole).toBool(); });
    m_leastName = widthOf(MatchModel::Name, u"payments-api-production"_s, icon);
    fitName();
}

void MatchTable::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || event->modifiers() != Qt::NoModifier || !currentIndex().isValid()) {
        TableView::keyPressEvent(event);
        return;
    }
    if (!event->isAutoRepeat())
        m_model.toggle(currentIndex().row());
}

void MatchTable::resizeEvent(QResizeEvent *event)
{
    TableView::resizeEvent(event);
    fitName();
}

/// The names take the room that is left. Where there is little, the table scrolls instead.
void MatchTable::fitName()
{
    int others = 0;
    for (int column = MatchModel::Name + 1; column < MatchModel::ColumnCount; ++column)
        others += columnWidth(column);
    setColumnWidth(MatchModel::Name, qMax(m_leastName, viewport()->width() - others));
}

} // namespace runlatch::ui
