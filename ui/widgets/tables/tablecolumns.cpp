// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/tables/tablecolumns.h"

#include "ui/style/rescaling.h"
#include "ui/widgets/tables/tableview.h"

#include <QEvent>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QScopedValueRollback>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr int WidestColumn = 400; // ems; the saved state may have been edited
constexpr int StepOfWidth = 3;    // ems; by the menu

} // namespace

TableColumns::TableColumns(TableView &table, const QStringList &names, int stretching, Sorting sorting)
    : QObject(&table)
    , m_table(table)
    , m_names(names)
    , m_stretching(stretching)
    , m_sorts(sorting == Sorting::ByHeader)
    , m_em(em())
    , m_headerFont(table.horizontalHeader()->font())
    , m_menu(new QMenu(&table))
{
    for (int column = 0; column < static_cast<int>(m_names.size()); ++column)
        m_needed.insert(column, table.columnWidth(column));
    connectHeader(sorting);
    table.horizontalHeader()->setProperty(RescalesItself, true); // otherwise it would look like a user's choice
    table.installEventFilter(this);
    table.horizontalHeader()->installEventFilter(this);
    connect(m_menu, &QMenu::aboutToShow, this, &TableColumns::fillMenu);
    fillMenu();
}

void TableColumns::connectHeader(Sorting sorting)
{
    QHeaderView *header = m_table.horizontalHeader();
    header->setSectionsMovable(true);
    header->setFirstSectionMovable(true);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QHeaderView::customContextMenuRequested, this,
            [this, header](const QPoint &at) { m_menu->popup(header->mapToGlobal(at)); });
    connect(header, &QHeaderView::sectionMoved, this, &TableColumns::changed);
    connect(header, &QHeaderView::sectionResized, this,
            [this](int column, int, int width) { noteSize(column, width); });
    if (sorting == Sorting::None)
        return;
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &TableColumns::sortWanted);
}

void TableColumns::fillMenu()
{
    m_menu->clear();
    qDeleteAll(m_menu->findChildren<QMenu *>(Qt::FindDirectChildrenOnly));
    for (int column = 0; column < static_cast<int>(m_names.size()); ++column) {
        const QString word = m_table.model()->headerData(column, Qt::Horizontal).toString();
        const QString missing = m_missing.value(column);
        const QString reason = missing.isEmpty() && isSame(column) ? m_same.value(column) : missing;
        //: A column, and why it is left away
        QAction *shown = m_menu->addAction(reason.isEmpty() ? word : tr("%1 (%2)").arg(word, reason));
        shown->setCheckable(true);
        shown->setChecked(!m_table.isColumnHidden(column));
        shown->setEnabled(column != m_stretching && missing.isEmpty());
        connect(shown, &QAction::toggled, this, [this, column](bool checked) { setShown(column, checked); });
    }
    m_menu->addSeparator();
    addForShown(tr("Move to the left"), &TableColumns::move, -1);
    addForShown(tr("Move to the right"), &TableColumns::move, 1);
    addForShown(tr("Make wider"), &TableColumns::widen, StepOfWidth);
    addForShown(tr("Make narrower"), &TableColumns::widen, -StepOfWidth);
    if (m_sorts)
        addSorting();
    m_menu->addSeparator();
    m_menu->addAction(tr("Reset columns"), this, &TableColumns::reset);
}

void TableColumns::addSorting()
{
    QMenu *sorting = new QMenu(tr("Sort by"), m_menu);
    QHeaderView *header = m_table.horizontalHeader();
    for (int column = 0; column < static_cast<int>(m_names.size()); ++column) {
        const QString word = m_table.model()->headerData(column, Qt::Horizontal).toString();
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            QAction *sort = sorting->addAction(order == Qt::AscendingOrder ? tr("%1, upwards").arg(word)
                                                                           : tr("%1, downwards").arg(word));
            sort->setCheckable(true);
            sort->setChecked(header->sortIndicatorSection() == column && header->sortIndicatorOrder() == order);
            connect(sort, &QAction::triggered, header,
                    [header, column, order] { header->setSortIndicator(column, order); });
        }
    }
    sorting->addSeparator();
    connect(sorting->addAction(tr("As the service gives them")), &QAction::triggered, header,
            [header] { header->setSortIndicator(-1, Qt::AscendingOrder); });
    m_menu->addMenu(sorting);
}

