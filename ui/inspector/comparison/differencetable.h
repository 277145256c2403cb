// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QAbstractItemModel;
class QStackedLayout;

namespace runlatch::ui {

class CodeView;
class EmptyState;
class PaneSplitter;
class TableView;

/// The rows of a JsonDifferenceModel or HeadDifferenceModel, and below them both sides of the chosen row in full.
class DifferenceTable final : public QWidget
{
    Q_OBJECT

public:
    /// `model` must outlive this.
    DifferenceTable(const QString &name, QAbstractItemModel &model, QWidget *parent = nullptr);

    /// Shows this in place of an empty table.
    void setEmpty(const QString &icon, const QString &title, const QString &sentence);
    void focusFirst();

private:
    QWidget *buildDetail();
    void showPage();
    void showCurrent();

    QAbstractItemModel &m_model;
    TableView *m_table;
    CodeView *m_left;
    CodeView *m_right;
    QWidget *m_detail;
    PaneSplitter *m_split;
    EmptyState *m_empty;
    QStackedLayout *m_pages;
    bool m_isArranged = false;
};

} // namespace runlatch::ui
