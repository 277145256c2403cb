// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/changerequest.h"
#include "protocol/page.h"
#include "service/endpoint.h"
#include "service/listquery.h"

#include <QHash>

namespace runlatch::service {

/// Judges from a service's answers whether it knows the parameter `archive` of its list.
///
/// A row that does not fit shows that the service does not know the parameter. The opposite is harder to prove: a
/// service that ignores the parameter also answers with archived requests only, if the workspace has no others. But
/// such a service begins the first page of one workspace with the same row in every scope. So a first page whose rows
/// all fit proves the parameter only once another first page of the same workspace began with a row that does not fit.
/// Less evidence gives no conclusion, and a row that does not fit still shows the contrary.
class ArchiveEvidence
{
public:
    using Page = protocol::Page<protocol::ChangeRequest>;
    using Conclusion = Dialect::ArchiveParameter;

    static bool fits(const protocol::ChangeRequest &changeRequest, Scope scope);

    /// The conclusion after `page`, the answer to `query` with the parameter (or without it: Scope::All).
    Conclusion judge(Conclusion before, const QString &workspace, const ListQuery &query, const Page &page);

    /// After an archive operation the earlier pages are no evidence any more.
    void clear() { m_firstIsArchived.clear(); }

private:
    static constexpr qsizetype MaxWorkspaces = 20'000; ///< at this number all evidence is forgotten

    QHash<QString, bool> m_firstIsArchived; ///< first row of the latest first page, by workspace
};

} // namespace runlatch::service
