// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "plan/change.h"

#include <QtGlobal>

namespace runlatch::plan {

/// Changes counted as the terminal counts them: a replacement is an addition and a destruction. What the sentence
/// "Plan: 3 to add, 1 to change, 2 to destroy" says is `add`, `change` and `destroy`; the others stand apart.
struct Counts
{
    qint64 add = 0;     ///< create, and each replacement
    qint64 change = 0;  ///< update
    qint64 destroy = 0; ///< delete, and each replacement that does not forget
    qint64 replace = 0; ///< replacements, which are also in `add` and `destroy`
    qint64 forget = 0;  ///< forget, and the replacement that forgets
    qint64 read = 0;
    qint64 noOp = 0;
    qint64 other = 0;    ///< actions that this version does not know
    qint64 imported = 0; ///< beside the actions
    qint64 moved = 0;    ///< beside the actions

    void count(Action action, bool isImport, bool isMoved);
    friend bool operator==(const Counts &, const Counts &) = default;
};

} // namespace runlatch::plan
