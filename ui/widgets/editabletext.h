// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/editcommand.h"

class QWidget;

namespace runlatch::ui {

/// Whether a text, a table or a label that can be selected can do that now by itself, as with its own keys.
bool canEdit(QWidget *control, EditCommand command);
/// Does it. Only where it can.
void runEdit(QWidget *control, EditCommand command);

/// Of a table: whether there is a current cell with words, which its own key copies where nothing better has the key.
bool hasCell(const QWidget *control);
void copyCell(const QWidget *control);

} // namespace runlatch::ui
