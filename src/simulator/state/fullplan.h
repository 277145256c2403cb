// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>

namespace runlatch::simulator {

/// The options of a plan that uses every feature of its format.
struct FullPlanOptions
{
    int resources = 3;
    quint32 seed = 1;
    bool isErrored = false; ///< planning failed half way: the last third of the resources is missing
};

/// A made-up plan in Terraform's JSON format 1.2 with all that the format has: each known action and one that is not
/// known, reasons, modules, counts and keys, moved resources and those imported by each way, deposed objects, secrets
/// with their maps, one of which changes, values that are not known yet, paths that force a replacement, drift,
/// deferred changes, outputs, checks, and actions. The values that it calls secret all begin with "secret-". 15
/// resources have all of it. The same options give the same plan.
QByteArray fullPlan(const QString &workspace, const FullPlanOptions &options);

} // namespace runlatch::simulator
