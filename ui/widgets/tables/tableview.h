// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QTableView>

#include <functional>

class QHelpEvent;

namespace runlatch::ui {

/// A table in the visual language: whole rows, no grid, one height, a bar at the current row. Set columns after
/// `setModel()`. Only one column stretches: the column with human text.
class TableView : public QTableView
{
    Q_OBJECT

public:
    enum class Cell { Text, Muted, Mono }; ///< Mono is muted, too, and elided in the middle

    explicit TableView(const QString &accessibleName, QWidget *parent = nullptr);

    void setStretchColumn(int column);
    void setCell(int column, Cell cell);
    Cell cell(int column) const { return m_cells.value(column, Cell::Text); }
    /// The width at which neither `sample` nor the header's word is cut. `extra` is the pixels that a delegate adds.
    int widthOf(int column, const QString &sample, int extra = 0) const;
    /// Makes the column wide enough for `sample` and for the header's word. `extra` is the pixels that a delegate adds.
    void setSample(int column, const QString &sample, int extra = 0);
    /// Chooses rows that are shown entirely muted, such as archived ones.
    void setMutedRows(std::function<bool(const QModelIndex &)> muted);
    bool isMuted(const QModelIndex &index) const { return m_muted && m_muted(index); }
    int firstColumn() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< shows a tool tip for a heading that has no room
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    void updateGeometries() override;

private:
    void measure();
    int padding(int column) const;
    int wordWidth(int column) const;
    bool showHeading(const QHelpEvent &event);
    void setHoverRow(int row);
    QRect rowRect(int row) const;

    QHash<int, Cell> m_cells;
    std::function<bool(const QModelIndex &)> m_muted;
    int m_hoverRow = -1;
};

} // namespace runlatch::ui
