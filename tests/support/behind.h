// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "support/waiting.h"

#include <QObject>

namespace runlatch::support {

/// Handles the events that wait for this thread, until a call that is made behind them comes. A test that looks for
/// what must not come asks this first. False if the call does not come.
inline bool handleWhatWaits()
{
    bool isBehind = false;
    QObject context;
    QMetaObject::invokeMethod(
        &context, [&isBehind] { isBehind = true; }, Qt::QueuedConnection);
    return waitFor([&isBehind] { return isBehind; });
}

} // namespace runlatch::support
