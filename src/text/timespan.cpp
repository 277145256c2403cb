// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/timespan.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::text {

namespace {

constexpr std::chrono::milliseconds MaxTimeSpan = 1h;

} // namespace

std::optional<std::chrono::milliseconds> readTimeSpan(const QString &text)
{
    static const QRegularExpression form(u"^([0-9]{1,8}(?:\\.[0-9]{1,3})?)(ms|s|min|m)$"_s);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const double factor = match.captured(2) == "ms"_L1 ? 1 : match.captured(2) == "s"_L1 ? 1000 : 60'000;
    const double milliseconds = match.captured(1).toDouble() * factor;
    if (milliseconds > static_cast<double>(MaxTimeSpan.count()))
        return std::nullopt;
    return std::chrono::milliseconds(qRound64(milliseconds));
}

} // namespace runlatch::text
