// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/eventfields.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

QList<EventKind> eventsOfOutcomes()
{
    return {
        {"callback"_L1,
         "outcomes"_L1,
         "What to send: the outcomes of the report, the worst first."_L1,
         {objectField("body"_L1,
                      "The body of the callback. Of more than 250 outcomes the last one counts the rest."_L1)}},
        {"note"_L1,
         "outcomes"_L1,
         "Something of the report that is not in the outcomes as it stood there."_L1,
         {MachineRule, numberField("count"_L1, "How often."_L1),
          textField("first"_L1, "A name for the first one."_L1).orNull(),
          textField("message"_L1, "The same in a sentence."_L1)}},
        {"summary"_L1,
         "outcomes"_L1,
         "The last line."_L1,
         {textField("report"_L1, "sarif or junit."_L1), textField("status"_L1, "Of the callback."_L1),
          numberField("entries"_L1, "Results or test cases of the report."_L1),
          numberField("outcomes"_L1, "How many the callback has."_L1),
          numberField("errors"_L1, "Results of this level that did not pass, with or without an outcome."_L1),
          numberField("warnings"_L1, "The same."_L1), numberField("infos"_L1, "The same."_L1),
          numberField("others"_L1, "The same of no level."_L1)}},
    };
}

} // namespace runlatch::cli
