// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lintfinding.h"
#include "protocol/taskresult.h"

#include <QString>

#include <optional>

namespace runlatch::ui {

/// A fix of a finding in a field.
struct ResultFix
{
    QString words; ///< of the button: "Add https://"
    QString text;  ///< that the field has afterwards
};

/// The fix of a finding in the field that has the text `written`. None where only a person can tell: nothing is cut
/// off, and nothing is made up but a number behind an id.
std::optional<ResultFix> fixOf(const lint::LintFinding &finding, const QString &written,
                               const protocol::TaskResult &result);

} // namespace runlatch::ui
