// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/resultfault.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

using FaultKind = ResultFault::Kind;

void checkUrl(const QString &url, int outcome, QList<ResultFault> &faults)
{
    const auto begins = [&url](QLatin1StringView scheme) { return url.startsWith(scheme, Qt::CaseInsensitive); };
    if (!url.isEmpty() && !begins("http://"_L1) && !begins("https://"_L1))
        faults.append({url.contains("://"_L1) ? FaultKind::UrlOfOtherScheme : FaultKind::UrlWithoutScheme, outcome});
}

} // namespace

QList<ResultFault> faultsOf(const TaskResult &result)
{
    QList<ResultFault> faults;
    checkUrl(result.url, -1, faults);
    for (int row = 0; row < result.outcomes.size(); ++row) {
        const Outcome &outcome = result.outcomes.at(row);
        if (outcome.id.isEmpty())
            faults.append({FaultKind::NoOutcomeId, row});
        if (outcome.description.isEmpty())
            faults.append({FaultKind::NoDescription, row});
        checkUrl(outcome.url, row, faults);
        if (std::any_of(outcome.tags.begin(), outcome.tags.end(), [](const Tag &tag) { return tag.label.isEmpty(); }))
            faults.append({FaultKind::NoTagLabel, row});
    }
    return faults;
}

} // namespace runlatch::protocol
