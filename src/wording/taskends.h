// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "protocol/tasksession.h"

#include <QString>

namespace runlatch::wording {

/// How a run task ended, and the facts for its reason.
struct TaskEnd
{
    protocol::TaskState state = protocol::TaskState::Pending;
    int http = 0;            ///< the last answer to a delivery; 0: no answer
    base::Error error = {};  ///< why no answer came, or why it was stopped
    QString held = {};       ///< status of a callback that waited for a 200 that never came
    QString lastStatus = {}; ///< of the last accepted callback; empty without one
    int lastRefusal = 0;     ///< the answer to the last callback, if it was refused
    protocol::DeadlineLimits limits = {};
    protocol::PassedLimit passedLimit = protocol::PassedLimit::None;
};

/// The reason in one line, for the end of a sentence: "no final callback within 10 s; the last one was running",
/// "answered 202; only 200 is accepted". Empty before the end.
QString reasonOf(const TaskEnd &end);

/// "expected passed, was errored: ..."; if it was met: "refused as expected: ...". `was`: a word like `expected`.
QString verdictWords(const QString &expected, const QString &was, bool isMet, const QString &reason);

/// The same with the lapses that --strict does not allow, naming the first three: "...; not clean: ...".
QString withLapses(const QString &verdict, const QStringList &lapses);

} // namespace runlatch::wording
