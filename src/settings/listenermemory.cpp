// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/listenermemory.h"

using namespace Qt::StringLiterals;

namespace runlatch::settings {

namespace {

QString secretName()
{
    return u"listener-keys"_s;
}

} // namespace

ListenerMemory::ListenerMemory(Preferences &preferences, SecretStore &secrets, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_secrets(secrets)
{
    if (m_preferences.listener().hasKeys)
        readKeys();
}

/// The keys are stored as lines: a key that can be typed contains no line break.
void ListenerMemory::readKeys()
{
    m_areKeysKnown = false;
    m_secrets.read(secretName(), this, [this](const base::Result<QByteArray> &lines) {
        if (m_areKeysKnown)
            return; // the user entered other keys meanwhile
        m_areKeysKnown = true;
        emit keysKnown(lines ? lines->split('\n') : QList<QByteArray>());
        m_areKeysUnread = !lines && lines.error().kind != base::ErrorKind::NotFound;
        if (m_areKeysUnread)
            emit failed(lines.error());
    });
}

void ListenerMemory::keep(const ListenerSettings &chosen, const QList<QByteArray> &keys)
{
    const ListenerSettings before = m_preferences.listener();
    ListenerSettings kept = chosen;
    kept.lastPort = before.lastPort;
    m_areKeysKnown = m_areKeysKnown || !keys.isEmpty();
    const bool isUnseen = m_areKeysUnread || !m_areKeysKnown; // keys that could not be read are not deleted
    kept.hasKeys = !keys.isEmpty() || isUnseen;
    m_preferences.setListener(kept);
    if (!keys.isEmpty() || (before.hasKeys && !isUnseen))
        writeKeys(keys);
}

void ListenerMemory::writeKeys(const QList<QByteArray> &keys)
{
    const auto written = [this](const base::Done &done) {
        if (!done && done.error().kind != base::ErrorKind::NotFound)
            emit failed(done.error());
    };
    if (keys.isEmpty())
        m_secrets.remove(secretName(), this, written);
    else
        m_secrets.write(secretName(), keys.join('\n'), this, written);
}

void ListenerMemory::notePort(int port)
{
    ListenerSettings kept = m_preferences.listener();
    if (kept.lastPort == port)
        return;
    kept.lastPort = static_cast<quint16>(port);
    m_preferences.setListener(kept);
}

} // namespace runlatch::settings
