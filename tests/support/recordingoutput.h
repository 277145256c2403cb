// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/output.h"

#include <functional>

namespace runlatch::support {

/// The output of a connection without a socket.
class RecordingOutput final : public http::Output
{
public:
    void write(const QByteArray &bytes) override
    {
        written += bytes;
        if (onWrite)
            onWrite();
    }
    qint64 unsent() const override { return pending; }
    void finish() override { hasFinished = true; }
    void cut() override { wasCut = true; }
    void reset() override { wasReset = true; }
    void resume() override { }

    std::function<void()> onWrite; ///< a socket may notice at a write that the other side is gone
    QByteArray written;
    qint64 pending = 0;
    bool hasFinished = false;
    bool wasCut = false;
    bool wasReset = false;
};

} // namespace runlatch::support
