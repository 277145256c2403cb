// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/navigation/navigationbutton.h"

namespace runlatch::ui {

NavigationButton::NavigationButton(const QString &icon, const QString &word, QWidget *parent)
    : PushButton(word, parent)
    , m_face(icon)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover); // redrawn when the mouse enters or leaves
    m_face.name(*this);
}

void NavigationButton::setRail(bool rail)
{
    m_face.setRail(rail);
    m_face.name(*this);
}

} // namespace runlatch::ui
