// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/runtask.h"

#include <optional>

namespace runlatch::cli {

/// The end of a run task that `trigger` was told to expect.
class Expectation
{
public:
    /// Without a given expectation, passed is success, and any other end has the exit status of the contract.
    Expectation() = default;
    /// Reads --expect: "passed", "failed", "errored", "unreachable" (no answer) or "refused" (any 4xx).
    static std::optional<Expectation> ofName(const QString &name);
    /// The expectation of --expect-http: the delivery is answered with `status`, which is not 200.
    static Expectation ofHttp(int status);
    /// Without a given expectation, a verification request must be answered with 200.
    static Expectation ofVerification();

    bool isGiven() const { return m_kind != Kind::Nothing && m_kind != Kind::Accepted; }
    /// Tells whether the delivery must be refused: it is sent once, and an answer of 200 ends the trial.
    bool isRefusal() const { return m_kind == Kind::Refused || m_kind == Kind::Http; }
    /// Tells whether the expectation can apply to a verification request, which has no result.
    bool isOfDelivery() const;
    bool isMetBy(const simulator::RunTask &runTask) const;
    QString name() const; ///< "passed", "refused", "401"
    /// The actual end in the words of this expectation: a state, or "refused", "accepted", "unreachable" and statuses.
    QString was(const simulator::RunTask &runTask) const;

private:
    enum class Kind { Nothing, State, Refused, Http, Accepted };

    Kind m_kind = Kind::Nothing;
    protocol::TaskState m_state = protocol::TaskState::Passed;
    int m_http = 0;
};

} // namespace runlatch::cli
