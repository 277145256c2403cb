// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/inputfile.h"

#if defined(Q_OS_UNIX)
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#endif

namespace runlatch::interchange {

InputFile::InputFile(const QString &name)
    : m_name(name)
    , m_file(name)
{
}

#if defined(Q_OS_UNIX)

/// Opens without waiting: otherwise a pipe is opened only when somebody writes into it.
bool InputFile::open()
{
    const int descriptor = ::open(QFile::encodeName(m_name).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0)
        m_error = qt_error_string(errno);
    return descriptor >= 0
        && m_file.open(descriptor, QIODevice::ReadOnly | QIODevice::Unbuffered, QFileDevice::AutoCloseHandle);
}

/// Tells whether reading gives something, be it the end or a fault.
bool InputFile::hasBytes() const
{
    constexpr int patience = 100; // milliseconds
    if (!m_file.isSequential())
        return true;
    pollfd wanted{m_file.handle(), POLLIN, 0};
    const int ready = ::poll(&wanted, 1, patience);
    return ready > 0 || (ready < 0 && errno != EINTR);
}

#else

bool InputFile::open()
{
    return m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

bool InputFile::hasBytes() const
{
    return true;
}

#endif

QDateTime InputFile::writtenAt() const
{
    return m_file.fileTime(QFileDevice::FileModificationTime).toUTC();
}

QByteArray InputFile::read()
{
    if (m_isAtEnd || !hasBytes())
        return {};
    QByteArray piece = m_file.read(PieceBytes);
    m_position += piece.size();
    m_isAtEnd = piece.isEmpty();
    return piece;
}

} // namespace runlatch::interchange
