// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/pushbutton.h"

#include <QTimer>

namespace runlatch::ui {

/// Copies a text that was set beforehand, and says so for a moment.
class CopyButton final : public PushButton
{
    Q_OBJECT

public:
    /// `name` says what is copied ("Copy the address"): tool tip and accessible name.
    explicit CopyButton(const QString &name, QWidget *parent = nullptr);

    /// Instead of the icon for copying, where two stand side by side.
    void setRestingIcon(const QString &icon);
    void setContent(const QString &content);
    const QString &content() const { return m_content; }

private:
    void copy();
    void rest();

    QString m_name;
    QString m_content;
    QString m_icon = QStringLiteral("copy");
    QTimer m_feedback;
};

} // namespace runlatch::ui
