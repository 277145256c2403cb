// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/frames/dialog.h"

#include <QUrl>

namespace runlatch::ui {

/// Asks before it opens an address from a stranger's text. It shows the whole address as plain text, with invisible and
/// direction-changing characters made visible. Shown with open(); Cancel is the default.
class MarkdownLinkDialog final : public Dialog
{
    Q_OBJECT
public:
    MarkdownLinkDialog(const QUrl &url, QWidget *parent);

    /// The address with control and bidirectional characters as "\u{202E}".
    static QString visibleText(const QString &text);
};

} // namespace runlatch::ui
