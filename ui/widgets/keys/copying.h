// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::ui {

enum class Copied {
    Text,
    Secret, ///< programs that keep what was copied are asked to leave it out, in the words of KDE and of Windows
};

/// Puts the text into the clipboard, as plain text and nothing else.
void copyText(const QString &text, Copied kind);

} // namespace runlatch::ui
