// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/runtasks/taskremovecommand.h"

#include "runtasks/taskreading.h"
#include "runtasks/taskremoval.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void TaskRemoveCommand::declare(QCommandLineParser &parser)
{
    ServiceCommand::declare(parser);
    declareName(parser);
    declareWorkspaces(parser,
                      tr("Id or name of a workspace to detach it from; may be given more than once. The run task "
                         "itself stays then."));
    parser.addOption({u"yes"_s, tr("Detach and remove. Otherwise only --dry-run is possible.")});
    parser.addOption({u"dry-run"_s, tr("Print what would be detached and removed, and send no change.")});
}

base::Result<ServiceCommand::Refusal> TaskRemoveCommand::readOptions(const QCommandLineParser &parser)
{
    m_isDryRun = parser.isSet(u"dry-run"_s);
    m_isDetachedOnly = parser.isSet(u"workspace"_s);
    if (parser.isSet(u"yes"_s) == m_isDryRun)
        return Refusal(tr("Either --yes or --dry-run is required: this cannot be undone."));
    Refusal why = readName(parser);
    return why ? why : readWorkspaces(parser);
}

void TaskRemoveCommand::goOn()
{
    runtasks::findTask(tasks(), endpoint(), organization(), name(), this,
                       [this](const base::Result<protocol::AttachedTask> &task) {
                           if (task)
                               take(*task);
                           else
                               endWithout(task.error(), u"not-removed"_s);
                       });
}

void TaskRemoveCommand::take(const protocol::AttachedTask &task)
{
    m_task = task.task;
    const QList<runtasks::AttachmentItem> items = m_isDetachedOnly ? itemsFor(task) : runtasks::attachmentsOf(task);
    if (!runtasks::areTold(task, items)) {
        output().diagnostic(tr("The service did not list all workspaces of the run task."));
        end(u"not-sent"_s, CouldNotTell);
        return;
    }
    if (!m_isDryRun) {
        workOn({.endpoint = endpoint(), .taskId = m_task.id}, items);
        return;
    }
    showTask(m_task, m_isDetachedOnly ? u"would-stay"_s : u"would-be-removed"_s);
    for (const runtasks::AttachmentItem &item : items) {
        showWorkspace(item, item.attachment ? u"would-detach"_s : u"already"_s,
                      item.attachment ? tr("%1: would be detached").arg(item.workspaceId)
                                      : tr("%1: nothing to do").arg(item.workspaceId));
    }
    end(u"not-sent"_s);
}

/// The service does not delete a run task that a workspace still has.
void TaskRemoveCommand::attachingEnded()
{
    if (m_isDetachedOnly) {
        end(u"detached"_s);
    } else if (hasFailures() || isStopped()) {
        end(u"not-removed"_s);
    } else {
        setSending(true);
        runtasks::removeTask(tasks(), endpoint(), m_task, this,
                             [this](const base::Done &removed) { endRemoved(removed); });
    }
}

void TaskRemoveCommand::endRemoved(const base::Done &removed)
{
    if (!removed) {
        endWithout(removed.error(), u"not-removed"_s);
        return;
    }
    showTask(m_task, u"removed"_s);
    end(u"removed"_s);
}

} // namespace runlatch::cli
