// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/servicecommand.h"

namespace runlatch::cli {

/// `change-requests list`: one page, or all pages, of one workspace or of all workspaces of an organization,
/// one request to the service at a time.
class ListCommand final : public ServiceCommand
{
    Q_OBJECT
public:
    using ServiceCommand::ServiceCommand;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;

private:
    std::optional<QString> readOptions(const QCommandLineParser &parser);
    void findWorkspaces(int page);
    void nextWorkspace();
    void list();
    void showPage(const protocol::Page<protocol::ChangeRequest> &page);
    bool isWanted(const protocol::ChangeRequest &changeRequest) const;
    void end();

    QString m_organization;
    QStringList m_workspaces; ///< still to be listed
    QString m_workspace;
    service::PageQuery m_page;
    std::optional<bool> m_archived; ///< only archived, only active, or both
    bool m_allWorkspaces = false;
    bool m_allPages = false;
    bool m_failed = false;
    int m_shown = 0;
};

} // namespace runlatch::cli
