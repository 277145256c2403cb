// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lintfinding.h"
#include "protocol/taskresult.h"
#include "ui/reply/resultfield.h"
#include "ui/style/tokens.h"

#include <QList>

namespace runlatch::ui {

/// A finding of the linter as it is shown at its field.
struct FieldRemark
{
    ResultField field;
    lint::LintSeverity severity = lint::LintSeverity::Error;
    QString sentence;
    bool isLack = false; ///< the field is empty, which is no fault while it is still to be written
    QString action = {}; ///< what fixes it for certain; empty if nothing does
    QString fixed = {};  ///< the text of the field after the fix

    Tone tone() const;
};

/// The findings in the fields of the form, each of the same result.
QList<FieldRemark> remarksOf(const QList<lint::LintFinding> &findings, const protocol::TaskResult &result);

/// The most severe of those at a field of the member `member`, the first of several. Null if there is none.
const FieldRemark *worstOf(const QList<FieldRemark> &remarks, QLatin1StringView member);

} // namespace runlatch::ui
