// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QJsonValue>
#include <QList>

namespace runlatch::cli {

/// Members `p50`, `p90`, `p99` and `max` of the sorted milliseconds; null where there are none.
QJsonValue percentilesOf(const QList<int> &sorted);

/// The words with p50, p90, p99 and max for %1 to %4.
QString withPercentiles(const QString &words, const QList<int> &sorted);

} // namespace runlatch::cli
