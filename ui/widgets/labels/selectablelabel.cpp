// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/labels/selectablelabel.h"

namespace runlatch::ui {

SelectableLabel::SelectableLabel(const QString &text, TextStyle style, QWidget *parent)
    : Label(text, style, parent)
{
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

} // namespace runlatch::ui
