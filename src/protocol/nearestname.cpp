// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/nearestname.h"

#include <QString>

#include <algorithm>
#include <vector>

namespace runlatch::protocol {

namespace {

constexpr qsizetype MaxNameLength = 64;
constexpr qsizetype ShortName = 4;

QString comparable(QStringView name)
{
    return name.toString().toLower().replace(QLatin1Char('_'), QLatin1Char('-'));
}

/// Optimal string alignment, with three rows.
int editDistance(const QString &left, const QString &right)
{
    const auto width = static_cast<std::size_t>(right.size()) + 1;
    std::vector<int> before(width);
    std::vector<int> above(width);
    std::vector<int> row(width);
    for (std::size_t column = 0; column < width; ++column)
        above[column] = static_cast<int>(column);
    for (qsizetype line = 1; line <= left.size(); ++line) {
        row[0] = static_cast<int>(line);
        for (std::size_t column = 1; column < width; ++column) {
            const auto at = static_cast<qsizetype>(column);
            const int changed = left[line - 1] == right[at - 1] ? 0 : 1;
            row[column] = std::min({above[column] + 1, row[column - 1] + 1, above[column - 1] + changed});
            if (line > 1 && at > 1 && left[line - 1] == right[at - 2] && left[line - 2] == right[at - 1])
                row[column] = std::min(row[column], before[column - 2] + 1);
        }
        before.swap(above);
        above.swap(row);
    }
    return above.back();
}

} // namespace

std::optional<QLatin1StringView> nearestName(QStringView written, std::span<const QLatin1StringView> known)
{
    if (written.size() > MaxNameLength || std::find(known.begin(), known.end(), written) != known.end())
        return std::nullopt;
    const QString name = comparable(written);
    std::optional<QLatin1StringView> nearest;
    int least = 3;
    for (const QLatin1StringView candidate : known) {
        const int distance = editDistance(name, comparable(QString(candidate)));
        const int allowed = candidate.size() <= ShortName ? 1 : 2;
        if (distance <= allowed && distance < least) {
            least = distance;
            nearest = candidate;
        }
    }
    return nearest;
}

} // namespace runlatch::protocol
