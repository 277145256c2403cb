// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/gathering.h"

#include "changerequests/gatheringprivate.h"

using runlatch::protocol::Workspace;

namespace runlatch::changerequests {

Gathering::Gathering(service::Client &client, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, client))
{
}

Gathering::~Gathering() = default;

void Gathering::start(const service::Endpoint &endpoint, const service::WorkspaceName &place, service::Scope scope,
                      int pageSize)
{
    ++m_run;
    service::Client &client = d->client;
    d = std::make_unique<Private>(this, client);
    d->endpoint = endpoint;
    d->place = place;
    d->scope = scope;
    d->pageSize = pageSize;
    d->isRunning = true;
    if (place.text.isEmpty())
        d->workspaces = std::make_unique<Reading<Workspace>>();
    else
        d->addJob({.id = {}, .name = place.text}, place);
    d->pump();
}

void Gathering::cancel()
{
    if (!d->isRunning)
        return;
    d->stop();
    d->wasCancelled = true;
    ++m_run; // a slot may be the caller
    Private::tell(this);
}

bool Gathering::isRunning() const
{
    return d->isRunning;
}

bool Gathering::wasCancelled() const
{
    return d->wasCancelled;
}

const Gathering::Progress &Gathering::progress() const
{
    return d->progress;
}

const QList<Gathering::Failure> &Gathering::failures() const
{
    return d->failures;
}

const QList<Gathering::Failure> &Gathering::unreadable() const
{
    return d->unreadable;
}

bool Gathering::shifted() const
{
    return d->shifted;
}

const QList<Workspace> &Gathering::unsettled() const
{
    return d->unsettled;
}

const QHash<QString, QString> &Gathering::workspaceNames() const
{
    return d->names;
}

} // namespace runlatch::changerequests
