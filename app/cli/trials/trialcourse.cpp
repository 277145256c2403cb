// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/trials/trialcourse.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void TrialCourse::tell(const TrialResult &result, Output &output)
{
    const QString status = statusName(result.status);
    json::OrderedJson members;
    members.add(u"id", result.name).add(u"outcome", status).add(u"why", textOrNull(result.why));
    const QString human = tr("%1: %2").arg(result.name, status);
    output.event(u"check", members, result.why.isEmpty() ? human : human + u". "_s + result.why);
}

} // namespace runlatch::cli
