// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/endpointnames.h"

#include <QUrl>

#include <algorithm>

namespace runlatch::store {

EndpointNames::EndpointNames(const QHash<QString, QString> &namesByPath)
    : m_names(namesByPath)
{
    m_names.removeIf([](auto each) { return each.value().isEmpty(); });
}

QStringList EndpointNames::all() const
{
    QStringList names = m_names.values();
    names.sort();
    names.removeDuplicates();
    return names;
}

QString EndpointNames::nameOf(const QString &endpoint) const
{
    if (m_names.isEmpty())
        return {};
    return m_names.value(endpoint.contains(u'%') ? QUrl::fromPercentEncoding(endpoint.toUtf8()) : endpoint);
}

bool EndpointNames::has(const filter::Word &word) const
{
    return std::any_of(m_names.begin(), m_names.end(), [&word](const QString &name) { return word.isIn(name); });
}

bool EndpointNames::isIn(const QString &endpoint, const filter::Word &word) const
{
    const QString name = nameOf(endpoint);
    return word.isIn(endpoint) || (!name.isEmpty() && word.isIn(name));
}

} // namespace runlatch::store
