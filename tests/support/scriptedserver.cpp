// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/scriptedserver.h"

#include <QTcpSocket>

#if defined(Q_OS_WIN)
#include <winsock2.h>
#else
#include <sys/socket.h>
#endif

using namespace Qt::StringLiterals;

namespace runlatch::support {

namespace {

qsizetype headEnd(const QByteArray &bytes)
{
    const auto end = bytes.indexOf("\r\n\r\n");
    return end < 0 ? -1 : end + 4;
}

QByteArray headerIn(const QByteArray &bytes, const QByteArray &name)
{
    const QList<QByteArray> lines = bytes.left(headEnd(bytes)).split('\n');
    for (const QByteArray &line : lines) {
        const auto colon = line.indexOf(':');
        if (colon > 0 && line.left(colon).compare(name, Qt::CaseInsensitive) == 0)
            return line.mid(colon + 1).trimmed();
    }
    return {};
}

bool isWhole(const QByteArray &bytes)
{
    const auto head = headEnd(bytes);
    return head >= 0 && bytes.size() >= head + headerIn(bytes, "Content-Length").toLongLong();
}

/// Closing a socket that lingers for no time makes the kernel send RST.
void reset(QTcpSocket *socket)
{
    const linger none{1, 0};
#if defined(Q_OS_WIN)
    setsockopt(static_cast<SOCKET>(socket->socketDescriptor()), SOL_SOCKET, SO_LINGER,
               reinterpret_cast<const char *>(&none), sizeof none);
#else
    setsockopt(static_cast<int>(socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &none, sizeof none);
#endif
    socket->abort();
}

} // namespace

QByteArray httpAnswer(int status, const QByteArray &body, const QByteArray &type, const QByteArray &moreHeaders)
{
    return "HTTP/1.1 " + QByteArray::number(status) + " Scripted\r\nContent-Type: " + type + "\r\nContent-Length: "
        + QByteArray::number(body.size()) + "\r\nConnection: close\r\n" + moreHeaders + "\r\n" + body;
}

QByteArray keptAnswer(int status, const QByteArray &body)
{
    return "HTTP/1.1 " + QByteArray::number(status) + " Scripted\r\nContent-Length: " + QByteArray::number(body.size())
        + "\r\n\r\n" + body;
}

ScriptedServer::ScriptedServer(const QList<Script> &scripts, const QHostAddress &address)
    : m_scripts(scripts)
{
    connect(this, &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket *socket = nextPendingConnection())
            accept(socket);
    });
    if (!listen(address))
        qFatal("no free port for the scripted server");
}

QUrl ScriptedServer::url(const QString &path) const
{
    QUrl url;
    url.setScheme(u"http"_s);
    url.setHost(serverAddress().toString());
    url.setPort(serverPort());
    url.setPath(path);
    return url;
}

QByteArray ScriptedServer::requestLine(int connection) const
{
    const QByteArray bytes = received(connection);
    return bytes.left(bytes.indexOf("\r\n"));
}

QByteArray ScriptedServer::header(int connection, const QByteArray &name) const
{
    return headerIn(received(connection), name);
}

QByteArray ScriptedServer::body(int connection) const
{
    const QByteArray bytes = received(connection);
    return bytes.mid(headEnd(bytes));
}

int ScriptedServer::requests(const QByteArray &method) const
{
    qsizetype count = 0;
    for (const QByteArray &bytes : m_received)
        count += bytes.count(method + " /");
    return static_cast<int>(count);
}

void ScriptedServer::accept(QTcpSocket *socket)
{
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    // Qt may open a connection that it does not use. It counts when something comes, unless its script is played at
    // once.
    const auto begin = [this, socket] {
        const int connection = count();
        m_received.append(QByteArray());
        connect(socket, &QTcpSocket::readyRead, this, [this, socket, connection] { read(socket, connection); });
        connect(socket, &QTcpSocket::disconnected, this, [this, connection] { m_left.append(connection); });
        return connection;
    };
    const auto beginWithBytes = [this, socket, begin] {
        if (!playAside(socket))
            read(socket, begin());
    };
    const Script &script = m_scripts.at(qMin(count(), static_cast<int>(m_scripts.size()) - 1));
    if (script.start == Script::Start::AtOnce) {
        m_played.append(begin());
        play(socket, script);
    } else if (socket->bytesAvailable() > 0) {
        beginWithBytes();
    } else {
        connect(socket, &QTcpSocket::readyRead, this, beginWithBytes, Qt::SingleShotConnection);
    }
}

bool ScriptedServer::playAside(QTcpSocket *socket)
{
    constexpr qint64 longestLine = 65536;
    const QByteArray start = socket->peek(longestLine);
    const QByteArray line = start.left(start.indexOf("\r\n"));
    const std::pair<QByteArray, Script> *chosen = nullptr;
    for (const auto &aside : std::as_const(m_asides)) {
        if (line.contains(aside.first) && (!chosen || aside.first.size() > chosen->first.size()))
            chosen = &aside;
    }
    if (!chosen)
        return false;
    socket->readAll();
    play(socket, chosen->second);
    return true;
}

void ScriptedServer::read(QTcpSocket *socket, int connection)
{
    const Script &script = m_scripts.at(qMin(connection, static_cast<int>(m_scripts.size()) - 1));
    m_received[connection] += socket->readAll();
    if (m_played.contains(connection)) {
        if (script.end == Script::End::CloseAtNext)
            socket->disconnectFromHost();
    } else if (isWhole(m_received.at(connection))) {
        m_played.append(connection);
        play(socket, script);
    }
}

void ScriptedServer::play(QTcpSocket *socket, const Script &script)
{
    socket->write(script.bytes);
    socket->flush();
    switch (script.end) {
    case Script::End::Close: socket->disconnectFromHost(); break;
    case Script::End::Reset: reset(socket); break;
    case Script::End::Hang:
    case Script::End::CloseAtNext: break;
    }
}

} // namespace runlatch::support
