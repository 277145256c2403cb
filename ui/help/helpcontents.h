// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "help/library.h"

#include <QTreeWidget>

namespace runlatch::ui {

/// The table of contents: pages, and their sections below them. While there are words to find, it has the sections
/// that have all of them.
class HelpContents final : public QTreeWidget
{
    Q_OBJECT
public:
    explicit HelpContents(QWidget *parent = nullptr);

    /// Shows all of the library, or what the words find in it. The library is read at once.
    void setContents(const help::Library &library, const QString &words);
    void setCurrentPlace(const QString &place); ///< without placeWanted(); the page if its section is not in the list
    int count() const { return m_count; }       ///< of the sections that are shown

signals:
    void placeWanted(const QString &place);

private:
    QTreeWidgetItem *pageItem(const help::Page &page);
    void addSection(const help::Page &page, const help::Section &section);
    void ask(const QTreeWidgetItem *item);

    int m_count = 0;
};

} // namespace runlatch::ui
