// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QBasicTimer>
#include <QSettings>

namespace runlatch::settings {

/// Writes its file at most once a second. QSettings would write in each turn of the event loop, although a dragged pane
/// or column changes with every movement of the mouse, and a write waits for the disk. sync() and the destructor write
/// at once.
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
