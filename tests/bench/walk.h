// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "heartbeat.h"

#include <QCoreApplication>
#include <QWidget>

#include <functional>

namespace runlatch::bench {

/// The steps of a person at a window. Each step runs in the event loop and lasts until the thread pool has
/// nothing more to do for it.
class Walk
{
public:
    /// Says on the standard error output which step blocked for longer than a smooth window may.
    void step(const char *name, const std::function<void()> &act);
    double longestBlock() const { return m_longest; } ///< of all steps, in milliseconds

private:
    static void settle();

    Heartbeat m_heartbeat;
    double m_longest = 0;
};

void press(QWidget *widget, int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier, const QString &text = {});

/// The control with this accessible name, or this text on it. The bench ends if there is none.
template <typename T> T &named(const QWidget &window, const QString &name)
{
    const auto all = window.findChildren<T *>();
    for (T *one : all) {
        QString text = one->property("text").toString();
        if (one->accessibleName() == name || text.remove(u'&') == name)
            return *one;
    }
    qFatal("no control %s", qPrintable(name));
}

} // namespace runlatch::bench
