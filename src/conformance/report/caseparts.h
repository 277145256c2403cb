// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/report/report.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace runlatch::conformance {

/// A part of a report's words about one case. The parts are in the order in which a reader wants them: what came and
/// what to do first. The texts are as those of reportwords.h.
struct CasePart
{
    QString word; ///< "What arrived"
    QString text;
    QStringList lines = {}; ///< what was found beside it, a sentence each
};
QList<CasePart> partsOf(const CaseResult &result); ///< only those that have a text

} // namespace runlatch::conformance
