// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/labels/label.h"

namespace runlatch::ui {

/// A small and muted label, above a field or before a value.
class FieldLabel final : public Label
{
    Q_OBJECT

public:
    explicit FieldLabel(const QString &text, QWidget *parent = nullptr);
};

} // namespace runlatch::ui
