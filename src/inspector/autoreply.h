// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/planrules.h"
#include "inspector/reply.h"
#include "rulebook/rulebook.h"

#include <QSet>
#include <QUrl>

#include <chrono>
#include <optional>

namespace runlatch::inspector {

/// Answers requests by itself. A request qualifies if its signature is valid, or if it is unchecked, came by a known
/// host's name and calls back an origin that the user named. It must also be of a supported version, on disk, answered
/// 200 and not a verification request, and its callback must not be written as a refused address (http::isRefusedHost;
/// Reply judges names). The rule that acted on the request (CaptureRow::rule) says which replies are sent, and when
/// after the receipt, or after the choice where the plan had to come for it; without a rule, or where it says nothing
/// of replies, it is the result that is set. Outcomes are left out where the request does not take them (spec 4.6 rule
/// 4). The replies of one run task go one after the other: each waits until the previous reply, automatic or the
/// user's, is settled, and is then sent if it is still allowed.
class AutoReply : public QObject
{
    Q_OBJECT
public:
    /// Replies that wait for their delay or their turn (some KB each); further requests are not answered.
    static constexpr int MaxWaiting = 1000;
    /// Replies under way at a time; each has a connection and a thread of its own.
    static constexpr int MaxUnderWay = 16;

    /// `reply` and `clock` must outlive this.
    AutoReply(Reply &reply, base::Clock &clock, QObject *parent = nullptr);

    /// The rules that the receiver chooses by (Receiver::setRules), to be set before that. A rule that is in neither
    /// these nor the ones before them sends nothing. A request that waits for its plan is chosen for by these.
    void setRules(const rulebook::RuleBook &rules);
    /// Requests whose rule asks for the plan wait for these; without them they are not answered.
    void setPlanRules(PlanRules &rules);
    /// Nullopt switches the answers off, also for waiting requests. What a rule began goes on.
    void setResult(const std::optional<protocol::TaskResult> &result);
    void setDelay(std::chrono::milliseconds delay);
    /// The origins that unchecked requests may call back; empty at first.
    void setAllowedCallbacks(const QList<QUrl> &origins);
    /// Answers also requests without an access token, whose callback URL carries a secret of its own; off at first.
    void setAnsweringWithoutToken(bool isOn);

    bool isAllowed(const store::CaptureRow &row) const;
    /// Tells whether the only obstacle is a payload_version that is not supported.
    bool hasOtherVersion(const store::CaptureRow &row) const;
    /// Tells whether the only obstacle is that the user has not named the callback's origin.
    bool lacksItsOrigin(const store::CaptureRow &row) const;
    /// Tells whether nothing but the callback is missing: there is no URL, or it is written as a refused address.
    bool lacksItsCallback(const store::CaptureRow &row) const;
    /// Rows from Receiver::arrived; rows that are not allowed are ignored.
    void handle(const QList<store::CaptureRow> &rows);
    /// Replies that wait for their time or their turn, and requests that wait for their plan.
    int countWaiting() const { return (m_result ? m_waiting : m_waitingOfRules) + countPlans(); }
    bool isIdle() const { return m_waiting == 0 && m_underWay == 0 && countPlans() == 0; }
    /// Tells whether handle() waits for the row's plan before it is known which rule acts: ruleChosen() follows.
    bool waitsForPlan(const store::CaptureRow &row) const;
    /// The number of replies that handle() would send to the row, if it is allowed; 0 also if a rule leaves it to the
    /// person.
    int countReplies(const store::CaptureRow &row) const { return static_cast<int>(repliesTo(row).size()); }

signals:
    /// A row of which waitsForPlan() was true, with the rule that acts; `missing`: as of PlanRules::chosen. Its replies
    /// begin after it.
    void ruleChosen(const runlatch::store::CaptureRow &row, const std::optional<runlatch::base::Error> &missing);
    void ruleKept(const runlatch::store::CaptureRow &row); ///< as PlanRules::kept
    void idle();                                           ///< nothing waits or is under way
    /// The result of one reply. If `reply.errorKind` is not empty, `error` is the reason: the service's refusal, no
    /// answer, or an obstacle or "reply.too-many" (Usage; `reply.http` is 0 and nothing was sent).
    void replied(qint64 captureId, const runlatch::store::SentReply &reply, const runlatch::base::Error &error);
    /// Nothing was sent, and nothing is missing: the run task has a final result, by another delivery or by the user.
    void settled(qint64 captureId);

private:
    /// A request with one of the replies to it.
    struct Owed : store::CaptureRow
    {
        std::chrono::milliseconds after{0};
        std::optional<protocol::TaskResult> result = {}; ///< of a rule; nullopt: the one that is set when it is sent
        std::optional<templates::Template> content = {}; ///< of a rule, as in rulebook::TimedReply
    };
    const rulebook::AnswerRule *ruleOf(const store::CaptureRow &row) const;
    int countPlans() const { return m_planRules ? m_planRules->countWaiting() : 0; }
    void takeChosen(const store::CaptureRow &row, const std::optional<base::Error> &missing);
    void begin(const store::CaptureRow &row);
    QList<Owed> repliesTo(const store::CaptureRow &row) const;
    const std::optional<protocol::TaskResult> &resultOf(const Owed &row) const;
    void wait(const Owed &row);
    bool isTrusted(const store::CaptureRow &row) const;
    bool isNamed(const QUrl &callback) const;
    void serve();
    void send(const Owed &row);
    void refuse(const Owed &row, const base::Error &error);

    Reply &m_reply;
    base::Clock &m_clock;
    PlanRules *m_planRules = nullptr;
    rulebook::RuleBook m_rules;
    rulebook::RuleBook m_earlierRules; ///< requests on their way were chosen by these
    std::optional<protocol::TaskResult> m_result;
    std::chrono::milliseconds m_delay{0};
    QList<QUrl> m_allowedCallbacks;
    bool m_isWithoutToken = false;
    QList<Owed> m_due;        ///< replies whose time has come
    int m_waiting = 0;        ///< m_due, and the replies whose time is still to come
    int m_waitingOfRules = 0; ///< those of m_waiting that a rule began
    int m_underWay = 0;
    QSet<QString> m_tasks; ///< run tasks with a reply under way; their next reply waits for it
};

} // namespace runlatch::inspector
