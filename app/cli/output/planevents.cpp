// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/eventfields.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

QList<EventField> fieldsOfChange()
{
    return {
        textField("part"_L1, "change, drift, deferred or output: the list of the plan that it is in."_L1),
        textField("action"_L1, "no-op, create, read, update, replace, delete, forget; other for one not known."_L1),
        textField("actions"_L1, "As the plan writes them, joined by a comma."_L1),
        textField("address"_L1, "Of an output its name."_L1),
        textField("module"_L1, "Null in the root."_L1).orNull(),
        textField("type"_L1, "Null of an output."_L1).orNull(),
        textField("name"_L1, "Null of an output."_L1).orNull(),
        textField("index"_L1, "Of count or for_each."_L1).orNull(),
        textField("provider"_L1, "Its full name."_L1).orNull(),
        textField("mode"_L1, "managed or data; null of an output."_L1).orNull(),
        textField("reason"_L1, "Why this is done, as the plan writes it."_L1).orNull(),
        textField("previous_address"_L1, "Where it was before it was moved."_L1).orNull(),
        textField("deposed"_L1, "Key of a deposed object."_L1).orNull(),
        truthField("import"_L1, "It is imported as well."_L1),
        textField("import_id"_L1, "Where it is known."_L1).orNull(),
        truthField("import_unknown"_L1, "Its id is known only after the apply."_L1),
        textField("import_identity"_L1, "Of an import by an identity: a JSON object, as written."_L1).orNull(),
        textField("deferred_reason"_L1, "Of a deferred change."_L1).orNull(),
        listField("attributes"_L1,
                  "Only show: path; before and after, as JSON in a text, null where there is none; before_is and "
                  "after_is: known, absent, unknown or secret; bytes of a value that is cut as before_size and "
                  "after_size; differs; sensitivity (begins, ends; null where it stays), which alone may differ; "
                  "forces_replacement."_L1)
            .sometimes(),
        numberField("left_out"_L1, "Only show: attributes that are not listed, because there are too many."_L1)
            .sometimes(),
        textField("message"_L1, "Only show: why its attributes cannot be laid out."_L1).sometimes(),
    };
}

} // namespace

QList<EventKind> eventsOfPlan()
{
    return {
        {"change"_L1, "plan summary, plan show"_L1,
         "A change that the filter accepts. Secrets are masked by the plan's own maps."_L1, fieldsOfChange()},
        {"plan"_L1,
         "plan summary, plan show"_L1,
         "The last line: all of the plan, whatever the filter."_L1,
         {textField("format_version"_L1, "1.x"_L1),
          textField("terraform_version"_L1, "What wrote it."_L1).orNull(),
          textField("timestamp"_L1, "As written."_L1).orNull(),
          truthField("errored"_L1, "Planning failed half way: these are not all changes."_L1),
          truthField("complete"_L1, "False: another plan has to follow. Null: not told."_L1).orNull(),
          truthField("applyable"_L1, "Null: not told."_L1).orNull(),
          numberField("add"_L1, "As the terminal counts: create and replace."_L1),
          numberField("change"_L1, "Update."_L1),
          numberField("destroy"_L1, "Delete and replace."_L1),
          numberField("replace"_L1, "They are in add and destroy, too."_L1),
          numberField("import"_L1, "Beside the actions."_L1),
          numberField("moved"_L1, "Beside the actions."_L1),
          numberField("forget"_L1, "Leaves the state and is not destroyed."_L1),
          numberField("read"_L1, "Data."_L1),
          numberField("no_op"_L1, "Stays as it is."_L1),
          numberField("other"_L1, "Actions that are not known."_L1),
          numberField("drift"_L1, "Changed outside."_L1),
          numberField("deferred"_L1, "They wait for a later plan."_L1),
          numberField("outputs"_L1, "Changes of outputs."_L1),
          listField("checks"_L1,
                    "address, kind, status (pass, fail, error, unknown; other for one not known here), "
                    "written_status, problems; failed ones first."_L1),
          numberField("action_count"_L1, "Actions that the apply runs beside the changes."_L1),
          numberField("deferred_action_count"_L1, "Actions that wait for a later plan."_L1),
          listField("action_invocations"_L1,
                    "The first 10,000 of both: address; trigger and trigger_event, the resource whose change runs it; "
                    "deferred; deferred_reason."_L1),
          numberField("shown"_L1, "Changes that the filter accepts."_L1)}},
    };
}

} // namespace runlatch::cli
