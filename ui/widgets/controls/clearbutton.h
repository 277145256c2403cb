// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QLineEdit;

namespace runlatch::ui {

/// Adds a button at the end of the line that is shown while the line holds text. Qt's own button has no accessible
/// name, and an icon of another set.
void addClearButton(QLineEdit &line);

} // namespace runlatch::ui
