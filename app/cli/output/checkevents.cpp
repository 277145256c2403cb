// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/checkevents.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

QList<EventKind> eventsOfCheck()
{
    using Type = EventField::Type;
    const EventField id{"id"_L1, Type::Text, "Of the case; it stays the same in later versions."_L1};
    const EventField severity{"severity"_L1, Type::Text, "must, should or observe."_L1};
    const EventField title{"title"_L1, Type::Text, "What is asked, in a sentence."_L1};
    return {
        {"case"_L1,
         "check"_L1,
         "With --list: a case that can be tried."_L1,
         {id, severity, {"source"_L1, Type::Text, "The document that asks for it."_L1}, title}},
        {"check"_L1,
         "check"_L1,
         "What became of a case. A later one of the same id takes its place."_L1,
         {id,
          {"verdict"_L1, Type::Text, "passed, failed, warned, observed, skipped or not-testable."_L1},
          EventField{"why"_L1, Type::Text, "Null where it passed."_L1}.orNull(),
          EventField{"remedy"_L1, Type::Text, "What to do; null where nothing is to be mended."_L1}.orNull(),
          {"rule"_L1, Type::Text, "The document that asks for it."_L1},
          severity,
          title,
          {"findings"_L1, Type::List, "What was found: rule, pointer, line, column, message, remedy."_L1}}},
        {"summary"_L1,
         "check"_L1,
         "The last line."_L1,
         {{"passed"_L1, Type::Number, "How many cases."_L1},
          {"failed"_L1, Type::Number, "The integration does what it must not."_L1},
          {"warned"_L1, Type::Number, "It works, and should be better."_L1},
          {"observed"_L1, Type::Number, "The documents ask for nothing; why tells what happened."_L1},
          {"skipped"_L1, Type::Number, "They cannot apply."_L1},
          {"not_testable"_L1, Type::Number, "What they need did not happen; counts as failed."_L1},
          {"known"_L1, Type::Number, "Failures of the baseline, which count no more."_L1},
          {"healed"_L1, Type::List, "Ids of the baseline that no longer fail."_L1},
          {"reached"_L1, Type::Truth, "Something listened at the URL."_L1},
          {"took_ms"_L1, Type::Number, "Of the whole check."_L1}}},
    };
}

} // namespace runlatch::cli
