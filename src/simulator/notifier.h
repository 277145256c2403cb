// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/rawsender.h"
#include "simulator/service.h"
#include "simulator/state/resources.h"

#include <QQueue>

namespace runlatch::simulator {

/// Tells an address of the change requests that are created (spec 4.8). Each has one notification, signed where there
/// is a key; the service's own tries after a failure are not public, so there are none here. They leave in the order of
/// the creation, MaxUnderWay at a time; the others wait as ids, at most Resources::MaxCreated. What waits when this
/// dies is not sent.
class Notifier final : public QObject
{
    Q_OBJECT
public:
    static constexpr int MaxUnderWay = 4;

    /// Resources must outlive this, and tell it of what they add. `site`: BASE_URL of spec 4.5.
    Notifier(base::Clock &clock, Resources &resources, const ServiceOptions &options, const QString &site);

    /// Another target and key, from the next notification on; an empty target: none. What waits goes to the new one.
    void setTarget(const QUrl &target, const QByteArray &key);

    const http::RawSender &sender() const { return m_sender; }

signals:
    void notified(const runlatch::simulator::Notified &notified);

private:
    void add(const QString &changeRequest);
    void sendNext();
    void send(const protocol::ChangeRequest &changeRequest);
    QByteArray message(const QByteArray &body) const;

    Resources &m_resources;
    QUrl m_target; ///< empty: nobody is told
    QByteArray m_key;
    const QByteArray m_serviceName;
    const QString m_site;
    const QString m_configurationId;
    http::RawSender m_sender;
    QQueue<QString> m_waiting; ///< ids of change requests
    int m_underWay = 0;
};

} // namespace runlatch::simulator
