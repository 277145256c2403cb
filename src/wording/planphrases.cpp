// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using Action = Sentence::Action;

/// The advice where a file is none of the kind that is read.
constexpr auto HowToWrite = QT_TRANSLATE_NOOP(
    "runlatch::wording", "terraform show -json FILE writes one of the plan that plan -out=FILE made.");

constexpr Phrase Plans[] = {
    {Rules::PlanBroken, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The plan is not JSON at line and column %1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Get it again; it must be as Terraform wrote it."), Action::None},
    {Rules::PlanCut, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The plan ends before it is complete, at line and column %1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Get it again: a part of it is missing."), Action::None},
    {Rules::PlanEncoding, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The plan has bytes that are not UTF-8, at line and column %1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Get it again; it must be as Terraform wrote it."), Action::None},
    {Rules::PlanUtf16, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The plan is written in UTF-16, and only UTF-8 is read."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Older PowerShells write so with >. Save it as UTF-8, or write it with cmd /c."),
     Action::None},
    {Rules::PlanBinary, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "This seems to be the plan as plan -out=FILE makes it, which is not JSON."),
     HowToWrite, Action::None},
    {Rules::PlanNone, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "This is JSON, but no plan."),
     HowToWrite, Action::None},
    {Rules::PlanVersion, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The plan has the format version “%1”, and only 1.x is known here."),
     QT_TRANSLATE_NOOP("runlatch::wording", "A later version needs a later Runlatch."), Action::None},
    {Rules::PlanValue, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The plan has a value that its format does not allow: %1."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Get it again; it must be as Terraform wrote it."), Action::None},
    {Rules::PlanTooLarge, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The plan is larger than the 256 MB that are read."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Plan a part of the resources, with -target."), Action::None},
    {Rules::PlanTooMany, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The plan has more than the 1,000,000 changes that are read."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Plan a part of the resources, with -target."), Action::None},
    {Rules::PlanChangeSize, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The change of %1 is too large to be laid out."),
     QT_TRANSLATE_NOOP("runlatch::wording", "At most 32 MB and a million values are."), Action::None},
};

static_assert(haveWords(Plans, Rules::Plans), "each rule has a sentence");

} // namespace

std::span<const Phrase> planPhrases()
{
    return Plans;
}

} // namespace runlatch::wording
