// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/complexcontrols.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"

#include <QPainter>
#include <QScrollArea>
#include <QStyleOption>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace runlatch::ui::style {

namespace {

bool paintComboBox(const Theme &theme, const QStyleOptionComplex &option, QPainter *painter, const QWidget *widget)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool open = option.state.testFlag(QStyle::State_On);
    const bool hover = enabled && (open || option.state.testFlag(QStyle::State_MouseOver));
    if (roleOf(widget) == Role::Flat) {
        QColor tint = theme.color(Token::Text);
        tint.setAlpha(18);
        paintBox(painter, option.rect, hover ? tint : QColor(), QColor(), theme.u());
    } else {
        const bool invalid = widget && widget->property(InvalidProperty).toBool();
        const QColor border =
            invalid ? theme.toneText(Tone::Error) : theme.color(enabled ? Token::FieldBorder : Token::Hairline);
        paintBox(painter, option.rect, theme.color(enabled ? Token::Base : Token::Window), border, theme.u());
    }
    if (option.state.testFlag(QStyle::State_HasFocus))
        paintFocus(painter, option.rect, theme, theme.u());
    const auto arrow = subControlRect(theme, QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxArrow);
    QRect place(0, 0, theme.iconSize() - 4, theme.iconSize() - 4);
    place.moveCenter(arrow->center());
    theme.paintIcon(painter, place, u"chevron-down"_s, theme.color(enabled ? Token::Muted : Token::Faint));
    return true;
}

QRect comboBoxPart(const Theme &theme, const QStyleOptionComplex &option, QStyle::SubControl part)
{
    const QRect rect = option.rect;
    const int arrow = theme.iconSize() - 4 + 3 * theme.u();
    QRect found = rect;
    if (part == QStyle::SC_ComboBoxArrow)
        found.setLeft(rect.right() - arrow + 1);
    else if (part == QStyle::SC_ComboBoxEditField)
        found.adjust(2 * theme.u(), 2, -arrow, -2);
    return QStyle::visualRect(option.direction, rect, found);
}

/// Start and length of the slider along the bar.
QRect sliderRect(const Theme &theme, const QStyleOptionSlider &bar)
{
    const bool horizontal = bar.orientation == Qt::Horizontal;
    const int room = horizontal ? bar.rect.width() : bar.rect.height();
    const qint64 steps = qint64(bar.maximum) - bar.minimum;
    int length = room;
    if (steps > 0)
        length = qBound(qMin(8 * theme.u(), room), int(qint64(room) * bar.pageStep / (steps + bar.pageStep)), room);
    const int begin =
        QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, room - length, bar.upsideDown);
    return horizontal ? QRect(bar.rect.left() + begin, bar.rect.top(), length, bar.rect.height())
                      : QRect(bar.rect.left(), bar.rect.top() + begin, bar.rect.width(), length);
}

QRect scrollBarPart(const Theme &theme, const QStyleOptionSlider &bar, QStyle::SubControl part)
{
    const QRect slider = sliderRect(theme, bar);
    const bool horizontal = bar.orientation == Qt::Horizontal;
    QRect found = bar.rect;
    switch (part) {
    case QStyle::SC_ScrollBarGroove: break;
    case QStyle::SC_ScrollBarSlider: found = slider; break;
    case QStyle::SC_ScrollBarSubPage:
        horizontal ? found.setRight(slider.left() - 1) : found.setBottom(slider.top() - 1);
        break;
    case QStyle::SC_ScrollBarAddPage:
        horizontal ? found.setLeft(slider.right() + 1) : found.setTop(slider.bottom() + 1);
        break;
    default: return {}; // the scroll bar has no arrows at its ends
    }
    return found;
}

/// A scroll bar stands on what it scrolls, which is a pane or the window.
QPalette::ColorRole grooveOf(const QWidget *bar)
{
    const QWidget *container = bar ? bar->parentWidget() : nullptr;
    const auto *area = qobject_cast<const QScrollArea *>(container ? container->parentWidget() : nullptr);
    return area && area->widget() ? area->widget()->backgroundRole() : QPalette::Base;
}

bool paintScrollBar(const Theme &theme, const QStyleOptionComplex &option, QPainter *painter, const QWidget *widget)
{
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(&option);
    if (!bar)
        return false;
    painter->fillRect(option.rect, option.palette.color(grooveOf(widget)));
    if (bar->maximum <= bar->minimum)
        return true;
    const bool held = (option.state.testFlag(QStyle::State_Sunken) || option.state.testFlag(QStyle::State_MouseOver))
        && option.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider);
    const double inset = theme.u() * 0.6;
    const QRectF slider = QRectF(sliderRect(theme, *bar)).adjusted(inset, inset, -inset, -inset);
    const double radius = qMin(slider.width(), slider.height()) / 2;
    paintBox(painter, slider, theme.color(held ? Token::FieldBorder : Token::ButtonBorder), QColor(), radius);
    return true;
}

} // namespace

bool drawComplexControl(const Theme &theme, QStyle::ComplexControl control, const QStyleOptionComplex &option,
                        QPainter *painter, const QWidget *widget)
{
    switch (control) {
    case QStyle::CC_ComboBox: return paintComboBox(theme, option, painter, widget);
    case QStyle::CC_ScrollBar: return paintScrollBar(theme, option, painter, widget);
    default: return false;
    }
}

void finishComplexControl(const Theme &theme, QStyle::ComplexControl control, const QStyleOptionComplex &option,
                          QPainter *painter, const QWidget *widget)
{
    const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(&option);
    if (control != QStyle::CC_SpinBox || !spin || !spin->frame)
        return;
    const bool still = !option.state.testFlag(QStyle::State_Enabled) || option.state.testFlag(QStyle::State_ReadOnly);
    QColor border = theme.color(still ? Token::Hairline : Token::FieldBorder);
    if (widget && widget->property(InvalidProperty).toBool())
        border = theme.toneText(Tone::Error);
    paintBox(painter, option.rect, QColor(), border, theme.u());
    if (option.state.testFlag(QStyle::State_HasFocus))
        paintFocus(painter, option.rect, theme, theme.u());
}

std::optional<QRect> subControlRect(const Theme &theme, QStyle::ComplexControl control,
                                    const QStyleOptionComplex &option, QStyle::SubControl part)
{
    if (control == QStyle::CC_ComboBox && part != QStyle::SC_ComboBoxListBoxPopup)
        return comboBoxPart(theme, option, part);
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(&option);
    if (control == QStyle::CC_ScrollBar && bar)
        return scrollBarPart(theme, *bar, part);
    return std::nullopt;
}

} // namespace runlatch::ui::style
