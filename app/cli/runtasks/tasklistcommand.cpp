// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/runtasks/tasklistcommand.h"

#include "runtasks/taskorder.h"
#include "runtasks/taskreading.h"
#include "runtasks/taskremoval.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void TaskListCommand::declare(QCommandLineParser &parser)
{
    ServiceCommand::declare(parser);
    declareName(parser);
}

base::Result<ServiceCommand::Refusal> TaskListCommand::readOptions(const QCommandLineParser &parser)
{
    return readName(parser, false);
}

void TaskListCommand::goOn()
{
    if (!name().isEmpty()) {
        runtasks::findTask(tasks(), endpoint(), organization(), name(), this,
                           [this](const base::Result<protocol::AttachedTask> &task) {
                               if (task)
                                   showOne(*task);
                               else
                                   endWithout(task.error(), u"not-read"_s);
                           });
        return;
    }
    runtasks::readTasks(tasks(), endpoint(), organization(), this,
                        [this](const base::Result<QList<protocol::ServedTask>> &read) {
                            if (!read) {
                                endWithout(read.error(), u"not-read"_s);
                                return;
                            }
                            for (const protocol::ServedTask &task : *read)
                                showTask(task, u"read"_s);
                            end(u"read"_s);
                        });
}

void TaskListCommand::showOne(const protocol::AttachedTask &task)
{
    showTask(task.task, u"read"_s);
    for (const runtasks::AttachmentItem &item : runtasks::attachmentsOf(task)) {
        const QString shown = item.workspaceName.isEmpty() ? item.workspaceId : item.workspaceName;
        showWorkspace(item, u"attached"_s,
                      u"    %1  %2"_s.arg(shown, runtasks::placementText(item.attachment->placement)));
    }
    if (!task.isWhole)
        output().diagnostic(tr("The service did not list all workspaces of the run task."));
    end(u"read"_s, task.isWhole ? Done : CouldNotTell);
}

} // namespace runlatch::cli
