// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QAbstractItemView;
class QAccessibleInterface;

namespace runlatch::ui {

/// Lets screen readers see the list of every Picker below it, also one that Qt does not know of, and which row is the
/// current one. Call before the first Picker has a name; further calls do nothing.
void installPickerAccess();

/// The current row for screen readers; null if there is none.
QAccessibleInterface *accessibleRow(QAbstractItemView &rows);

} // namespace runlatch::ui
