// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/primitives.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QListView>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleOption>
#include <QTextEdit>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace runlatch::ui::style {

namespace {

struct PrimitiveDrawing
{
    const Theme &theme;
    const QStyleOption &option;
    QPainter *painter;
    const QWidget *widget;

    bool is(QStyle::StateFlag flag) const { return option.state.testFlag(flag); }
    QColor color(Token token) const { return theme.color(token); }
    double radius() const { return theme.u(); }
};

QColor flatHover(const PrimitiveDrawing &drawing)
{
    QColor tint = drawing.color(Token::Text);
    tint.setAlpha(drawing.is(QStyle::State_Sunken) ? 34 : 18);
    return tint;
}

void paintFlatButton(const PrimitiveDrawing &drawing)
{
    const bool checked = drawing.is(QStyle::State_On);
    if (drawing.is(QStyle::State_Enabled)
        && (checked || drawing.is(QStyle::State_MouseOver) || drawing.is(QStyle::State_Sunken)))
        paintBox(drawing.painter, drawing.option.rect, flatHover(drawing), QColor(), drawing.radius());
    if (drawing.is(QStyle::State_HasFocus))
        paintFocus(drawing.painter, drawing.option.rect, drawing.theme, drawing.radius());
}

void paintFilledButton(const PrimitiveDrawing &drawing, Token fill)
{
    QColor color = drawing.color(fill);
    if (drawing.is(QStyle::State_Sunken))
        color = color.darker(115);
    else if (drawing.is(QStyle::State_MouseOver))
        color = color.darker(107);
    const QRectF rect = drawing.option.rect;
    paintBox(drawing.painter, rect, color, QColor(), drawing.radius());
    // A line in the accent color would be invisible on the accent.
    if (drawing.is(QStyle::State_HasFocus))
        paintBox(drawing.painter, rect.adjusted(2, 2, -2, -2), QColor(), drawing.color(Token::OnAccent),
                 drawing.radius() - 1, 1.5);
}

void paintStandardButton(const PrimitiveDrawing &drawing)
{
    const bool enabled = drawing.is(QStyle::State_Enabled);
    const bool on = enabled && drawing.is(QStyle::State_On);
    Token fill = enabled ? Token::Button : Token::Window;
    if (enabled && drawing.is(QStyle::State_Sunken))
        fill = Token::Code;
    else if (on)
        fill = Token::Selection;
    else if (enabled && drawing.is(QStyle::State_MouseOver))
        fill = Token::Hover;
    const Token border = on ? Token::Accent : enabled ? Token::ButtonBorder : Token::Hairline;
    paintBox(drawing.painter, drawing.option.rect, drawing.color(fill), drawing.color(border), drawing.radius());
    if (drawing.is(QStyle::State_HasFocus))
        paintFocus(drawing.painter, drawing.option.rect, drawing.theme, drawing.radius());
}

bool paintButton(const PrimitiveDrawing &drawing)
{
    const Role role = roleOf(drawing.widget);
    if (role == Role::Text || role == Role::Icon || role == Role::Flat)
        paintFlatButton(drawing);
    else if (role != Role::Standard && drawing.is(QStyle::State_Enabled))
        paintFilledButton(drawing, role == Role::Danger ? Token::Danger : Token::Accent);
    else
        paintStandardButton(drawing);
    return true;
}

bool paintField(const PrimitiveDrawing &drawing)
{
    const bool enabled = drawing.is(QStyle::State_Enabled);
    const bool invalid = drawing.widget && drawing.widget->property(InvalidProperty).toBool();
    const bool still = !enabled || drawing.is(QStyle::State_ReadOnly);
    QColor border = drawing.color(still ? Token::Hairline : Token::FieldBorder);
    if (invalid)
        border = drawing.theme.toneText(Tone::Error);
    const QColor fill = drawing.color(enabled ? Token::Base : Token::Window);
    paintBox(drawing.painter, drawing.option.rect, fill, border, drawing.radius());
    if (drawing.is(QStyle::State_HasFocus))
        paintFocus(drawing.painter, drawing.option.rect, drawing.theme, drawing.radius());
    return true;
}

bool paintLineEdit(const PrimitiveDrawing &drawing)
{
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(&drawing.option);
    return !frame || frame->lineWidth <= 0 || paintField(drawing);
}

/// Draws a text edit as a field, and any other frame as a hairline.
bool paintFrame(const PrimitiveDrawing &drawing)
{
    if (qobject_cast<const QTextEdit *>(drawing.widget) || qobject_cast<const QPlainTextEdit *>(drawing.widget))
        return paintField(drawing);
    paintBox(drawing.painter, drawing.option.rect, QColor(), drawing.color(Token::Hairline), 0);
    return true;
}

bool paintCheckBox(const PrimitiveDrawing &drawing)
{
    const bool enabled = drawing.is(QStyle::State_Enabled);
    const bool on = drawing.is(QStyle::State_On) || drawing.is(QStyle::State_NoChange);
    const QRect rect = drawing.option.rect;
    const double radius = drawing.radius() * 0.75;
    const Token border = enabled ? Token::FieldBorder : Token::Hairline;
    const QColor fill = drawing.color(!enabled ? Token::Window : on ? Token::Accent : Token::Base);
    paintBox(drawing.painter, rect, fill, on && enabled ? QColor() : drawing.color(border), radius);
    const QColor mark = drawing.color(enabled ? Token::OnAccent : Token::Faint);
    if (drawing.is(QStyle::State_On))
        drawing.theme.paintIcon(drawing.painter, rect.adjusted(2, 2, -2, -2), u"check"_s, mark);
    else if (drawing.is(QStyle::State_NoChange))
        drawing.painter->fillRect(QRect(rect.left() + 4, rect.center().y(), rect.width() - 8, 2), mark);
    if (drawing.is(QStyle::State_HasFocus))
        paintBox(drawing.painter, rect, QColor(), on ? drawing.color(Token::Text) : drawing.color(Token::Focus), radius,
                 2);
    return true;
}

bool paintRadioButton(const PrimitiveDrawing &drawing)
{
    const bool enabled = drawing.is(QStyle::State_Enabled);
    const bool on = drawing.is(QStyle::State_On);
    const QRectF rect = drawing.option.rect;
    const double half = rect.width() / 2;
    const Token border = enabled ? Token::FieldBorder : Token::Hairline;
    const QColor fill = drawing.color(!enabled ? Token::Window : on ? Token::Accent : Token::Base);
    paintBox(drawing.painter, rect, fill, on && enabled ? QColor() : drawing.color(border), half);
    if (on) {
        const double inset = rect.width() * 0.32;
        const QColor dot = drawing.color(enabled ? Token::OnAccent : Token::Faint);
        paintBox(drawing.painter, rect.adjusted(inset, inset, -inset, -inset), dot, QColor(), half);
    }
    if (drawing.is(QStyle::State_HasFocus))
        paintBox(drawing.painter, rect, QColor(), on ? drawing.color(Token::Text) : drawing.color(Token::Focus), half,
                 2);
    return true;
}

bool paintItem(const PrimitiveDrawing &drawing)
{
    const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(&drawing.option);
    if (!item)
        return false;
    if (drawing.is(QStyle::State_Selected))
        drawing.painter->fillRect(item->rect, selectionColor(drawing.theme, drawing.widget));
    else if (item->backgroundBrush.style() != Qt::NoBrush)
        drawing.painter->fillRect(item->rect, item->backgroundBrush);
    else if (drawing.is(QStyle::State_MouseOver) && drawing.is(QStyle::State_Enabled))
        drawing.painter->fillRect(item->rect, drawing.color(Token::Hover));
    const auto *list = qobject_cast<const QListView *>(drawing.widget);
    if (list && list->currentIndex() == item->index)
        paintCurrentBar(drawing.painter, item->rect, drawing.theme, item->direction);
    return true;
}

/// Tells whether the rectangle begins where the rows of the tree begin.
bool isAtRowStart(const QTreeView &tree, const QStyleOptionViewItem &item)
{
    const QHeaderView *header = tree.header();
    const int first = header->logicalIndex(0);
    const int left = header->sectionViewportPosition(first);
    return item.direction == Qt::LeftToRight ? item.rect.left() <= left
                                             : item.rect.right() >= left + header->sectionSize(first) - 1;
}

/// Draws a row of a tree, including the area under the branches; the view asks for it in parts. Other views draw their
/// rows cell by cell.
bool paintRow(const PrimitiveDrawing &drawing)
{
    const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(&drawing.option);
    const auto *tree = qobject_cast<const QTreeView *>(drawing.widget);
    if (!item || !tree)
        return false;
    if (drawing.is(QStyle::State_Selected))
        drawing.painter->fillRect(item->rect, selectionColor(drawing.theme, tree));
    else if (item->features.testFlag(QStyleOptionViewItem::Alternate))
        drawing.painter->fillRect(item->rect, drawing.color(Token::Alternate));
    const QModelIndex current = tree->currentIndex();
    if (current.isValid() && tree->visualRect(current).top() == item->rect.top() && isAtRowStart(*tree, *item))
        paintCurrentBar(drawing.painter, item->rect, drawing.theme, item->direction);
    return true;
}

bool paintBranch(const PrimitiveDrawing &drawing)
{
    if (!drawing.is(QStyle::State_Children))
        return true;
    QRect place(0, 0, drawing.theme.iconSize() - 2, drawing.theme.iconSize() - 2);
    place.moveCenter(drawing.option.rect.center());
    const QString icon = drawing.is(QStyle::State_Open) ? u"chevron-down"_s : u"chevron-right"_s;
    drawing.theme.paintIcon(drawing.painter, place, icon, drawing.color(Token::Muted));
    return true;
}

bool paintArrow(const PrimitiveDrawing &drawing, const QString &icon)
{
    const int side = qMin(drawing.theme.iconSize() - 2, drawing.option.rect.height());
    QRect place(0, 0, side, side);
    place.moveCenter(drawing.option.rect.center());
    drawing.theme.paintIcon(drawing.painter, place, icon,
                            drawing.color(drawing.is(QStyle::State_Enabled) ? Token::Muted : Token::Faint));
    return true;
}

/// Draws the focus line. Buttons and combo boxes draw the focus on their own edge, and a view of whole rows has the
/// accent bar.
bool paintFocusRect(const PrimitiveDrawing &drawing)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(drawing.widget);
    if (view && (view->selectionBehavior() == QAbstractItemView::SelectRows || qobject_cast<const QListView *>(view)))
        return true; // the bar of the current row and the tint of the selection show it
    if (!qobject_cast<const QAbstractButton *>(drawing.widget) && !qobject_cast<const QComboBox *>(drawing.widget))
        paintFocus(drawing.painter, drawing.option.rect, drawing.theme, 0);
    return true;
}

