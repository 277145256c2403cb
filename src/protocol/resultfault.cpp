// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/resultfault.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

using Kind = ResultFault::Kind;

void checkUrl(const QString &url, int outcome, QList<ResultFault> &faults)
{
    const auto begins = [&url](QLatin1StringView scheme) { return url.startsWith(scheme, Qt::CaseInsensitive); };
    if (!url.isEmpty() && !begins("http://"_L1) && !begins("https://"_L1))
        faults.append({url.contains("://"_L1) ? Kind::UrlOfOtherScheme : Kind::UrlWithoutScheme, outcome});
}

} // namespace

QList<ResultFault> faultsOf(const TaskResult &result)
{
    QList<ResultFault> faults;
    checkUrl(result.url, -1, faults);
    for (int row = 0; row < result.outcomes.size(); ++row) {
        const Outcome &outcome = result.outcomes.at(row);
        if (outcome.id.isEmpty())
            faults.append({Kind::NoOutcomeId, row});
        if (outcome.description.isEmpty())
            faults.append({Kind::NoDescription, row});
        checkUrl(outcome.url, row, faults);
        if (std::any_of(outcome.tags.begin(), outcome.tags.end(), [](const Tag &tag) { return tag.label.isEmpty(); }))
            faults.append({Kind::NoTagLabel, row});
    }
    return faults;
}

} // namespace runlatch::protocol
