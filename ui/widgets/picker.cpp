// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/picker.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"

#include <QAbstractItemView>
#include <QStyleOptionComboBox>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

Picker::Picker(const QString &icon, const QString &accessibleName, QWidget *parent)
    : QComboBox(parent)
    , m_icon(Theme::of(parent).icon(icon))
{
    setProperty(style::RoleProperty, u"flat"_s);
    setAccessibleName(accessibleName);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(6);
    setFont(Theme::of(this).font(TextStyle::Bold));
    view()->setFont(Theme::of(this).font(TextStyle::Body));
    connect(this, &QComboBox::currentTextChanged, this, &QWidget::updateGeometry);
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

void Picker::initStyleOption(QStyleOptionComboBox *option) const
{
    QComboBox::initStyleOption(option);
    option->currentIcon = m_icon;
}

} // namespace runlatch::ui
