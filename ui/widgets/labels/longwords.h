// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::ui {

/// Leaves out the middle of words of more than 72 characters, with an ellipsis: a label does not break within a word,
/// so a stranger's word would make it wider than the window. A word ends at a blank or at a slash.
QString withoutLongWords(QStringView text);

} // namespace runlatch::ui
