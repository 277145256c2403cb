// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/bytes/byteslayout.h"
#include "ui/widgets/keys/copying.h"

#include <QAbstractScrollArea>

#include <atomic>
#include <memory>
#include <optional>

namespace runlatch::ui {

class Theme;

/// A read-only view of bytes, as text or hexadecimal, in which nothing is invisible. It paints only the visible rows.
/// The index of rows is made in the thread pool, and again when the width changes, so 20 MB do not block the window, be
/// they one line or millions. Arrow keys move a cursor; with Shift they select.
class BytesView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    enum Mode { Text, Hex };
    /// The most bytes that are copied at once; the clipboard and whoever pastes would choke on more.
    static constexpr qsizetype MaxCopiedBytes = 4 * 1024 * 1024;
    /// The most bytes that the window's thread lays out or copies.
    static constexpr qsizetype MaxDirectBytes = 64 * 1024;

    explicit BytesView(const QString &accessibleName, QWidget *parent = nullptr);
    ~BytesView() override;

    /// Begins at the top, unless the bytes have the same number as before and `keepsPlace` is set.
    void setBytes(const QByteArray &bytes, bool keepsPlace = false);
    const QByteArray &bytes() const { return m_bytes; }
    void setMode(Mode mode);
    Mode mode() const { return m_mode; }
    /// Selects the bytes and shows them, at once or when the index is there.
    void select(qsizetype offset, qsizetype length);
    /// The same for a line and column as the linter counts them.
    void goTo(text::TextRows::Place place);
    qsizetype cursor() const { return m_cursor; }
    qsizetype selectionBegin() const; ///< the cursor if nothing is selected
    QByteArray selected() const;
    /// Marks places, in ascending order, all of one length.
    void setMarks(const QList<qsizetype> &offsets, qsizetype length);
    QString placeText() const; ///< "Line 3, column 5, byte 120" of selectionBegin(), and what is selected
    bool isBusy() const { return m_cancelled != nullptr; }

    void setCopied(Copied kind) { m_copied = kind; } ///< what a copy of the bytes is
    void copy(); ///< at once or later; no more than MaxCopiedBytes, which placeText() says
    void selectAll();

signals:
    void placeChanged();
    void busyChanged(bool busy);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    // bytesview.cpp: the index, the place
    void addActions();
    void layOut();
    void take(std::shared_ptr<const text::TextRows> rows);
    void cancel();
    void measure();
    void setCursorTo(qsizetype offset, bool selects);
    void show(qsizetype offset);
    QByteArray copied() const;
    int pageRows() const;
    int marginWidth() const;
    int columnsInView() const;
    qsizetype offsetAt(const QPoint &point) const;
    qsizetype step(bool forward) const;
    std::optional<qsizetype> moved(const QKeyEvent &event) const;
    qsizetype rowMoved(qsizetype by) const;
    qsizetype rowEdge(bool isEnd) const;
    bool knowsRows() const { return m_rows || m_mode == Hex; }
    void tellPlace();

    // bytespainting.cpp
    void paintRow(QPainter &painter, const BytesLayout::Row &row, int top, const Theme &theme) const;
    void paintCells(QPainter &painter, const BytesLayout::Row &row, int top, const Theme &theme) const;
    void paintCursor(QPainter &painter, const BytesLayout::Row &row, int top, const Theme &theme) const;
    bool isMarked(qsizetype offset) const;
    double cellWidth() const;
    int rowHeight() const;
    QRectF cellBox(const BytesLayout::Cell &cell, int top) const;

    QByteArray m_bytes;
    Mode m_mode = Text;
    Copied m_copied = Copied::Text;
    std::shared_ptr<const text::TextRows> m_rows; ///< of m_bytes; null until they are known
    std::unique_ptr<BytesLayout> m_layout;
    std::shared_ptr<std::atomic<bool>> m_cancelled; ///< of the index under way
    std::unique_ptr<QObject> m_copying;             ///< context of the copy under way
    qsizetype m_cursor = 0;
    qsizetype m_anchor = 0; ///< the other end of the selection
    std::optional<qsizetype> m_toShow;
    std::optional<text::TextRows::Place> m_toGo;
    QList<qsizetype> m_marks;
    qsizetype m_markLength = 0;
};

} // namespace runlatch::ui
