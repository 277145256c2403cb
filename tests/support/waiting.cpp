// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/waiting.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>

namespace runlatch::support {

bool Patience::lasts()
{
    if (m_deadline.hasExpired() || (QTest::runningTest() && QTest::currentTestFailed()))
        return false;
    const qint64 look = m_look.isValid() ? m_look.elapsed() : 0;
    QEventLoop loop;
    const int pause = std::clamp(static_cast<int>(4 * look), static_cast<int>(m_pause.count()), 50);
    QTimer::singleShot(pause, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
    // Deletes the objects of the test function's own level.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_look.start();
    return true;
}

} // namespace runlatch::support
