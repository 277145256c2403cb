// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/changerequests/namedtargets.h"

#include "base/rules.h"
#include "changerequests/targetname.h"

namespace runlatch::cli {

using changerequests::isWorkspaceId;
using changerequests::TargetAnswer;
using changerequests::TargetResolver;

NamedTargets::NamedTargets(service::Client &client)
    : m_resolver(client)
{
    connect(&m_resolver, &TargetResolver::answered, this, &NamedTargets::answered);
    connect(&m_resolver, &TargetResolver::finished, this, &NamedTargets::finish);
}

QStringList NamedTargets::take(const QStringList &words)
{
    QStringList refused;
    for (const QString &word : words) {
        const bool isId = isWorkspaceId(word); // of any length
        if (!isId && changerequests::TargetNames::read(word).texts != QStringList{word}) {
            refused.append(word);
        } else if (!m_seen.contains(word)) {
            m_seen.insert(word);
            m_texts.append(word);
            if (!isId)
                m_names.append(word);
        }
    }
    return refused;
}

QStringList NamedTargets::ids() const
{
    QStringList ids;
    for (const QString &text : m_texts) {
        if (const QString id = isWorkspaceId(text) ? text : idOf(text); !id.isEmpty())
            ids.append(id);
    }
    ids.removeDuplicates();
    return ids;
}

void NamedTargets::lookUp(const service::Endpoint &endpoint, const QString &organization)
{
    m_resolver.setPlace(endpoint, organization);
    m_resolver.ask(m_names);
}

void NamedTargets::stop()
{
    m_resolver.disconnect(this);
    m_resolver.stop();
}

void NamedTargets::answered(const QList<TargetAnswer> &answers)
{
    for (const TargetAnswer &answer : answers) {
        if (answer.state == TargetAnswer::State::Found) {
            m_ids.insert(answer.text, answer.id);
        } else if (!m_error) {
            const bool isMissing = answer.state == TargetAnswer::State::NotFound;
            m_error = answer.why.value_or(base::Error{
                .kind = isMissing ? base::ErrorKind::NotFound : base::ErrorKind::Protocol,
                .rule = isMissing ? base::Rules::ServiceNoWorkspace : base::Rules::ServicePartOfWorkspaces,
            });
            m_error->subject = answer.text;
        }
    }
}

void NamedTargets::finish()
{
    if (m_error)
        emit failed(*m_error);
    else
        emit ready();
}

} // namespace runlatch::cli
