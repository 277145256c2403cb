// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/changerequest.h"
#include "protocol/page.h"
#include "service/endpoint.h"
#include "service/listquery.h"

#include <QHash>

namespace runlatch::service {

/// Whether a service knows the parameter `archive` of its list, as far as its answers show it.
///
/// A row that does not fit shows that it does not. That it does is harder to see: a page of nothing but archived
/// requests is also what a service gives that ignores the parameter, where a workspace has only such. But where it is
/// ignored, the first page of one workspace begins with the same row in every scope. So a first page with rows, which
/// all fit, shows that the parameter is understood only once another first page of the same workspace began with a row
/// that does not fit. Less than that concludes nothing, and a row that does not fit still shows the contrary.
class ArchiveEvidence
{
public:
    using Page = protocol::Page<protocol::ChangeRequest>;
    using Conclusion = Dialect::ArchiveParameter;

    static bool fits(const protocol::ChangeRequest &changeRequest, Scope scope);

    /// What is to be thought after `page`, as it came for `query` with the parameter (or without it: Scope::All).
    Conclusion judge(Conclusion before, const QString &workspace, const ListQuery &query, const Page &page);

    /// After something was archived what was seen before is no evidence any more.
    void clear() { m_firstIsArchived.clear(); }

private:
    static constexpr qsizetype MostWorkspaces = 20'000; ///< then all is forgotten

    QHash<QString, bool> m_firstIsArchived; ///< by workspace: the first row of the first page that came last
};

} // namespace runlatch::service
