// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/servicecommand.h"
#include "changerequests/gathering.h"

#include <QElapsedTimer>

namespace runlatch::cli {

/// `change-requests list`: one page, or all pages, of one workspace; or all of every workspace of an organization,
/// several at a time, with what was reached on standard error.
class ListCommand final : public ServiceCommand
{
    Q_OBJECT
public:
    using ServiceCommand::ServiceCommand;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;

private:
    std::optional<QString> readOptions(const QCommandLineParser &parser);
    void gather();
    void showProgress();
    void endGathering();
    void list();
    void showPage(const protocol::Page<protocol::ChangeRequest> &page);
    void end();

    QString m_organization;
    QString m_workspace;
    service::ListQuery m_query;
    bool m_allWorkspaces = false;
    bool m_allPages = false;
    bool m_failed = false;
    int m_shown = 0;
    QElapsedTimer m_sinceProgress; ///< was told last
    changerequests::Gathering m_gathering{service()};
};

} // namespace runlatch::cli
