// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace runlatch::ui {

/// The commands of an Edit menu, for the control that has the focus.
enum class EditCommand { Undo, Redo, Cut, Copy, Paste, Delete, SelectAll, Find };

} // namespace runlatch::ui
