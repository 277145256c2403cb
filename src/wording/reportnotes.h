// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"

#include <QString>

namespace runlatch::wording {

/// The sentence of a note about a report: `rule` of base::Rules::Reports, the number of times, and the first one, where
/// there is a name for it.
QString reportNote(base::Rule rule, qint64 count, const QString &first = {});

} // namespace runlatch::wording
