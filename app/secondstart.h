// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/startwish.h"
#include "base/clock.h"
#include "base/result.h"

#include <QObject>

#include <memory>

class QLocalServer;
class QLocalSocket;

namespace runlatch::app {

/// Takes the wishes of later starts on the folder whose files this program holds. Only this user can reach it. A wish
/// is bounded in bytes and time, and anything else is cut without an answer. One thread.
class SecondStarts final : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype MaxStarts = 8; ///< at once; further ones are cut
    static constexpr std::chrono::milliseconds Patience = std::chrono::seconds(5);

    explicit SecondStarts(base::Clock &clock, QObject *parent = nullptr); ///< `clock` must outlive this
    ~SecondStarts() override;

    /// Listens for this folder, in place of an earlier one. Call it with the lock of the folder's files: what an ended
    /// program left there is removed. False where it cannot listen; a later start then asks for another folder.
    bool listen(const QString &folder);

signals:
    void wanted(const QStringList &files, const QByteArray &token); ///< as of StartWish

private:
    void take();
    void read(QLocalSocket &socket);

    base::Clock &m_clock;
    std::unique_ptr<QLocalServer> m_server;
};

/// The address at which later starts on this folder ask: a socket in it, or a pipe on Windows. Empty if the folder has
/// no room for it.
QString startAddress(const QString &folder);

/// Hands a start over to the window of this user that has the folder. Waits up to `patience` for its answer, so it is
/// called before there is a window. False if there is none that answers: the start goes on by itself.
bool handOver(const QString &folder, const StartWish &wish,
              std::chrono::milliseconds patience = std::chrono::seconds(2));

constexpr std::chrono::milliseconds LateStart = std::chrono::seconds(5);
/// Hands a start over to a window that began at the same moment: it holds the folder's files, and listens as soon as
/// they are open. Tries again for LateStart, in the pool. Answers true when the window took it. `clock`
/// must outlive `context`.
void handOverSoon(const QString &folder, const StartWish &wish, base::Clock &clock, QObject *context,
                  base::Callback<bool> done);

/// The desktop's word that a person started this program. Call it before QApplication, which may take it away.
QByteArray activationToken();

} // namespace runlatch::app
