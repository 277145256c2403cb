// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using Action = Sentence::Action;

constexpr Phrase RuleBooks[] = {
    {Rules::RuleBookTooLarge, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A file with rules has at most 64 KB."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check the name of the file."), Action::None},
    {Rules::RuleBookTooMany, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "A file has at most 256 rules."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Join rules whose conditions differ in a name: use * or OR."),
     Action::None},
    {Rules::RuleBookNoRule, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "No rule begins above this line."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write a line such as rule name=first above it."), Action::None},
    {Rules::RuleBookNameTwice, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Another rule is called “%1”, too."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Give each rule a name of its own: requests keep it."), Action::None},
    {Rules::RuleBookAnswerTwice, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The rule “%1” already has an answer."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Leave one of the two lines out."), Action::None},
    {Rules::RuleBookTooManyReplies, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The rule “%1” has more than 16 replies."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Leave some of them out."), Action::None},
    {Rules::RuleBookAfterFinal, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The rule “%1” ends the run task above this line."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write passed or failed in its last reply alone."), Action::None},
    {Rules::RuleBookOrder, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This reply of the rule “%1” comes before the one above it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write the replies in the order of their times, each from the receipt."),
     Action::None},
    {Rules::RuleBookLeft, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The rule “%1” replies, and leaves the reply to a person."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Leave one of the two out."), Action::None},
};

static_assert(haveWords(RuleBooks, Rules::RuleBooks), "each rule has a sentence");

} // namespace

std::span<const Phrase> ruleBookPhrases()
{
    return RuleBooks;
}

} // namespace runlatch::wording
