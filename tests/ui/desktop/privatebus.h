// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "support/waiting.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace runlatch::ui {

/// A D-Bus of this test alone; the person's own bus is never asked. It needs the program dbus-daemon.
class PrivateBus
{
public:
    static bool isPossible() { return !QStandardPaths::findExecutable(QStringLiteral("dbus-daemon")).isEmpty(); }

    ~PrivateBus()
    {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }

    /// Starts it. False if it gives no address.
    bool start()
    {
        QFile options(m_folder.filePath(QStringLiteral("bus.conf")));
        if (!options.open(QIODevice::WriteOnly))
            return false;
        // Its socket is in the test's own folder, so it goes with it: nobody removes that of a daemon that is killed.
        options.write("<busconfig><type>session</type><listen>unix:dir=" + QFile::encodeName(m_folder.path())
                      + "</listen><policy context=\"default\">"
                        "<allow send_destination=\"*\" eavesdrop=\"true\"/><allow eavesdrop=\"true\"/>"
                        "<allow own=\"*\"/></policy></busconfig>\n");
        options.close();
        m_daemon.start(QStringLiteral("dbus-daemon"),
                       {QStringLiteral("--config-file=") + options.fileName(), QStringLiteral("--print-address=1"),
                        QStringLiteral("--nofork"), QStringLiteral("--nopidfile")});
        if (!support::waitFor([this] { return m_daemon.canReadLine() || m_daemon.state() == QProcess::NotRunning; }))
            return false;
        m_address = QString::fromLatin1(m_daemon.readLine()).trimmed();
        return !m_address.isEmpty();
    }

    QString address() const { return m_address; }

private:
    QTemporaryDir m_folder;
    QProcess m_daemon;
    QString m_address;
};

} // namespace runlatch::ui
