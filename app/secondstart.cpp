// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/secondstart.h"

#include "base/answer.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QThreadPool>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::app {

namespace {

constexpr int ConnectTime = 500; // milliseconds

QByteArray takenAnswer()
{
    return QByteArrayLiteral("taken\n");
}

/// Another user may have put a socket there. Of a pipe on Windows Qt does not tell the owner: another user who makes it
/// first is told the names of the files, and the window of this start does not come.
bool isOfThisUser([[maybe_unused]] const QString &address)
{
#ifdef Q_OS_UNIX
    return QFileInfo(address).ownerId() == ::geteuid();
#else
    return true;
#endif
}

constexpr std::chrono::milliseconds TryPause(100);

struct LateHandOver
{
    QString folder;
    StartWish wish;
    std::chrono::milliseconds end; ///< in the clock's time
};

void tryHandOver(const LateHandOver &late, base::Clock &clock, QObject *context, base::Callback<bool> done)
{
    const auto answered = [late, &clock, context, done = std::move(done)](const base::Result<bool> &isTaken) {
        if (*isTaken || clock.monotonic() >= late.end)
            return done(isTaken);
        clock.callAfter(TryPause, context, [late, &clock, context, done] { tryHandOver(late, clock, context, done); });
    };
    QThreadPool::globalInstance()->start(
        [late, answer = base::Answer<bool>(context, answered)] { answer(handOver(late.folder, late.wish)); });
}

} // namespace

QString startAddress(const QString &folder)
{
    const QString path = QFileInfo(folder).canonicalFilePath();
    if (path.isEmpty())
        return {};
#ifdef Q_OS_UNIX
    constexpr qsizetype MaxAddress = 100; // bytes; the least of all systems is 104
    const QString address = QDir(path).filePath(u"start.socket"_s);
    return QFile::encodeName(address).size() <= MaxAddress ? address : QString();
#else
    return u"runlatch-start-"_s
        + QString::fromLatin1(QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex());
#endif
}

SecondStarts::SecondStarts(base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
}

SecondStarts::~SecondStarts() = default;

bool SecondStarts::listen(const QString &folder)
{
    m_server.reset();
    const QString address = startAddress(folder);
    if (address.isEmpty())
        return false;
    QLocalServer::removeServer(address);
    auto server = std::make_unique<QLocalServer>();
    server->setSocketOptions(QLocalServer::UserAccessOption);
    server->setMaxPendingConnections(static_cast<int>(MaxStarts));
    if (!server->listen(address))
        return false;
    m_server = std::move(server);
    connect(m_server.get(), &QLocalServer::newConnection, this, &SecondStarts::take);
    return true;
}

void SecondStarts::take()
{
    while (QLocalSocket *socket = m_server->nextPendingConnection()) {
        if (m_server->findChildren<QLocalSocket *>().size() > MaxStarts) {
            delete socket;
            continue;
        }
        socket->setReadBufferSize(StartWish::MaxBytes + 1);
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
        m_clock.callAfter(Patience, socket, [socket] { socket->deleteLater(); });
        read(*socket); // it may have come already
    }
}

void SecondStarts::read(QLocalSocket &socket)
{
    if (!socket.canReadLine()) {
        if (socket.bytesAvailable() > StartWish::MaxBytes)
            socket.abort();
        return;
    }
    const auto wish = readStartWish(socket.readLine());
    if (!wish) {
        socket.abort();
        return;
    }
    disconnect(&socket, &QLocalSocket::readyRead, this, nullptr); // one wish each
    socket.write(takenAnswer());
    socket.disconnectFromServer(); // when the answer is written
    emit wanted(wish->files, wish->token);
}

bool handOver(const QString &folder, const StartWish &wish, std::chrono::milliseconds patience)
{
    const QByteArray line = writeStartWish(wish);
    const QString address = startAddress(folder);
    if (line.isEmpty() || address.isEmpty() || !isOfThisUser(address))
        return false;
    QLocalSocket socket;
    socket.connectToServer(address);
    if (!socket.waitForConnected(ConnectTime))
        return false;
    socket.write(line);
    return socket.waitForReadyRead(static_cast<int>(patience.count()))
        && socket.read(takenAnswer().size()) == takenAnswer();
}

void handOverSoon(const QString &folder, const StartWish &wish, base::Clock &clock, QObject *context,
                  base::Callback<bool> done)
{
    tryHandOver({folder, wish, clock.monotonic() + LateStart}, clock, context, std::move(done));
}

QByteArray activationToken()
{
    const QByteArray token = qgetenv("XDG_ACTIVATION_TOKEN");
    return token.isEmpty() ? qgetenv("DESKTOP_STARTUP_ID") : token;
}

} // namespace runlatch::app
