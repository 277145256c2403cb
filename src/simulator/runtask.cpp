// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/runtask.h"

#include "simulator/fault.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

QString verificationName(Verification verification)
{
    switch (verification) {
    case Verification::Token: return u"token"_s;
    case Verification::Level: return u"level"_s;
    case Verification::Stage: return u"stage"_s;
    case Verification::Bare: return u"bare"_s;
    case Verification::Recorded: return u"recorded"_s;
    case Verification::None: break;
    }
    return {};
}

std::optional<Verification> verificationOfName(QStringView name)
{
    for (const Verification verification : verifications()) {
        if (verificationName(verification) == name)
            return verification;
    }
    return std::nullopt;
}

QList<Verification> verifications()
{
    return {Verification::Token, Verification::Level, Verification::Stage, Verification::Bare, Verification::Recorded};
}

void OwnFaults::add(const OwnFaults &more)
{
    callback += more.callback;
    plan += more.plan;
    configuration += more.configuration;
    object += more.object;
    delivery += more.delivery;
}

std::optional<std::chrono::milliseconds> RunTask::timeToCallback() const
{
    std::chrono::milliseconds sentAt{0};
    for (const RunTaskEvent &event : events) {
        if (event.type == RunTaskEvent::Type::Attempt)
            sentAt = event.at;
        if (event.type == RunTaskEvent::Type::Callback)
            return event.at - sentAt;
    }
    return std::nullopt;
}

bool RunTask::hasEnded() const
{
    return std::any_of(events.rbegin(), events.rend(),
                       [](const RunTaskEvent &event) { return event.type == RunTaskEvent::Type::Finished; });
}

bool RunTask::takesForgery(const RunTaskEvent &event) const
{
    const auto isForged = [&event](const RunTaskEvent &earlier) {
        return earlier.type == RunTaskEvent::Type::Attempt && earlier.attempt == event.attempt
            && earlier.fault == faultName(FaultKind::WrongSignature);
    };
    return isSigned && event.type == RunTaskEvent::Type::Answered && event.http == 200
        && std::any_of(events.begin(), events.end(), isForged);
}

bool RunTask::tookForgery() const
{
    bool wasForged = false;
    bool wasRight = false;
    for (const RunTaskEvent &event : events) {
        if (event.type == RunTaskEvent::Type::Attempt) {
            const bool isForged = event.fault == faultName(FaultKind::WrongSignature);
            wasForged = wasForged || isForged;
            wasRight = wasRight || !isForged;
        }
        const bool isWorkedOn = event.type == RunTaskEvent::Type::Callback && isSigned && wasForged && !wasRight;
        if (isWorkedOn || takesForgery(event))
            return true;
    }
    return false;
}

} // namespace runlatch::simulator
