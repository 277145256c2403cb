// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/group.h"

#include <algorithm>

namespace runlatch::conformance {

namespace {

/// Also where nothing must be seen: how long to watch is known by how long the integration takes.
bool needsOrdinary(const Case *one)
{
    constexpr Needs ofTarget = Need::Key | Need::SecondHost | Need::Loopback | Need::Certificate;
    return one->sending == Sending() || one->sending.awaited != Awaited::Result || (one->needs & ~ofTarget) != Needs();
}

Group &groupFor(const Sending &sending, Groups &groups)
{
    const auto found = std::find_if(groups.begin(), groups.end(), [&sending](const std::unique_ptr<Group> &group) {
        return group->sending == sending;
    });
    if (found != groups.end())
        return **found;
    auto group = std::make_unique<Group>();
    group->sending = sending;
    group->isAlone = sending.isAlone || group->isOrdinary();
    groups.push_back(std::move(group));
    return *groups.back();
}

} // namespace

Groups groupsOf(const QList<const Case *> &cases)
{
    Groups groups;
    if (std::any_of(cases.begin(), cases.end(), &needsOrdinary))
        groupFor({}, groups);
    for (const Case *one : cases)
        groupFor(one->sending, groups).cases.append(one);
    return groups;
}

} // namespace runlatch::conformance
