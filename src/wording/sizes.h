// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::wording {

/// "5.1 GB", "318 MB", "4 GB": a size as people say it, of 1024 bytes to a KB. For limits and sums; where bytes count,
/// say them.
QString dataSize(qint64 bytes);

/// "1,234 more were refused": what a row of the rule "refusals.more" stands for.
QString moreRefused(int refusals);

} // namespace runlatch::wording