/// Adds a menu of the shown columns, in their order, for the keyboard.
void TableColumns::addForShown(const QString &title, void (TableColumns::*act)(int column, int direction),
                               int direction)
{
    QMenu *menu = m_menu->addMenu(title);
    const QHeaderView *header = m_table.horizontalHeader();
    for (int place = 0; place < header->count(); ++place) {
        const int column = header->logicalIndex(place);
        if (header->isSectionHidden(column))
            continue;
        QAction *one = menu->addAction(m_table.model()->headerData(column, Qt::Horizontal).toString());
        one->setEnabled(act != &TableColumns::widen || column != m_stretching);
        connect(one, &QAction::triggered, this, [this, act, column, direction] { (this->*act)(column, direction); });
    }
}

void TableColumns::setMissing(int column, const QString &reason)
{
    if (reason.isEmpty())
        m_missing.remove(column);
    else
        m_missing.insert(column, reason);
    apply(column);
}

void TableColumns::setSame(int column, const QString &reason)
{
    if (reason.isEmpty())
        m_same.remove(column);
    else
        m_same.insert(column, reason);
    apply(column);
}

void TableColumns::fit(int column, int width)
{
    m_needed.insert(column, width);
    if (column != m_stretching && !m_sizes.contains(column))
        resize(column, width);
}

void TableColumns::makeRoom(const QList<int> &order, Room room)
{
    int needed = room.least;
    for (int column = 0; column < static_cast<int>(m_names.size()); ++column) {
        if (column != m_stretching && isShown(column) && !isAbsent(column))
            needed += leastOf(column);
    }
    QSet<int> yielding;
    for (const int column : order) {
        if (needed <= m_table.viewport()->width())
            break;
        if (!isShown(column) || isAbsent(column) || m_wanted.contains(column))
            continue;
        yielding.insert(column);
        needed -= leastOf(column);
    }
    // A wide column may have made room for narrow ones that were hidden before it.
    for (auto column = order.crbegin(); column != order.crend(); ++column) {
        if (yielding.contains(*column) && needed + leastOf(*column) <= m_table.viewport()->width()) {
            yielding.remove(*column);
            needed += leastOf(*column);
        }
    }
    const QSet<int> changed = (m_yielding - yielding) + (yielding - m_yielding);
    m_yielding = yielding;
    for (const int column : changed)
        apply(column);
    share(m_table.viewport()->width() - needed - (room.ample - room.least));
}

int TableColumns::leastOf(int column) const
{
    const bool gives = m_least.contains(column) && !m_sizes.contains(column);
    return gives ? qMin(m_least.value(column), width(column)) : width(column);
}

/// Gives spare pixels to columns that gave way.
void TableColumns::share(int spare)
{
    const QList<int> columns = m_least.keys();
    for (const int column : columns) {
        if (m_table.isColumnHidden(column))
            continue;
        const int given = qBound(0, spare, width(column) - leastOf(column));
        resize(column, leastOf(column) + given);
        spare -= given;
    }
}

void TableColumns::setShown(int column, bool shown)
{
    QSet<int> &to = shown ? m_wanted : m_hidden;
    QSet<int> &from = shown ? m_hidden : m_wanted;
    to.insert(column);
    from.remove(column);
    apply(column);
    emit changed();
    emit chosen();
}

/// Moves past hidden columns too, or nothing would be seen to move.
void TableColumns::move(int column, int places)
{
    QHeaderView *header = m_table.horizontalHeader();
    int to = header->visualIndex(column) + places;
    while (to > 0 && to < header->count() - 1 && header->isSectionHidden(header->logicalIndex(to)))
        to += places;
    if (to >= 0 && to < header->count())
        header->moveSection(header->visualIndex(column), to);
}

void TableColumns::widen(int column, int ems)
{
    QHeaderView *header = m_table.horizontalHeader();
    const int width = header->sectionSize(column) + qRound(ems * em());
    header->resizeSection(column, qBound(header->minimumSectionSize(), width, qRound(WidestColumn * em())));
}

