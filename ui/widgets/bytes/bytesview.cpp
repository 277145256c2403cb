// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/bytes/bytesview.h"

#include "base/answer.h"
#include "text/plaintext.h"
#include "ui/style/theme.h"
#include "ui/widgets/keys/shortcuts.h"

#include <QAction>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QScrollBar>
#include <QThreadPool>

#include <algorithm>
#include <climits>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using text::TextRows;

BytesView::BytesView(const QString &accessibleName, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_rows(std::make_shared<TextRows>())
    , m_layout(std::make_unique<TextBytesLayout>(QByteArray(), m_rows))
{
    setAccessibleName(accessibleName);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFont(Theme::of(this).font(TextStyle::Mono));
    setLayoutDirection(Qt::LeftToRight); // in every language
    viewport()->setBackgroundRole(QPalette::Base);
    viewport()->setCursor(Qt::IBeamCursor);
    addActions();
}

BytesView::~BytesView()
{
    cancel();
}

void BytesView::addActions()
{
    const auto add = [this](const QString &id, const QString &text, QKeySequence::StandardKey key,
                            void (BytesView::*run)()) {
        auto *action = new QAction(text, this);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, run);
        addAction(action);
        Shortcuts::all().add(*action, id);
    };
    add(u"bytes.copy"_s, tr("Copy the selection"), QKeySequence::Copy, &BytesView::copy);
    add(u"bytes.select_all"_s, tr("Select all"), QKeySequence::SelectAll, &BytesView::selectAll);
    setContextMenuPolicy(Qt::ActionsContextMenu);
}

void BytesView::setBytes(const QByteArray &bytes, bool keepsPlace)
{
    const bool keeps = keepsPlace && bytes.size() == m_bytes.size();
    const QList<BytesLayout::Row> first = m_layout->rows(verticalScrollBar()->value(), 1);
    const qsizetype top = keeps && !first.isEmpty() ? first.first().offset : 0;
    cancel();
    m_bytes = bytes;
    m_rows.reset();
    m_marks.clear();
    if (!keeps) {
        m_cursor = m_anchor = 0;
        m_toShow.reset();
        m_toGo.reset();
    }
    if (m_bytes.size() > MaxDirectBytes && keeps)
        m_toShow = m_toShow.value_or(top);
    layOut();
    verticalScrollBar()->setValue(static_cast<int>(std::min<qsizetype>(m_layout->rowOf(top), INT_MAX)));
    tellPlace();
}

void BytesView::setMode(Mode mode)
{
    if (m_mode == mode)
        return;
    m_mode = mode;
    m_toShow = selectionBegin();
    layOut();
    tellPlace();
}

/// Makes the index that the width needs. Until it is there, the rows stay as they are.
void BytesView::layOut()
{
    const int columns = columnsInView();
    if (!m_rows && m_bytes.size() > MaxDirectBytes && m_mode == Text)
        m_layout = std::make_unique<TextBytesLayout>(QByteArray(), std::make_shared<TextRows>());
    if (m_mode == Hex)
        m_layout = std::make_unique<HexBytesLayout>(m_bytes);
    if (m_rows && m_rows->columns() == columns) {
        cancel();
        take(m_rows);
    } else if (m_bytes.size() <= MaxDirectBytes) {
        take(std::make_shared<TextRows>(m_bytes, columns));
    } else {
        cancel();
        const auto cancelled = m_cancelled = std::make_shared<std::atomic<bool>>(false);
        using Found = std::shared_ptr<const TextRows>;
        const base::Answer<Found> answer(this, [this, cancelled](const base::Result<Found> &found) {
            if (!*cancelled) {
                m_cancelled.reset();
                take(*found);
                emit busyChanged(false);
            }
        });
        QThreadPool::globalInstance()->start([bytes = m_bytes, columns, cancelled, answer] {
            answer(std::make_shared<const TextRows>(bytes, columns, cancelled.get()));
        });
        emit busyChanged(true);
        measure();
    }
}

void BytesView::take(std::shared_ptr<const TextRows> rows)
{
    m_rows = std::move(rows);
    if (m_mode == Text) {
        const QList<BytesLayout::Row> first = m_layout->rows(verticalScrollBar()->value(), 1);
        const qsizetype top = first.isEmpty() ? 0 : first.first().offset;
        m_layout = std::make_unique<TextBytesLayout>(m_bytes, m_rows);
        measure();
        verticalScrollBar()->setValue(static_cast<int>(m_layout->rowOf(std::min(top, m_bytes.size()))));
    }
    measure();
    if (m_toGo) {
        const qsizetype offset = m_rows->offsetOf(m_bytes, *std::exchange(m_toGo, std::nullopt));
        select(offset, 0);
    } else if (m_toShow) {
        show(*std::exchange(m_toShow, std::nullopt));
    }
    tellPlace();
}

