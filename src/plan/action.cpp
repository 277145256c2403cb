// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "plan/action.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace runlatch::plan {

namespace {

struct ActionRow
{
    Action action;
    std::string_view written; ///< the texts of `actions`, joined by a comma
    QLatin1StringView name;
    QLatin1StringView sign;
};

// In the order of Action.
constexpr std::array ActionRows{
    ActionRow{Action::NoOp, "no-op", QLatin1StringView("no-op"), QLatin1StringView()},
    ActionRow{Action::Create, "create", QLatin1StringView("create"), QLatin1StringView("+")},
    ActionRow{Action::Read, "read", QLatin1StringView("read"), QLatin1StringView("<=")},
    ActionRow{Action::Update, "update", QLatin1StringView("update"), QLatin1StringView("~")},
    ActionRow{Action::DeleteThenCreate, "delete,create", QLatin1StringView("replace"), QLatin1StringView("-/+")},
    ActionRow{Action::CreateThenDelete, "create,delete", QLatin1StringView("replace"), QLatin1StringView("+/-")},
    ActionRow{Action::CreateThenForget, "create,forget", QLatin1StringView("replace"), QLatin1StringView("+/.")},
    ActionRow{Action::Delete, "delete", QLatin1StringView("delete"), QLatin1StringView("-")},
    ActionRow{Action::Forget, "forget", QLatin1StringView("forget"), QLatin1StringView(".")},
    ActionRow{Action::Other, "", QLatin1StringView("other"), QLatin1StringView("?")},
};
static_assert(ActionRows.size() == ActionCount);
static_assert(std::ranges::all_of(ActionRows, [](const ActionRow &row) {
    return &row == &ActionRows[static_cast<std::size_t>(row.action)];
}));

const ActionRow &rowOf(Action action)
{
    return ActionRows[static_cast<std::size_t>(action)];
}

} // namespace

QLatin1StringView actionName(Action action)
{
    return rowOf(action).name;
}

QLatin1StringView actionSign(Action action)
{
    return rowOf(action).sign;
}

bool isReplacement(Action action)
{
    return action == Action::DeleteThenCreate || action == Action::CreateThenDelete
        || action == Action::CreateThenForget;
}

Action actionOf(QByteArrayView joined)
{
    for (const ActionRow &row : ActionRows) {
        if (joined == QByteArrayView(row.written.data(), qsizetype(row.written.size())) && row.action != Action::Other)
            return row.action;
    }
    return Action::Other;
}

} // namespace runlatch::plan
