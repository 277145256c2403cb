// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>
#include <QUrl>

namespace runlatch::ui {

/// Asks before an address out of a stranger's text is opened: shows all of it as plain text, with invisible and
/// direction-changing characters made visible. Shown with open(); Cancel is the default.
class MarkdownLinkDialog final : public QDialog
{
    Q_OBJECT
public:
    MarkdownLinkDialog(const QUrl &url, QWidget *parent);

    /// The address with control and bidirectional characters as "\u{202E}".
    static QString visibleText(const QString &text);
};

} // namespace runlatch::ui
