// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/changerequests/onceguard.h"

#include "base/rules.h"

using namespace Qt::StringLiterals;
using runlatch::changerequests::CreationFinder;

namespace runlatch::cli {

OnceGuard::OnceGuard(service::Client &client, QObject *parent)
    : QObject(parent)
    , m_finder(client)
{
    connect(&m_finder, &CreationFinder::requestFound, this, &OnceGuard::refuse);
    connect(&m_finder, &CreationFinder::finished, this, &OnceGuard::end);
}

void OnceGuard::check(const service::Endpoint &endpoint, const QString &organization,
                      const protocol::BulkCreation &creation)
{
    m_isChecking = true;
    const auto sought = changerequests::newLedgerEntry(endpoint, organization, creation, nullptr, {});
    m_finder.start(endpoint, sought, {}, service::Scope::Active);
}

void OnceGuard::stop()
{
    m_isChecking = false;
    m_finder.cancel();
}

void OnceGuard::refuse(const changerequests::LedgerRequest &open)
{
    if (!m_isChecking)
        return;
    stop();
    const QString place = open.workspace.isEmpty() ? open.id : u"%1, %2"_s.arg(open.workspace, open.id);
    emit refused({.kind = base::ErrorKind::Conflict, .rule = base::Rules::CreateIsOpen, .subject = place});
}

void OnceGuard::end()
{
    if (!m_isChecking)
        return;
    m_isChecking = false;
    const base::Error unproved{.kind = base::ErrorKind::Protocol, .rule = base::Rules::ListEndUnknown};
    if (m_finder.isComplete())
        emit passed();
    else
        emit failed(m_finder.failures().isEmpty() ? unproved : m_finder.failures().constFirst());
}

} // namespace runlatch::cli
