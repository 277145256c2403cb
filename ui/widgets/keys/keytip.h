// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace runlatch::ui {

/// Keeps the tool tip of a control up to date: its text, and behind it the present key of a command: "Reload (F5)".
class KeyTip final : public QObject
{
    Q_OBJECT

public:
    /// `control` has the tool tip, and is the parent: a widget or an action. `id` is that of the command (see
    /// Shortcuts), which may be added later.
    KeyTip(QObject &control, const QString &id, const QString &text);

    void setText(const QString &text);

private:
    void show();

    QObject &m_control;
    QString m_id;
    QString m_text;
};

} // namespace runlatch::ui
