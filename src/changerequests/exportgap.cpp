// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/exportgap.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

QStringList ExportGap::causes() const
{
    const std::pair<bool, QString> all[] = {{isLoading, u"loading"_s},
                                            {wasStopped, u"stopped"_s},
                                            {hasFailed || workspacesFailed > 0, u"failed"_s},
                                            {unreadable > 0, u"unreadable"_s},
                                            {hasChanged, u"changed"_s}};
    QStringList causes;
    for (const auto &[holds, name] : all) {
        if (holds)
            causes.append(name);
    }
    return causes;
}

ExportGap gapOf(const Gathering &gathering, bool isAllWorkspaces)
{
    ExportGap gap{.isLoading = gathering.isRunning(),
                  .wasStopped = gathering.wasCancelled(),
                  .hasChanged = !gathering.unsettled().isEmpty(),
                  .unreadable = static_cast<int>(gathering.unreadable().size())};
    int failed = 0; // workspaces that failed, which the progress counts as done
    for (const Gathering::Failure &failure : gathering.failures()) {
        const bool isOfList = failure.workspace.id.isEmpty() && failure.workspace.name.isEmpty();
        if (isOfList || !isAllWorkspaces)
            gap.hasFailed = true;
        else
            ++failed;
    }
    if (!isAllWorkspaces)
        return gap;
    gap.workspacesFailed = failed;
    gap.workspaces = gathering.progress().workspaces;
    gap.workspacesRead = gathering.progress().workspacesDone - failed;
    return gap;
}

} // namespace runlatch::changerequests
