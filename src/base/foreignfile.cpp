// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/foreignfile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#if defined(Q_OS_UNIX)
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace runlatch::base {

#if defined(Q_OS_UNIX)

namespace {

constexpr int MostFollowedLinks = 128; // as QSaveFile
constexpr mode_t WritableByOthers = S_IWGRP | S_IWOTH;

bool isLaidOutByAnother(const QString &link)
{
    struct stat own = {};
    struct stat folder = {};
    if (::lstat(QFile::encodeName(link).constData(), &own) != 0 || !S_ISLNK(own.st_mode) || own.st_uid == ::geteuid())
        return false;
    if (::stat(QFile::encodeName(QFileInfo(link).absolutePath()).constData(), &folder) != 0)
        return true;
    return own.st_uid != folder.st_uid && (folder.st_mode & WritableByOthers) != 0;
}

} // namespace

bool isForeignLink(const QString &file)
{
    QFileInfo info(file);
    for (int links = 0; links < MostFollowedLinks && info.isSymLink(); ++links) {
        if (isLaidOutByAnother(info.filePath()))
            return true;
        info.setFile(info.symLinkTarget());
    }
    return false;
}

bool isForeignAndOpen(const QString &file)
{
    struct stat found = {};
    return ::stat(QFile::encodeName(file).constData(), &found) == 0 && found.st_uid != ::geteuid()
        && (found.st_mode & WritableByOthers) != 0;
}

#else

bool isForeignLink(const QString &)
{
    return false;
}

bool isForeignAndOpen(const QString &)
{
    return false;
}

#endif

Done checkLinks(const QString &file)
{
    if (!isForeignLink(file))
        return std::monostate();
    return Error{.kind = ErrorKind::Storage, .rule = Rules::FileForeignLink, .subject = file};
}

Done openForSaving(QSaveFile &file, Rule otherwise)
{
    if (auto checked = checkLinks(file.fileName()); !checked)
        return checked;
    if (!file.open(QIODevice::WriteOnly))
        return Error{
            .kind = ErrorKind::Storage, .rule = otherwise, .subject = file.fileName(), .detail = file.errorString()};
    return checkLinks(file.fileName()); // the link may have been laid out meanwhile
}

} // namespace runlatch::base
