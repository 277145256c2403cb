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

/// Whether its version is one that is known is asked apart.
bool canBeAnswered(const store::CaptureRow &row)
{
    const bool isRunTask = row.readable && !row.verification && !row.isRefused() && !protocol::isNotification(row.kind);
    return isRunTask && row.stored && row.answered == 200 && !row.callbackHost.isEmpty()
        && !http::isRefusedHost(QUrl(row.callbackHost).host());
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

bool AutoReply::isNamed(const QUrl &callback) const
{
    return std::any_of(m_allowedCallbacks.begin(), m_allowedCallbacks.end(),
                       [&callback](const QUrl &origin) { return http::sameOrigin(origin, callback); });
}

void AutoReply::setRules(const rulebook::RuleBook &rules)
{
    m_earlierRules = std::exchange(m_rules, rules);
}

QList<AutoReply::Waiting> AutoReply::repliesTo(const store::CaptureRow &row) const
{
    QList<Waiting> replies;
    if (!row.rule.isEmpty()) {
        const rulebook::AnswerRule *now = m_rules.find(row.rule);
        const rulebook::AnswerRule *rule = now ? now : m_earlierRules.find(row.rule);
        if (!rule || rule->isLeft)
            return {};
        for (const rulebook::TimedReply &reply : rule->replies)
            replies.append({row, reply.after, reply.result});
    }
    if (replies.isEmpty() && m_result)
        replies.append({row, m_delay});
    return replies;
}

const std::optional<protocol::TaskResult> &AutoReply::resultOf(const Waiting &reply) const
{
    return reply.result ? reply.result : m_result;
}

void AutoReply::handle(const QList<store::CaptureRow> &rows)
{
    for (const store::CaptureRow &row : rows) {
        if (!isAllowed(row))
            continue;
        for (const Waiting &reply : repliesTo(row))
            wait(reply);
    }
}

void AutoReply::wait(const Waiting &reply)
{
    if (m_waiting >= MaxWaiting) {
        refuse(reply,
               {.kind = base::ErrorKind::Usage, .rule = base::Rules::ReplyTooMany, .subject = reply.row.callbackHost});
        return;
    }
    ++m_waiting;
    const auto due = [this, reply] {
        m_due.append(reply);
        serve();
    };
    if (reply.after.count() > 0)
        m_clock.callAfter(reply.after, this, due);
    else
        due();
}

void AutoReply::serve()
{
    while (m_underWay < MaxUnderWay) {
        const auto next = std::find_if(m_due.begin(), m_due.end(),
                                       [this](const Waiting &reply) { return !m_tasks.contains(taskOf(reply.row)); });
        if (next == m_due.end())
            break;
        --m_waiting;
        const Waiting reply = *next;
        m_due.erase(next);
        if (resultOf(reply))
            send(reply);
    }
    if (isIdle())
        emit idle();
}

void AutoReply::send(const Waiting &reply)
{
    protocol::TaskResult result = *resultOf(reply);
    if (!reply.row.acceptsOutcomes)
        result.outcomes.clear();
    ++m_underWay;
    if (const QString task = taskOf(reply.row); !task.isEmpty())
        m_tasks.insert(task);
    const auto done = [this, reply](const base::Result<Reply::Sent> &sent) {
        --m_underWay;
        m_tasks.remove(taskOf(reply.row));
        QMetaObject::invokeMethod(this, &AutoReply::serve, Qt::QueuedConnection); // a slot may delete this
        if (sent)
            emit replied(reply.row.id, sent->reply, sent->error.value_or(base::Error()));
        else if (sent.error().rule == base::Rules::ReplyAlreadyFinal)
            emit settled(reply.row.id);
        else
            refuse(reply, sent.error());
    };
    m_reply.sendAutomatically(reply.row, result, this, done, m_isWithoutToken);
}

/// Reports a reply that got no answer or was not sent.
void AutoReply::refuse(const Waiting &waiting, const base::Error &error)
{
    const std::optional<protocol::TaskResult> &result = resultOf(waiting);
    store::SentReply reply;
    reply.sentAt = m_clock.utc();
    reply.status = result ? protocol::taskStatusName(result->status) : QString();
    reply.errorKind = recordedKind(error);
    reply.automatic = true;
    emit replied(waiting.row.id, reply, error);
}

} // namespace runlatch::inspector
