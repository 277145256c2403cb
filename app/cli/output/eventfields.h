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

inline constexpr EventField Base64Body =
    textField(QLatin1StringView("body_base64"),
              QLatin1StringView("The body in base64, where it is no UTF-8; body is null then."))
        .sometimes();

inline constexpr EventField Edited =
    listField(QLatin1StringView("edited"),
              QLatin1StringView("What was changed before it was sent again: headers, body, signed, fresh, and JSON "
                                "pointers."))
        .sometimes();

QList<EventKind> eventsOfOutcomes(); ///< what `outcomes` prints
QList<EventKind> eventsOfTrial();    ///< what `trigger` prints
QList<EventKind> eventsOfReplay();   ///< what `replay` and `store-key` print
QList<EventKind> eventsOfRules();    ///< what `rules` prints, and `inspect` of its rules

} // namespace runlatch::cli
