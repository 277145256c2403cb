// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "rulebook/rulewords.h"

#include "rulebook/ruleforms.h"
#include "wording/scenariomistakes.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace runlatch::rulebook {

namespace {

/// As a text of rules writes it: "1.5s".
QString written(std::chrono::milliseconds time)
{
    return QString::number(static_cast<double>(time.count()) / 1000) + u's';
}

} // namespace

QString RuleWords::answer(const RuleAnswer &answer)
{
    QStringList parts;
    if (answer.status)
        parts += tr("answers %1").arg(*answer.status);
    if (answer.delay && answer.delay->count() > 0)
        parts += tr("answers %1 later").arg(written(*answer.delay));
    if (answer.end == http::Misbehavior::End::Close)
        parts += tr("closes the connection without an answer");
    if (answer.end == http::Misbehavior::End::Reset)
        parts += tr("resets the connection");
    if (answer.end == http::Misbehavior::End::CutBody)
        parts += tr("sends half of the answer");
    return parts.join(u", "_s);
}

QString RuleWords::deeds(const AnswerRule &rule)
{
    QStringList parts;
    if (const QString answered = rule.answer ? answer(*rule.answer) : QString(); !answered.isEmpty())
        parts += answered;
    QStringList replies;
    for (const TimedReply &reply : rule.replies)
        //: %1 is running, passed or failed, %2 a time such as 2s
        replies += tr("%1 after %2").arg(protocol::taskStatusName(reply.result.status), written(reply.after));
    if (!replies.isEmpty())
        parts += tr("replies %1").arg(replies.join(u", "_s));
    if (rule.isLeft)
        parts += tr("leaves the reply to a person");
    return parts.isEmpty() ? tr("answers and replies as it is set up") : parts.join(u"; "_s);
}

QString RuleWords::grounds(const QList<RuleTrial::Ground> &grounds)
{
    QStringList parts;
    for (const RuleTrial::Ground &ground : grounds) {
        if (ground.field.isEmpty())
            parts += tr("the text is looked for: “%1”").arg(ground.value);
        else if (ground.value.isEmpty())
            //: %1 is the name of a field such as stage
            parts += tr("%1 is empty").arg(ground.field);
        else
            //: %1 is the name of a field such as stage, %2 its value
            parts += tr("%1 is %2").arg(ground.field, ground.value);
    }
    return parts.join(u", "_s);
}

QString RuleWords::trial(const RuleTrial &trial)
{
    switch (trial.end) {
    case RuleTrial::End::Acts:
        return trial.grounds.isEmpty() ? tr("Would act: it has no condition.")
                                       : tr("Would act, because %1.").arg(grounds(trial.grounds));
    case RuleTrial::End::Earlier: return tr("Does not act: an earlier rule does.");
    case RuleTrial::End::Off: return tr("Does not act: it is switched off.");
    case RuleTrial::End::Refused: return tr("Does not act: the request was refused before any rule.");
    case RuleTrial::End::Forged:
        return tr("Does not act: the signature is invalid or missing, and the condition does not name sig.");
    case RuleTrial::End::Verification:
        return tr("Does not act: it is the service's test, and the condition does not ask for is:verification.");
    case RuleTrial::End::Plan:
        return tr("Does not act: its condition asks for the plan, which this request does not have.");
    case RuleTrial::End::Waits:
        return trial.grounds.isEmpty() ? tr("Would wait for the plan.")
                                       : tr("Would wait for the plan, because %1.").arg(grounds(trial.grounds));
    case RuleTrial::End::Condition: return tr("Does not act, because %1.").arg(grounds(trial.grounds));
    }
    return {};
}

QString RuleWords::mistake(const script::Mistake &mistake)
{
    const filter::Fault fault{
        .position = 0, .length = 1, .rule = mistake.rule, .subject = mistake.subject, .field = mistake.field};
    return wording::scenarioSentence(fault, mistake.nearest).text();
}

QString RuleWords::forms()
{
    QStringList forms;
    for (const RuleForm &form : ruleForms())
        forms += script::writtenForm(form);
    return forms.join(u"; "_s);
}

QString RuleWords::fields()
{
    QStringList names;
    for (const filter::Field &field : ruleFields())
        names += field.name.toString();
    return names.join(u", "_s);
}

QString trialEndName(RuleTrial::End end)
{
    switch (end) {
    case RuleTrial::End::Acts: return u"acts"_s;
    case RuleTrial::End::Earlier: return u"earlier"_s;
    case RuleTrial::End::Off: return u"off"_s;
    case RuleTrial::End::Refused: return u"refused"_s;
    case RuleTrial::End::Forged: return u"forged"_s;
    case RuleTrial::End::Verification: return u"verification"_s;
    case RuleTrial::End::Plan: return u"plan"_s;
    case RuleTrial::End::Waits: return u"waits"_s;
    case RuleTrial::End::Condition: return u"condition"_s;
    }
    return {};
}

} // namespace runlatch::rulebook
