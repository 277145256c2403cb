// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/portowner.h"

#include "base/rules.h"
#include "http/listenaddress.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QSet>
#include <QTcpServer>
#include <QtEndian>

#include <array>

#if defined(Q_OS_LINUX)
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

constexpr int MaxTried = 100;

#if defined(Q_OS_LINUX)

constexpr int MaxLines = 100'000; ///< of the system's table of connections

/// Reads an address of /proc/net/tcp: words in hexadecimal digits, each as this machine has it in memory.
QHostAddress readAddress(const QByteArray &hex)
{
    const auto word = [&hex](qsizetype at) { return qFromBigEndian(hex.mid(at, 8).toUInt(nullptr, 16)); };
    if (hex.size() == 8)
        return QHostAddress(word(0));
    Q_IPV6ADDR address{};
    for (int part = 0; part < 4; ++part)
        qToBigEndian(word(qsizetype(part) * 8), &address[part * 4]);
    return QHostAddress(address);
}

bool isAny(const QHostAddress &address)
{
    return address == QHostAddress(QHostAddress::AnyIPv4) || address == QHostAddress(QHostAddress::AnyIPv6)
        || address == QHostAddress(QHostAddress::Any);
}

bool isInTheWay(const QHostAddress &address, const QHostAddress &wanted)
{
    return isAny(address) || isAny(wanted) || address.isEqual(wanted, QHostAddress::TolerantConversion);
}

/// The sockets that listen at the port, as links of /proc/PID/fd name them.
QSet<QByteArray> listeningSockets(const QHostAddress &wanted, quint16 port)
{
    QSet<QByteArray> sockets;
    for (const QString &table : {u"/proc/net/tcp"_s, u"/proc/net/tcp6"_s}) {
        QFile file(table);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        file.readLine(); // the names of the columns
        for (int lines = 0; lines < MaxLines; ++lines) {
            const QByteArrayList columns = file.readLine().simplified().split(' ');
            if (columns.size() < 10)
                break;
            const QByteArrayList local = columns.at(1).split(':');
            const bool listens = columns.at(3) == "0A";
            if (listens && local.value(1).toUShort(nullptr, 16) == port && isInTheWay(readAddress(local[0]), wanted))
                sockets.insert("socket:[" + columns.at(9) + ']');
        }
    }
    return sockets;
}

QString nameOf(qint64 pid)
{
    QFile file(u"/proc/%1/comm"_s.arg(pid));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readLine(64)).trimmed() : QString();
}

bool hasOne(qint64 pid, const QSet<QByteArray> &sockets, int &looks)
{
    std::array<char, 64> link{};
    QDirIterator files(u"/proc/%1/fd"_s.arg(pid), QDir::System | QDir::AllEntries | QDir::NoDotAndDotDot);
    while (files.hasNext() && ++looks <= MaxLooks) {
        const QByteArray file = QFile::encodeName(files.next());
        const ssize_t size = ::readlink(file.constData(), link.data(), link.size());
        if (size > 0 && sockets.contains(QByteArray(link.data(), size)))
            return true;
    }
    return false;
}

#endif

} // namespace

#if defined(Q_OS_LINUX)
std::optional<PortOwner> ownerOfPort(const QHostAddress &address, quint16 port)
{
    const QSet<QByteArray> sockets = listeningSockets(address, port);
    if (sockets.isEmpty())
        return {};
    int looks = 0;
    QDirIterator processes(u"/proc"_s, QDir::Dirs | QDir::NoDotAndDotDot);
    while (processes.hasNext() && looks <= MaxLooks) {
        processes.next();
        const qint64 pid = processes.fileName().toLongLong();
        if (pid > 0 && hasOne(pid, sockets, looks))
            return PortOwner{nameOf(pid), pid};
    }
    return {};
}
#else
std::optional<PortOwner> ownerOfPort(const QHostAddress &, quint16)
{
    return {};
}
#endif

quint16 nextFreePort(const QHostAddress &address, quint16 port)
{
    QTcpServer server;
    for (int next = port + 1; next <= std::min(port + MaxTried, 65535); ++next) {
        if (server.listen(address, static_cast<quint16>(next)))
            return server.serverPort();
    }
    return server.listen(address, 0) ? server.serverPort() : quint16(0);
}

base::Error withPortFacts(base::Error error)
{
    const auto place = readListenAddress(error.subject);
    if (error.rule != base::Rules::ListenInUse || !place)
        return error;
    const QHostAddress address =
        place->host == "localhost"_L1 ? QHostAddress(QHostAddress::LocalHost) : QHostAddress(place->host);
    const auto owner = ownerOfPort(address, place->port);
    const quint16 next = nextFreePort(address, place->port);
    error.facts = {owner ? u"%1 (%2)"_s.arg(owner->name, QString::number(owner->pid)) : QString(),
                   next != 0 ? QString::number(next) : QString()};
    return error;
}

} // namespace runlatch::http
