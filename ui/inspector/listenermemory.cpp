// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listenermemory.h"

#include "inspector/listenerstart.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

QString secretName()
{
    return u"listener-keys"_s;
}

} // namespace

ListenerMemory::ListenerMemory(settings::Preferences &preferences, settings::SecretStore &secrets, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_secrets(secrets)
{
    if (m_preferences.listener().hasKeys)
        readKeys();
}

inspector::ReceiverOptions ListenerMemory::options() const
{
    const settings::ListenerSettings kept = m_preferences.listener();
    inspector::ReceiverOptions options;
    options.host = kept.host;
    options.port = kept.port;
    options.path = kept.path;
    options.rejectBadSignatures = kept.rejectsBadSignatures;
    options.deadlines.rule = kept.rule;
    return options;
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

void ListenerMemory::keep(const inspector::ReceiverOptions &options, bool startsWithProgram)
{
    settings::ListenerSettings kept = m_preferences.listener();
    const bool hadKeys = kept.hasKeys;
    kept.host = options.host;
    kept.port = options.port;
    kept.path = options.path;
    kept.rejectsBadSignatures = options.rejectBadSignatures;
    kept.rule = options.deadlines.rule;
    kept.startsWithProgram = startsWithProgram;
    m_areKeysKnown = m_areKeysKnown || !options.keys.isEmpty();
    const bool isUnseen = m_areKeysUnread || !m_areKeysKnown; // keys that could not be read are not deleted
    kept.hasKeys = !options.keys.isEmpty() || isUnseen;
    m_preferences.setListener(kept);
    if (!options.keys.isEmpty() || (hadKeys && !isUnseen))
        writeKeys(options.keys);
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

void ListenerMemory::listen(inspector::Receiver &receiver, const inspector::ReceiverOptions &options, QObject *context,
                            base::Callback<QUrl> done)
{
    const auto started = [this, done = std::move(done)](const base::Result<QUrl> &url) {
        if (url)
            notePort(url->port());
        done(url);
    };
    inspector::ListenerStart::start(receiver, options, m_preferences.listener().lastPort, context, started);
}

void ListenerMemory::notePort(int port)
{
    settings::ListenerSettings kept = m_preferences.listener();
    if (kept.lastPort == port)
        return;
    kept.lastPort = static_cast<quint16>(port);
    m_preferences.setListener(kept);
}

} // namespace runlatch::ui
