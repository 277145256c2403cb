// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/runtasks/taskattachcommand.h"

#include "runtasks/registration.h"
#include "runtasks/taskreading.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void TaskAttachCommand::declare(QCommandLineParser &parser)
{
    ServiceCommand::declare(parser);
    declareName(parser);
    declareWorkspaces(parser, tr("Id or name of a workspace to attach it to; may be given more than once."));
    declarePlacement(parser);
    parser.addOption({u"dry-run"_s, tr("Print the workspaces that would be changed, and send no change.")});
}

base::Result<ServiceCommand::Refusal> TaskAttachCommand::readOptions(const QCommandLineParser &parser)
{
    m_isDryRun = parser.isSet(u"dry-run"_s);
    Refusal why = readName(parser);
    if (!why)
        why = readWorkspaces(parser);
    if (!why)
        why = readPlacement(parser);
    if (!why && !parser.isSet(u"workspace"_s))
        why = tr("--workspace is required: a workspace to attach the run task to.");
    return why;
}

void TaskAttachCommand::goOn()
{
    runtasks::findTask(tasks(), endpoint(), organization(), name(), this,
                       [this](const base::Result<protocol::AttachedTask> &task) {
                           if (task)
                               warnOfLimits(*task);
                           else
                               endWithout(task.error(), u"not-sent"_s);
                       });
}

/// Entitlements that are not told are no obstacle.
void TaskAttachCommand::warnOfLimits(const protocol::AttachedTask &task)
{
    tasks().entitlements(endpoint(), organization(), this,
                         [this, task](const base::Result<service::Entitlements> &told) {
                             runtasks::TaskOrder order{.endpoint = endpoint(), .organization = organization()};
                             order.placement = placement();
                             order.workspaceIds = workspaces().ids();
                             if (told)
                                 warn(runtasks::warningsOf(*told, order, {task.task}, task));
                             attach(task);
                         });
}

void TaskAttachCommand::attach(const protocol::AttachedTask &task)
{
    const QList<runtasks::AttachmentItem> items = itemsFor(task);
    if (!m_isDryRun) {
        workOn({endpoint(), task.task.id, placement()}, items);
        return;
    }
    for (const runtasks::AttachmentItem &item : items) {
        const bool isSo = item.attachment && item.attachment->placement.isSame(placement());
        showWorkspace(item, isSo ? u"already"_s : u"would-change"_s,
                      isSo ? tr("%1: nothing to do").arg(item.workspaceId)
                           : tr("%1: would be changed").arg(item.workspaceId));
    }
    end(u"not-sent"_s);
}

} // namespace runlatch::cli
