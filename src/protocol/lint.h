// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/lintfinding.h"

#include <QByteArrayView>
#include <QList>

namespace runlatch::protocol {

/// What the linter says of a text.
struct Lint
{
    static constexpr int MaxOfRule = 100; ///< so many findings of a rule are kept

    QList<LintFinding> findings; ///< in the order of the text; the first MaxOfRule of each rule
    qsizetype errors = 0;        ///< all of them, also those that are not in the list
    qsizetype warnings = 0;
    qsizetype infos = 0;
    qsizetype steps = 0; ///< the work that it took, which grows with the text; for tests

    qsizetype count() const { return errors + warnings + infos; }
};

} // namespace runlatch::protocol
