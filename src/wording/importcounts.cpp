// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/importcounts.h"

#include "wording/words.h"

namespace runlatch::wording {

QStringList importCounts(const ImportCounts &counts, bool isAhead)
{
    const auto skipped = static_cast<int>(counts.skipped);
    const auto faulty = static_cast<int>(counts.faulty);
    QStringList words;
    if (skipped > 0)
        words += isAhead ? Words::tr("%n request(s) already exist here.", nullptr, skipped)
                         : Words::tr("%n request(s) already existed here.", nullptr, skipped);
    if (faulty > 0)
        words += isAhead ? Words::tr("%n part(s) of the files will be left out.", nullptr, faulty)
                         : Words::tr("%n part(s) of the files were left out.", nullptr, faulty);
    if (counts.doubtful > 0)
        words += Words::tr("The body of %n request(s) may not be what was sent.", nullptr,
                           static_cast<int>(counts.doubtful));
    if (counts.notHttp > 0)
        words += Words::tr("%n entry(s) of other protocols than HTTP were passed over.", nullptr,
                           static_cast<int>(counts.notHttp));
    return words;
}

} // namespace runlatch::wording
