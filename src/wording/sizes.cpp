// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/sizes.h"

#include "wording/words.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

QString dataSize(qint64 bytes)
{
    constexpr std::array units{"bytes"_L1, "KB"_L1, "MB"_L1, "GB"_L1, "TB"_L1};
    double size = static_cast<double>(std::max<qint64>(0, bytes));
    std::size_t unit = 0;
    for (; size >= 1023.5 && unit + 1 < units.size(); ++unit)
        size /= 1024;
    const double tenths = std::round(size * 10) / 10;
    const bool isRound = tenths >= 10 || tenths == std::floor(tenths); // "4 GB", and "318 MB" rather than "317.8 MB"
    const QString number = QLocale().toString(tenths, 'f', isRound ? 0 : 1);
    //: A number and its unit, such as "5.1 GB"
    return Words::tr("%1 %2").arg(number, unit == 0 ? Words::tr("bytes") : QString(units[unit]));
}

QString moreRefused(int refusals)
{
    return Words::tr("%Ln more were refused", nullptr, refusals);
}

} // namespace runlatch::wording
