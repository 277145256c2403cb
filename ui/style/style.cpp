// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/style.h"

#include "ui/style/complexcontrols.h"
#include "ui/style/controls.h"
#include "ui/style/metrics.h"
#include "ui/style/primitives.h"
#include "ui/style/theme.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QListView>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

Style::Style(const Theme &theme)
    : QProxyStyle(u"Fusion"_s)
    , m_theme(theme)
{
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                          const QWidget *widget) const
{
    if (!style::drawPrimitive(m_theme, element, *option, painter, widget))
        QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void Style::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                        const QWidget *widget) const
{
    if (!style::drawControl(m_theme, element, *option, painter, widget))
        QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                               const QWidget *widget) const
{
    if (!style::drawComplexControl(m_theme, control, *option, painter, widget))
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    style::finishComplexControl(m_theme, control, *option, painter, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const auto rect = style::subElementRect(m_theme, element, *option, widget);
    return rect ? *rect : QProxyStyle::subElementRect(element, option, widget);
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                            const QWidget *widget) const
{
    const auto rect = style::subControlRect(m_theme, control, *option, part);
    return rect ? *rect : QProxyStyle::subControlRect(control, option, part, widget);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    const auto value = style::pixelMetric(m_theme, metric, widget);
    return value ? *value : QProxyStyle::pixelMetric(metric, option, widget);
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                              const QWidget *widget) const
{
    const auto found = option ? style::sizeFromContents(m_theme, type, *option, size, widget) : std::nullopt;
    const QSize needed = found ? *found : QProxyStyle::sizeFromContents(type, option, size, widget);
    const bool isRow = type == CT_ItemViewItem && qobject_cast<const QListView *>(widget);
    return isRow ? needed.expandedTo({0, m_theme.controlHeight()}) : needed;
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *result) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ComboBox_Popup: return 0;
    case SH_ItemView_ShowDecorationSelected: return 1;
    case SH_Table_GridLineColor: return static_cast<int>(m_theme.color(Token::Hairline).rgb());
    case SH_Widget_Animation_Duration: return m_theme.reducedMotion() ? 0 : 120;
    default: return QProxyStyle::styleHint(hint, option, widget, result);
    }
}

void Style::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget))
        widget->setAttribute(Qt::WA_Hover);
}

} // namespace runlatch::ui
