// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/eventfields.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

QList<EventKind> eventsOfRunTasks()
{
    return {
        {"warning"_L1,
         "run-task register, run-task attach, run-task remove"_L1,
         "A limit of the organization that is exceeded, or a workspace that was attached otherwise than asked."_L1,
         {MachineRule, WrongAndRemedy}},
        {"difference"_L1,
         "run-task register"_L1,
         "A difference between the run task of that name and what is asked for."_L1,
         {textField("part"_L1, "url, description, hmac-key, enabled or global-configuration."_L1),
          textField("before"_L1, "What the service has; null for a key, which it does not tell."_L1).orNull(),
          textField("after"_L1, "What is asked for; null for a key."_L1).orNull()}},
        {"request"_L1,
         "run-task register"_L1,
         "With --dry-run: a request that would be sent."_L1,
         {textField("method"_L1, "POST or PATCH."_L1),
          textField("url"_L1, "The URL of the request. The id of a new run task is task-new."_L1),
          objectField("body"_L1, "With [redacted] in the place of the key."_L1)}},
        {"task"_L1,
         "run-task list, run-task register, run-task remove"_L1,
         "A run task of the organization."_L1,
         {textField("id"_L1, "task-..."_L1), textField("name"_L1, "Once in the organization."_L1),
          textField("url"_L1, "As the service has it."_L1),
          textField("description"_L1, "As the service has it."_L1).orNull(),
          truthField("enabled"_L1, "It is called."_L1),
          objectField("global"_L1, "stages, enforcement_level; null: it is called in its own workspaces."_L1).orNull(),
          numberField("workspaces"_L1, "How many it is attached to, as the service tells."_L1),
          textField("state"_L1,
                    "read; created, changed, unchanged, or found: no answer came, and the service has it; removed, or "
                    "with --dry-run would-be-removed, would-stay."_L1)}},
        {"attachment"_L1,
         "run-task list, run-task register, run-task attach, run-task remove"_L1,
         "A workspace of the run task."_L1,
         {textField("workspace"_L1, "Its id."_L1),
          textField("workspace_name"_L1, "Null where the service did not tell it."_L1).orNull(),
          textField("state"_L1,
                    "attached, changed, detached, or already: it was so; with --dry-run would-change, "
                    "would-detach."_L1)}},
        {"summary"_L1,
         "run-task list, run-task register, run-task attach, run-task remove"_L1,
         "The last line."_L1,
         {textField("outcome"_L1,
                    "read, not-read; created, changed, unchanged, differs (nothing was sent without --yes), "
                    "not-saved; done; detached, removed, not-removed; not-sent; unknown."_L1),
          numberField("done"_L1, "Workspaces that were attached, changed or detached."_L1),
          numberField("already"_L1, "Those where nothing was to be done."_L1),
          numberField("failed"_L1, "Those where it failed."_L1),
          numberField("unknown"_L1, "Those of which it is not known."_L1),
          numberField("not_sent"_L1, "Those that were stopped before."_L1)}},
    };
}

} // namespace runlatch::cli
