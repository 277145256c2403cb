// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/runtask.h"

#include <optional>

namespace runlatch::cli {

/// How `trigger` was told that a run task has to end.
class Expectation
{
public:
    /// Nothing: passed is right, and any other end has the exit status of the contract.
    Expectation() = default;
    /// Of --expect: "passed", "failed", "errored", "unreachable" (nobody answered) or "refused" (any 4xx).
    static std::optional<Expectation> ofName(const QString &name);
    /// Of --expect-http: a delivery is answered `status`, which is not 200.
    static Expectation ofHttp(int status);
    /// Nothing was said, and a verification request was sent: it is to be answered 200.
    static Expectation ofVerification();

    bool isGiven() const { return m_kind != Kind::Nothing && m_kind != Kind::Accepted; }
    /// A refusal of the delivery: it is sent once, and an answer of 200 ends all.
    bool isRefusal() const { return m_kind == Kind::Refused || m_kind == Kind::Http; }
    /// Whether it can be said of a verification request, which has no result.
    bool isOfDelivery() const;
    bool isMetBy(const simulator::RunTask &runTask) const;
    QString name() const; ///< "passed", "refused", "401"
    /// How it was, in the words of this expectation: its state, or "refused", "accepted", "unreachable" and statuses.
    QString was(const simulator::RunTask &runTask) const;

private:
    enum class Kind { Nothing, State, Refused, Http, Accepted };

    Kind m_kind = Kind::Nothing;
    protocol::TaskState m_state = protocol::TaskState::Passed;
    int m_http = 0;
};

} // namespace runlatch::cli
