// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/connection.h"

#include "base/rules.h"
#include "protocol/weburl.h"
#include "text/plaintext.h"

using namespace Qt::StringLiterals;

namespace runlatch::settings {

namespace {

base::Error unusable(base::Rule rule, const QString &subject)
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = text::plainText(subject)};
}

bool isBase(const QUrl &url)
{
    return protocol::mayBeCalled(url) && !url.hasQuery() && !url.hasFragment();
}

} // namespace

QString Connection::tokenName() const
{
    return u"token-"_s + id.toString(QUuid::WithoutBraces);
}

void Connection::noteWorkspace(const QString &organization, const QString &workspace)
{
    const QString place = organization + u'/' + workspace;
    lastOrganization = organization;
    showsAllWorkspaces = false;
    recentWorkspaces.removeAll(place);
    recentWorkspaces.prepend(place);
    recentWorkspaces = recentWorkspaces.first(qMin(recentWorkspaces.size(), MaxRecents));
}

void Connection::noteAllWorkspaces(const QString &organization)
{
    lastOrganization = organization;
    showsAllWorkspaces = true;
}

void Connection::takeFindings(const Connection &other)
{
    lastOrganization = other.lastOrganization;
    recentWorkspaces = other.recentWorkspaces;
    showsAllWorkspaces = other.showsAllWorkspaces;
    dialect = other.dialect;
}

base::Done validate(const Connection &connection)
{
    if (connection.name.isEmpty() || text::plainText(connection.name, Connection::MaxNameLength) != connection.name)
        return unusable(base::Rules::ConnectionName, connection.name);
    if (!isBase(connection.base))
        return unusable(base::Rules::ConnectionAddress,
                        connection.base.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery));
    return std::monostate();
}

} // namespace runlatch::settings
