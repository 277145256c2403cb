// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/gathering.h"

#include <QMetaType>
#include <QStringList>

namespace runlatch::changerequests {

/// The gaps of a list that is exported during or after its gathering. Without them the file would look complete.
struct ExportGap
{
    bool isLoading = false;  ///< the gathering was still running
    bool wasStopped = false; ///< the gathering was cancelled
    bool hasFailed = false;  ///< the list of workspaces, or the one workspace, could not be read
    bool hasChanged = false; ///< a list changed repeatedly while it was read
    int workspaces = 0;      ///< known so far; 0 for the list of one workspace
    int workspacesRead = 0;  ///< workspaces that were read to the end
    int workspacesFailed = 0;
    int unreadable = 0; ///< rows that could not be read

    bool isWhole() const { return causes().isEmpty(); }
    /// Machine-readable: "loading", "stopped", "failed", "unreadable", "changed".
    QStringList causes() const;

    friend bool operator==(const ExportGap &, const ExportGap &) = default;
};

/// The gaps at this moment. `isAllWorkspaces`: the list is of an organization.
ExportGap gapOf(const Gathering &gathering, bool isAllWorkspaces);

} // namespace runlatch::changerequests

Q_DECLARE_METATYPE(runlatch::changerequests::ExportGap)
