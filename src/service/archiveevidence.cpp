// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/archiveevidence.h"

#include <algorithm>

namespace runlatch::service {

bool ArchiveEvidence::fits(const protocol::ChangeRequest &changeRequest, Scope scope)
{
    return scope == Scope::All || changeRequest.isArchived() == (scope == Scope::Archived);
}

ArchiveEvidence::Conclusion ArchiveEvidence::judge(Conclusion before, const QString &workspace, const ListQuery &query,
                                                   const Page &page)
{
    const auto fitting = [&query](const protocol::ChangeRequest &row) { return fits(row, query.scope); };
    if (!std::all_of(page.items.begin(), page.items.end(), fitting))
        return Conclusion::Ignored;
    if (query.page.number > 1 || page.items.isEmpty() || !page.unreadable.isEmpty())
        return before;

    const bool isArchived = page.items.first().isArchived();
    const bool wasSeenOtherwise = m_firstIsArchived.value(workspace, isArchived) != isArchived;
    if (m_firstIsArchived.size() >= MaxWorkspaces)
        m_firstIsArchived.clear();
    m_firstIsArchived.insert(workspace, isArchived);
    return query.scope != Scope::All && wasSeenOtherwise ? Conclusion::Understood : before;
}

} // namespace runlatch::service
