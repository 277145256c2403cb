// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/output.h"

namespace runlatch::support {

/// The output of a connection without a socket.
class RecordingOutput final : public http::Output
{
public:
    void write(const QByteArray &bytes) override { written += bytes; }
    qint64 unsent() const override { return pending; }
    void finish() override { hasFinished = true; }
    void cut() override { wasCut = true; }
    void reset() override { wasReset = true; }
    void resume() override { }

    QByteArray written;
    qint64 pending = 0;
    bool hasFinished = false;
    bool wasCut = false;
    bool wasReset = false;
};

} // namespace runlatch::support
