// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/eventtable.h"

/// The rows of eventtable.h, as its parts write them. Internal to this folder.
namespace runlatch::cli {

constexpr EventField textField(QLatin1StringView name, QLatin1StringView meaning)
{
    return {name, EventField::Type::Text, meaning};
}

constexpr EventField numberField(QLatin1StringView name, QLatin1StringView meaning)
{
    return {name, EventField::Type::Number, meaning};
}

constexpr EventField truthField(QLatin1StringView name, QLatin1StringView meaning)
{
    return {name, EventField::Type::Truth, meaning};
}

constexpr EventField listField(QLatin1StringView name, QLatin1StringView meaning)
{
    return {name, EventField::Type::List, meaning};
}

constexpr EventField objectField(QLatin1StringView name, QLatin1StringView meaning)
{
    return {name, EventField::Type::Object, meaning};
}

constexpr EventField timeField(QLatin1StringView name)
{
    return textField(name, QLatin1StringView("ISO 8601, UTC, milliseconds."));
}

inline constexpr EventField GivenFile = textField(QLatin1StringView("file"), QLatin1StringView("As it was given."));
inline constexpr EventField AnsweredHttp =
    numberField(QLatin1StringView("http"), QLatin1StringView("What was answered; null: nothing.")).orNull();

inline constexpr EventField FindingLine =
    numberField(QLatin1StringView("line"), QLatin1StringView("From 1; null: it is of the request's head.")).orNull();
inline constexpr EventField FindingColumn =
    numberField(QLatin1StringView("column"), QLatin1StringView("From 1, in characters; null: as the line.")).orNull();
inline constexpr EventField FindingSeverity =
    textField(QLatin1StringView("severity"), QLatin1StringView("error, warning or info."));
inline constexpr EventField MachineRule = textField(QLatin1StringView("rule"), QLatin1StringView("Machine-readable."));
inline constexpr EventField WhatIsWrong = textField(QLatin1StringView("message"), QLatin1StringView("What is wrong."));
inline constexpr EventField WrongAndRemedy =
    textField(QLatin1StringView("message"), QLatin1StringView("What is wrong, and what to do."));

inline constexpr EventField Base64Body =
    textField(QLatin1StringView("body_base64"),
              QLatin1StringView("The body in base64, where it is no UTF-8; body is null then."))
        .sometimes();

inline constexpr EventField Edited =
    listField(QLatin1StringView("edited"),
              QLatin1StringView("What was changed before it was sent again: headers, body, signed, fresh, and JSON "
                                "pointers."))
        .sometimes();

QList<EventKind> eventsOfChangeRequests(); ///< what `change-requests` prints
QList<EventKind> eventsOfCheck();          ///< what `check` prints
QList<EventKind> eventsOfInterchange();    ///< what `export` and `import` print
QList<EventKind> eventsOfOutcomes();       ///< what `outcomes` prints
QList<EventKind> eventsOfPlan();           ///< what `plan` prints
QList<EventKind> eventsOfReplay();         ///< what `replay` and `store-key` print
QList<EventKind> eventsOfRunTasks();       ///< what `run-task` prints
QList<EventKind> eventsOfRules();          ///< what `rules` prints, and `inspect` of its rules
QList<EventKind> eventsOfTrial();          ///< what `trigger` and `scenario` print

} // namespace runlatch::cli
