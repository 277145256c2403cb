// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "eventcheck.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#if defined(Q_OS_UNIX)
#include <unistd.h>
#endif

namespace runlatch {

/// The places to which a program writes instead of writing to the test.
struct Redirection
{
    QString outputFile = {};
    int errorDescriptor = -1; ///< descriptor of a terminal; Unix only
    bool keepsInputOpen = false;
    QString inputFile = {}; ///< read instead of the input
};

/// A run of runlatch-cli, without a display and without a secret service. Every line that it prints is checked against
/// the event table, so that the table is complete.
class Program
{
public:
    explicit Program(const QStringList &arguments, const QByteArray &input = {}, const Redirection &redirection = {})
        : m_command(commandOf(arguments))
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const QString &name :
             {QStringLiteral("DISPLAY"), QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("DBUS_SESSION_BUS_ADDRESS")})
            environment.remove(name);
        m_process.setProcessEnvironment(environment);
        if (!redirection.outputFile.isEmpty())
            m_process.setStandardOutputFile(redirection.outputFile);
        redirectErrors(redirection.errorDescriptor);
        m_process.setStandardInputFile(redirection.inputFile);
        m_process.start(qEnvironmentVariable("RUNLATCH_BIN") + QStringLiteral("/runlatch-cli"), arguments);
        if (!input.isEmpty())
            m_process.write(input);
        if (!redirection.keepsInputOpen)
            m_process.closeWriteChannel();
    }
    ~Program()
    {
        m_process.kill();
        m_process.waitForFinished();
        rest();
    }
    Q_DISABLE_COPY_MOVE(Program)

    /// The next line as an object; an empty object if the program ended without a line.
    QJsonObject next() { return QJsonDocument::fromJson(nextLine()).object(); }
    QJsonObject next(const QString &event)
    {
        for (QJsonObject object = next(); !object.isEmpty(); object = next()) {
            if (object[u"event"].toString() == event)
                return object;
        }
        return {};
    }
    /// The next line, unchanged.
    QByteArray nextLine()
    {
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(120'000))
                return {};
        }
        return checked(m_process.readLine());
    }
    /// Waits until the pipe has taken the whole input. If that is more than a pipe holds, the program reads it by now.
    bool hasTakenInput()
    {
        while (m_process.bytesToWrite() > 0) {
            if (!m_process.waitForBytesWritten(120'000))
                return false;
        }
        return true;
    }
    bool hasEnded() const { return m_process.state() == QProcess::NotRunning; }
    qint64 processId() const { return m_process.processId(); }
    int exitStatus() { return hasEnded() || m_process.waitForFinished(120'000) ? m_process.exitCode() : -1; }
    QByteArray rest()
    {
        const QByteArray all = m_process.readAllStandardOutput();
        const qsizetype whole = all.lastIndexOf('\n') + 1; // the program may have been killed in the middle of a line
        for (const QByteArray &line : all.first(whole).split('\n'))
            checked(line);
        return all;
    }
    /// The objects of all remaining lines, after the program has ended.
    QList<QJsonObject> allEvents()
    {
        QList<QJsonObject> events;
        for (const QByteArray &line : rest().split('\n')) {
            if (!line.isEmpty())
                events.append(QJsonDocument::fromJson(line).object());
        }
        return events;
    }
    QByteArray diagnostics() { return m_process.readAllStandardError(); }
    /// The sentence about the options that the program refused; empty if it ended with another status than 64.
    QByteArray refusal() { return exitStatus() == 64 ? diagnostics().split('\n').constFirst() : QByteArray(); }
    void signal(int number);
    void kill() { m_process.kill(); }

private:
    void redirectErrors(int descriptor);
    QByteArray checked(const QByteArray &line) const
    {
        const QString strange = m_command.isEmpty() || line.isEmpty() ? QString() : strangeInEvent(m_command, line);
        if (!strange.isEmpty())
            QTest::qFail(qPrintable(strange), __FILE__, __LINE__);
        return line;
    }

    const QString m_command; ///< empty if no events are printed
    QProcess m_process;
};

#if defined(Q_OS_UNIX)

inline void Program::signal(int number)
{
    // An ended program has no id, and the id 0 would mean this test and everything that started it.
    if (!hasEnded())
        ::kill(static_cast<pid_t>(m_process.processId()), number);
}

inline void Program::redirectErrors(int descriptor)
{
    if (descriptor >= 0)
        m_process.setChildProcessModifier([descriptor] { ::dup2(descriptor, STDERR_FILENO); });
}

#else

/// Windows has no signals for other programs.
inline void Program::signal(int)
{
    kill();
}

inline void Program::redirectErrors(int) { }

#endif

/// The values of a member in all events with this name.
inline QStringList valuesOf(const QList<QJsonObject> &events, const QString &name, const QString &member)
{
    QStringList values;
    for (const QJsonObject &event : events) {
        if (event[u"event"].toString() == name)
            values.append(event[member].toVariant().toString());
    }
    return values;
}

/// The folder with the files for the program.
class CliFolder
{
public:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(path(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return file.fileName();
    }
    /// The client options for a simulator that was just started.
    QStringList service(Program &simulator)
    {
        const QJsonObject listening = simulator.next(QStringLiteral("listening"));
        const QString token =
            write(QStringLiteral("token"), listening[QStringLiteral("token")].toString().toUtf8() + '\n');
        return {QStringLiteral("--url"), listening[QStringLiteral("url")].toString(), QStringLiteral("--token-file"),
                token};
    }

private:
    QTemporaryDir m_folder;
};

} // namespace runlatch
