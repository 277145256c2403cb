// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::filter {

/// The text in the filter language. It is quoted if it would, or could, mean something else without quotes.
QString quoted(QStringView text);

/// The term that finds exactly this value in a field: `name:="the value"`, to be combined with others. Without a name
/// it finds the text anywhere. For a Choice, Time or Number it means that value.
QString termFor(QStringView field, QStringView value, bool isNegated = false);

} // namespace runlatch::filter
