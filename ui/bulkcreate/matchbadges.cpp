// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/matchbadges.h"

#include "models/matchmodel.h"

#include <QModelIndex>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

BadgeSpec runBadge(const QModelIndex &index)
{
    const QString status = index.data(models::MatchModel::RunStatusRole).toString();
    const QString word = index.data().toString();
    if (status.isEmpty())
        return {};
    if (status == "applied"_L1 || status == "planned_and_finished"_L1 || status == "planned_and_saved"_L1)
        return {word, Tone::Success, u"circle-check"_s, true};
    if (status == "errored"_L1)
        return {word, Tone::Error, u"circle-x"_s, false};
    static const QStringList ended{u"discarded"_s, u"canceled"_s, u"force_canceled"_s, u"policy_soft_failed"_s};
    if (ended.contains(status))
        return {word, Tone::None, u"circle-dot"_s, true};
    return {word, Tone::Info, u"loader-circle"_s, true};
}

BadgeSpec driftBadge(const QModelIndex &index)
{
    const QVariant drifted = index.data(models::MatchModel::DriftedRole);
    if (!drifted.isValid())
        return {};
    if (drifted.toBool())
        return {index.data().toString(), Tone::Warning, u"triangle-alert"_s, false};
    return {index.data().toString(), Tone::None, {}, true};
}

} // namespace runlatch::ui
