// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::wording {

/// "5.1 GB", "318 MB", "4 GB": a size in everyday form, with 1024 bytes to a KB. It is the one unit of all
/// screens; where single bytes matter, they are shown beside it or instead.
QString dataSize(qint64 bytes);

/// "1,234 more were refused": the text of a row with the rule "refusals.more".
QString moreRefused(int refusals);

} // namespace runlatch::wording
