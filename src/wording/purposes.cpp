// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/purposes.h"

#include "wording/words.h"

namespace runlatch::wording {

namespace {

struct Purpose
{
    QLatin1StringView name;
    const char *words;
};

constexpr Purpose Purposes[] = {
    {QLatin1StringView("service.discover"), QT_TRANSLATE_NOOP("runlatch::wording", "Where the API is")},
    {QLatin1StringView("service.ping"), QT_TRANSLATE_NOOP("runlatch::wording", "Ping")},
    {QLatin1StringView("account.show"), QT_TRANSLATE_NOOP("runlatch::wording", "Whose token")},
    {QLatin1StringView("organizations.list"), QT_TRANSLATE_NOOP("runlatch::wording", "Organizations")},
    {QLatin1StringView("entitlements.show"), QT_TRANSLATE_NOOP("runlatch::wording", "Entitlements")},
    {QLatin1StringView("users.show"), QT_TRANSLATE_NOOP("runlatch::wording", "User by id")},
    {QLatin1StringView("workspaces.list"), QT_TRANSLATE_NOOP("runlatch::wording", "Workspaces")},
    {QLatin1StringView("workspaces.find"), QT_TRANSLATE_NOOP("runlatch::wording", "Workspace by name")},
    {QLatin1StringView("workspaces.show"), QT_TRANSLATE_NOOP("runlatch::wording", "Workspace by id")},
    {QLatin1StringView("change-requests.list"), QT_TRANSLATE_NOOP("runlatch::wording", "Change requests")},
    {QLatin1StringView("change-requests.show"), QT_TRANSLATE_NOOP("runlatch::wording", "One change request")},
    {QLatin1StringView("change-requests.archive"), QT_TRANSLATE_NOOP("runlatch::wording", "Archive")},
    {QLatin1StringView("bulk-action.create"), QT_TRANSLATE_NOOP("runlatch::wording", "Bulk create")},
    {QLatin1StringView("explorer.matches"), QT_TRANSLATE_NOOP("runlatch::wording", "Matches")},
    {QLatin1StringView("explorer.views"), QT_TRANSLATE_NOOP("runlatch::wording", "Saved views")},
    {QLatin1StringView("explorer.view"), QT_TRANSLATE_NOOP("runlatch::wording", "One saved view")},
    {QLatin1StringView("task-results.show"), QT_TRANSLATE_NOOP("runlatch::wording", "Task result")},
    {QLatin1StringView("task-results.outcomes"), QT_TRANSLATE_NOOP("runlatch::wording", "Outcomes of a task result")},
    {QLatin1StringView("task-stages.show"), QT_TRANSLATE_NOOP("runlatch::wording", "Stage of a run")},
    {QLatin1StringView("run-tasks.list"), QT_TRANSLATE_NOOP("runlatch::wording", "Run tasks")},
    {QLatin1StringView("run-tasks.show"), QT_TRANSLATE_NOOP("runlatch::wording", "One run task")},
    {QLatin1StringView("run-tasks.create"), QT_TRANSLATE_NOOP("runlatch::wording", "Create run task")},
    {QLatin1StringView("run-tasks.update"), QT_TRANSLATE_NOOP("runlatch::wording", "Change run task")},
    {QLatin1StringView("run-tasks.delete"), QT_TRANSLATE_NOOP("runlatch::wording", "Remove run task")},
    {QLatin1StringView("workspace-tasks.list"), QT_TRANSLATE_NOOP("runlatch::wording", "Run tasks of a workspace")},
    {QLatin1StringView("workspace-tasks.attach"), QT_TRANSLATE_NOOP("runlatch::wording", "Attach run task")},
    {QLatin1StringView("workspace-tasks.update"), QT_TRANSLATE_NOOP("runlatch::wording", "Change attachment")},
    {QLatin1StringView("workspace-tasks.detach"), QT_TRANSLATE_NOOP("runlatch::wording", "Detach run task")},
    {QLatin1StringView("run-task.deliver"), QT_TRANSLATE_NOOP("runlatch::wording", "Sent by simulator")},
    {QLatin1StringView("run-task.resend"), QT_TRANSLATE_NOOP("runlatch::wording", "Sent again")},
    {QLatin1StringView("notification.deliver"), QT_TRANSLATE_NOOP("runlatch::wording", "Notification")},
    {QLatin1StringView("run-task.callback"), QT_TRANSLATE_NOOP("runlatch::wording", "Callback")},
    {QLatin1StringView("run-task.plan"), QT_TRANSLATE_NOOP("runlatch::wording", "Plan")},
    {QLatin1StringView("run-task.receive"), QT_TRANSLATE_NOOP("runlatch::wording", "Received by listener")},
    {QLatin1StringView("simulator.api"), QT_TRANSLATE_NOOP("runlatch::wording", "Received by simulator")},
};

} // namespace

QString purposeWords(const QString &purpose)
{
    for (const auto &[name, words] : Purposes) {
        if (name == purpose)
            return Words::tr(words);
    }
    return {};
}

} // namespace runlatch::wording
