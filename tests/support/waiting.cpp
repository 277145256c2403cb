// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/waiting.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>

namespace runlatch::support {

bool Patience::lasts() const
{
    if (m_deadline.hasExpired() || (QTest::runningTest() && QTest::currentTestFailed()))
        return false;
    QEventLoop loop;
    QTimer::singleShot(2, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // those of the test function's own level
    return true;
}

} // namespace runlatch::support
