// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/keys/shortcuts.h"

namespace runlatch::settings {
class Preferences;
}

namespace runlatch::ui {

/// Keeps the changed keys in the settings. What is read there is not trusted: text that is no key is ignored, and
/// Shortcuts ignores what is no command or no safe key.
class ShortcutMemory final : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype MaxKeys = 4; ///< of a command

    /// Replaces the changes of the program by those of the settings, which must outlive this.
    ShortcutMemory(settings::Preferences &preferences, QObject *parent);

private:
    void read();
    void save();

    settings::Preferences &m_preferences;
    QHash<QString, Shortcuts::Keys> m_kept;
};

} // namespace runlatch::ui
