// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/eventfields.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

constexpr EventField WrongMember =
    textField("field"_L1, "The member that is wrong; null where it is not one member."_L1).orNull();

} // namespace

QList<EventKind> eventsOfInterchange()
{
    return {
        {"exported"_L1,
         "export"_L1,
         "The export is written. It is told on standard error if the export itself goes to standard output."_L1,
         {textField("file"_L1, "The file, or the folder of raw."_L1),
          textField("format"_L1, "jsonl, har, csv, curl or raw."_L1),
          numberField("captures"_L1, "How many requests were written."_L1),
          numberField("redacted"_L1, "In how many of them placeholders stand for secrets."_L1),
          numberField("gone"_L1, "How many were removed from the store meanwhile."_L1)}},
        {"import-fault"_L1,
         "import"_L1,
         "A line, an entry or a file could not be taken, or not all of it."_L1,
         {GivenFile, numberField("number"_L1, "Of the line or entry, from 1; null: the file."_L1).orNull(), WrongMember,
          MachineRule, textField("message"_L1, "The same in a sentence."_L1),
          truthField("left_out"_L1, "The line, the entry or the rest of the file was not imported."_L1)}},
        {"import-faults"_L1,
         "import"_L1,
         "The lines or entries of a file with the same fault; at its end, the worst first."_L1,
         {GivenFile, WrongMember, MachineRule, numberField("count"_L1, "How many they are."_L1),
          textField("numbers"_L1, "Theirs, from 1: 3, 7-9."_L1), textField("message"_L1, "All in a sentence."_L1),
          truthField("left_out"_L1, "They were not imported."_L1)}},
        {"imported"_L1,
         "import"_L1,
         "The last line: everything is read."_L1,
         {numberField("captures"_L1,
                      "How many requests are in the store now that were not; with --dry-run, how many would be."_L1),
          numberField("skipped"_L1, "How many were there already."_L1),
          numberField("faulty"_L1,
                      "How many lines and entries were left out, and how many faults whole files have."_L1),
          numberField("doubtful"_L1, "Of how many the body is not known to be what was sent."_L1),
          numberField("not_http"_L1, "How many entries were passed over, because they are of other protocols."_L1),
          numberField("valid"_L1, "Of how many a given key proved the signature."_L1),
          numberField("invalid"_L1, "Of how many no given key fits it."_L1),
          numberField("untold"_L1, "How many faults have no import-fault line, because 1,000 have."_L1),
          objectField("kinds"_L1,
                      "How many requests were read of each kind of file: jsonl, har, powershell, curl, http, raw, aws, "
                      "ngrok, webhook.site; only those that were there."_L1),
          truthField("dry_run"_L1, "Nothing was stored: --dry-run was given."_L1)}},
    };
}

} // namespace runlatch::cli
