// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/eventfields.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

QList<EventKind> eventsOfCheck()
{
    const EventField id = textField("id"_L1, "Of the case; it stays the same in later versions."_L1);
    const EventField severity = textField("severity"_L1, "must, should or observe."_L1);
    const EventField title = textField("title"_L1, "What is asked, in a sentence."_L1);
    return {
        {"case"_L1,
         "check"_L1,
         "With --list: a case that can be tried."_L1,
         {id, severity, textField("source"_L1, "The document that asks for it."_L1), title}},
        {"check"_L1,
         "check"_L1,
         "What became of a case. A later one of the same id takes its place."_L1,
         {id, textField("verdict"_L1, "passed, failed, warned, observed, skipped or not-testable."_L1),
          textField("why"_L1, "Null where it passed."_L1).orNull(),
          textField("remedy"_L1, "What to do; null where nothing is to be mended."_L1).orNull(),
          textField("rule"_L1, "The document that asks for it."_L1), severity, title,
          listField("findings"_L1, "What was found: rule, pointer, line, column, message, remedy."_L1)}},
        {"summary"_L1,
         "check"_L1,
         "The last line."_L1,
         {numberField("passed"_L1, "How many cases."_L1),
          numberField("failed"_L1, "The integration does what it must not."_L1),
          numberField("warned"_L1, "It works, and should be better."_L1),
          numberField("observed"_L1, "The documents ask for nothing; why tells what happened."_L1),
          numberField("skipped"_L1, "They cannot apply."_L1),
          numberField("not_testable"_L1, "What they need did not happen; counts as failed."_L1),
          numberField("known"_L1, "Failures of the baseline, which count no more."_L1),
          listField("healed"_L1, "Ids of the baseline that no longer fail."_L1),
          truthField("reached"_L1, "Something listened at the URL."_L1),
          numberField("took_ms"_L1, "Of the whole check."_L1)}},
    };
}

} // namespace runlatch::cli
