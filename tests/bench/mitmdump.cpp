// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "mitmdump.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QThread>

#ifdef Q_OS_LINUX
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::bench {

namespace {

constexpr int FieldsBeforeCpu = 11; // of /proc/PID/stat, behind the name

quint16 freePort()
{
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost) ? server.serverPort() : quint16(0);
}

bool waitForPort(quint16 port)
{
    for (QDeadlineTimer end(30s); !end.hasExpired(); QThread::msleep(50)) {
        QTcpSocket socket;
        socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
        if (socket.waitForConnected(1000))
            return true;
    }
    return false;
}

} // namespace

bool Mitmdump::isInstalled()
{
    return !QStandardPaths::findExecutable(u"mitmdump"_s).isEmpty();
}

Mitmdump::Mitmdump()
{
    QFile script(m_folder.filePath(u"answer.py"_s));
    if (!script.open(QIODevice::WriteOnly))
        return;
    script.write("from mitmproxy import http\n\ndef request(flow):\n    flow.response = http.Response.make(200)\n");
    script.close();
    const quint16 port = freePort();
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.start(u"mitmdump"_s,
                    {u"-q"_s, u"-s"_s, script.fileName(), u"-w"_s, m_folder.filePath(u"flows"_s), u"--set"_s,
                     u"confdir="_s + m_folder.path(), u"--set"_s, u"connection_strategy=lazy"_s, u"--mode"_s,
                     u"reverse:http://127.0.0.1:9"_s, u"--listen-host"_s, u"127.0.0.1"_s, u"-p"_s,
                     QString::number(port)});
    if (waitForPort(port))
        m_port = port;
}

Mitmdump::~Mitmdump()
{
    m_process.kill();
    m_process.waitForFinished();
}

double Mitmdump::cpu() const
{
#ifdef Q_OS_LINUX
    QFile stat(u"/proc/%1/stat"_s.arg(m_process.processId()));
    if (!stat.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = stat.readAll();
    const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    return (fields.value(FieldsBeforeCpu).toDouble() + fields.value(FieldsBeforeCpu + 1).toDouble())
        / static_cast<double>(sysconf(_SC_CLK_TCK));
#else
    return 0;
#endif
}

} // namespace runlatch::bench
