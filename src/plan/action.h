// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QLatin1StringView>

namespace runlatch::plan {

/// The ways in which a plan acts on a resource: `change.actions` of Terraform's JSON. Three of them replace.
enum class Action {
    NoOp,
    Create,
    Read,
    Update,
    DeleteThenCreate,
    CreateThenDelete,
    CreateThenForget,
    Delete,
    Forget, ///< it leaves the state and is not destroyed
    Other,  ///< a combination that this version does not know; shown as it is written
};
inline constexpr int ActionCount = int(Action::Other) + 1;

/// The name that filters and events use: "no-op", "create", "read", "update", "replace" (of all three), "delete",
/// "forget", "other".
QLatin1StringView actionName(Action action);
/// The sign of the terminal: "+", "~", "-", "-/+", "+/-", "<=" and so on; "?" for Other, empty for NoOp.
QLatin1StringView actionSign(Action action);
bool isReplacement(Action action);

/// The action of a list as it is written in the plan, its texts joined by a comma: "delete,create".
Action actionOf(QByteArrayView joined);

} // namespace runlatch::plan
