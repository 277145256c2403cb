// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/inputfile.h"

#include "app/cli/output/interrupt.h"

#include <cerrno>
#include <cstdio>

#if !defined(Q_OS_WIN)
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace runlatch::cli {

InputFile::InputFile(const QString &name)
    : QFile(name)
    , m_isStandardInput(name == "-"_L1)
{
}

bool InputFile::openToRead()
{
    return m_isStandardInput ? open(stdin, ReadOnly | Unbuffered) : open(ReadOnly);
}

#if defined(Q_OS_WIN)

qint64 InputFile::readData(char *data, qint64 size)
{
    return QFile::readData(data, size);
}

#else

/// QFile waits until the whole of `size` is there, and a signal does not end that.
qint64 InputFile::readData(char *data, qint64 size)
{
    if (!m_isStandardInput)
        return QFile::readData(data, size);
    while (Interrupt::waitForInput(STDIN_FILENO)) {
        const auto count = ::read(STDIN_FILENO, data, static_cast<std::size_t>(size));
        if (count >= 0)
            return count;
        if (errno == EINTR || errno == EAGAIN)
            continue;
        m_hasFailed = true;
        setErrorString(qt_error_string(errno));
        return -1;
    }
    m_isInterrupted = true;
    return -1;
}

#endif

} // namespace runlatch::cli
