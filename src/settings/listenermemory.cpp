// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/listenermemory.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::settings {

namespace {

/// The endpoint without an id has the name of the time when there was only one.
QString secretName(const QUuid &id)
{
    return id.isNull() ? u"listener-keys"_s : u"listener-keys-"_s + id.toString(QUuid::WithoutBraces);
}

/// Keys that differ from all that a user can choose.
const QList<QByteArray> Whatever{QByteArray()};

} // namespace

ListenerMemory::ListenerMemory(Preferences &preferences, SecretStore &secrets, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_secrets(secrets)
{
    const QList<KeptEndpoint> endpoints = m_preferences.listener().endpoints;
    for (const KeptEndpoint &endpoint : endpoints) {
        if (endpoint.hasKeys)
            m_asked.insert(endpoint.id); // all before the first answer
    }
    for (const KeptEndpoint &endpoint : endpoints) {
        if (endpoint.hasKeys)
            readKeys(endpoint.id);
    }
}

void ListenerMemory::readKeys(const QUuid &id)
{
    m_secrets.read(secretName(id), this, [this, id](const base::Result<QByteArray> &lines) { take(id, lines); });
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
    EndpointKeys wanted;
    for (KeptEndpoint &endpoint : kept.endpoints) {
        const QList<QByteArray> given = keys.value(endpoint.id);
        // Keys that could not be read are not deleted.
        const bool isUnseen = m_asked.contains(endpoint.id) || m_unread.contains(endpoint.id);
        endpoint.hasKeys = !given.isEmpty() || isUnseen;
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
