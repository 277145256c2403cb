// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequesttable.h"

#include "models/changerequestmodel.h"
#include "ui/changerequests/subjectdelegate.h"
#include "ui/style/theme.h"
#include "ui/widgets/tables/badgedelegate.h"
#include "ui/widgets/tables/tablecolumns.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QResizeEvent>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using models::ChangeRequestModel;
using Column = ChangeRequestModel::Column;

namespace {

constexpr int ComparedRows = 10'000; // more rows are not compared: it happens for each change
const auto WorkspaceSample = u"billing-db-production"_s;

BadgeSpec rowStateBadge(const QModelIndex &index)
{
    using RowState = ChangeRequestModel::State;
    const QString word = index.data().toString();
    switch (static_cast<RowState>(index.data(ChangeRequestModel::StateRole).toInt())) {
    case RowState::Archiving: return {word, Tone::Info, u"hourglass"_s, true};
    case RowState::ArchiveFailed: return {word, Tone::Error, u"circle-x"_s, false};
    case RowState::Archived: return {word, Tone::None, u"archive"_s, true};
    case RowState::Active: break;
    }
    return {word, Tone::None, u"circle-dot"_s, true};
}

} // namespace

ChangeRequestTable::ChangeRequestTable(const QString &accessibleName, ChangeRequestModel &model,
                                       settings::Preferences &preferences, QWidget *parent)
    : TableView(accessibleName, parent)
    , m_model(model)
    , m_subjects(new SubjectDelegate(*this))
    , m_session(preferences.session())
    , m_leftId(m_session.text(settings::SessionPart::ChangeRequest))
{
    // Connected before setModel(), because the selection model then moves to a neighbor of a removed row.
    connect(&m_model, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this] { m_isLosing = true; });
    setModel(&m_model);
    setSelectionMode(ExtendedSelection);
    buildCells();
    m_columns = new TableColumns(*this, {u"subject"_s, u"state"_s, u"workspace"_s, u"created"_s, u"updated"_s},
                                 static_cast<int>(Column::Subject), TableColumns::Sorting::ByHeader);
    buildColumns(preferences);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
        if (current.isValid() && !m_isLosing)
            noteCurrent(current.row());
        emit choiceChanged();
    });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &ChangeRequestTable::choiceChanged);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, [this] { m_isLosing = false; });
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] { m_place = 0; }); // another page was loaded
}

void ChangeRequestTable::buildCells()
{
    const Theme &theme = Theme::of(this);
    const auto place = [](Column column) { return static_cast<int>(column); };
    setStretchColumn(place(Column::Subject));
    setItemDelegateForColumn(place(Column::Subject), m_subjects);
    setItemDelegateForColumn(place(Column::State), new BadgeDelegate(rowStateBadge, this));
    setSample(place(Column::State), tr("Not archived"), theme.iconSize() + 3 * theme.u());
    setSample(place(Column::Workspace), WorkspaceSample);
    setSample(place(Column::Created), tr("12 months ago"));
    setSample(place(Column::Updated), tr("12 months ago"));
    for (const Column column : {Column::Workspace, Column::Created, Column::Updated})
        setCell(place(column), Cell::Muted);
    setMutedRows([](const QModelIndex &index) { return index.data(ChangeRequestModel::ArchivedRole).toBool(); });
}

void ChangeRequestTable::buildColumns(settings::Preferences &preferences)
{
    const QString table = u"change-requests"_s;
    m_columns->restore(preferences.headerState(table));
    connect(m_columns, &TableColumns::changed, this,
            [this, &preferences, table] { preferences.setHeaderState(table, m_columns->state()); });
    connect(m_columns, &TableColumns::sortWanted, this, &ChangeRequestTable::sortWanted);
    connect(m_columns, &TableColumns::chosen, this, &ChangeRequestTable::columnsChosen);
}

QMenu *ChangeRequestTable::columnMenu() const
{
    return m_columns->menu();
}

/// Tells whether the subject column is too narrow for a sentence, at any font size.
bool ChangeRequestTable::isTight(int width) const
{
    const Theme &theme = Theme::of(this);
    const int padding = 4 * theme.u();
    int others = theme.width(WorkspaceSample) + theme.width(tr("Not archived")) + theme.iconSize() + 3 * theme.u();
    others += theme.width(tr("12 months ago")) * (m_model.tellsUpdates() ? 2 : 1);
    return width < others + theme.width(u"Rotate the access keys"_s) + 5 * padding;
}

/// Hides columns in a narrow table. The header names the workspace, and the detail the state, so both columns can be
/// missing.
void ChangeRequestTable::fitColumns(const changerequests::ChangeRequestPager &pager, int width, bool isNarrow)
{
    const bool tells = m_model.tellsUpdates();
    const auto leave = [this](Column column, bool missing, const QString &reason) {
        m_columns->setMissing(static_cast<int>(column), missing ? reason : QString());
    };
    fitSame(pager);
    const QString narrow = tr("needs a wider window");
    const bool mayMiss = isNarrow || isTight(width);
    leave(Column::Workspace, mayMiss && !pager.isAllWorkspaces(), narrow);
    leave(Column::State, mayMiss && pager.scope() != service::Scope::All, narrow);
    leave(Column::Updated, !tells, tr("not provided by the service"));
    leave(Column::Created, isNarrow && tells, narrow);
}

