// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::filter {

/// A text as the filter language writes it: in quotes where it would mean something else without, or could.
QString quoted(QStringView text);

/// The term that finds exactly this value in a field: `name:="the value"`, to be put beside others. Without a name: the
/// text anywhere. For a Choice, Time or Number it means that value.
QString termFor(QStringView field, QStringView value, bool isNegated = false);

} // namespace runlatch::filter
