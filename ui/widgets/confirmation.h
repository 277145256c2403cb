// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/dialog.h"

namespace runlatch::ui {

/// Asks once before something that cannot be undone. The button names the action; Cancel is the default. Deletes itself
/// when it is closed; show it with `open()`.
class Confirmation final : public Dialog
{
    Q_OBJECT

public:
    /// `question` and `consequence` may hold text from strangers: they are shown as plain text.
    Confirmation(const QString &question, const QString &consequence, const QString &verb, QWidget *parent);
};

} // namespace runlatch::ui
