// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "rulebook/rulebook.h"

#include <QCoreApplication>

namespace runlatch::rulebook {

/// Says what a rule does, why it acts on a request or does not, and what is wrong with a text.
class RuleWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::rulebook::RuleWords)
public:
    /// "answers 503 after 2 s; replies running after 2 s, passed after 5 s"
    static QString deeds(const AnswerRule &rule);
    /// "Would act, because stage is post_plan and ws is net-prod."
    static QString trial(const RuleTrial &trial);
    /// The sentence alone: its place is for whoever shows it.
    static QString mistake(const script::Mistake &mistake);
    /// All lines that a text may have, for help.
    static QString forms();
    static QString fields(); ///< those of a condition, for help

private:
    static QString grounds(const QList<RuleTrial::Ground> &grounds);
    static QString answer(const RuleAnswer &answer);
};

/// "acts", "earlier", "off", "refused", "forged", "verification" or "condition": as events name it.
QString trialEndName(RuleTrial::End end);

} // namespace runlatch::rulebook
