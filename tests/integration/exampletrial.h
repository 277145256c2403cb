// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "cliprogram.h"

#include "process/childprocess.h"
#include "support/freeport.h"
#include "support/waiting.h"

#include <QStandardPaths>
#include <QTcpSocket>
#include <QTest>

namespace runlatch {

/// When a defect shows itself.
enum class DefectTime {
    BeforeTheEnd,
    AfterTheEnd, ///< of the run task, in a late callback
    AtVerification,
};

/// One line of an example with a defect.
struct ExampleDefect
{
    const char *name;
    const char *right; ///< the right line, which occurs exactly once
    const char *wrong;
    const char *told; ///< a word of the reason
    DefectTime time = DefectTime::BeforeTheEnd;
};

/// An example integration, unchanged or with a defect, tested by runlatch-cli.
class ExampleTrial
{
public:
    /// `command`: that runs a source, such as "node" or "go run"; `file`: in resources/examples.
    ExampleTrial(const QStringList &command, const QString &file)
        : m_command(withoutShim(command))
        , m_file(file)
        , m_key(m_folder.write(QStringLiteral("key.txt"), "a key of the test\n"))
    {
        qputenv("HMAC_KEY_FILE", m_key.toLocal8Bit());
        qputenv("PORT", QByteArray::number(support::freePort()));
        qputenv("PYTHONDONTWRITEBYTECODE", "1");
        qputenv("GOFLAGS", "-ldflags=-w"); // no debugger reads the example, and its link takes half the time
    }

    bool canRun() const { return !QStandardPaths::findExecutable(m_command.first()).isEmpty(); }

    void passesTheReadmesPipeline()
    {
        const QString script = readmeScript();
        QVERIFY(script.contains(QStringLiteral("--all-stages")));
        QVERIFY2(runScript(script) == 0, m_said.constData());
        QVERIFY2(m_said.contains("\"passed\":9,\"failed\":0,\"errored\":0"), m_said.constData());
    }