void BytesView::cancel()
{
    if (!m_cancelled)
        return;
    *std::exchange(m_cancelled, nullptr) = true;
    emit busyChanged(false);
}

void BytesView::measure()
{
    const qsizetype rows = std::min<qsizetype>(m_layout->rowCount(), INT_MAX);
    verticalScrollBar()->setPageStep(pageRows());
    verticalScrollBar()->setRange(0, static_cast<int>(std::max<qsizetype>(rows - pageRows(), 0)));
    viewport()->update();
}

void BytesView::select(qsizetype offset, qsizetype length)
{
    m_anchor = std::clamp<qsizetype>(offset, 0, m_bytes.size());
    m_cursor = std::clamp<qsizetype>(offset + length, 0, m_bytes.size());
    if (isBusy() && m_mode == Text)
        m_toShow = m_anchor;
    else
        show(m_anchor);
    viewport()->update();
    tellPlace();
}

void BytesView::goTo(TextRows::Place place)
{
    if (!m_rows || isBusy())
        m_toGo = place;
    else
        select(m_rows->offsetOf(m_bytes, place), 0);
}

qsizetype BytesView::selectionBegin() const
{
    return std::min(m_anchor, m_cursor);
}

QByteArray BytesView::selected() const
{
    return m_bytes.sliced(selectionBegin(), std::abs(m_cursor - m_anchor));
}

void BytesView::setMarks(const QList<qsizetype> &offsets, qsizetype length)
{
    m_marks = offsets;
    m_markLength = length;
    viewport()->update();
}

QString BytesView::placeText() const
{
    const QLocale locale;
    const qsizetype offset = selectionBegin();
    const QString byte = locale.toString(offset);
    QString text = tr("byte %1").arg(byte);
    if (m_rows && !isBusy()) {
        const TextRows::Place place = m_rows->placeOf(m_bytes, offset);
        text = tr("Line %1, column %2, byte %3").arg(locale.toString(place.line), locale.toString(place.column), byte);
    }
    if (m_cursor == m_anchor)
        return text;
    const auto count = static_cast<int>(std::abs(m_cursor - m_anchor));
    if (count > MaxCopiedBytes)
        return tr("%n byte(s) selected, a copy has the first 4 MB", nullptr, count);
    return tr("%1, %n byte(s) selected", nullptr, count).arg(text);
}

/// The place and the row's text, for screen readers.
void BytesView::tellPlace()
{
    const QList<BytesLayout::Row> row = m_layout->rows(m_layout->rowOf(m_cursor), 1);
    QString text;
    for (const BytesLayout::Cell &cell : row.isEmpty() ? QList<BytesLayout::Cell>() : row.first().cells)
        text += cell.text;
    setAccessibleDescription(placeText() + u": "_s + text::plainText(text));
    emit placeChanged();
}

/// The selected bytes, up to the most that is copied.
QByteArray BytesView::copied() const
{
    const qsizetype begin = selectionBegin();
    qsizetype end = std::max(m_anchor, m_cursor);
    if (end - begin > MaxCopiedBytes) {
        end = begin + MaxCopiedBytes;
        for (int i = 0; i < 3 && m_mode == Text && (uchar(m_bytes[end]) & 0xC0) == 0x80; ++i)
            --end; // half a character stays out
    }
    return m_bytes.sliced(begin, end - begin);
}

/// The newest copy is the one that counts.
void BytesView::copy()
{
    const QByteArray bytes = copied();
    if (bytes.isEmpty())
        return;
    m_copying = std::make_unique<QObject>();
    const auto text = [bytes, mode = m_mode] {
        return mode == Hex ? QString::fromLatin1(bytes.toHex(' ')) : QString::fromUtf8(bytes);
    };
    if (bytes.size() <= MaxDirectBytes) {
        copyText(text(), m_copied);
        return;
    }
    const base::Answer<QString> answer(m_copying.get(),
                                       [kind = m_copied](const base::Result<QString> &made) { copyText(*made, kind); });
    QThreadPool::globalInstance()->start([text, answer] { answer(text()); });
}

void BytesView::selectAll()
{
    m_anchor = 0;
    m_cursor = m_bytes.size();
    viewport()->update();
    tellPlace();
}

