// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/copybutton.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"

#include <QToolTip>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::ui {

CopyButton::CopyButton(const QString &name, QWidget *parent)
    : PushButton(name, parent)
{
    setButtonRole(this, ButtonRole::Icon);
    m_tip = toolTip();
    m_feedback.setSingleShot(true);
    m_feedback.setInterval(1500ms);
    connect(this, &QPushButton::clicked, this, &CopyButton::copy);
    connect(&m_feedback, &QTimer::timeout, this, &CopyButton::rest);
    rest();
}

void CopyButton::setRestingIcon(const QString &icon)
{
    m_icon = icon;
    rest();
}

void CopyButton::setContent(const QString &content)
{
    m_content = content;
}

void CopyButton::setSeen(bool isSeen)
{
    m_isSeen = isSeen;
    update();
}

void CopyButton::paintEvent(QPaintEvent *event)
{
    if (m_isSeen || hasFocus() || isDown() || m_feedback.isActive())
        PushButton::paintEvent(event);
}

void CopyButton::copy()
{
    copyText(m_content, m_kind);
    if (toolTip() != tr("Copied"))
        m_tip = toolTip();
    setIcon(Theme::of(this).icon(u"check"_s, Tone::Success));
    setToolTip(tr("Copied"));
    setAccessibleDescription(tr("Copied"));
    QToolTip::showText(mapToGlobal(QPoint(0, height())), toolTip(), this);
    m_feedback.start();
}

void CopyButton::rest()
{
    setIcon(Theme::of(this).icon(m_icon));
    if (toolTip() == tr("Copied")) // otherwise another one was set meanwhile
        setToolTip(m_tip);
    setAccessibleDescription({});
}

} // namespace runlatch::ui
