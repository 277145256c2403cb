// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/callretry.h"

#include "base/rules.h"
#include "service/announcedlimits.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using runlatch::base::ErrorKind;

namespace runlatch::service {

namespace {

// Seconds. The lower bound keeps a reset of 0 from causing the next request in the same moment.
constexpr double MinSeconds = 0.1;
constexpr double MaxSeconds = 60;

std::chrono::milliseconds milliseconds(double seconds)
{
    return std::chrono::milliseconds(std::llround(seconds * 1000));
}

} // namespace

std::chrono::milliseconds rateLimitWait(const http::Headers &headers, const QDateTime &now, double jitter)
{
    const std::chrono::duration<double> asked = askedWait(headers, now).value_or(std::chrono::seconds(1));
    const double wanted = std::clamp(asked.count(), MinSeconds, MaxSeconds);
    return milliseconds(std::min(MaxSeconds, wanted * (1 + 0.1 * jitter)));
}

std::chrono::milliseconds troubleWait(int time, double jitter)
{
    return milliseconds(0.1 * std::exp2(time) * (0.5 + jitter));
}

bool isPassingTrouble(const base::Result<http::Response> &answer)
{
    if (answer)
        return answer->status >= 500 && answer->status != 501 && answer->status != 505;
    const base::Error &error = answer.error();
    return error.rule == base::Rules::NetworkClosed || error.rule == base::Rules::NetworkFailed
        || error.rule == base::Rules::HttpCut;
}

bool mayHaveArrived(const base::Error &error)
{
    return error.rule != base::Rules::NetworkRefused && error.rule != base::Rules::NetworkUnknownHost
        && error.kind != ErrorKind::Tls && error.kind != ErrorKind::Usage;
}

} // namespace runlatch::service
