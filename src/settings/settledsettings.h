// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QBasicTimer>
#include <QSettings>

namespace runlatch::settings {

/// Writes its file at most once a second, where QSettings does so each time the event loop comes round: a pane or a
/// column that is dragged changes with every movement of the mouse, and a write waits for the disk. sync() and the
/// destructor write at once.
class SettledSettings final : public QSettings
{
    Q_OBJECT
public:
    using QSettings::QSettings;

protected:
    bool event(QEvent *event) override;
    void timerEvent(QTimerEvent *event) override;

private:
    QBasicTimer m_pause;
};

} // namespace runlatch::settings