bool paintTabBase(const PrimitiveDrawing &drawing)
{
    const QRect rect = drawing.option.rect;
    drawing.painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), drawing.color(Token::Hairline));
    return true;
}

} // namespace

bool drawPrimitive(const Theme &theme, QStyle::PrimitiveElement element, const QStyleOption &option, QPainter *painter,
                   const QWidget *widget)
{
    const PrimitiveDrawing drawing{theme, option, painter, widget};
    switch (element) {
    case QStyle::PE_PanelButtonCommand: return paintButton(drawing);
    case QStyle::PE_PanelButtonTool: paintFlatButton(drawing); return true;
    case QStyle::PE_PanelLineEdit: return paintLineEdit(drawing);
    case QStyle::PE_Frame: return paintFrame(drawing);
    case QStyle::PE_IndicatorItemViewItemCheck:
    case QStyle::PE_IndicatorCheckBox: return paintCheckBox(drawing);
    case QStyle::PE_IndicatorRadioButton: return paintRadioButton(drawing);
    case QStyle::PE_PanelItemViewItem: return paintItem(drawing);
    case QStyle::PE_PanelItemViewRow: return paintRow(drawing);
    case QStyle::PE_IndicatorBranch: return paintBranch(drawing);
    case QStyle::PE_IndicatorArrowUp: return paintArrow(drawing, u"chevron-up"_s);
    case QStyle::PE_IndicatorArrowDown: return paintArrow(drawing, u"chevron-down"_s);
    case QStyle::PE_IndicatorArrowLeft: return paintArrow(drawing, u"chevron-left"_s);
    case QStyle::PE_IndicatorArrowRight: return paintArrow(drawing, u"chevron-right"_s);
    case QStyle::PE_FrameFocusRect: return paintFocusRect(drawing);
    case QStyle::PE_FrameTabBarBase: return paintTabBase(drawing);
    case QStyle::PE_PanelScrollAreaCorner:
        painter->fillRect(option.rect, option.palette.color(QPalette::Base));
        return true;
    case QStyle::PE_PanelStatusBar: painter->fillRect(option.rect, theme.color(Token::Side)); return true;
    case QStyle::PE_FrameTabWidget:
    case QStyle::PE_FrameStatusBarItem:
    case QStyle::PE_FrameDefaultButton: return true;
    default: return false;
    }
}

} // namespace runlatch::ui::style
