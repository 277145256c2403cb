// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFile>
#include <QString>

#if defined(Q_OS_UNIX)
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace runlatch::support {

/// Makes files those of another user, which only the system's administrator can do. False if it failed.
#if defined(Q_OS_UNIX)

constexpr uid_t AnotherUser = 54321;

inline bool canActAsOthers()
{
    return ::geteuid() == 0;
}

inline bool giveToOthers(const QString &file)
{
    return ::chown(QFile::encodeName(file).constData(), AnotherUser, AnotherUser) == 0;
}

inline bool giveLinkToOthers(const QString &link)
{
    return ::lchown(QFile::encodeName(link).constData(), AnotherUser, AnotherUser) == 0;
}

/// A file, or a folder as /tmp.
inline bool openToOthers(const QString &file)
{
    const QByteArray name = QFile::encodeName(file);
    struct stat found = {};
    if (::stat(name.constData(), &found) != 0)
        return false;
    return ::chmod(name.constData(), S_ISDIR(found.st_mode) ? 01777 : 0666) == 0;
}

#else

inline bool canActAsOthers()
{
    return false;
}

inline bool giveToOthers(const QString &)
{
    return false;
}

inline bool giveLinkToOthers(const QString &)
{
    return false;
}

inline bool openToOthers(const QString &)
{
    return false;
}

#endif

} // namespace runlatch::support
