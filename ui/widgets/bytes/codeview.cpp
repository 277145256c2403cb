// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/bytes/codeview.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"

#include <QEvent>
#include <QMimeData>
#include <QPainter>
#include <QTextCursor>

namespace runlatch::ui {

bool hasLongerLine(QStringView text, qsizetype longest)
{
    qsizetype begin = 0;
    for (qsizetype end = text.indexOf(u'\n'); end >= 0; end = text.indexOf(u'\n', begin)) {
        if (end - begin > longest)
            return true;
        begin = end + 1;
    }
    return text.size() - begin > longest;
}

CodeView::CodeView(const QString &accessibleName, Place place, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_place(place)
{
    setAccessibleName(accessibleName);
    setReadOnly(true);
    setLayoutDirection(Qt::LeftToRight); // in every language
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFrameShape(NoFrame);
    setLineWrapMode(NoWrap);
    setTabChangesFocus(true);
    viewport()->setAutoFillBackground(false);
    setFont(Theme::of(this).font(TextStyle::Mono));
    takeMargin();
    restyle();
}

void CodeView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        restyle();
        if (!m_boxes.isEmpty()) // otherwise the owner may have selections of its own
            setBoxes(m_boxes);
    }
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        takeMargin();
}

void CodeView::paintEvent(QPaintEvent *event)
{
    const Theme &theme = Theme::of(this);
    const double radius = m_place == Place::Inset ? theme.u() : 0;
    {
        QPainter painter(viewport());
        style::paintBox(&painter, viewport()->rect(), palette().color(QPalette::Base), QColor(), radius);
    }
    paintBoxes();
    QPlainTextEdit::paintEvent(event);
    if (hasFocus()) {
        QPainter painter(viewport());
        style::paintFocus(&painter, viewport()->rect(), theme, radius);
    }
}

void CodeView::setEditable(int most, int longestLine)
{
    m_most = most;
    m_longestLine = longestLine;
    setTextInteractionFlags(most > 0 ? Qt::TextEditorInteraction
                                     : Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

void CodeView::insertFromMimeData(const QMimeData *source)
{
    const QTextCursor cursor = textCursor();
    const int kept = document()->characterCount() - 1 - (cursor.selectionEnd() - cursor.selectionStart());
    const QString text = source->text();
    if (text.size() <= m_most - kept && (m_longestLine == 0 || !hasLongerLine(text, m_longestLine)))
        QPlainTextEdit::insertFromMimeData(source);
    else
        emit refused(text);
}

void CodeView::setBoxes(const QList<Box> &boxes)
{
    m_boxes = boxes;
    QList<QTextEdit::ExtraSelection> selections;
    for (const Box &box : m_boxes) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        selection.cursor.setPosition(box.position);
        selection.cursor.setPosition(box.position + box.length, QTextCursor::KeepAnchor);
        selection.format.setForeground(Theme::of(this).toneText(Tone::Error));
        selections.append(selection);
    }
    setExtraSelections(selections);
}

int CodeView::heightOf(int lines) const
{
    return lines * QFontMetrics(font()).lineSpacing() + static_cast<int>(2 * document()->documentMargin());
}

void CodeView::paintBoxes()
{
    const Theme &theme = Theme::of(this);
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Box &box : m_boxes) {
        QTextCursor cursor(document());
        cursor.setPosition(box.position);
        const QRect begin = cursorRect(cursor);
        cursor.setPosition(box.position + box.length);
        const int margin = theme.u() / 2;
        const QRectF rect(QPointF(begin.left() - margin, begin.top()),
                          QPointF(cursorRect(cursor).left() + margin, begin.bottom()));
        style::paintBox(&painter, rect, theme.toneFill(Tone::Error), theme.toneText(Tone::Error), theme.u() / 2.0);
    }
}

/// A margin that is set counts as a change of the text, so it is set only when the size of the text is another one.
void CodeView::takeMargin()
{
    const int margin = (m_place == Place::Pane ? 4 : 3) * Theme::of(this).u();
    if (document()->documentMargin() != margin)
        document()->setDocumentMargin(margin);
}

/// Sets the colors. The scroll bars take their background from the same color.
void CodeView::restyle()
{
    const QColor fill = Theme::of(this).color(m_place == Place::Inset ? Token::Code : Token::Base);
    if (palette().color(QPalette::Base) == fill)
        return;
    QPalette own;
    own.setColor(QPalette::Base, fill);
    setPalette(own);
}

} // namespace runlatch::ui
