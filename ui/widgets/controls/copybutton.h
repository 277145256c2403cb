// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/controls/pushbutton.h"
#include "ui/widgets/keys/copying.h"

#include <QTimer>

namespace runlatch::ui {

/// Copies the text given to setContent(), and shows for a moment that the text was copied.
class CopyButton final : public PushButton
{
    Q_OBJECT

public:
    /// `name` is the action ("Copy the address"), used as tool tip and accessible name.
    explicit CopyButton(const QString &name, QWidget *parent = nullptr);

    /// An icon other than the copy icon, for two copy buttons side by side.
    void setRestingIcon(const QString &icon);
    void setContent(const QString &content);
    void setSecret() { m_kind = Copied::Secret; } ///< the content is one
    const QString &content() const { return m_content; }
    /// Without it the button is drawn only while it has the focus, is pressed, or shows that the text was copied. It
    /// keeps its room, its name and its keys. See CopyRows.
    void setSeen(bool isSeen);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void copy();
    void rest();

    QString m_tip; ///< the tool tip that comes back
    QString m_content;
    Copied m_kind = Copied::Text;
    QString m_icon = QStringLiteral("copy");
    QTimer m_feedback;
    bool m_isSeen = true;
};

} // namespace runlatch::ui
