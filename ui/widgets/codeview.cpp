// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/codeview.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"

#include <QEvent>
#include <QPainter>

namespace runlatch::ui {

CodeView::CodeView(const QString &accessibleName, Place place, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_place(place)
{
    setAccessibleName(accessibleName);
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFrameShape(NoFrame);
    setLineWrapMode(NoWrap);
    setTabChangesFocus(true);
    viewport()->setAutoFillBackground(false);
    const Theme &theme = Theme::of(this);
    setFont(theme.font(TextStyle::Mono));
    document()->setDocumentMargin((place == Place::Pane ? 4 : 3) * theme.u());
    restyle();
}

void CodeView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        restyle();
    QPlainTextEdit::changeEvent(event);
}

void CodeView::paintEvent(QPaintEvent *event)
{
    const Theme &theme = Theme::of(this);
    const double radius = m_place == Place::Inset ? theme.u() : 0;
    {
        QPainter painter(viewport());
        style::paintBox(&painter, viewport()->rect(), palette().color(QPalette::Base), QColor(), radius);
    }
    QPlainTextEdit::paintEvent(event);
    if (hasFocus()) {
        QPainter painter(viewport());
        style::paintFocus(&painter, viewport()->rect(), theme, radius);
    }
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
