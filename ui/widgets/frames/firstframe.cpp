// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/firstframe.h"

#include <QEvent>
#include <QTimer>
#include <QWidget>
#include <QWindow>

#include <utility>

namespace runlatch::ui {

namespace {

/// Watches the widget until it has its window, and that until it is exposed, which draws it.
class FirstFrame final : public QObject
{
public:
    FirstFrame(QWidget &window, std::function<void()> run)
        : QObject(&window)
        , m_window(window)
        , m_run(std::move(run))
    {
        window.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        QWindow *handle = m_window.windowHandle();
        if (event->type() == QEvent::Show && watched == &m_window && handle) {
            m_window.removeEventFilter(this);
            handle->installEventFilter(this);
        } else if (event->type() == QEvent::Expose && watched == handle && handle->isExposed()) {
            handle->removeEventFilter(this);
            QTimer::singleShot(0, this, [this] { // the frame is drawn in this event
                deleteLater();
                m_run();
            });
        }
        return false;
    }

private:
    QWidget &m_window;
    std::function<void()> m_run;
};

} // namespace

void afterFirstFrame(QWidget &window, std::function<void()> run)
{
    new FirstFrame(window, std::move(run));
}

} // namespace runlatch::ui
