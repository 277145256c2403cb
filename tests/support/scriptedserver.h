// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>
#include <QTcpServer>
#include <QUrl>

#include <utility>

class QTcpSocket;

namespace runlatch::support {

/// The treatment of one connection by a server: the failures of the real world by name.
struct Script
{
    enum class Start { AfterRequest, AtOnce };
    enum class End {
        Close,       ///< an orderly end after the bytes
        Reset,       ///< RST after the bytes
        Hang,        ///< the connection stays open and silent
        CloseAtNext, ///< stays open (keep the connection alive by `bytes`); closed when the next request begins
    };
    QByteArray bytes; ///< the bytes are written as they are
    End end = End::Close;
    Start start = Start::AfterRequest; ///< AfterRequest: after the head, and a body of length Content-Length

    static Script answer(const QByteArray &bytes) { return {bytes, End::Close, Start::AfterRequest}; }
    static Script cut(const QByteArray &bytes = {}) { return {bytes, End::Close, Start::AfterRequest}; }
    static Script reset(const QByteArray &bytes = {}) { return {bytes, End::Reset, Start::AfterRequest}; }
    static Script hang(const QByteArray &bytes = {}) { return {bytes, End::Hang, Start::AfterRequest}; }
    static Script cutNext(const QByteArray &bytes) { return {bytes, End::CloseAtNext, Start::AfterRequest}; }
    static Script closeAtOnce() { return {{}, End::Close, Start::AtOnce}; }
};

/// A complete answer with Content-Length and `Connection: close`, so that each call uses its own connection.
QByteArray httpAnswer(int status, const QByteArray &body = {}, const QByteArray &type = "application/vnd.api+json",
                      const QByteArray &moreHeaders = {});
/// A complete answer that keeps the connection alive.
QByteArray keptAnswer(int status, const QByteArray &body);

/// A server on a free loopback port that plays one script for each connection, in order, and records the raw
/// bytes it received. The last script is played again for all further connections.
class ScriptedServer : public QTcpServer
{
    Q_OBJECT
public:
    explicit ScriptedServer(const QList<Script> &scripts, const QHostAddress &address = QHostAddress::LocalHost);
    explicit ScriptedServer(const Script &script)
        : ScriptedServer(QList<Script>{script})
    {
    }

    /// From now on requests with `part` in their first line are answered by this script, and are neither recorded nor
    /// counted. They are requests without a body. Of several parts the longest counts, then the newest.
    void setAside(const QByteArray &part, const Script &script) { m_asides.prepend({part, script}); }

    QUrl url(const QString &path = {}) const;                         ///< http://127.0.0.1:port + path
    int count() const { return static_cast<int>(m_received.size()); } ///< connections on which something came
    QByteArray received(int connection) const { return m_received.value(connection); }
    QByteArray requestLine(int connection) const; ///< "GET /a HTTP/1.1"
    /// The first header of that name; null if there is none.
    QByteArray header(int connection, const QByteArray &name) const;
    QByteArray body(int connection) const;
    int requests(const QByteArray &method) const; ///< requests on all connections, answered or not
    /// The other side closed the connection.
    bool wasLeft(int connection) const { return m_left.contains(connection); }

private:
    void accept(QTcpSocket *socket);
    bool playAside(QTcpSocket *socket);
    void read(QTcpSocket *socket, int connection);
    void play(QTcpSocket *socket, const Script &script);

    QList<Script> m_scripts;
    QList<std::pair<QByteArray, Script>> m_asides; ///< the newest first
    QList<QByteArray> m_received;
    QList<int> m_left;
    QList<int> m_played;
};

} // namespace runlatch::support