void TableColumns::noteSize(int column, int width)
{
    // With another font the header itself widens what has become too narrow, before it is told of the font.
    const bool isByFont = m_table.horizontalHeader()->font() != m_headerFont;
    if (column == m_stretching || m_isFitting || isByFont || m_table.isColumnHidden(column))
        return;
    m_sizes.insert(column, width);
    emit changed();
    emit chosen();
}

bool TableColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_table && event->type() == QEvent::FontChange)
        followText();
    else if (watched == m_table.horizontalHeader() && event->type() == QEvent::FontChange)
        m_headerFont = m_table.horizontalHeader()->font();
    return QObject::eventFilter(watched, event);
}

/// All widths become those of another size of the text. The user chose none of them anew.
void TableColumns::followText()
{
    const double before = std::exchange(m_em, em());
    if (m_em <= 0 || before <= 0 || qFuzzyCompare(m_em, before))
        return;
    const auto scale = [factor = m_em / before](auto &widths) {
        for (int &width : widths)
            width = qRound(width * factor);
    };
    scale(m_needed);
    scale(m_least);
    scale(m_sizes);
    for (int column = 0; column < static_cast<int>(m_names.size()); ++column) {
        if (column != m_stretching)
            resize(column, width(column));
    }
    emit chosen();
}

void TableColumns::apply(int column)
{
    const bool hidden =
        m_hidden.contains(column) || isAbsent(column) || (m_yielding.contains(column) && !m_wanted.contains(column));
    if (hidden == m_table.isColumnHidden(column))
        return;
    const QScopedValueRollback fitting(m_isFitting, true); // hiding emits a resize
    m_table.setColumnHidden(column, hidden);
}

void TableColumns::resize(int column, int width)
{
    const QScopedValueRollback fitting(m_isFitting, true);
    m_table.horizontalHeader()->resizeSection(column, width);
}

void TableColumns::reset()
{
    m_hidden.clear();
    m_wanted.clear();
    m_sizes.clear();
    QHeaderView *header = m_table.horizontalHeader();
    for (int column = 0; column < header->count(); ++column) {
        header->moveSection(header->visualIndex(column), column);
        if (column != m_stretching)
            resize(column, m_needed.value(column));
        apply(column);
    }
    emit changed();
    emit chosen();
}

QByteArray TableColumns::state() const
{
    const QHeaderView *header = m_table.horizontalHeader();
    QJsonArray columns;
    for (int place = 0; place < header->count(); ++place) {
        const int column = header->logicalIndex(place);
        QJsonObject entry{{u"column"_s, m_names.value(column)}};
        if (m_hidden.contains(column))
            entry.insert(u"hidden"_s, true);
        if (m_wanted.contains(column))
            entry.insert(u"shown"_s, true);
        if (m_sizes.contains(column))
            entry.insert(u"ems"_s, m_sizes.value(column) / em());
        columns.append(entry);
    }
    return QJsonDocument(columns).toJson(QJsonDocument::Compact);
}

/// The unit of saved widths: the font may differ at the next start.
double TableColumns::em() const
{
    return QFontMetricsF(m_table.font()).horizontalAdvance(u'm');
}

void TableColumns::restore(const QByteArray &state)
{
    QHeaderView *header = m_table.horizontalHeader();
    const bool quiet = blockSignals(true);
    int place = 0;
    const QJsonArray entries = QJsonDocument::fromJson(state).array();
    for (const QJsonValue &entry : entries) {
        const auto column = static_cast<int>(m_names.indexOf(entry[u"column"_s].toString()));
        if (column < 0)
            continue;
        header->moveSection(header->visualIndex(column), place++);
        if (entry[u"hidden"_s].toBool() && column != m_stretching)
            m_hidden.insert(column);
        else if (entry[u"shown"_s].toBool())
            m_wanted.insert(column);
        const int width = qRound(qBound(0.0, entry[u"ems"_s].toDouble(), double(WidestColumn)) * em());
        if (width > header->minimumSectionSize() && column != m_stretching) {
            m_sizes.insert(column, width);
            resize(column, width);
        }
        apply(column);
    }
    blockSignals(quiet);
}

} // namespace runlatch::ui
