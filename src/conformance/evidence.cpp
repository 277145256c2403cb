// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/evidence.h"

#include "base/rules.h"
#include "conformance/breaches.h"
#include "conformance/callbackfaults.h"
#include "conformance/registry.h"
#include "conformance/words.h"
#include "wording/sentence.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::simulator::RunTaskEvent;

namespace runlatch::conformance {

namespace {

/// The first thing for which the callback was refused; empty if it was not.
QString refusalWords(const RunTaskEvent &event)
{
    const QList<CallbackFault> faults = event.http == 200 ? QList<CallbackFault>() : faultsOf(event);
    const auto reason =
        std::find_if(faults.begin(), faults.end(), [](const CallbackFault &fault) { return fault.isError; });
    return reason == faults.end() ? QString() : reason->words();
}

} // namespace

void Evidence::add(http::ExchangeRecord record)
{
    if (exchanges.size() >= MaxExchanges) {
        ++droppedExchanges;
        return;
    }
    const qsizetype bytes = record.requestBody.size() + record.responseBody.size();
    if (m_bytes + bytes > MaxBytes) {
        record.requestBody.clear();
        record.responseBody.clear();
    } else {
        m_bytes += bytes;
    }
    exchanges.append(record);
}

void Evidence::add(const simulator::Served &request)
{
    if (served.size() < MaxServed)
        served.append(request);
}

bool Evidence::hasFetched(QStringView what) const
{
    return std::any_of(served.begin(), served.end(),
                       [what](const simulator::Served &request) { return request.what == what; });
}

qsizetype Evidence::fetches(QStringView what, int status) const
{
    return std::count_if(served.begin(), served.end(), [what, status](const simulator::Served &request) {
        return request.what == what && request.status == status;
    });
}

bool Evidence::hasFollowed(QStringView what, std::optional<int> status) const
{
    return std::any_of(served.begin(), served.end(), [what, status](const simulator::Served &request) {
        return request.leadsTo == what && request.status == status.value_or(request.status);
    });
}

bool Evidence::hasWork() const
{
    const auto isCalledBack = [](const simulator::RunTask &runTask) { return callbacks(runTask) > 0; };
    return hasFetched(u"plan") || hasFetched(u"configuration")
        || std::any_of(runTasks.begin(), runTasks.end(), isCalledBack);
}

bool Evidence::isReached() const
{
    const auto isReachable = [](const simulator::RunTask &runTask) {
        const auto lack = lackOfAnswer(runTask);
        return runTask.http > 0
            || (lack && lack->rule != base::Rules::NetworkRefused && lack->rule != base::Rules::NetworkUnknownHost);
    };
    return hasWork() || std::any_of(runTasks.begin(), runTasks.end(), isReachable);
}

wording::TaskEnd taskEndOf(const simulator::RunTask &runTask)
{
    wording::TaskEnd end{.state = runTask.state, .http = runTask.http, .limits = runTask.limits};
    end.answerTimeout = runTask.answerTimeout;
    for (const RunTaskEvent &event : runTask.events) {
        if (event.type == RunTaskEvent::Type::NoAnswer)
            end.error = event.error;
        if (event.type == RunTaskEvent::Type::Finished) {
            end.passedLimit = event.passedLimit;
            if (!event.error.rule.isEmpty())
                end.error = event.error;
            break; // events after the end are not the reason
        }
        if (event.type == RunTaskEvent::Type::Answered)
            end.location = event.location;
        end.isInAnswer = end.isInAnswer || event.warnings.contains(base::Rules::AnswerResult);
        if (event.type == RunTaskEvent::Type::Stray)
            end.stray = event.error.rule;
        if (event.type != RunTaskEvent::Type::Callback)
            continue;
        end.fault = event.isInstead ? event.fault : QString();
        end.stray = {};
        if (event.isInstead)
            continue;
        end.lastRefusal = event.http == 200 ? 0 : event.http;
        if (event.http == 200)
            end.lastStatus = event.status;
        if (event.isHeld)
            end.held = event.status;
    }
    if (const RunTaskEvent *last = lastCallback(runTask))
        end.refusalWhy = refusalWords(*last);
    end.isHopeless = isHopeless(runTask, false);
    return end;
}

wording::TaskEnd taskEndOf(const Evidence &evidence, const simulator::RunTask &runTask)
{
    wording::TaskEnd end = taskEndOf(runTask);
    for (const simulator::Served &request : evidence.served) {
        if (request.runTask != runTask.id || request.rule.isEmpty())
            continue;
        if (request.what.isEmpty())
            end.astray = request.rule;
        else if (request.what != "callback"_L1 && request.fault.isEmpty())
            end.refusedFetch = request.rule;
        if (!end.isHopeless && isHopeless(runTask, isLostFinal(request)))
            end.isHopeless = end.isLost = true;
    }
    return end;
}

const RunTaskEvent *lastCallback(const simulator::RunTask &runTask)
{
    const RunTaskEvent *last = nullptr;
    for (const RunTaskEvent &event : runTask.events) {
        if (event.type == RunTaskEvent::Type::Finished)
            break;
        if (event.type == RunTaskEvent::Type::Callback && !event.isInstead)
            last = &event;
    }
    return last;
}

Lapse lackOfCallback(const simulator::RunTask &runTask)
{
    const RunTaskEvent *unread = unreadCallback(runTask);
    const wording::TaskEnd end = taskEndOf(runTask);
    QString why = Words::tr("No callback arrived: %1");
    base::Rule rule = end.isInAnswer ? base::Rules::AnswerResult : base::Rule();
    if (unread) {
        why = Words::tr("A callback arrived that could not be read: %1");
        rule = unread->error.rule;
    } else if (!end.stray.isEmpty()) {
        why = Words::tr("No callback arrived, but a request that could not be read: %1");
        rule = end.stray;
    }
    if (rule.isEmpty())
        return {.sentence = Words::tr("No callback arrived."), .remedy = remedyOfCase(u"callback.final")};
    const wording::Sentence words = refusalSentence(rule);
    return {.rule = rule, .sentence = why.arg(words.fact), .remedy = words.next};
}

const RunTaskEvent *unreadCallback(const simulator::RunTask &runTask)
{
    const RunTaskEvent *unread = nullptr;
    for (const RunTaskEvent &event : runTask.events) {
        if (event.type != RunTaskEvent::Type::Callback)
            continue;
        if (!event.isUnread)
            return nullptr;
        unread = &event;
    }
    return unread;
}

std::optional<base::Error> lackOfAnswer(const simulator::RunTask &runTask)
{
    std::optional<base::Error> lack;
    for (const RunTaskEvent &event : runTask.events) {
        if (event.type == RunTaskEvent::Type::NoAnswer)
            lack = event.error;
        else if (event.type == RunTaskEvent::Type::Answered)
            lack.reset();
    }
    return lack;
}

QString noAnswerWords(const simulator::RunTask &runTask)
{
    const auto lack = lackOfAnswer(runTask);
    return Words::tr("It was not answered: %1")
        .arg(lack ? wording::sentence(*lack, wording::Activity::SendingRunTask).fact : QString());
}

bool isFinal(const RunTaskEvent &callback)
{
    const auto status = protocol::taskStatusOfName(callback.status);
    return status && protocol::isFinal(*status);
}

qsizetype finalCallbacks(const simulator::RunTask &runTask)
{
    return std::count_if(runTask.events.begin(), runTask.events.end(), [](const RunTaskEvent &event) {
        return event.type == RunTaskEvent::Type::Callback && !event.isInstead && isFinal(event);
    });
}

qsizetype callbacks(const simulator::RunTask &runTask)
{
    return std::count_if(runTask.events.begin(), runTask.events.end(),
                         [](const RunTaskEvent &event) { return event.type == RunTaskEvent::Type::Callback; });
}

} // namespace runlatch::conformance
