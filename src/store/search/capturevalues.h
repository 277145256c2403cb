// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/search/capturefields.h"

#include <QLatin1StringView>

namespace runlatch::store {

/// The kinds of choices that a field may have; `None` for texts, numbers and times.
enum class CaptureChoices { None, Stage, Verdict, State, Finding, Mark, Kind };

/// The place of a field's value. It is a row of the filter's table, in the order of CaptureField: the condition in SQL
/// and the judge of one capture both read it, so that they mean the same.
struct CaptureValue
{
    CaptureField field;
    CaptureChoices choices = CaptureChoices::None;
    QLatin1StringView column = {};                        ///< of the table `captures`; empty if no single one has it
    QStringView (*text)(const CaptureRow &row) = nullptr; ///< null for what is no text of the row alone
    double (*number)(const CaptureRow &row) = nullptr;    ///< null for what is no number; NaN without a value
};

const CaptureValue &captureValue(CaptureField field);

} // namespace runlatch::store
