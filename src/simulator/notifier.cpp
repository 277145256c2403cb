// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/notifier.h"

#include "protocol/notification.h"
#include "protocol/signature.h"
#include "simulator/state/identifiers.h"

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

constexpr auto NotificationKind = protocol::DeliveryKind::ChangeRequestNotification;
constexpr auto NotificationTimeout = std::chrono::seconds(10); // as for run tasks

} // namespace

Notifier::Notifier(base::Clock &clock, Resources &resources, const ServiceOptions &options, const QString &site)
    : m_resources(resources)
    , m_target(options.notificationUrl)
    , m_key(options.notificationKey)
    , m_serviceName(options.serviceName)
    , m_site(site)
    , m_configurationId(freshId(u"nc"))
    , m_sender(clock)
{
    m_resources.setAdded([this](const protocol::ChangeRequest &made) { add(made.id); });
}

void Notifier::setTarget(const QUrl &target, const QByteArray &key)
{
    m_target = target;
    m_key = key;
    if (m_target.isEmpty())
        m_waiting.clear();
}

void Notifier::add(const QString &changeRequest)
{
    if (m_target.isEmpty())
        return;
    m_waiting.enqueue(changeRequest);
    sendNext();
}

void Notifier::sendNext()
{
    while (m_underWay < MaxUnderWay && !m_waiting.isEmpty()) {
        if (const auto changeRequest = m_resources.changeRequest(m_waiting.dequeue()))
            send(*changeRequest);
    }
}

void Notifier::send(const protocol::ChangeRequest &changeRequest)
{
    const auto workspace = m_resources.workspaceById(changeRequest.workspaceId);
    protocol::CreatedChangeRequest created{.configurationId = m_configurationId,
                                           .changeRequest = changeRequest,
                                           .url = {},
                                           .createdBy = m_resources.userName(changeRequest.createdBy),
                                           .workspaceName = workspace ? workspace->name : QString(),
                                           .organizationName = m_resources.organizationOf(changeRequest.workspaceId)};
    created.url = u"%1/app/%2/workspaces/%3/change-requests/%4"_s.arg(m_site, created.organizationName,
                                                                      created.workspaceName, changeRequest.id);
    ++m_underWay;
    const auto done = [this, id = changeRequest.id, name = created.workspaceName](const auto &answer) {
        --m_underWay;
        emit notified({id, name, answer ? answer->status : 0, answer ? base::Error() : answer.error()});
        sendNext();
    };
    m_sender.send(m_target, message(protocol::writeNotification(created)), NotificationTimeout, this, done,
                  {.purpose = u"notification.deliver"_s});
}

QByteArray Notifier::message(const QByteArray &body) const
{
    http::Headers headers{{"Content-Type", "application/json"},
                          {"User-Agent", protocol::userAgent(m_serviceName, m_site.toUtf8())}};
    if (!m_key.isEmpty())
        headers.append(
            http::Header{protocol::signatureHeader(NotificationKind, m_serviceName), protocol::sign(m_key, body)});
    return http::writeRequest("POST", m_target, headers, body);
}

} // namespace runlatch::simulator
