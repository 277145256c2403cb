// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/bytedifference.h"

#include <QByteArray>
#include <QByteArrayView>

namespace runlatch::signature {

/// Hands bytes on in larger parts. Internal to this library.
class Parts
{
public:
    static constexpr qsizetype Size = 16 * 1024; ///< bytes

    explicit Parts(const text::ByteSink &sink) ///< `sink` must outlive this; it gets the last part at the end
        : m_sink(sink)
    {
        m_part.reserve(Size);
    }
    ~Parts() { m_sink(m_part); }
    Q_DISABLE_COPY_MOVE(Parts)

    void add(char byte)
    {
        m_part += byte;
        if (m_part.size() < Size)
            return;
        m_sink(m_part);
        m_part.resize(0);
    }
    void add(QByteArrayView bytes)
    {
        for (const char byte : bytes)
            add(byte);
    }

private:
    const text::ByteSink &m_sink;
    QByteArray m_part;
};

} // namespace runlatch::signature
