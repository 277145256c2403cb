// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/usernames.h"

#include "text/plaintext.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

namespace {

constexpr qsizetype MaxNameLength = 100;

bool isUserId(const QString &text)
{
    static const QRegularExpression form(u"\\Auser-[A-Za-z0-9_-]{1,60}\\z"_s);
    return form.match(text).hasMatch();
}

} // namespace

UserNames::UserNames(service::Client &client, QObject *parent)
    : QObject(parent)
    , m_client(client)
{
}

void UserNames::setEndpoint(const service::Endpoint &endpoint)
{
    const bool isSame = endpoint.isSameConnection(m_endpoint);
    m_endpoint = endpoint;
    if (isSame)
        return;
    m_call.abort();
    m_waiting.clear();
    m_names.clear();
    m_refusals = 0;
}

void UserNames::ask(const QStringList &ids)
{
    for (const QString &id : ids) {
        if (m_endpoint.isNull() || m_names.size() >= MaxAsked || m_refusals >= MaxRefusals)
            return;
        if (!isUserId(id) || m_names.contains(id))
            continue;
        m_names.insert(id, QString());
        m_waiting.append(id);
    }
    askNext();
}

QString UserNames::nameOf(const QString &id) const
{
    return m_names.value(id);
}

void UserNames::askNext()
{
    if (m_call.isRunning() || m_waiting.isEmpty())
        return;
    const QString id = m_waiting.takeFirst();
    m_call = m_client.user(m_endpoint, id, this,
                           [this, id](const base::Result<service::Account> &account) { answered(id, account); });
}

/// Takes an answer. A service without users, or a token without access to them, refuses each time; the asking ends
/// after MaxRefusals.
void UserNames::answered(const QString &id, const base::Result<service::Account> &account)
{
    const QString name = account ? text::plainText(account->name, MaxNameLength) : QString();
    m_refusals = name.isEmpty() ? m_refusals + 1 : 0;
    if (m_refusals >= MaxRefusals || (!account && account.error().kind == base::ErrorKind::Unauthorized))
        m_waiting.clear();
    if (!name.isEmpty()) {
        m_names.insert(id, name);
        emit named(id);
    }
    askNext();
}

} // namespace runlatch::changerequests
