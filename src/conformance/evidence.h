// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/report/report.h"
#include "http/exchangerecord.h"
#include "simulator/service.h"
#include "wording/taskends.h"

#include <chrono>
#include <optional>

namespace runlatch::conformance {

/// Everything that was seen of one trial.
struct Evidence
{
    static constexpr qsizetype MaxExchanges = 60;
    static constexpr qsizetype MaxBytes = 1024 * 1024; ///< 1 MB of the bodies of all exchanges
    static constexpr qsizetype MaxServed = 500;

    QList<simulator::RunTask> runTasks; ///< the newest state of each, in the order of the sending
    QList<simulator::Served> served;    ///< what the integration asked of the service, in order of time
    QList<http::ExchangeRecord> exchanges;
    qsizetype droppedExchanges = 0; ///< those beyond the bounds
    std::chrono::milliseconds took{0};
    bool hasRunOut = false; ///< the limit of time passed before the trial was decided

    /// Keeps an exchange within the bounds: beyond MaxBytes without its bodies, beyond MaxExchanges not at all.
    void add(http::ExchangeRecord record);
    void add(const simulator::Served &request);

    const simulator::RunTask &first() const { return runTasks.constFirst(); }
    bool hasFetched(QStringView what) const; ///< `what` as in simulator::Served, whatever was answered
    /// The number of requests for `what` that were answered with `status`.
    qsizetype fetches(QStringView what, int status) const;
    /// Tells whether the link to a "plan" or a "configuration" was followed, and answered with `status`; nullopt:
    /// whatever was answered.
    bool hasFollowed(QStringView what, std::optional<int> status = {}) const;
    /// Tells whether the integration did anything for a run task: called back, or fetched a plan or configuration.
    bool hasWork() const;
    bool isReached() const; ///< something listens at the target

private:
    qsizetype m_bytes = 0;
};

/// The last callback before the end, but for those that a fault answered; null if there is none.
const simulator::RunTaskEvent *lastCallback(const simulator::RunTask &runTask);
/// The facts from which a run task's end is told.
wording::TaskEnd taskEndOf(const simulator::RunTask &runTask);
/// The same, with what was asked at other addresses, and the plan or the configuration that was refused.
wording::TaskEnd taskEndOf(const Evidence &evidence, const simulator::RunTask &runTask);

/// Says that no callback came that could be read, how to mend that, and the rule that says why: a request was not read
/// that may have been one, or a result stands in the answer. The rule is empty if nothing says why.
Lapse lackOfCallback(const simulator::RunTask &runTask);
/// The last callback that nobody could read; null if one was read, or none came.
const simulator::RunTaskEvent *unreadCallback(const simulator::RunTask &runTask);

/// The error of the last delivery that got no answer; nullopt if the last one was answered.
std::optional<base::Error> lackOfAnswer(const simulator::RunTask &runTask);
QString noAnswerWords(const simulator::RunTask &runTask); ///< "It was not answered: ...", of such an error
bool isFinal(const simulator::RunTaskEvent &callback);    ///< its status is passed or failed
/// Returns the number of callbacks with a final status, accepted or not. Those that a fault answered do not count.
qsizetype finalCallbacks(const simulator::RunTask &runTask);
qsizetype callbacks(const simulator::RunTask &runTask); ///< all of them

} // namespace runlatch::conformance
