// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/exploredworkspace.h"
#include "protocol/workspace.h"

#include <QDateTime>

namespace runlatch::simulator {

/// The explorer's data of a workspace: every documented field, made up from the workspace's id. The data are the same
/// each time and do not contradict each other (there are as many modules as `module_count` says).
protocol::ExploredWorkspace workspaceFacts(const protocol::Workspace &workspace, const QString &organization,
                                           const QDateTime &now);

} // namespace runlatch::simulator
