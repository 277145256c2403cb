// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/controls.h"

#include "ui/style/buttonrow.h"
#include "ui/style/painting.h"
#include "ui/style/theme.h"

#include <QFrame>
#include <QPainter>
#include <QStyleOption>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace runlatch::ui::style {

namespace {

struct ControlDrawing
{
    const Theme &theme;
    QPainter *painter;
    const QWidget *widget;
};

bool paintButtonLabel(const ControlDrawing &drawing, const QStyleOption &option)
{
    if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option))
        ButtonRow(drawing.theme, *button, drawing.widget).paint(drawing.painter);
    return true;
}

bool paintSegment(const ControlDrawing &drawing, const QStyleOption &option)
{
    if (roleOf(drawing.widget) != Role::Segment)
        return false;
    const Theme &theme = drawing.theme;
    const double radius = theme.u() - 1;
    if (option.state.testFlag(QStyle::State_On))
        paintBox(drawing.painter, option.rect, theme.color(Token::Thumb), theme.color(Token::ButtonBorder), radius);
    if (option.state.testFlag(QStyle::State_HasFocus))
        paintFocus(drawing.painter, option.rect, theme, radius);
    return paintButtonLabel(drawing, option);
}

QString sortIcon(const QStyleOptionHeader &header)
{
    // The arrow shows the order as it is read: ascending is an arrow up. The names in QStyleOptionHeader mean the
    // reverse.
    return header.sortIndicator == QStyleOptionHeader::SortDown ? u"arrow-up"_s : u"arrow-down"_s;
}

bool paintHeader(const ControlDrawing &drawing, const QStyleOption &option)
{
    const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(&option);
    if (!header || header->orientation != Qt::Horizontal)
        return false;
    const Theme &theme = drawing.theme;
    QPainter *painter = drawing.painter;
    painter->save();
    const bool hover = option.state.testFlag(QStyle::State_MouseOver) && option.state.testFlag(QStyle::State_Enabled);
    painter->fillRect(option.rect, theme.color(hover ? Token::Hover : Token::Base));
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      theme.color(Token::Hairline));
    const bool sorted = header->sortIndicator != QStyleOptionHeader::None;
    const int arrow = sorted ? sortArrowRoom(theme) : 0;
    const bool leftToRight = option.direction == Qt::LeftToRight; // the position is the position on the screen
    const bool first = header->position == (leftToRight ? QStyleOptionHeader::Beginning : QStyleOptionHeader::End)
        || header->position == QStyleOptionHeader::OnlyOneSection;
    const bool wide = first && drawing.widget && qobject_cast<const QTableView *>(drawing.widget->parentWidget());
    QRect room = option.rect.adjusted((wide ? 4 : 2) * theme.u(), 0, -2 * theme.u() - arrow, 0);
    painter->setFont(theme.font(TextStyle::Small));
    const QString text = painter->fontMetrics().elidedText(header->text, Qt::ElideRight, room.width());
    const int width = painter->fontMetrics().horizontalAdvance(text);
    if (header->textAlignment & Qt::AlignRight)
        room.setLeft(room.right() - width - 1); // one spare pixel, or the text would be elided again
    paintText(painter, QStyle::visualRect(option.direction, option.rect, room), text, theme.color(Token::Muted),
              option);
    if (sorted) {
        const QRect place(room.left() + width + theme.u(), room.top(), theme.iconSize() - 2, room.height());
        theme.paintIcon(painter, QStyle::visualRect(option.direction, option.rect, place), sortIcon(*header),
                        theme.color(Token::Muted));
    }
    painter->restore();
    return true;
}

bool paintEmptyHeader(const ControlDrawing &drawing, const QStyleOption &option)
{
    const QRect rect = option.rect;
    drawing.painter->fillRect(rect, drawing.theme.color(Token::Base));
    drawing.painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), drawing.theme.color(Token::Hairline));
    return true;
}

