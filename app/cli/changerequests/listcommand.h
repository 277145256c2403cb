// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/changerequests/servicecommand.h"
#include "changerequests/gathering.h"

namespace runlatch::cli {

/// `change-requests list`: one page, or all pages of a workspace or of every workspace of an organization. Several
/// pages are read at a time; each is printed when it arrives, and no row twice. Readable rows are printed even if
/// others fail. `complete` in the summary means that everything of that place and scope is proved to have been printed.
/// It is never true for one page of several. Ends with 2 if a list is not proved to be complete, and for a page of
/// which the service does not tell whether others follow.
class ListCommand final : public ServiceCommand
{
    Q_OBJECT
public:
    using ServiceCommand::ServiceCommand;
    void declare(QCommandLineParser &parser) override;
    bool stop() override;

protected:
    base::Result<Refusal> readOptions(const QCommandLineParser &parser) override;
    void begin() override;
    void endUnfound(const base::Error &error) override;

private:
    using Rows = QList<protocol::ChangeRequest>;
    using Gathering = changerequests::Gathering;

    Refusal readPlace(const QCommandLineParser &parser);
    Refusal readPage(const QCommandLineParser &parser);
    void gather();
    void showProgress();
    void showArchivedMeanwhile(const Rows &changeRequests);
    void endGathering();
    void showShifts();
    void listPage();
    void endPage(const protocol::Page<protocol::ChangeRequest> &page);
    void show(const Rows &changeRequests);
    void show(const Gathering::PageRead &page);
    protocol::Workspace workspaceOf(const Gathering::PageRead &page) const;
    void end(bool isComplete);

    QString m_organization;
    QString m_workspace;   ///< empty: all workspaces
    QString m_workspaceId; ///< of the one workspace, as its rows tell it
    service::ListQuery m_query;
    bool m_readsAll = false;
    bool m_isStopped = false;
    bool m_hasFailed = false;
    int m_shown = 0;
    Gathering m_gathering{service()};
};

} // namespace runlatch::cli
