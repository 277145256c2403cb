// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace runlatch::http {

/// The sink of a connection's bytes: a socket in the server, a recorder in tests.
class Output
{
public:
    virtual ~Output() = default;

    virtual void write(const QByteArray &bytes) = 0;
    virtual qint64 unsent() const = 0; ///< bytes that were written and not yet taken by the other side's machine
    /// Ends writing. Bytes already written reach the other side, then the connection ends.
    virtual void finish() = 0;
    virtual void cut() = 0;    ///< ends the connection now
    virtual void reset() = 0;  ///< like cut(), but the other side sees a failure (RST) and no regular end
    virtual void resume() = 0; ///< the connection takes bytes again
};

} // namespace runlatch::http
