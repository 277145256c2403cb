// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/labels/fieldlabel.h"

namespace runlatch::ui {

FieldLabel::FieldLabel(const QString &text, QWidget *parent)
    : Label(text, TextStyle::Small, parent)
{
    setMuted(true);
}

} // namespace runlatch::ui
