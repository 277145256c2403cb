// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/explorervalues.h"

#include "protocol/explorerfield.h"
#include "text/plaintext.h"

#include <QSet>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;
using runlatch::protocol::ExplorerOperator;

namespace runlatch::changerequests {

namespace {

/// Fields whose text is a list of values with commas.
constexpr QStringView ListFields[] = {u"modules", u"providers", u"tags"};

bool isListField(QStringView field)
{
    return std::find(std::begin(ListFields), std::end(ListFields), field) != std::end(ListFields);
}

/// A value that cannot be shown as it is would be chosen for another one.
bool isOffered(const QString &value)
{
    return !value.isEmpty() && value.size() <= ExplorerValues::MaxLength
        && text::plainText(value, ExplorerValues::MaxLength) == value;
}

} // namespace

ExplorerValues::ExplorerValues(service::Client &client, QObject *parent)
    : QObject(parent)
    , m_client(client)
{
}

void ExplorerValues::setPlace(const service::Endpoint &endpoint, const QString &organization)
{
    const bool isSame = endpoint.isSameIdentity(m_endpoint) && organization == m_organization;
    m_endpoint = endpoint;
    if (isSame)
        return;
    m_organization = organization;
    forget();
    emit placeChanged();
}

bool ExplorerValues::canAsk(const QString &field) const
{
    const protocol::ExplorerField *found = protocol::findExplorerField(field);
    return found && found->type == protocol::ExplorerType::Text && !m_endpoint.isNull() && !m_organization.isEmpty();
}

void ExplorerValues::ask(const QString &field, const QString &part)
{
    if (!canAsk(field))
        return;
    forget();
    m_field = field;
    QList<protocol::ExplorerCondition> conditions;
    if (!part.isEmpty())
        conditions.append({field, ExplorerOperator::Contains, part});
    m_call = m_client.explore(m_endpoint, m_organization, conditions, field, service::PageQuery{1, MaxRows}, this,
                              [this](const auto &page) { take(page); });
}

void ExplorerValues::take(const base::Result<protocol::Page<protocol::ExploredWorkspace>> &page)
{
    if (!page) {
        emit failed(page.error());
        return;
    }
    QSet<QString> found;
    for (const protocol::ExploredWorkspace &workspace : page->items) {
        const QString text = m_field == "workspace_name"_L1 ? workspace.name : workspace.text(m_field);
        const QStringList parts = isListField(m_field) ? text.split(u',') : QStringList{text};
        for (const QString &part : parts) {
            if (found.size() < MaxValues && isOffered(part.trimmed()))
                found.insert(part.trimmed());
        }
    }
    m_values = QStringList(found.cbegin(), found.cend());
    std::sort(m_values.begin(), m_values.end());
    emit answered();
}

void ExplorerValues::forget()
{
    m_call.abort();
    m_field.clear();
    m_values.clear();
}

} // namespace runlatch::changerequests
