// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/nearestname.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace runlatch::lint {

namespace {

constexpr qsizetype MaxNameLength = 64;
constexpr qsizetype ShortName = 4;
constexpr int MostSteps = 2;

QChar comparable(QChar letter)
{
    return letter == QLatin1Char('_') ? QLatin1Char('-') : letter.toLower();
}

/// The same for a known name, whose letters are ASCII.
char16_t comparableLatin1(char letter)
{
    return letter == '_' ? u'-' : letter >= 'A' && letter <= 'Z' ? char16_t(letter - 'A' + 'a') : char16_t(letter);
}

/// Optimal string alignment, with three rows of which only the cells near the diagonal are filled: a stranger's text
/// may have many names. A distance above MostSteps is told as MostSteps + 1.
int editDistance(QStringView left, QLatin1StringView name)
{
    constexpr int Far = MostSteps + 1;
    if (std::abs(left.size() - name.size()) > MostSteps || name.size() > MaxNameLength)
        return Far;
    std::array<char16_t, MaxNameLength> letters;
    std::ranges::transform(name, letters.begin(), [](char letter) { return comparableLatin1(letter); });
    const QStringView right(letters.data(), name.size());
    std::array<std::array<int, MaxNameLength + 1>, 3> rows;
    int *before = rows[0].data();
    int *above = rows[1].data();
    int *row = rows[2].data();
    for (qsizetype column = 0; column <= right.size(); ++column)
        above[column] = static_cast<int>(column);
    for (qsizetype line = 1; line <= left.size(); ++line) {
        const qsizetype first = std::max<qsizetype>(1, line - MostSteps);
        const qsizetype last = std::min(right.size(), line + MostSteps);
        int least = row[first - 1] = first == 1 ? static_cast<int>(line) : Far;
        for (qsizetype column = first; column <= last; ++column) {
            const int changed = left[line - 1] == right[column - 1] ? 0 : 1;
            row[column] = std::min({above[column] + 1, row[column - 1] + 1, above[column - 1] + changed});
            if (line > 1 && column > 1 && left[line - 1] == right[column - 2] && left[line - 2] == right[column - 1])
                row[column] = std::min(row[column], before[column - 2] + 1);
            least = std::min(least, row[column]);
        }
        if (least > MostSteps)
            return Far;
        if (last < right.size())
            row[last + 1] = Far;
        std::swap(before, above);
        std::swap(above, row);
    }
    return std::min(above[right.size()], Far);
}

} // namespace

std::optional<QLatin1StringView> nearestName(QStringView written, std::span<const QLatin1StringView> known)
{
    if (written.size() > MaxNameLength || std::find(known.begin(), known.end(), written) != known.end())
        return std::nullopt;
    QString name = written.toString();
    std::ranges::transform(name, name.begin(), [](QChar letter) { return comparable(letter); });
    std::optional<QLatin1StringView> nearest;
    int least = MostSteps + 1;
    for (const QLatin1StringView candidate : known) {
        const int distance = editDistance(name, candidate);
        const int allowed = candidate.size() <= ShortName ? 1 : MostSteps;
        if (distance <= allowed && distance < least) {
            least = distance;
            nearest = candidate;
        }
    }
    return nearest;
}

} // namespace runlatch::lint
