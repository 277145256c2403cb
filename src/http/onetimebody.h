// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QIODevice>

#include <algorithm>
#include <cstring>

namespace runlatch::http {

/// A body that can be read once. When a connection is cut before the answer, QNetworkAccessManager sends any request a
/// second time by itself, even a POST, and has to rewind the body for that. This body refuses, and the call ends with
/// an error instead (ContentReSendError). An empty body does so too.
class OneTimeBody final : public QIODevice
{
    Q_OBJECT
public:
    explicit OneTimeBody(const QByteArray &bytes, QObject *parent = nullptr)
        : QIODevice(parent)
        , m_bytes(bytes)
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }

    qint64 size() const override { return m_bytes.size(); }
    bool reset() override { return false; }

protected:
    qint64 readData(char *data, qint64 count) override
    {
        const qint64 used = std::min<qint64>(count, m_bytes.size() - m_used);
        if (used <= 0)
            return -1;
        std::memcpy(data, m_bytes.constData() + m_used, static_cast<std::size_t>(used));
        m_used += used;
        return used;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    const QByteArray m_bytes;
    qint64 m_used = 0;
};

} // namespace runlatch::http
