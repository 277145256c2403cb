// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/keys/editcommand.h"

class QWidget;

namespace runlatch::ui {

/// Tells whether `control` (a text, a table or a selectable label) can do `command` now, as its own keys can.
bool canEdit(QWidget *control, EditCommand command);
/// Does `command`. Call only if canEdit() is true.
void runEdit(QWidget *control, EditCommand command);

/// Tells whether `control` is a table with a current cell that has text. Its copy key then copies the cell, unless a
/// better action has that key.
bool hasCell(const QWidget *control);
void copyCell(const QWidget *control);

} // namespace runlatch::ui
