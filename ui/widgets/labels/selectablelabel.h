// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/labels/label.h"

namespace runlatch::ui {

/// A value that a user may want to select and copy, by mouse and by keyboard.
class SelectableLabel final : public Label
{
    Q_OBJECT

public:
    explicit SelectableLabel(const QString &text = {}, TextStyle style = TextStyle::Body, QWidget *parent = nullptr);
};

} // namespace runlatch::ui
