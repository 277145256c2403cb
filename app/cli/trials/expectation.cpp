// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/trials/expectation.h"

#include "conformance/breaches.h"

using namespace Qt::StringLiterals;
using runlatch::protocol::TaskState;

namespace runlatch::cli {

std::optional<Expectation> Expectation::ofName(const QString &name)
{
    Expectation expectation;
    if (name == "refused"_L1) {
        expectation.m_kind = Kind::Refused;
        return expectation;
    }
    const auto state = protocol::taskStateOfName(name);
    const QList<TaskState> ends{TaskState::Passed, TaskState::Failed, TaskState::Errored, TaskState::Unreachable};
    if (!state || !ends.contains(*state))
        return std::nullopt;
    expectation.m_kind = Kind::State;
    expectation.m_state = *state;
    return expectation;
}

Expectation Expectation::ofHttp(int status)
{
    Expectation expectation;
    expectation.m_kind = Kind::Http;
    expectation.m_http = status;
    return expectation;
}

Expectation Expectation::ofVerification()
{
    Expectation expectation;
    expectation.m_kind = Kind::Accepted;
    return expectation;
}

bool Expectation::isOfDelivery() const
{
    return isRefusal() || m_kind == Kind::Accepted || (m_kind == Kind::State && m_state == TaskState::Unreachable);
}

bool Expectation::isMetBy(const simulator::RunTask &runTask) const
{
    const bool isUnreachable = runTask.state == TaskState::Unreachable;
    switch (m_kind) {
    case Kind::Refused: return isUnreachable && conformance::isRefusal(runTask.http);
    case Kind::Http: return isUnreachable && runTask.http == m_http;
    case Kind::State:
        if (m_state == TaskState::Unreachable)
            return isUnreachable && runTask.http == 0;
        break;
    case Kind::Accepted:
    case Kind::Nothing: break;
    }
    return runTask.state == m_state;
}

QString Expectation::name() const
{
    switch (m_kind) {
    case Kind::Refused: return u"refused"_s;
    case Kind::Http: return QString::number(m_http);
    case Kind::Accepted: return u"accepted"_s;
    case Kind::State:
    case Kind::Nothing: break;
    }
    return protocol::taskStateName(m_state);
}

QString Expectation::was(const simulator::RunTask &runTask) const
{
    if (!isOfDelivery() || (runTask.state == TaskState::Unreachable && runTask.http == 0))
        return protocol::taskStateName(runTask.state);
    if (runTask.state != TaskState::Unreachable)
        return u"accepted"_s;
    if (m_kind == Kind::Accepted)
        return u"refused"_s;
    return conformance::isRefusal(runTask.http) && m_kind != Kind::Http ? u"refused"_s : QString::number(runTask.http);
}

} // namespace runlatch::cli
