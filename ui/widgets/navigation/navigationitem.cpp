// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/navigation/navigationitem.h"

namespace runlatch::ui {

NavigationItem::NavigationItem(const QString &icon, const QString &word, QWidget *parent)
    : QRadioButton(word, parent)
    , m_face(icon)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    // A click leaves the focus to the page, and Tab reaches the current item. By default Qt would focus the first one.
    setFocusPolicy(Qt::NoFocus);
    connect(this, &QRadioButton::toggled, this,
            [this](bool checked) { setFocusPolicy(checked ? Qt::TabFocus : Qt::NoFocus); });
    m_face.name(*this);
}

void NavigationItem::setWaiting(int count)
{
    m_face.setWaiting(count);
    m_face.name(*this);
}

void NavigationItem::setRail(bool rail)
{
    m_face.setRail(rail);
    m_face.name(*this);
}

} // namespace runlatch::ui
