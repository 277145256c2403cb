// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "rulebook/rulebook.h"

#include <algorithm>

namespace runlatch::rulebook {

namespace {

bool isForged(const store::CaptureRow &row)
{
    return row.verdict == protocol::Verdict::Invalid || row.verdict == protocol::Verdict::Unsigned;
}

/// The reason besides the condition for which the rule is not for the request; Acts: there is none.
RuleTrial::End whyPassedOver(const AnswerRule &rule, const RuleRequest &request)
{
    const store::CaptureRow &row = request.row();
    if (!rule.isOn)
        return RuleTrial::End::Off;
    if (row.isRefused())
        return RuleTrial::End::Refused;
    if (isForged(row) && !rule.takesForgeries())
        return RuleTrial::End::Forged;
    if (row.verification && !rule.takesVerifications())
        return RuleTrial::End::Verification;
    if (rule.asksForPlan() && request.plan() == RuleRequest::Plan::Missing)
        return RuleTrial::End::Plan;
    return RuleTrial::End::Acts;
}

/// Tells whether the plan has still to say whether the rule is for the request.
bool isOpen(const AnswerRule &rule, const RuleRequest &request)
{
    return rule.asksForPlan() && request.plan() == RuleRequest::Plan::Awaited;
}

/// Tells whether the condition holds, as far as it is known.
bool fits(const AnswerRule &rule, const RuleRequest &request)
{
    return isOpen(rule, request) ? rule.beforePlan.accepts(request) : rule.matcher.accepts(request);
}

RuleTrial::Ground groundOf(const filter::Term &term, const RuleRequest &request)
{
    if (term.field == filter::Term::Anywhere)
        return {{}, term.text};
    const auto field = static_cast<RuleField>(term.field);
    return {ruleFields()[static_cast<std::size_t>(term.field)].name.toString(), request.valueOf(field)};
}

void addGrounds(const QList<filter::Term> &group, const RuleRequest &request, QList<RuleTrial::Ground> &grounds)
{
    for (const filter::Term &term : group) {
        const RuleTrial::Ground ground = groundOf(term, request);
        if (!grounds.contains(ground))
            grounds.append(ground);
    }
}

RuleTrial tryOne(const AnswerRule &rule, const RuleRequest &request)
{
    RuleTrial trial{.end = whyPassedOver(rule, request)};
    if (trial.end != RuleTrial::End::Acts)
        return trial;
    const bool isFitting = fits(rule, request);
    for (qsizetype index = 0; index < rule.condition.groups().size(); ++index) {
        if (isOpen(rule, request) && withoutPlan(rule.condition.group(index)).isEmpty())
            continue; // nothing is known of it
        if (isFitting || !filter::Matcher(rule.condition.group(index)).accepts(request))
            addGrounds(rule.condition.groups().at(index), request, trial.grounds);
    }
    if (!isFitting)
        trial.end = RuleTrial::End::Condition;
    else if (isOpen(rule, request))
        trial.end = RuleTrial::End::Waits;
    return trial;
}

} // namespace

RuleBook::RuleBook()
    : RuleBook(QList<AnswerRule>())
{
}

RuleBook::RuleBook(QList<AnswerRule> rules)
    : m_rules(std::make_shared<const QList<AnswerRule>>(std::move(rules)))
{
}

const AnswerRule *RuleBook::choose(const RuleRequest &request) const
{
    const auto chosen = std::ranges::find_if(*m_rules, [&request](const AnswerRule &rule) {
        return whyPassedOver(rule, request) == RuleTrial::End::Acts && fits(rule, request);
    });
    return chosen == m_rules->end() ? nullptr : &*chosen;
}

const AnswerRule *RuleBook::find(const QString &name) const
{
    const auto found = std::ranges::find(*m_rules, name, &AnswerRule::name);
    return found == m_rules->end() ? nullptr : &*found;
}

QList<RuleTrial> RuleBook::tryAgainst(const RuleRequest &request) const
{
    QList<RuleTrial> trials;
    bool isActedOn = false;
    for (const AnswerRule &rule : *m_rules) {
        RuleTrial trial = tryOne(rule, request);
        if (trial.end == RuleTrial::End::Acts && std::exchange(isActedOn, true))
            trial.end = RuleTrial::End::Earlier;
        trials.append(trial);
    }
    return trials;
}

bool beginsWithRule(const QByteArray &text)
{
    qsizetype begin = text.startsWith("\xEF\xBB\xBF") ? 3 : 0;
    while (begin < qMin(text.size(), RuleBook::MaxBytes)) {
        const qsizetype found = text.indexOf('\n', begin);
        const qsizetype end = found < 0 ? text.size() : found;
        const QByteArray line = text.mid(begin, end - begin).simplified();
        if (!line.isEmpty() && !line.startsWith('#'))
            return line.startsWith("rule ");
        begin = end + 1;
    }
    return false;
}

} // namespace runlatch::rulebook
