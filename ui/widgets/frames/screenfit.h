// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QSize>

class QWidget;

namespace runlatch::ui {

/// Keeps a window, with its frame, within what its screen has for windows: it never becomes larger than that, however
/// it was restored, and whatever screen it comes to. Otherwise what stands at its edges could not be reached.
class ScreenFit final : public QObject
{
    Q_OBJECT

public:
    /// `least` is the minimum size of the window where the screen has the room. The window is the parent.
    ScreenFit(QWidget &window, const QSize &least);

    void fit(); ///< call when the window got another size before it is shown

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QSize frame() const;

    QWidget &m_window;
    const QSize m_least;
};

} // namespace runlatch::ui
