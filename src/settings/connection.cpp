// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/connection.h"

#include "protocol/plaintext.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runlatch::settings {

namespace {

base::Error unusable(const QString &rule, const QString &subject)
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = protocol::plainText(subject)};
}

bool isBase(const QUrl &url)
{
    return url.isValid() && (url.scheme() == "https"_L1 || url.scheme() == "http"_L1) && !url.host().isEmpty()
        && url.userInfo().isEmpty() && !url.hasQuery() && !url.hasFragment();
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
    recentWorkspaces = recentWorkspaces.first(qMin(recentWorkspaces.size(), MostRecents));
}

void Connection::noteAllWorkspaces(const QString &organization)
{
    lastOrganization = organization;
    showsAllWorkspaces = true;
}

void Connection::takePlaces(const Connection &other)
{
    lastOrganization = other.lastOrganization;
    recentWorkspaces = other.recentWorkspaces;
    showsAllWorkspaces = other.showsAllWorkspaces;
}

base::Done validate(const Connection &connection)
{
    static const QRegularExpression serviceName(u"\\A[A-Za-z][A-Za-z0-9-]{0,19}\\z"_s);
    if (connection.name.isEmpty() || protocol::plainText(connection.name, Connection::LongestName) != connection.name)
        return unusable(u"connection.name"_s, connection.name);
    if (!isBase(connection.base))
        return unusable(u"connection.address"_s, connection.base.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery));
    if (!serviceName.match(QString::fromLatin1(connection.serviceName)).hasMatch())
        return unusable(u"connection.service-name"_s, QString::fromLatin1(connection.serviceName));
    return std::monostate();
}

} // namespace runlatch::settings
