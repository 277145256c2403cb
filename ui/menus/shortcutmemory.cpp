// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/shortcutmemory.h"

#include "settings/preferences.h"
#include "ui/widgets/keys/keyrules.h"

namespace runlatch::ui {

static Shortcuts::Keys keysOfText(const QString &text)
{
    Shortcuts::Keys keys = QKeySequence::listFromString(text, QKeySequence::PortableText);
    keys.removeIf([](const QKeySequence &key) { return faultOf(key, true) == KeyFault::Several; });
    return keys.first(qMin(keys.size(), ShortcutMemory::MaxKeys));
}

ShortcutMemory::ShortcutMemory(settings::Preferences &preferences, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
{
    read();
    connect(&Shortcuts::all(), &Shortcuts::changed, this, &ShortcutMemory::save);
}

void ShortcutMemory::read()
{
    const QMap<QString, QString> kept = m_preferences.shortcuts();
    for (auto one = kept.cbegin(); one != kept.cend(); ++one) {
        const Shortcuts::Keys keys = keysOfText(one.value());
        if (one.value().isEmpty() || !keys.isEmpty())
            m_kept.insert(one.key(), keys);
    }
    Shortcuts::all().setChangedKeys(m_kept);
}

/// A new command announces itself, too, and changes nothing.
void ShortcutMemory::save()
{
    if (Shortcuts::all().changedKeys() == m_kept)
        return;
    m_kept = Shortcuts::all().changedKeys();
    QMap<QString, QString> shortcuts;
    for (auto one = m_kept.cbegin(); one != m_kept.cend(); ++one)
        shortcuts.insert(one.key(), QKeySequence::listToString(*one, QKeySequence::PortableText));
    m_preferences.setShortcuts(shortcuts);
}

} // namespace runlatch::ui
