// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPushButton>

namespace runlatch::ui {

/// At most one Primary is in view. Text is an action inside a sentence. Danger permanently destroys something local.
/// Icon shows no word; its text is the tool tip and the accessible name.
enum class ButtonRole { Standard, Primary, Text, Danger, Icon };

/// `icon` is a name in resources/icons, or empty. The style draws the button by its property `role`.
QPushButton *makeButton(ButtonRole role, const QString &text, const QString &icon, QWidget *parent);
void setButtonRole(QPushButton *button, ButtonRole role);

} // namespace runlatch::ui
