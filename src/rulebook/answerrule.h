// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/expression.h"
#include "filter/matcher.h"
#include "http/misbehavior.h"
#include "protocol/taskresult.h"
#include "templates/template.h"

#include <QList>
#include <QString>

#include <chrono>
#include <optional>

namespace runlatch::rulebook {

/// The answer to a request, as a rule has it. All that is missing here is as the endpoint has it; with a status the
/// answer has neither headers nor a body of the endpoint, which belong to another status.
struct RuleAnswer
{
    static constexpr std::chrono::milliseconds MaxDelay = std::chrono::minutes(10);

    std::optional<int> status = {};
    std::optional<std::chrono::milliseconds> delay = {};
    std::optional<http::Misbehavior::End> end = {}; ///< Close, Reset or CutBody
    friend bool operator==(const RuleAnswer &, const RuleAnswer &) = default;
};

/// A reply that a rule sends, so long after the receipt.
struct TimedReply
{
    std::chrono::milliseconds after{0};
    protocol::TaskResult result = {};
    /// Has the outcomes, and the message or URL that `result` lacks. The status is that of `result`.
    std::optional<templates::Template> content = {};
};

/// A condition without the groups that ask for the plan.
filter::Expression withoutPlan(const filter::Expression &condition);

/// A rule of the person's: which requests it is for, and what is done with them. Not a base::Rule.
struct AnswerRule
{
    static constexpr qsizetype MaxName = 100; ///< characters
    static constexpr int MaxReplies = 16;

    int line = 0;                      ///< from 1
    QString name = {};                 ///< unlike all others of the book
    QString when = {};                 ///< the condition, as written
    filter::Expression condition = {}; ///< over ruleFields(); an empty one accepts each request
    filter::Matcher matcher{condition};
    filter::Matcher beforePlan{withoutPlan(condition)}; ///< what is known of the condition before the plan comes
    bool isOn = true;
    std::optional<RuleAnswer> answer = {}; ///< nullopt: the endpoint's
    QList<TimedReply> replies = {}; ///< in the order of their times; the last one may be final. Empty: as automatic
                                    ///< replies are set up
    bool isLeft = false;            ///< the reply is left to the person; no replies then

    /// Tells whether it is also for requests with an invalid or no signature: its condition names `sig`.
    bool takesForgeries() const;
    /// Tells whether it is also for the service's test: its condition asks for `is:verification`.
    bool takesVerifications() const;
    /// Tells whether it is for no request before its plan is known.
    bool asksForPlan() const;
};

} // namespace runlatch::rulebook
