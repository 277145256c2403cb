// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using Action = Sentence::Action;

constexpr Phrase Scenarios[] = {
    {Rules::ScenarioTooLarge, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "A scenario has at most 1 MB."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check the name of the file."), Action::None},
    {Rules::ScenarioTooManyLines, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "A scenario has at most 10,000 lines."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Split it in several files."), Action::None},
    {Rules::ScenarioEncoding, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The line is no UTF-8."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Save the file as UTF-8."), Action::None},
    {Rules::ScenarioQuote, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The quote is never closed."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Put another one after the value."), Action::None},
    {Rules::ScenarioStep, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "No line begins with “%1”."),
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "Begin the line with a word that the help of the command lists, or with # where it is a comment."),
     Action::None},
    {Rules::ScenarioSubject, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The line knows no “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose one of those that the help of the command lists."), Action::None},
    {Rules::ScenarioNoSubject, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The line does not say what its “%1” is about."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write it right after that word, such as expect callback or reply passed."),
     Action::None},
    {Rules::ScenarioKey, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The line has no key “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose one of those that the help of the command lists."), Action::None},
    {Rules::ScenarioKeyTwice, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” appears twice."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write it once."), Action::None},
    {Rules::ScenarioKeyMissing, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The line lacks the key “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write it with its value, like key=value."), Action::None},
    {Rules::ScenarioNoValue, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "“%1” has no value."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write it right after the =, without a space."), Action::None},
    {Rules::ScenarioValue, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "“%1” is not a value of this "
                       "key."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write one that the help of the command shows."), Action::None},
    {Rules::ScenarioNoFault, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The step does not say which fault “%1” meets."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write it like status=503 or reset."), Action::None},
    {Rules::ScenarioNoRun, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "No run was started before this step."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write the step run above it."), Action::None},
    {Rules::ScenarioStage, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The run does not reach the stage “%1”."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Name the stage in the key stages of the run; a speculative run ends after post_plan."),
     Action::None},
    {Rules::ScenarioStageTwice, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The stage “%1” has already been delivered."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Leave one of the two steps out."), Action::None},
    {Rules::ScenarioNothingExpected, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The scenario expects nothing, so it could not fail."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Add a step such as expect result=passed."), Action::None},
};

static_assert(haveWords(Scenarios, Rules::Scenarios), "each rule has a sentence");

} // namespace

std::span<const Phrase> scenarioPhrases()
{
    return Scenarios;
}

} // namespace runlatch::wording