void BytesView::setCursorTo(qsizetype offset, bool selects)
{
    m_cursor = std::clamp<qsizetype>(offset, 0, m_bytes.size());
    if (!selects)
        m_anchor = m_cursor;
    if (!knowsRows()) {
        m_toShow = m_cursor;
        m_toGo.reset();
    }
    show(m_cursor);
    viewport()->update();
    tellPlace();
}

void BytesView::show(qsizetype offset)
{
    const auto row = static_cast<int>(std::min<qsizetype>(m_layout->rowOf(offset), INT_MAX));
    const int top = verticalScrollBar()->value();
    if (row < top)
        verticalScrollBar()->setValue(row);
    else if (row >= top + pageRows())
        verticalScrollBar()->setValue(row - pageRows() + 1 + (row >= top + 2 * pageRows() ? pageRows() / 2 : 0));
    viewport()->update();
}

/// The next or previous character; a byte in hexadecimal.
qsizetype BytesView::step(bool forward) const
{
    if (!forward && m_cursor == 0)
        return 0;
    const qsizetype within = forward ? m_cursor : m_cursor - 1;
    for (const BytesLayout::Row &row : m_layout->rows(m_layout->rowOf(within), 1)) {
        for (const BytesLayout::Cell &cell : row.cells) {
            if (within >= cell.offset && within < cell.offset + cell.length)
                return forward ? cell.offset + cell.length : cell.offset;
        }
    }
    return m_cursor;
}

/// The same place in a row further down (or up, if negative).
qsizetype BytesView::rowMoved(qsizetype by) const
{
    if (!knowsRows())
        return m_cursor;
    const qsizetype here = m_layout->rowOf(m_cursor);
    const qsizetype there = std::clamp<qsizetype>(here + by, 0, m_layout->rowCount() - 1);
    const auto from = m_layout->rows(here, 1);
    const auto to = m_layout->rows(there, 1);
    if (from.isEmpty() || to.isEmpty() || here == there)
        return by < 0 ? 0 : m_bytes.size();
    const auto isAtCursor = [this](const BytesLayout::Cell &cell) { return cell.offset + cell.length > m_cursor; };
    const auto &cells = from.first().cells;
    const auto current = std::find_if(cells.begin(), cells.end(), isAtCursor);
    const int column = current != cells.end() ? current->column : cells.isEmpty() ? 0 : cells.last().column + 1;
    for (const BytesLayout::Cell &cell : to.first().cells) {
        if (cell.column + cell.columns > column)
            return cell.offset;
    }
    const qsizetype end = to.first().end;
    return end > to.first().offset && there + 1 < m_layout->rowCount() ? to.first().cells.last().offset : end;
}

/// The first or last place in the row of the cursor.
qsizetype BytesView::rowEdge(bool isEnd) const
{
    if (!knowsRows())
        return m_cursor;
    const BytesLayout::Row row = m_layout->rows(m_layout->rowOf(m_cursor), 1).constFirst();
    if (!isEnd)
        return row.offset;
    return row.end == m_bytes.size() || row.cells.isEmpty() ? row.end : row.cells.last().offset;
}

std::optional<qsizetype> BytesView::moved(const QKeyEvent &event) const
{
    const bool wholly = event.modifiers().testFlag(Qt::ControlModifier);
    switch (event.key()) {
    case Qt::Key_Left: return step(false);
    case Qt::Key_Right: return step(true);
    case Qt::Key_Up: return rowMoved(-1);
    case Qt::Key_Down: return rowMoved(1);
    case Qt::Key_PageUp: return rowMoved(-pageRows());
    case Qt::Key_PageDown: return rowMoved(pageRows());
    case Qt::Key_Home: return wholly ? 0 : rowEdge(false);
    case Qt::Key_End: return wholly ? m_bytes.size() : rowEdge(true);
    default: return {};
    }
}

void BytesView::keyPressEvent(QKeyEvent *event)
{
    if (const auto offset = moved(*event))
        setCursorTo(*offset, event->modifiers().testFlag(Qt::ShiftModifier));
    else
        QWidget::keyPressEvent(event); // the page's keys
}

void BytesView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        setCursorTo(offsetAt(event->pos()), event->modifiers().testFlag(Qt::ShiftModifier));
}

void BytesView::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        setCursorTo(offsetAt(event->pos()), true);
}

void BytesView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void BytesView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void BytesView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void BytesView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_layout)
        layOut();
}

} // namespace runlatch::ui
