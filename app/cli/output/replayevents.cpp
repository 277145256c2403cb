// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/eventfields.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

QList<EventKind> eventsOfReplay()
{
    return {
        {"sent"_L1,
         "replay"_L1,
         "One of the requests was answered, or was not."_L1,
         {numberField("number"_L1, "In the order in which they were begun, from 1."_L1),
          textField("task_result"_L1, "With --fresh: its id."_L1).sometimes(), AnsweredHttp,
          numberField("took_ms"_L1, "Until the end of the answer; null without one."_L1).orNull(),
          textField("error"_L1, "Kind of error; null where it was answered."_L1).orNull(),
          textField("outcome"_L1, "\"unknown\": it may have arrived."_L1).sometimes(),
          textField("message"_L1, "Why it was not answered, and what to do; null where it was."_L1).orNull()}},
        {"kept"_L1,
         "replay"_L1,
         "What was sent was changed, and stands in the store as a request of its own."_L1,
         {numberField("id"_L1, "In the store."_L1), numberField("from"_L1, "Of the request that was sent again."_L1),
          Edited}},
        {"summary"_L1,
         "replay"_L1,
         "The last line."_L1,
         {numberField("sent"_L1, "How many."_L1), numberField("answered"_L1, "With any status."_L1),
          numberField("accepted"_L1, "With 2xx."_L1),
          numberField("unanswered"_L1, "Without an answer: each may have arrived."_L1),
          objectField("statuses"_L1, "How many were answered with each status."_L1),
          objectField("answer_ms"_L1, "Percentiles p50, p90, p99 and max; null: none was answered."_L1).orNull(),
          numberField("took_ms"_L1, "All together."_L1), Edited}},
        {"store-key"_L1,
         "store-key"_L1,
         "The key of a store was made; it is printed nowhere."_L1,
         {textField("file"_L1, "That holds it."_L1)}},
    };
}

} // namespace runlatch::cli
