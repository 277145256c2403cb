// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/autoreply.h"

#include "base/rules.h"
#include "http/addressjudgement.h"
#include "http/url.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

namespace {

/// The version and the callback are asked apart.
bool expectsReply(const store::CaptureRow &row)
{
    const bool isRunTask = row.readable && !row.verification && !row.isRefused() && !protocol::isNotification(row.kind);
    return isRunTask && row.stored && row.answered == 200;
}

bool hasCallback(const store::CaptureRow &row)
{
    return !row.callbackHost.isEmpty() && !http::isRefusedHost(QUrl(row.callbackHost).host());
}

bool canBeAnswered(const store::CaptureRow &row)
{
    return expectsReply(row) && hasCallback(row);
}

/// Returns a key that all deliveries of one run task share; empty if the request has no id.
QString taskOf(const store::CaptureRow &row)
{
    return row.taskResultId.isEmpty() ? QString() : row.callbackHost + u'\n' + row.taskResultId;
}

/// Tells whether the request may be answered although no signature proves its sender. A request of a web page is not:
/// it comes under a host name that is not ours.
bool isUnchecked(const store::CaptureRow &row)
{
    return row.verdict == protocol::Verdict::Unchecked && row.knownHost;
}

} // namespace

AutoReply::AutoReply(Reply &reply, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_reply(reply)
    , m_clock(clock)
{
}

void AutoReply::setRules(const rulebook::RuleBook &rules)
{
    m_earlierRules = std::exchange(m_rules, rules);
    if (m_planRules)
        m_planRules->setRules(m_rules);
}

void AutoReply::setPlanRules(PlanRules &rules)
{
    m_planRules = &rules;
    m_planRules->setRules(m_rules);
    connect(m_planRules, &PlanRules::kept, this, &AutoReply::ruleKept);
    connect(m_planRules, &PlanRules::chosen, this, &AutoReply::takeChosen);
}

void AutoReply::setResult(const std::optional<protocol::TaskResult> &result)
{
    m_result = result;
}

void AutoReply::setDelay(std::chrono::milliseconds delay)
{
    m_delay = delay;
}

void AutoReply::setAllowedCallbacks(const QList<QUrl> &origins)
{
    m_allowedCallbacks = origins;
}

void AutoReply::setAnsweringWithoutToken(bool isOn)
{
    m_isWithoutToken = isOn;
}

bool AutoReply::isAllowed(const store::CaptureRow &row) const
{
    return row.supported && isTrusted(row);
}

bool AutoReply::hasOtherVersion(const store::CaptureRow &row) const
{
    return !row.supported && isTrusted(row);
}

bool AutoReply::isTrusted(const store::CaptureRow &row) const
{
    if (!canBeAnswered(row))
        return false;
    return row.verdict == protocol::Verdict::Valid || (isUnchecked(row) && isNamed(QUrl(row.callbackHost)));
}

bool AutoReply::lacksItsOrigin(const store::CaptureRow &row) const
{
    return canBeAnswered(row) && row.supported && isUnchecked(row) && !isNamed(QUrl(row.callbackHost));
}

bool AutoReply::lacksItsCallback(const store::CaptureRow &row) const
{
    return expectsReply(row) && !hasCallback(row) && row.supported
        && (row.verdict == protocol::Verdict::Valid || isUnchecked(row));
}

bool AutoReply::isNamed(const QUrl &callback) const
{
    return std::any_of(m_allowedCallbacks.begin(), m_allowedCallbacks.end(),
                       [&callback](const QUrl &origin) { return http::sameOrigin(origin, callback); });
}

const rulebook::AnswerRule *AutoReply::ruleOf(const store::CaptureRow &row) const
{
    const rulebook::AnswerRule *now = row.rule.isEmpty() ? nullptr : m_rules.find(row.rule);
    return now || row.rule.isEmpty() ? now : m_earlierRules.find(row.rule);
}

bool AutoReply::waitsForPlan(const store::CaptureRow &row) const
{
    const rulebook::AnswerRule *rule = ruleOf(row);
    return m_planRules && rule && rule->asksForPlan() && mayFetchUnasked(row);
}

QList<AutoReply::Owed> AutoReply::repliesTo(const store::CaptureRow &row) const
{
    QList<Owed> replies;
    if (!row.rule.isEmpty()) {
        const rulebook::AnswerRule *rule = ruleOf(row);
        if (!rule || rule->isLeft)
            return {};
        for (const rulebook::TimedReply &reply : rule->replies)
            replies.append({row, reply.after, reply.result, reply.content});
    }
    if (replies.isEmpty() && m_result)
        replies.append({row, m_delay, std::nullopt, std::nullopt});
    return replies;
}

const std::optional<protocol::TaskResult> &AutoReply::resultOf(const Owed &row) const
{
    return row.result ? row.result : m_result;
}

void AutoReply::handle(const QList<store::CaptureRow> &rows)
{
    for (const store::CaptureRow &row : rows) {
        if (!isAllowed(row))
            continue;
        const rulebook::AnswerRule *rule = ruleOf(row);
        if (waitsForPlan(row))
            m_planRules->await(row);
        else if (!rule || !rule->asksForPlan()) // a rule may have got such a condition meanwhile
            begin(row);
    }
}

void AutoReply::begin(const store::CaptureRow &row)
{
    for (const Owed &owed : repliesTo(row))
        wait(owed);
}

void AutoReply::takeChosen(const store::CaptureRow &row, const std::optional<base::Error> &missing)
{
    emit ruleChosen(row, missing);
    begin(row);
    if (isIdle())
        emit idle();
}

void AutoReply::wait(const Owed &row)
{
    if (m_waiting >= MaxWaiting) {
        refuse(row, {.kind = base::ErrorKind::Usage, .rule = base::Rules::ReplyTooMany, .subject = row.callbackHost});
        return;
    }
    ++m_waiting;
    m_waitingOfRules += row.result ? 1 : 0;
    const auto due = [this, row] {
        m_due.append(row);
        serve();
    };
    if (row.after.count() > 0)
        m_clock.callAfter(row.after, this, due);
    else
        due();
}

void AutoReply::serve()
{
    while (m_underWay < MaxUnderWay) {
        const auto next = std::find_if(m_due.begin(), m_due.end(),
                                       [this](const Owed &row) { return !m_tasks.contains(taskOf(row)); });
        if (next == m_due.end())
            break;
        --m_waiting;
        const Owed row = *next;
        m_waitingOfRules -= row.result ? 1 : 0;
        m_due.erase(next);
        if (resultOf(row))
            send(row);
    }
    if (isIdle())
        emit idle();
}

void AutoReply::send(const Owed &row)
{
    protocol::TaskResult result = *resultOf(row);
    if (!row.acceptsOutcomes)
        result.outcomes.clear();
    ++m_underWay;
    if (const QString task = taskOf(row); !task.isEmpty())
        m_tasks.insert(task);
    const auto done = [this, row](const base::Result<Reply::Sent> &sent) {
        --m_underWay;
        m_tasks.remove(taskOf(row));
        QMetaObject::invokeMethod(this, &AutoReply::serve, Qt::QueuedConnection); // a slot may delete this
        if (sent)
            emit replied(row.id, sent->reply, sent->error.value_or(base::Error()));
        else if (sent.error().rule == base::Rules::ReplyAlreadyFinal)
            emit settled(row.id);
        else
            refuse(row, sent.error());
    };
    m_reply.sendAutomatically(row, result, this, done, row.content, m_isWithoutToken);
}

/// Reports a reply that got no answer or was not sent.
void AutoReply::refuse(const Owed &row, const base::Error &error)
{
    const std::optional<protocol::TaskResult> &result = resultOf(row);
    store::SentReply reply;
    reply.sentAt = m_clock.utc();
    reply.status = result ? protocol::taskStatusName(result->status) : QString();
    reply.errorKind = recordedKind(error);
    reply.automatic = true;
    emit replied(row.id, reply, error);
}

} // namespace runlatch::inspector
