// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "protocol/tasksession.h"

#include <QString>

namespace runlatch::wording {

/// How a run task ended, as far as its reason goes.
struct TaskEnd
{
    protocol::TaskState state = protocol::TaskState::Pending;
    int http = 0;            ///< the last answer to a delivery; 0: nobody answered
    base::Error error = {};  ///< why nobody answered, or why it was stopped
    QString held = {};       ///< status of a callback that came before a 200 that never came
    QString lastStatus = {}; ///< of the last callback that was accepted; empty: none was
    int lastRefusal = 0;     ///< what the last callback was answered, where it was refused
    protocol::DeadlineLimits limits = {};
    protocol::PassedLimit passedLimit = protocol::PassedLimit::None;
};

/// The reason in one line, for the end of a sentence: "no final callback within 10 s; the last one was running",
/// "answered 202; only 200 is accepted". Empty where it has no end yet.
QString reasonOf(const TaskEnd &end);

/// "expected passed, was errored: ..."; where it was met: "refused as expected: ...". `was`: a word as `expected`.
QString verdictWords(const QString &expected, const QString &was, bool isMet, const QString &reason);

/// The same with what --strict does not allow, of which the first three are named: "...; not clean: ...".
QString withLapses(const QString &verdict, const QStringList &lapses);

} // namespace runlatch::wording
