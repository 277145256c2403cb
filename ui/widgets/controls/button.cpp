// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/button.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/pushbutton.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

static QString roleName(ButtonRole role)
{
    switch (role) {
    case ButtonRole::Standard: break;
    case ButtonRole::Primary: return u"primary"_s;
    case ButtonRole::Text: return u"text"_s;
    case ButtonRole::Danger: return u"danger"_s;
    case ButtonRole::Icon: return u"icon"_s;
    }
    return {};
}

QPushButton *makeButton(ButtonRole role, const QString &text, const QString &icon, QWidget *parent)
{
    auto *button = new PushButton(text, parent);
    if (!icon.isEmpty())
        button->setIcon(Theme::of(parent).icon(icon));
    setButtonRole(button, role);
    return button;
}

void setButtonRole(QPushButton *button, ButtonRole role)
{
    button->setProperty(style::RoleProperty, roleName(role));
    if (role == ButtonRole::Icon) {
        const QString name = button->text();
        button->setText({});
        button->setToolTip(name.toHtmlEscaped());
        button->setAccessibleName(name);
    }
    button->updateGeometry();
    button->update();
}

} // namespace runlatch::ui
