// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/help/helpcontents.h"

#include "ui/style/theme.h"

#include <QHeaderView>
#include <QSignalBlocker>
#include <QTreeWidgetItemIterator>

namespace runlatch::ui {

namespace {

constexpr int HelpPlaceRole = Qt::UserRole;
constexpr int ListedLevel = 2; ///< of the headings below their page

} // namespace

HelpContents::HelpContents(QWidget *parent)
    : QTreeWidget(parent)
{
    setAccessibleName(tr("Table of contents"));
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setMinimumWidth(50 * Theme::of(this).u()); // for the longest title of a page
    connect(this, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) { ask(item); });
    connect(this, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem *item) { ask(item); });
}

void HelpContents::setContents(const help::Library &library, const QString &words)
{
    const QSignalBlocker quiet(this);
    clear();
    m_count = 0;
    const bool isSearch = !help::Library::wordsOf(words).isEmpty();
    if (isSearch) {
        for (const help::Hit &hit : library.find(words)) {
            const help::Page &page = library.pages().at(hit.page);
            addSection(page, page.sections.at(hit.section));
        }
        expandAll();
        return;
    }
    for (const help::Page &page : library.pages()) {
        for (const help::Section &section : page.sections)
            addSection(page, section);
    }
}

void HelpContents::addSection(const help::Page &page, const help::Section &section)
{
    QTreeWidgetItem *item = pageItem(page);
    ++m_count;
    if (section.level != ListedLevel || section.anchor.isEmpty())
        return;
    auto *child = new QTreeWidgetItem(item, {section.title});
    child->setData(0, HelpPlaceRole, QString(page.name + QLatin1Char('#') + section.anchor));
}

/// The item of the page, which is made with its first section.
QTreeWidgetItem *HelpContents::pageItem(const help::Page &page)
{
    if (QTreeWidgetItem *last = topLevelItem(topLevelItemCount() - 1);
        last && last->data(0, HelpPlaceRole) == page.name)
        return last;
    auto *item = new QTreeWidgetItem(this, {page.title});
    item->setData(0, HelpPlaceRole, page.name);
    return item;
}

void HelpContents::setCurrentPlace(const QString &place)
{
    const QSignalBlocker quiet(this);
    QTreeWidgetItem *best = nullptr;
    for (QTreeWidgetItemIterator item(this); *item; ++item) {
        const QString own = (*item)->data(0, HelpPlaceRole).toString();
        if (own == place || own == place.section(QLatin1Char('#'), 0, 0))
            best = *item;
        if (own == place)
            break;
    }
    if (best)
        setCurrentItem(best);
}

void HelpContents::ask(const QTreeWidgetItem *item)
{
    if (item)
        emit placeWanted(item->data(0, HelpPlaceRole).toString());
}

} // namespace runlatch::ui
