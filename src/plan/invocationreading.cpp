// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "plan/planreader.h"

namespace runlatch::plan {

bool PlanReader::readInvocations(JsonValue value, const char *what, bool isDeferred)
{
    int &count = isDeferred ? m_index.deferredInvocationCount : m_index.invocationCount;
    count = 0;
    m_index.invocations.removeIf([isDeferred](const Invocation &one) { return one.isDeferred == isDeferred; });
    return eachElement(value, what, [&](JsonValue element) {
        if (++count > Plan::MaxInvocations)
            return true;
        Invocation invocation{.isDeferred = isDeferred};
        const auto take = [&](const Member &member) {
            return isDeferred ? readDeferredInvocation(member, invocation) : readInvocation(member, invocation);
        };
        if (!eachMember(element, what, take))
            return false;
        m_index.invocations.append(invocation);
        return true;
    });
}

bool PlanReader::readDeferredInvocation(const Member &member, Invocation &invocation)
{
    if (member.key == "reason")
        return readText(member.value, "reason", invocation.deferredReason, Change::MaxText);
    return member.key != "action_invocation" || eachMember(member.value, "action_invocation", [&](const Member &part) {
               return readInvocation(part, invocation);
           });
}

/// Its `config_values` are not looked at: secrets may be among them.
bool PlanReader::readInvocation(const Member &member, Invocation &invocation)
{
    if (member.key == "address")
        return readText(member.value, "address", invocation.address, Change::MaxText);
    return member.key != "lifecycle_action_trigger"
        || eachMember(member.value, "lifecycle_action_trigger", [&](const Member &part) {
               if (part.key == "triggering_resource_address")
                   return readText(part.value, "triggering_resource_address", invocation.trigger, Change::MaxText);
               return part.key != "action_trigger_event"
                   || readText(part.value, "action_trigger_event", invocation.event, Change::MaxText);
           });
}

} // namespace runlatch::plan