bool paintMenuBarItem(const ControlDrawing &drawing, const QStyleOption &option)
{
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(&option);
    if (!item)
        return false;
    const Theme &theme = drawing.theme;
    drawing.painter->fillRect(option.rect, theme.color(Token::Side));
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    if (enabled && option.state.testFlag(QStyle::State_Selected))
        paintBox(drawing.painter, QRectF(option.rect).adjusted(1, 2, -1, -2), theme.color(Token::InactiveSelection),
                 QColor(), theme.u());
    paintText(drawing.painter, option.rect, item->text, theme.color(enabled ? Token::Text : Token::Faint), option,
              Qt::AlignHCenter | Qt::TextShowMnemonic);
    return true;
}

bool paintProgress(const ControlDrawing &drawing, const QStyleOption &option)
{
    const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(&option);
    if (!bar)
        return false;
    const int height = drawing.theme.u();
    QRect track(bar->rect.left(), bar->rect.center().y() - height / 2, bar->rect.width(), height);
    paintBox(drawing.painter, track, drawing.theme.color(Token::Hairline), QColor(), height / 2.0);
    const double range = bar->maximum - bar->minimum;
    const double done = range > 0 ? (bar->progress - bar->minimum) / range : 0;
    const QRect full = track;
    track.setWidth(qRound(track.width() * qBound(0.0, done, 1.0)));
    if (track.width() > 0)
        paintBox(drawing.painter, QStyle::visualRect(bar->direction, full, track), drawing.theme.color(Token::Accent),
                 QColor(), height / 2.0);
    return true;
}

bool paintLine(const ControlDrawing &drawing, const QStyleOption &option)
{
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(&option);
    if (!frame || (frame->frameShape != QFrame::HLine && frame->frameShape != QFrame::VLine))
        return false;
    QRect line = option.rect;
    if (frame->frameShape == QFrame::HLine)
        line = QRect(line.left(), line.center().y(), line.width(), 1);
    else
        line = QRect(line.center().x(), line.top(), 1, line.height());
    drawing.painter->fillRect(line, drawing.theme.color(Token::Hairline));
    return true;
}

bool paintComboBoxLabel(const ControlDrawing &drawing, const QStyleOption &option)
{
    const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(&option);
    if (!box)
        return false;
    const Theme &theme = drawing.theme;
    QRect room =
        drawing.widget->style()->subControlRect(QStyle::CC_ComboBox, box, QStyle::SC_ComboBoxEditField, drawing.widget);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    if (!box->currentIcon.isNull()) {
        const int side = theme.iconSize();
        QRect place(0, 0, side, side);
        place.moveCenter(room.center());
        place.moveLeft(room.left());
        box->currentIcon.paint(drawing.painter, QStyle::visualRect(option.direction, room, place), Qt::AlignCenter,
                               enabled ? QIcon::Normal : QIcon::Disabled);
        const QRect rest = room.adjusted(side + qRound(1.5 * theme.u()), 0, 0, 0);
        room = QStyle::visualRect(option.direction, room, rest);
    }
    if (!box->editable)
        paintText(drawing.painter, room, box->currentText, theme.color(enabled ? Token::Text : Token::Faint), option);
    return true;
}

} // namespace

bool drawControl(const Theme &theme, QStyle::ControlElement element, const QStyleOption &option, QPainter *painter,
                 const QWidget *widget)
{
    const ControlDrawing drawing{theme, painter, widget};
    switch (element) {
    case QStyle::CE_PushButtonBevel:
        widget->style()->drawPrimitive(QStyle::PE_PanelButtonCommand, &option, painter, widget);
        return true;
    case QStyle::CE_PushButtonLabel: return paintButtonLabel(drawing, option);
    case QStyle::CE_RadioButton: return paintSegment(drawing, option);
    case QStyle::CE_Header: return paintHeader(drawing, option);
    case QStyle::CE_HeaderEmptyArea: return paintEmptyHeader(drawing, option);
    case QStyle::CE_MenuBarItem: return paintMenuBarItem(drawing, option);
    case QStyle::CE_MenuBarEmptyArea: painter->fillRect(option.rect, theme.color(Token::Side)); return true;
    case QStyle::CE_ProgressBar: return paintProgress(drawing, option);
    case QStyle::CE_Splitter: painter->fillRect(option.rect, theme.color(Token::Hairline)); return true;
    case QStyle::CE_ShapedFrame: return paintLine(drawing, option);
    case QStyle::CE_ComboBoxLabel: return paintComboBoxLabel(drawing, option);
    default: return false;
    }
}

} // namespace runlatch::ui::style
