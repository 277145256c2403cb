// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QUrl>

class QWidget;

namespace runlatch::ui {

/// The web page of a workspace, for a service with its API at `apiBase`: https://HOST/app/ORGANIZATION/workspaces/NAME.
/// Invalid if a name is missing, or if the scheme is neither http nor https.
QUrl workspacePage(const QUrl &apiBase, const QString &organization, const QString &workspace);

/// Shows the address, and opens it in the browser after the user agreed.
void askToOpen(const QUrl &url, QWidget *parent);

} // namespace runlatch::ui
