// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/settingsfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace runlatch::settings {

namespace {

bool isReadable(const QString &path)
{
    const QFileInfo info(path);
    if (!info.isFile() || info.size() > MaxSettingsBytes || !QFile(path).open(QIODevice::ReadOnly))
        return false;
    const QSettings settings(path, QSettings::IniFormat);
    settings.allKeys(); // sections are read when something of them is asked for
    return settings.status() == QSettings::NoError;
}

/// The new name of the file; empty if it could not be renamed.
QString putAside(const QString &path)
{
    constexpr int MaxNames = 100;
    for (int number = 1; number <= MaxNames; ++number) {
        const QString aside = path + u".unreadable-%1"_s.arg(number);
        if (!QFileInfo::exists(aside))
            return QFile::rename(path, aside) ? aside : QString();
    }
    return {};
}

} // namespace

QString preferencesFile(const QString &folder)
{
    return QDir(folder).filePath(u"preferences.ini"_s);
}

SettingsFile::SettingsFile(const QString &folder)
    : path(preferencesFile(folder))
{
    QDir().mkpath(folder);
    if (QFileInfo::exists(path) && !isReadable(path))
        setAside = putAside(path);
    // QSettings keeps the mode of an existing file, but creates a file that others may read.
    QFile file(path);
    constexpr QFile::Permissions ownerOnly = QFile::ReadOwner | QFile::WriteOwner;
    if (file.open(QIODevice::ReadWrite, ownerOnly))
        file.setPermissions(ownerOnly);
}

/// A QSettings never forgets an error. Another one of the same file shares its pending changes, and has none yet.
bool writeNow(const QSettings &settings)
{
    QSettings fresh(settings.fileName(), QSettings::IniFormat);
    fresh.sync();
    return fresh.status() == QSettings::NoError;
}

} // namespace runlatch::settings
