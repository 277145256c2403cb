// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/eventfields.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

QList<EventKind> eventsOfRules()
{
    return {
        {"rules"_L1,
         "inspect"_L1,
         "With --rules: these rules are in use from now on, at the start and whenever the file changed."_L1,
         {GivenFile, numberField("rules"_L1, "How many it has."_L1)}},
        {"rule-mistake"_L1,
         "rules, inspect"_L1,
         "A part of the file with the rules could not be understood; its rules are not used."_L1,
         {GivenFile, numberField("line"_L1, "From 1."_L1), numberField("column"_L1, "From 1, in characters."_L1),
          MachineRule, textField("message"_L1, "What is wrong, and what to write."_L1)}},
        {"rule"_L1,
         "rules"_L1,
         "A rule of the file, in their order."_L1,
         {numberField("line"_L1, "Where it begins, from 1."_L1), textField("name"_L1, "As requests keep it."_L1),
          truthField("enabled"_L1, "It is switched on."_L1),
          textField("when"_L1, "Its condition, as written; empty: each request."_L1),
          textField("does"_L1, "What it does, in words."_L1),
          textField(
              "end"_L1,
              "With --id, what would become of it: acts, earlier (another one acts), off, refused, forged, "
              "verification, plan (it asks for the plan, which the request does not have), waits (for the plan) or "
              "condition."_L1)
              .sometimes(),
          textField("message"_L1, "With --id, the same in a sentence, with the reason."_L1).sometimes()}},
        {"summary"_L1,
         "rules"_L1,
         "The last line."_L1,
         {numberField("rules"_L1, "How many the file has."_L1), numberField("mistakes"_L1, "How many were told."_L1),
          textField("acts"_L1, "With --id, the name of the rule that would act; null: none would."_L1)
              .orNull()
              .sometimes()}},
    };
}

} // namespace runlatch::cli
