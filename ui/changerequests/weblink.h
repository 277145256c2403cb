// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/client.h"

class QWidget;

namespace runlatch::ui {

/// The page of a workspace on the web site of the service that has its API at `apiBase`:
/// https://HOST/app/ORGANIZATION/workspaces/NAME. Invalid without both names, and for what is neither http nor https.
QUrl workspacePage(const QUrl &apiBase, const service::WorkspaceName &workspace);

/// Shows where it leads, and opens it in the browser if that is wanted.
void askToOpen(const QUrl &url, QWidget *parent);

} // namespace runlatch::ui
