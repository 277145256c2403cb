// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSettings>
#include <QString>

namespace runlatch::settings {

/// A larger settings file was not written by Runlatch, and is set aside.
inline constexpr qint64 MaxSettingsBytes = 8 * 1024 * 1024;

QString preferencesFile(const QString &folder); ///< "preferences.ini" in the folder

/// The settings file of a folder, readable by its owner only. The folder and the file are made if they are missing.
struct SettingsFile
{
    explicit SettingsFile(const QString &folder);

    QString path;
    /// The file that stood at `path` and could not be read as settings. It was renamed, so that nothing writes over it.
    /// Empty if there was none, or if it could not be renamed.
    QString setAside;
};

/// Writes pending changes; false if the disk refused them. The changes stay pending then, and the next call tries
/// again.
bool writeNow(const QSettings &settings);

} // namespace runlatch::settings
