// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QLineEdit;

namespace runlatch::ui {

/// At the end of the line while it holds a text. Qt's own has no name, and a picture of another set.
void addClearButton(QLineEdit &line);

} // namespace runlatch::ui
