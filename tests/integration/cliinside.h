// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/program.h"
#include "support/suite.h"

#include <QCoreApplication>
#include <QFile>
#include <QList>
#include <QStringList>
#include <QTemporaryFile>
#include <QTest>

#include <cstdio>

#if defined(Q_OS_WIN)
#include <io.h>
#else
#include <unistd.h>
#endif

namespace runlatch {

/// Takes what this process writes to a stream into a file, until it is destroyed.
class TakenStream
{
public:
    explicit TakenStream(FILE *stream)
        : m_stream(stream)
    {
        std::fflush(m_stream);
        if (m_file.open()) {
            m_before = ::dup(::fileno(m_stream));
            ::dup2(m_file.handle(), ::fileno(m_stream));
        }
    }
    ~TakenStream()
    {
        std::fflush(m_stream);
        if (m_before >= 0) {
            ::dup2(m_before, ::fileno(m_stream));
            ::close(m_before);
        }
    }
    Q_DISABLE_COPY_MOVE(TakenStream)

    QByteArray bytes()
    {
        std::fflush(m_stream);
        QFile file(m_file.fileName());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    FILE *m_stream;
    QTemporaryFile m_file;
    int m_before = -1;
};

/// A command line of runlatch-cli that is answered with help or a refusal. It runs in this process, because the start
/// of the program takes twenty times as long. It has its own application, so no other one may exist: see
/// RUNLATCH_INSIDE_TEST.
class InsideProgram
{
public:
    explicit InsideProgram(const QStringList &arguments)
    {
        QList<QByteArray> words{"runlatch-cli"};
        for (const QString &argument : arguments)
            words.append(argument.toLocal8Bit());
        QList<char *> pointers;
        for (QByteArray &word : words)
            pointers.append(word.data());
        int count = static_cast<int>(pointers.size());
        pointers.append(nullptr);
        TakenStream output(stdout);
        TakenStream errors(stderr);
        {
            QCoreApplication application(count, pointers.data());
            m_exitStatus = cli::run(application);
        }
        m_output = output.bytes();
        m_errors = errors.bytes();
    }

    int exitStatus() const { return m_exitStatus; }
    QByteArray rest() const { return m_output; }
    QByteArray diagnostics() const { return m_errors; }

private:
    int m_exitStatus = -1;
    QByteArray m_output;
    QByteArray m_errors;
};

/// The application that a process of the system needs, in a test that has none.
class OwnApplication
{
private:
    char m_name[5] = "test";
    char *m_arguments[2] = {m_name, nullptr};
    int m_count = 1;
    QCoreApplication m_application{m_count, m_arguments};
};

template <typename Test> int runWithoutApplication(int argc, char **argv)
{
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace runlatch

/// In the place of RUNLATCH_TEST, for a test that uses InsideProgram.
#define RUNLATCH_INSIDE_TEST(Test)                                                                                     \
    static const bool Test##IsInSuite = runlatch::support::addToSuite(__FILE__, runlatch::runWithoutApplication<Test>);
