// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/listenermemory.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::settings {

namespace {

const auto SharedName = u"listener-keys"_s; // of the time when there was one endpoint

QString secretName(const QUuid &id)
{
    return u"listener-keys-"_s + id.toString(QUuid::WithoutBraces);
}

/// The endpoint of the time when there was only one has no id, and perhaps keys in the entry of that time.
bool giveIds(QList<KeptEndpoint> &endpoints)
{
    bool isChanged = false;
    for (KeptEndpoint &endpoint : endpoints) {
        if (!endpoint.id.isNull())
            continue;
        endpoint.id = QUuid::createUuid();
        endpoint.areKeysShared = endpoint.hasKeys;
        isChanged = true;
    }
    return isChanged;
}

/// Keys that differ from all that a user can choose.
const QList<QByteArray> Whatever{QByteArray()};

} // namespace

ListenerMemory::ListenerMemory(Preferences &preferences, SecretStore &secrets, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_secrets(secrets)
{
    ListenerSettings kept = m_preferences.listener();
    if (giveIds(kept.endpoints))
        m_preferences.setListener(kept);
    for (const KeptEndpoint &endpoint : std::as_const(kept.endpoints)) {
        if (endpoint.hasKeys)
            m_asked.insert(endpoint.id); // all before the first answer
    }
    for (const KeptEndpoint &endpoint : std::as_const(kept.endpoints)) {
        if (endpoint.hasKeys)
            readKeys(endpoint);
    }
}

void ListenerMemory::readKeys(const KeptEndpoint &endpoint)
{
    const auto answered = [this, id = endpoint.id, isShared = endpoint.areKeysShared](const auto &lines) {
        if (isShared && !lines && lines.error().kind == base::ErrorKind::NotFound)
            readSharedKeys(id);
        else
            take(id, lines);
        if (isShared && lines)
            noteMoved(id); // the program ended before the keychain had answered
    };
    m_secrets.read(secretName(endpoint.id), this, answered);
}

void ListenerMemory::readSharedKeys(const QUuid &id)
{
    m_secrets.read(SharedName, this, [this, id](const base::Result<QByteArray> &lines) {
        const bool isWanted = m_asked.contains(id);
        take(id, lines);
        if (isWanted && lines)
            moveKeys(id, *lines);
    });
}

/// Until the keychain has said that it keeps them, the next start reads the shared entry again.
void ListenerMemory::moveKeys(const QUuid &id, const QByteArray &lines)
{
    m_secrets.write(secretName(id), lines, this, [this, id](const base::Done &done) {
        if (done)
            noteMoved(id);
        else
            m_known.insert(id, Whatever); // the next choice is written in any case
    });
}

void ListenerMemory::noteMoved(const QUuid &id)
{
    ListenerSettings kept = m_preferences.listener();
    const auto found = std::find_if(kept.endpoints.begin(), kept.endpoints.end(),
                                    [&id](const KeptEndpoint &endpoint) { return endpoint.id == id; });
    if (found == kept.endpoints.end() || !found->areKeysShared)
        return;
    found->areKeysShared = false;
    m_preferences.setListener(kept);
}

/// The keys are stored as lines: a key that can be typed contains no line break.
void ListenerMemory::take(const QUuid &id, const base::Result<QByteArray> &lines)
{
    if (!m_asked.remove(id))
        return; // the user entered other keys meanwhile, or removed the endpoint
    if (lines) {
        m_known.insert(id, lines->split('\n'));
        m_found.insert(id, lines->split('\n'));
    } else if (lines.error().kind != base::ErrorKind::NotFound) {
        m_unread.insert(id);
    }
    if (m_asked.isEmpty())
        emit keysKnown(std::exchange(m_found, {}));
    if (m_unread.contains(id))
        emit failed(lines.error());
}

void ListenerMemory::keep(const ListenerSettings &chosen, const EndpointKeys &keys)
{
    const ListenerSettings before = m_preferences.listener();
    ListenerSettings kept = chosen;
    for (qsizetype number = 0; number < kept.addresses.size(); ++number)
        kept.addresses[number].lastPort = before.addresses.value(number).lastPort;
    QSet<QUuid> shared;
    for (const KeptEndpoint &endpoint : before.endpoints) {
        if (endpoint.areKeysShared)
            shared.insert(endpoint.id);
    }
    EndpointKeys wanted;
    for (KeptEndpoint &endpoint : kept.endpoints) {
        const QList<QByteArray> given = keys.value(endpoint.id);
        if (endpoint.id.isNull())
            endpoint.id = QUuid::createUuid(); // of options that were made elsewhere
        // Keys that could not be read are not deleted.
        const bool isUnseen = m_asked.contains(endpoint.id) || m_unread.contains(endpoint.id);
        endpoint.hasKeys = !given.isEmpty() || isUnseen;
        endpoint.areKeysShared = endpoint.hasKeys && shared.contains(endpoint.id);
        wanted.insert(endpoint.id, given);
        if (!given.isEmpty() || !isUnseen)
            writeKeys(endpoint.id, given);
    }
    m_preferences.setListener(kept);
    for (const KeptEndpoint &endpoint : before.endpoints) {
        if (!wanted.contains(endpoint.id) && endpoint.hasKeys) {
            m_known.insert(endpoint.id, Whatever);
            writeKeys(endpoint.id, {});
        }
    }
}

void ListenerMemory::writeKeys(const QUuid &id, const QList<QByteArray> &keys)
{
    const bool wasAsked = m_asked.remove(id);
    m_unread.remove(id);
    m_found.remove(id);
    if (m_known.value(id) != keys) {
        m_known.insert(id, keys);
        const auto written = [this, id](const base::Done &done) {
            if (done)
                noteMoved(id);
            if (done || done.error().kind == base::ErrorKind::NotFound)
                return;
            m_known.insert(id, Whatever); // the next choice is written in any case
            emit failed(done.error());
        };
        if (keys.isEmpty())
            m_secrets.remove(secretName(id), this, written);
        else
            m_secrets.write(secretName(id), keys.join('\n'), this, written);
    }
    if (wasAsked && m_asked.isEmpty() && !m_found.isEmpty())
        emit keysKnown(std::exchange(m_found, {}));
}

void ListenerMemory::notePorts(const QList<quint16> &ports)
{
    const ListenerSettings before = m_preferences.listener();
    ListenerSettings kept = before;
    for (qsizetype number = 0; number < qMin(ports.size(), kept.addresses.size()); ++number) {
        if (ports.at(number) != 0)
            kept.addresses[number].lastPort = ports.at(number);
    }
    if (kept != before)
        m_preferences.setListener(kept);
}

} // namespace runlatch::settings
