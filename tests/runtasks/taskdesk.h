// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "runtasks/attacher.h"
#include "runtasks/registration.h"
#include "support/answer.h"
#include "support/eagerclock.h"
#include "support/scriptedserver.h"
#include "support/simulatedservice.h"

namespace runlatch::runtasks {

/// A simulated service, a listener at which its verification requests arrive, and a client.
class TaskDesk final
{
public:
    explicit TaskDesk(const support::Script &answer = support::Script::answer(support::httpAnswer(200)))
        : service(options())
        , listener(answer)
        , client(m_http, m_clock)
        , tasks(client)
    {
    }

    TaskOrder order(const QString &name = QStringLiteral("inspector")) const
    {
        return {.endpoint = service.endpoint(),
                .organization = service.address().organization,
                .setup = {.name = name, .url = listener.url(QStringLiteral("/hook")), .hmacKey = "a-long-key"},
                .placement = {{protocol::Stage::PrePlan}}};
    }
    base::Result<Preparation> prepared(const TaskOrder &order)
    {
        return support::answerOf<Preparation>(
            [&](QObject *asker, const auto &done) { prepare(tasks, order, asker, done); });
    }
    base::Result<SavedTask> saved(const TaskOrder &order, const QString &existingId = {})
    {
        return support::answerOf<SavedTask>(
            [&](QObject *asker, const auto &done) { save(tasks, order, existingId, asker, done); });
    }
    base::Result<protocol::AttachedTask> shown(const QString &id)
    {
        return support::answerOf<protocol::AttachedTask>(
            [&](QObject *asker, const auto &done) { tasks.task(service.endpoint(), id, asker, done); });
    }
    /// The first workspaces of the organization.
    QList<AttachmentItem> workspaces(int count)
    {
        const auto page = support::answerOf<protocol::Page<protocol::Workspace>>([&](QObject *asker, const auto &done) {
            client.workspaces(service.endpoint(), service.address().organization, {}, {.size = count}, asker, done);
        });
        QList<AttachmentItem> items;
        for (const protocol::Workspace &workspace : page->items)
            items.append({.workspaceId = workspace.id, .workspaceName = workspace.name});
        return items;
    }

    support::SimulatedService service;
    support::ScriptedServer listener;

private:
    static simulator::ServiceOptions options()
    {
        simulator::ServiceOptions options;
        options.rateLimit = 10'000;
        options.readToken = "may-read";
        return options;
    }

    support::EagerClock m_clock;
    http::Requester m_http;

public:
    service::Client client;
    service::TaskClient tasks;
};

} // namespace runlatch::runtasks
