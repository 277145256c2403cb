// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QSemaphore>
#include <QThread>
#include <QUrl>

#include <atomic>

class QTcpSocket;

namespace runlatch::support {

/// A service that answers every request with a beginning, and then repeats the same bytes, as fast as they are read. An
/// answer that goes on at once falls silent after 2 MiB, and its connection stays.
class EndlessService final : public QThread
{
    Q_OBJECT
public:
    enum class Then { GoesOn, Waits }; ///< after the beginning; Waits: for goOn()

    EndlessService(const QByteArray &beginning, const QByteArray &repeated, Then then = Then::GoesOn);
    ~EndlessService() override;

    QUrl url() const { return QUrl(QStringLiteral("http://127.0.0.1:%1/a").arg(m_port.load())); }
    void goOn() { m_goesOn.release(); } ///< for one answer
    /// Returns when the other side reads no more, or has read 64 MiB of an answer. The caller's thread does nothing
    /// meanwhile. Once for each answer.
    void waitUntilHeldUp() { m_heldUp.acquire(); }

protected:
    void run() override;

private:
    void answer(QTcpSocket &socket);
    bool mayGoOn();

    const QByteArray m_beginning;
    const QByteArray m_repeated;
    const Then m_then;
    QSemaphore m_goesOn;
    QSemaphore m_heldUp;
    std::atomic<quint16> m_port = 0;
};

} // namespace runlatch::support
