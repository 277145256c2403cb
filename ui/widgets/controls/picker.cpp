// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/picker.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/pickeraccess.h"
#include "wording/plaintext.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

Picker::Picker(const QString &icon, const QString &accessibleName, QWidget *parent)
    : QComboBox(parent)
    , m_icon(Theme::of(parent).icon(icon))
{
    installPickerAccess();
    setProperty(style::RoleProperty, u"flat"_s);
    setAccessibleName(accessibleName);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(6);
    setFont(Theme::of(this).font(TextStyle::Bold));
    view()->setFont(Theme::of(this).font(TextStyle::Body));
    connect(this, &QComboBox::currentTextChanged, this, &QWidget::updateGeometry);
}

void Picker::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

QSize Picker::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    const int icon = theme.iconSize() + 2 * theme.u();
    const QSize content(theme.width(currentIndex() < 0 ? placeholderText() : currentText(), TextStyle::Bold) + icon,
                        fontMetrics().height());
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, content, this);
}

QSize Picker::minimumSizeHint() const
{
    return QComboBox::minimumSizeHint().boundedTo(sizeHint());
}

void Picker::showPopup()
{
    const int wide = view()->sizeHintForColumn(modelColumn()) + 4 * Theme::of(this).u();
    view()->setMinimumWidth(qMin(wide, window()->width()));
    QComboBox::showPopup();
}

QWidget *Picker::popup() const
{
    return view();
}

QAbstractItemView *Picker::rows() const
{
    return view();
}

void Picker::initStyleOption(QStyleOptionComboBox *option) const
{
    QComboBox::initStyleOption(option);
    option->currentIcon = m_icon;
    option->currentText = elided(*option);
}

QString Picker::elided(const QStyleOptionComboBox &option) const
{
    const Theme &theme = Theme::of(this);
    const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    const int icon = theme.iconSize() + 2 * theme.u();
    return fontMetrics().elidedText(option.currentText, m_mode, room.width() - icon);
}

bool Picker::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty())
        return QComboBox::event(event);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    if (option.currentText != currentText())
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), wording::toolTip(currentText()), this);
    return true;
}

} // namespace runlatch::ui
