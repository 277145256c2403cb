// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "integration/switchingwindow.h"

#include <QFile>
#include <QSocketNotifier>

#include <cstdio>
#include <unistd.h>

namespace runlatch::integration {

/// The window in a process of its own, that can be killed. It does what it is told, a line of standard input each, and
/// answers with a line when that is done; "failed" where it could not be done. It ends with its standard input.
class WindowChild final
{
public:
    /// The connection that it makes is `name`, with the token as of SwitchingWindow.
    WindowChild(const QString &folder, const QString &name, const QString &address)
        : m_demo(folder)
        , m_person(m_demo.window())
        , m_name(name)
        , m_address(address)
    {
        m_input.open(stdin, QIODevice::ReadOnly | QIODevice::Unbuffered);
        QObject::connect(&m_commands, &QSocketNotifier::activated, &m_commands, [this] { obey(); });
    }

private:
    void obey()
    {
        const QString command = QString::fromUtf8(m_input.readLine()).trimmed();
        if (command.isEmpty())
            _exit(0); // nobody is there any more
        m_commands.setEnabled(false);
        const bool isDone = play(command.section(QLatin1Char(' '), 0, 0), command.section(QLatin1Char(' '), 1));
        m_commands.setEnabled(true);
        std::fputs(isDone ? "done\n" : "failed\n", stdout);
        std::fflush(stdout);
    }

    bool play(const QString &command, const QString &words)
    {
        if (command == QStringLiteral("connect"))
            return begin();
        if (command == QStringLiteral("archive"))
            return archive(words.toInt());
        if (command == QStringLiteral("click"))
            return m_person.click(words);
        if (command == QStringLiteral("see"))
            return m_person.waitFor(words);
        if (command == QStringLiteral("reload"))
            return reload();
        return command == QStringLiteral("write") && write();
    }

    bool begin()
    {
        if (!m_demo.start() || !m_person.waitFor(QStringLiteral("Simulator on this computer")))
            return false;
        m_person.key(Qt::Key_F, Qt::AltModifier);
        return m_person.pick({QStringLiteral("Connect to a service")}) && m_person.fill(QStringLiteral("Name"), m_name)
            && m_person.fill(QStringLiteral("Address"), m_address)
            && m_person.fill(QStringLiteral("Token"), QString::fromLatin1(SwitchingWindow::token(m_name)))
            && m_person.click(QStringLiteral("Connect")) && m_person.waitFor(QStringLiteral("1 of 20"));
    }
    /// Several are asked about first.
    bool archive(int count)
    {
        if (!m_person.clickRow(QStringLiteral("Change requests"), 0))
            return false;
        for (int row = 1; row < count; ++row)
            m_person.key(Qt::Key_Down, Qt::ShiftModifier);
        m_person.key(Qt::Key_E, Qt::ControlModifier);
        return count == 1 || m_person.click(QStringLiteral("Archive %1").arg(count));
    }
    /// The service answers it.
    bool reload()
    {
        m_person.key(Qt::Key_F5);
        return m_person.waitFor(QStringLiteral("1 of 20"));
    }
    /// A draft, as far as the review.
    bool write()
    {
        m_person.key(Qt::Key_2, Qt::ControlModifier);
        if (!m_person.click(QStringLiteral("By list"))
            || !m_person.clickRow(QStringLiteral("Workspaces of the organization"), 0))
            return false;
        m_person.key(Qt::Key_Return);
        return m_person.click(QStringLiteral("Continue to message"))
            && m_person.fill(QStringLiteral("Subject"), QStringLiteral("Rotate the credentials"))
            && m_person.fill(QStringLiteral("Message, markdown"), QStringLiteral("Before March."))
            && m_person.click(QStringLiteral("Continue to review")) && m_person.waitFor(QStringLiteral("draft saved"));
    }

    DemoWindow m_demo;
    WindowDriver m_person;
    const QString m_name;
    const QString m_address;
    QFile m_input;
    QSocketNotifier m_commands{STDIN_FILENO, QSocketNotifier::Read};
};

} // namespace runlatch::integration
