// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/tablecolumns.h"

#include "ui/widgets/tableview.h"

#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

TableColumns::TableColumns(TableView &table, const QStringList &names, int stretching)
    : QObject(&table)
    , m_table(table)
    , m_names(names)
    , m_stretching(stretching)
    , m_menu(new QMenu(&table))
{
    QHeaderView *header = table.horizontalHeader();
    header->setSectionsMovable(true);
    header->setFirstSectionMovable(true);
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QHeaderView::customContextMenuRequested, this,
            [this, header](const QPoint &at) { m_menu->popup(header->mapToGlobal(at)); });
    connect(header, &QHeaderView::sectionMoved, this, &TableColumns::changed);
    connect(header, &QHeaderView::sectionResized, this, [this](int column) {
        if (column != m_stretching)
            emit changed();
    });
    connect(header, &QHeaderView::sortIndicatorChanged, this, &TableColumns::sortWanted);
    connect(m_menu, &QMenu::aboutToShow, this, &TableColumns::fillMenu);
    fillMenu();
}

void TableColumns::fillMenu()
{
    m_menu->clear();
    QMenu *sorting = new QMenu(tr("Sort by"), m_menu);
    QHeaderView *header = m_table.horizontalHeader();
    for (int column = 0; column < static_cast<int>(m_names.size()); ++column) {
        const QString word = m_table.model()->headerData(column, Qt::Horizontal).toString();
        const QString missing = m_missing.value(column);
        //: A column, and why it is left away
        QAction *shown = m_menu->addAction(missing.isEmpty() ? word : tr("%1 (%2)").arg(word, missing));
        shown->setCheckable(true);
        shown->setChecked(isShown(column) && missing.isEmpty());
        shown->setEnabled(column != m_stretching && missing.isEmpty());
        connect(shown, &QAction::toggled, this, [this, column](bool checked) { setShown(column, checked); });
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
    m_menu->addSeparator();
    m_menu->addMenu(sorting);
}

void TableColumns::setMissing(int column, const QString &reason)
{
    if (reason.isEmpty())
        m_missing.remove(column);
    else
        m_missing.insert(column, reason);
    apply(column);
}

void TableColumns::setShown(int column, bool shown)
{
    if (shown)
        m_hidden.remove(column);
    else
        m_hidden.insert(column);
    apply(column);
    emit changed();
}

void TableColumns::apply(int column)
{
    const bool hidden = m_hidden.contains(column) || m_missing.contains(column);
    if (hidden == m_table.isColumnHidden(column))
        return;
    const bool quiet = blockSignals(true); // hiding emits a resize
    m_table.setColumnHidden(column, hidden);
    blockSignals(quiet);
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
        if (column != m_stretching && !m_table.isColumnHidden(column))
            entry.insert(u"ems"_s, header->sectionSize(column) / em());
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
    constexpr int widest = 400; // ems; the saved state may have been edited
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
        const int width = qRound(qBound(0.0, entry[u"ems"_s].toDouble(), double(widest)) * em());
        if (width > header->minimumSectionSize() && column != m_stretching)
            header->resizeSection(column, width);
        apply(column);
    }
    blockSignals(quiet);
}

} // namespace runlatch::ui
