// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/percentiles.h"

#include "base/percentile.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;
using runlatch::base::percentile;

namespace runlatch::cli {

QJsonValue percentilesOf(const QList<int> &sorted)
{
    if (sorted.isEmpty())
        return {};
    return QJsonObject{{u"p50"_s, percentile(sorted, 50)},
                       {u"p90"_s, percentile(sorted, 90)},
                       {u"p99"_s, percentile(sorted, 99)},
                       {u"max"_s, sorted.constLast()}};
}

QString withPercentiles(const QString &words, const QList<int> &sorted)
{
    return words.arg(percentile(sorted, 50))
        .arg(percentile(sorted, 90))
        .arg(percentile(sorted, 99))
        .arg(percentile(sorted, 100));
}

} // namespace runlatch::cli
