// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/rescaling.h"

#include <QAbstractButton>
#include <QApplication>
#include <QBoxLayout>
#include <QGridLayout>
#include <QHeaderView>
#include <QPointer>
#include <QResizeEvent>
#include <QWidget>

namespace runlatch::ui {

namespace {

constexpr int Hairline = 2; // pixels; lines stay as thin as they are

/// Changes pixels of one size of the text into those of another.
class Rescaling
{
public:
    Rescaling(const Measures &before, const Measures &now)
        : m_before(before)
        , m_now(now)
    {
    }

    int pixels(int value) const
    {
        if (value <= Hairline)
            return value;
        if (value == m_before.controlHeight)
            return m_now.controlHeight;
        if (value % m_before.u == 0)
            return value / m_before.u * m_now.u;
        return qMax(Hairline + 1, qRound(value * m_now.text / m_before.text)); // it comes from a sample of text
    }
    QMargins margins(const QMargins &value) const
    {
        return {pixels(value.left()), pixels(value.top()), pixels(value.right()), pixels(value.bottom())};
    }
    QSize icon(const QSize &value) const
    {
        const bool isOfTheme = value.width() == m_before.iconSize && value.height() == m_before.iconSize;
        return isOfTheme ? QSize(m_now.iconSize, m_now.iconSize) : value;
    }
    int bound(int value) const { return value >= QWIDGETSIZE_MAX ? value : pixels(value); }
    QSize bound(const QSize &value) const { return {bound(value.width()), bound(value.height())}; }
    QFont font(QFont value) const
    {
        if (value.pointSizeF() > 0)
            value.setPointSizeF(value.pointSizeF() * m_now.text / m_before.text);
        else
            value.setPixelSize(qMax(1, qRound(value.pixelSize() * m_now.text / m_before.text)));
        return value;
    }

private:
    const Measures m_before;
    const Measures m_now;
};

void rescaleLayout(QLayout &layout, const Rescaling &scale)
{
    layout.setContentsMargins(scale.margins(layout.contentsMargins()));
    if (auto *grid = qobject_cast<QGridLayout *>(&layout)) {
        grid->setHorizontalSpacing(scale.pixels(grid->horizontalSpacing()));
        grid->setVerticalSpacing(scale.pixels(grid->verticalSpacing()));
    } else if (qobject_cast<QBoxLayout *>(&layout)) {
        layout.setSpacing(scale.pixels(layout.spacing()));
    }
    for (int index = 0; index < layout.count(); ++index) {
        QSpacerItem *spacer = layout.itemAt(index)->spacerItem();
        if (!spacer)
            continue;
        const QSizePolicy policy = spacer->sizePolicy();
        const QSize size = spacer->sizeHint();
        spacer->changeSize(scale.pixels(size.width()), scale.pixels(size.height()), policy.horizontalPolicy(),
                           policy.verticalPolicy());
    }
    layout.invalidate();
}

void rescaleColumns(QHeaderView &header, const Rescaling &scale)
{
    for (int section = 0; section < header.count(); ++section) {
        if (header.sectionResizeMode(section) == QHeaderView::Interactive && !header.isSectionHidden(section))
            header.resizeSection(section, scale.pixels(header.sectionSize(section)));
    }
}

void rescaleWidget(QWidget &widget, const Rescaling &scale)
{
    if (!widget.isWindow()) {
        const QSize least = scale.bound(widget.minimumSize());
        const QSize most = scale.bound(widget.maximumSize());
        if (least != widget.minimumSize() || most != widget.maximumSize()) {
            widget.setMaximumSize(most.expandedTo(least));
            widget.setMinimumSize(least);
        }
    }
    widget.setContentsMargins(scale.margins(widget.contentsMargins()));
    if (auto *button = qobject_cast<QAbstractButton *>(&widget))
        button->setIconSize(scale.icon(button->iconSize()));
    auto *header = qobject_cast<QHeaderView *>(&widget);
    if (header && header->orientation() == Qt::Horizontal && !header->property(RescalesItself).toBool())
        rescaleColumns(*header, scale);
}

} // namespace

void rescaleWidgets(const Measures &before, const Measures &now)
{
    const Rescaling scale(before, now);
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        rescaleWidget(*widget, scale);
        for (QLayout *layout : widget->findChildren<QLayout *>(Qt::FindDirectChildrenOnly)) {
            rescaleLayout(*layout, scale);
            for (QLayout *inner : layout->findChildren<QLayout *>())
                rescaleLayout(*inner, scale);
        }
    }
}

/// All are read before one is changed, because a widget has a part of its font from the one that it is in.
void rescaleFonts(const Measures &before, const Measures &now)
{
    const Rescaling scale(before, now);
    QList<std::pair<QWidget *, QFont>> fonts;
    for (QWidget *widget : QApplication::allWidgets()) {
        if (widget->testAttribute(Qt::WA_SetFont))
            fonts.append({widget, scale.font(widget->font())});
    }
    for (const auto &[widget, font] : fonts)
        widget->setFont(font);
}

/// A widget may remove others when it is resized.
void arrangeAgain()
{
    QList<QPointer<QWidget>> visible;
    for (QWidget *widget : QApplication::allWidgets()) {
        if (widget->isVisible())
            visible.append(widget);
        else
            widget->setAttribute(Qt::WA_PendingResizeEvent);
    }
    for (const QPointer<QWidget> &widget : visible) {
        if (!widget)
            continue;
        QResizeEvent again(widget->size(), widget->size());
        QCoreApplication::sendEvent(widget, &again);
    }
}

} // namespace runlatch::ui
