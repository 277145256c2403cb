// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "walk.h"

#include <QEventLoop>
#include <QKeyEvent>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>
#include <cstdio>

using namespace std::chrono_literals;

namespace runlatch::bench {

namespace {

constexpr double Smooth = 50;  // milliseconds
constexpr int QuietLooks = 25; // a search waits for a pause in the typing

} // namespace

void Walk::step(const char *name, const std::function<void()> &act)
{
    m_heartbeat.begin();
    QTimer::singleShot(0, &m_heartbeat, act);
    settle();
    const double longest = m_heartbeat.longest();
    if (longest > Smooth || qEnvironmentVariableIsSet("RUNLATCH_BENCH_STEPS"))
        std::fprintf(stderr, "%8.1f ms  %s\n", longest, name);
    m_longest = std::max(m_longest, longest);
}

/// Waits until the pool was idle for so many looks.
void Walk::settle()
{
    QEventLoop loop;
    int quiet = 0;
    QTimer look;
    look.callOnTimeout([&] {
        quiet = QThreadPool::globalInstance()->activeThreadCount() > 0 ? 0 : quiet + 1;
        if (quiet == QuietLooks)
            loop.quit();
    });
    look.start(20ms);
    loop.exec();
}

void press(QWidget *widget, int key, Qt::KeyboardModifiers modifiers, const QString &text)
{
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, key, modifiers, text);
        QCoreApplication::sendEvent(widget, &event);
    }
}

} // namespace runlatch::bench
