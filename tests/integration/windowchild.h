// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "integration/switchingwindow.h"

#include <QFile>
#include <QSocketNotifier>

#include <cstdio>
#include <cstdlib>

namespace runlatch::integration {

/// The window in another process that can be killed. It executes commands, one per line of standard input, and answers
/// each with a line when it is done, or with "failed". The process ends with its standard input.
class WindowChild final
{
public:
    /// `name` is the connection that it adds, with the token of SwitchingWindow.
    WindowChild(const QString &folder, const QString &name, const QString &address)
        : m_demo(folder)
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
            std::_Exit(0); // the test is not there any more
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
            && m_person.click(QStringLiteral("Connect")) && m_person.waitFor(QStringLiteral("1 of 14"));
    }
    bool select(int count)
    {
        if (!m_person.clickRow(QStringLiteral("Change requests"), 0))
            return false;
        for (int row = 1; row < count; ++row)
            m_person.key(Qt::Key_Down, Qt::ShiftModifier);
        const auto *table = m_person.find<QTableView>(QStringLiteral("Change requests"));
        return table && table->selectionModel()->selectedRows().size() == count;
    }
    /// Several rows are confirmed first.
    bool archive(int count)
    {
        // The rows may be listed once more: keys are lost then, and nothing can be archived.
        const auto canArchive = [this] {
            const QWidget *archive = m_person.control(QStringLiteral("Archive"));
            return archive && archive->isEnabled();
        };
        if (!(select(count) || select(count)) || !support::waitFor(canArchive))
            return false;
        m_person.key(Qt::Key_E, Qt::ControlModifier);
        return count == 1 ? m_person.waitFor(QStringLiteral("Sending in"))
                          : m_person.click(QStringLiteral("Archive %1").arg(count));
    }
    /// Reloads the list and waits for the service's answer.
    bool reload()
    {
        m_person.key(Qt::Key_F5);
        return m_person.waitFor(QStringLiteral("1 of 14"));
    }
    /// Writes a draft, up to the review.
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

    support::DemoWindow m_demo;
    support::WindowDriver &m_person = m_demo.person();
    const QString m_name;
    const QString m_address;
    QFile m_input;
    QSocketNotifier m_commands{0, QSocketNotifier::Read}; // standard input; on Windows a pipe notifies nobody
};

} // namespace runlatch::integration
