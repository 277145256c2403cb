// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace runlatch::simulator {

/// The changes of a made-up plan.
enum class PlanKind {
    Changes,     ///< a create, an update, a replacement and a deletion, over and over in this order
    NoDeletions, ///< creates and updates only
    Nothing,     ///< every resource stays as it is
    Full,        ///< all that the format has, as simulator/state/fullplan.h says
    Errored,     ///< the same of which planning failed half way
};
QString planKindName(PlanKind kind); ///< "no-deletions"
std::optional<PlanKind> planKindOfName(QStringView name);
QList<PlanKind> planKinds();

/// The options of a made-up plan. The same options give the same plan, and another seed gives other resources.
struct PlanOptions
{
    static constexpr int MaxResources = 100'000; ///< some 60 MB; of a full plan 150

    PlanKind kind = PlanKind::Changes;
    int resources = 3; ///< 0 to MaxResources
    quint32 seed = 1;
};

/// A made-up plan in Terraform's JSON format 1.2.
QByteArray planJson(const QString &workspace, const PlanOptions &options = {});

} // namespace runlatch::simulator
