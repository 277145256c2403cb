// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "protocol/tasksession.h"

#include <QString>

namespace runlatch::wording {

/// The end of a run task, and the facts for its reason.
struct TaskEnd
{
    protocol::TaskState state = protocol::TaskState::Pending;
    int http = 0;            ///< the last answer to a delivery; 0: no answer
    QString location = {};   ///< where that answer points to, if it is a redirect
    base::Error error = {};  ///< the reason why no answer came, or why the run task was stopped
    QString held = {};       ///< status of a callback that waited for a 200 that never came
    QString lastStatus = {}; ///< status of the last accepted callback; empty if none was accepted
    int lastRefusal = 0;     ///< the answer to the last callback, if it was refused
    QString refusalWhy = {}; ///< why that was; alone, if the last callback broke off
    QString fault = {};      ///< the fault done on purpose that answered the last callback in the service's place
    /// The reason for which a request could not be read that may have been a callback; no callback came after it.
    base::Rule stray = {};
    /// The reason for which a request of the run task was refused that came to another address than its callback's.
    base::Rule astray = {};
    /// The reason for which the plan or the configuration was refused last; no callback came.
    base::Rule refusedFetch = {};
    bool isHopeless = false; ///< its final callback was refused, and the end was not waited for
    bool isLost = false;     ///< that final callback came to another address, as `astray` says
    bool isInAnswer = false; ///< a result stands in the answer to the delivery
    std::chrono::milliseconds answerTimeout{0};
    protocol::DeadlineLimits limits = {};
    protocol::PassedLimit passedLimit = protocol::PassedLimit::None;
};

/// The reason in one line, for the end of a sentence: "no final callback within 10 s; the last one was running",
/// "answered 202; only 200 is accepted". Empty before the end.
QString reasonOf(const TaskEnd &end);

/// The verdict in words: "expected passed, was errored: ...", or, if the expectation was met, "refused as expected:
/// ...". `was`: a word like `expected`.
QString verdictWords(const QString &expected, const QString &was, bool isMet, const QString &reason);

/// The verdict with the lapses that --strict does not allow, naming the first three: "...; not clean: ...". A lapse
/// whose cause the verdict names already is left out.
QString withLapses(const QString &verdict, const QStringList &lapses);

} // namespace runlatch::wording