    /// The scenario beside the examples says that each of them does.
    void livesThroughTheScenario()
    {
        process::ChildProcess example({});
        example.start(m_command + QStringList{root() + QStringLiteral("/resources/examples/") + m_file});
        const auto listens = [] {
            QTcpSocket socket;
            socket.connectToHost(QStringLiteral("127.0.0.1"), qEnvironmentVariable("PORT").toUShort());
            return socket.waitForConnected(1000);
        };
        QVERIFY2(support::waitFor(listens, 30'000), qPrintable(example.lastLines().join(u'\n')));
        Program scenario({QStringLiteral("scenario"), root() + QStringLiteral("/resources/examples/run.scenario"),
                          QStringLiteral("--url"), url(), QStringLiteral("--hmac-key-file"), m_key});
        const int status = scenario.exitStatus();
        m_said = scenario.rest() + scenario.diagnostics();
        QVERIFY2(status == 0, m_said.constData());
    }

    void failsWhereItIsTold()
    {
        const QStringList frozen{QStringLiteral("--set"),    QStringLiteral("run_message=Freeze until Monday"),
                                 QStringLiteral("--expect"), QStringLiteral("failed"),
                                 QStringLiteral("--linger"), QStringLiteral("50ms")};
        QVERIFY2(run(nullptr, frozen) == 0, m_said.constData());
        const QStringList without{QStringLiteral("--no-outcomes"), QStringLiteral("--linger"), QStringLiteral("50ms")};
        QVERIFY2(run(nullptr, without) == 0, m_said.constData());
    }

    void failsFor(const ExampleDefect &defect)
    {
        const bool isLate = defect.time != DefectTime::BeforeTheEnd;
        QStringList options{QStringLiteral("--linger"), isLate ? QStringLiteral("3s") : QStringLiteral("100ms")};
        if (defect.time == DefectTime::AtVerification)
            options +=
                {QStringLiteral("--verification"), QStringLiteral("--verification-form"), QStringLiteral("token")};
        else // an interpreter under load takes a second or two
            options += {QStringLiteral("--deadline"), QStringLiteral("5s")};
        const int status = run(&defect, options);
        QVERIFY2(status == 1 || status == 2, m_said.constData());
        QVERIFY2(m_said.contains(defect.told), m_said.constData());
    }

private:
    /// The command with the interpreter itself. "python3" may be a script that looks for the version in use, which
    /// takes several times as long as the interpreter's own start.
    static QStringList withoutShim(const QStringList &command)
    {
        if (command != QStringList{QStringLiteral("python3")})
            return command;
        QProcess python;
        python.start(command.first(), {QStringLiteral("-c"), QStringLiteral("import sys; print(sys.executable)")});
        const bool hasTold = python.waitForFinished() && python.exitCode() == 0;
        const QString itself = hasTold ? QString::fromLocal8Bit(python.readLine()).trimmed() : QString();
        return itself.isEmpty() ? command : QStringList{itself};
    }
    /// The lines of the help's pipeline for this example, with a free port.
    QString readmeScript() const
    {
        const QString readme = QString::fromUtf8(read(root() + QStringLiteral("/resources/help/en/check.md")));
        QStringList blocks = readme.split(QStringLiteral("```"));
        blocks.removeIf([](const QString &block) { return !block.contains(QStringLiteral("--all-stages")); });
        if (blocks.size() != 1 || blocks[0].count(u'\n') > 16) // the block has 15 lines after "sh"
            return {};
        QStringList lines = blocks[0].section(u'\n', 1).replace(QStringLiteral("\\\n"), QString()).split(u'\n');
        lines.removeIf([this](const QString &line) {
            return line.contains(QStringLiteral("examples/")) && !line.contains(m_file);
        });
        return lines.join(u'\n')
            .replace(QStringLiteral("3000"), qEnvironmentVariable("PORT"))
            .replace(QStringLiteral("--strict"), QStringLiteral("--strict --linger 50ms"));
    }

    /// Runs the script beside the examples; returns the exit status.
    int runScript(const QString &script)
    {
        QFile::link(root() + QStringLiteral("/resources"), m_folder.path(QStringLiteral("resources")));
        QProcess shell;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PATH"),
                           qEnvironmentVariable("RUNLATCH_BIN") + u':' + qEnvironmentVariable("PATH"));
        shell.setProcessEnvironment(environment);
        shell.setWorkingDirectory(m_folder.path({}));
        shell.start(QStringLiteral("sh"), {QStringLiteral("-c"), script});
        if (!shell.waitForFinished(60'000))
            return -1;
        m_said = shell.readAll() + shell.readAllStandardError();
        return shell.exitStatus() == QProcess::NormalExit ? shell.exitCode() : -1;
    }

    /// Tests the example with the defect (or without one); returns the exit status, or -2 if the line does not occur
    /// exactly once.
    int run(const ExampleDefect *defect, const QStringList &options)
    {
        QByteArray program = read(root() + QStringLiteral("/resources/examples/") + m_file);
        if (defect && program.count(defect->right) != 1)
            return -2;
        if (defect)
            program.replace(defect->right, defect->wrong);
        Program trigger(
            QStringList{QStringLiteral("trigger"), QStringLiteral("--url"), url(), QStringLiteral("--hmac-key-file"),
                        m_key, QStringLiteral("--strict"), QStringLiteral("--retries"), QStringLiteral("0")}
            + options + QStringList{QStringLiteral("--")} + m_command + QStringList{m_folder.write(m_file, program)});
        const int status = trigger.exitStatus();
        m_said = trigger.rest() + trigger.diagnostics();
        return status;
    }

    static QString url() { return QStringLiteral("http://127.0.0.1:%1/").arg(qEnvironmentVariable("PORT")); }
    static QString root() { return QStringLiteral(RUNLATCH_TEST_DATA "/../.."); }
    static QByteArray read(const QString &name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    CliFolder m_folder;
    QStringList m_command;
    QString m_file;
    QString m_key;
    QByteArray m_said;
};

} // namespace runlatch
