// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtGlobal>

#if defined(Q_OS_UNIX)
#include "support/waiting.h"

#include <QByteArray>
#include <QString>

#include <algorithm>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace runlatch {

/// A pipe into which a program writes, and which nobody reads until the test does.
class NamedPipe
{
public:
    explicit NamedPipe(const QString &path)
        : m_path(path)
    {
        if (::mkfifo(qPrintable(path), 0600) != 0)
            qFatal("no pipe");
        m_reader = ::open(qPrintable(path), O_RDONLY | O_NONBLOCK);
    }
    ~NamedPipe() { ::close(m_reader); }
    Q_DISABLE_COPY_MOVE(NamedPipe)

    const QString &path() const { return m_path; }
    /// Reads on until the text ends with a line feed.
    QByteArray line()
    {
        QByteArray text;
        const bool isThere = support::waitFor([&] { return (text += read()).endsWith('\n'); }, 30'000);
        return isThere ? text : QByteArray();
    }
    QByteArray read()
    {
        QByteArray bytes(1 << 20, '\0');
        bytes.truncate(std::max<qsizetype>(::read(m_reader, bytes.data(), static_cast<size_t>(bytes.size())), 0));
        return bytes;
    }
    /// Leaves no room for another line, and returns the number of bytes that this took.
    qsizetype fill()
    {
        const int writer = ::open(qPrintable(m_path), O_WRONLY | O_NONBLOCK);
        qsizetype count = 0;
        while (::write(writer, ".", 1) == 1)
            ++count;
        ::close(writer);
        return count;
    }

private:
    const QString m_path;
    int m_reader = -1;
};

} // namespace runlatch

#else
#include <QByteArray>
#include <QString>

namespace runlatch {

/// The tests that read such a pipe are skipped here; they send signals, too.
class NamedPipe
{
public:
    explicit NamedPipe(const QString &path)
        : m_path(path)
    {
    }

    const QString &path() const { return m_path; }
    QByteArray line() { return {}; }
    QByteArray read() { return {}; }
    qsizetype fill() { return 0; }

private:
    const QString m_path;
};

} // namespace runlatch
#endif