/// Without rows, the columns stay as they are, and nothing is said of rows.
void ChangeRequestTable::fitSame(const changerequests::ChangeRequestPager &pager)
{
    m_saidOnce.clear();
    if (m_model.rowCount() == 0)
        return;
    const auto fit = [this](Column column, bool isToldElsewhere) {
        const QString value = common(column);
        //: %1 is the value that all rows of a table have in a column
        m_columns->setSame(static_cast<int>(column), value.isEmpty() ? QString() : tr("all: %1").arg(value));
        if (!value.isEmpty() && !isToldElsewhere)
            m_saidOnce.append({column, value});
    };
    fit(Column::State, pager.scope() != service::Scope::All);
    fit(Column::Workspace, !pager.isAllWorkspaces());
}

/// The text that all shown rows have in the column; empty if they differ, are too many, or somebody sorts by it.
QString ChangeRequestTable::common(Column column) const
{
    const int rows = m_model.rowCount();
    if (rows > ComparedRows || horizontalHeader()->sortIndicatorSection() == static_cast<int>(column))
        return {};
    const protocol::ChangeRequest &first = m_model.at(0);
    for (int row = 1; row < rows; ++row) {
        const protocol::ChangeRequest &other = m_model.at(row);
        const bool isEqual = column == Column::State ? m_model.stateOf(other) == m_model.stateOf(first)
                                                     : other.workspaceId == first.workspaceId;
        if (!isEqual)
            return {};
    }
    return m_model.index(0, static_cast<int>(column)).data().toString();
}

bool ChangeRequestTable::isSame(Column column) const
{
    return m_columns->isSame(static_cast<int>(column));
}

QStringList ChangeRequestTable::saidOnce() const
{
    QStringList values;
    for (const auto &[column, value] : m_saidOnce) {
        if (isSame(column))
            values.append(value);
    }
    return values;
}

void ChangeRequestTable::setMarked(const QStringList &words)
{
    m_subjects->setMarked(words);
}

int ChangeRequestTable::currentRow() const
{
    const QModelIndex current = currentIndex();
    return current.isValid() && current.row() < m_model.rowCount() ? current.row() : -1;
}

void ChangeRequestTable::step(int rows)
{
    const int row = qBound(0, currentRow() + rows, m_model.rowCount() - 1);
    if (m_model.rowCount() > 0)
        setCurrentIndex(m_model.index(row, firstColumn()));
}

void ChangeRequestTable::keepCurrent()
{
    if (m_model.rowCount() == 0)
        return;
    if (const QString left = std::exchange(m_leftId, {}); m_currentId.isEmpty())
        m_currentId = left;
    int row = m_model.rowOf(m_currentId);
    // A removed request: the row now in its place; a filtered one: the first row.
    if (row < 0 && !m_model.find(m_currentId))
        row = qMin(m_place, m_model.rowCount() - 1);
    row = qMax(row, 0);
    const QModelIndex index = m_model.index(row, qMax(currentIndex().column(), firstColumn()));
    if (!selectionModel()->hasSelection())
        setCurrentIndex(index);
    else if (index.row() != currentIndex().row())
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    noteCurrent(row);
}

void ChangeRequestTable::makeCurrent(const QString &id)
{
    if (!m_model.find(id))
        return;
    clearSelection();
    m_currentId = id;
    if (m_model.rowOf(id) >= 0)
        keepCurrent();
}

void ChangeRequestTable::noteCurrent(int row)
{
    m_currentId = m_model.at(row).id;
    m_place = row;
    m_session.setText(settings::SessionPart::ChangeRequest, m_currentId);
}

void ChangeRequestTable::forgetCurrent()
{
    m_currentId.clear();
    m_place = 0;
}

/// Keeps a visible current row visible when the table becomes lower.
void ChangeRequestTable::resizeEvent(QResizeEvent *event)
{
    const QRect current = visualRect(currentIndex());
    const bool wasInSight = current.isValid() && current.top() >= 0 && current.bottom() < event->oldSize().height();
    TableView::resizeEvent(event);
    if (wasInSight && current.bottom() >= viewport()->height())
        scrollTo(currentIndex());
}

void ChangeRequestTable::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = event->modifiers() == Qt::NoModifier;
    if (isPlain && (event->key() == Qt::Key_J || event->key() == Qt::Key_K))
        step(event->key() == Qt::Key_J ? 1 : -1);
    else if (event->key() == Qt::Key_F10 && event->modifiers() == Qt::ShiftModifier)
        emit menuWanted();
    else
        TableView::keyPressEvent(event);
}

} // namespace runlatch::ui
