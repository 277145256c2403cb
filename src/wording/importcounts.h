// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace runlatch::wording {

/// The numbers of an import that are told beside that of its requests.
struct ImportCounts
{
    qint64 skipped = 0;  ///< requests that were there already
    qint64 faulty = 0;   ///< parts of the files that were left out
    qint64 doubtful = 0; ///< requests whose body is not known to be what was sent
    qint64 notHttp = 0;  ///< entries of other protocols
};

/// A sentence for each of them that is not 0. `isAhead`: the import has not begun.
QStringList importCounts(const ImportCounts &counts, bool isAhead = false);

} // namespace runlatch::wording
