// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>

#include <optional>

namespace runlatch::settings {

enum class ThemePreference { System, Light, Dark };

/// What the window remembers, in `preferences.ini` of the given folder, readable by its owner only. Never a secret:
/// those belong to the SecretStore. One that is missing or unreadable has its default. One thread.
class Preferences
{
public:
    explicit Preferences(const QString &folder); ///< made where it is not there

    ThemePreference theme() const;
    void setTheme(ThemePreference theme);
    QByteArray windowGeometry() const; ///< of QWidget::saveGeometry; empty by default
    void setWindowGeometry(const QByteArray &geometry);
    QByteArray splitterState(const QString &splitter) const; ///< by the splitter's object name; empty by default
    void setSplitterState(const QString &splitter, const QByteArray &state);

    bool save(); ///< writes what changed (as the destructor does); false where the disk refused it

private:
    QSettings m_settings;
};

QString themeName(ThemePreference theme); ///< "system"
std::optional<ThemePreference> themeOfName(QStringView name);

} // namespace runlatch::settings
