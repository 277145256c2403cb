// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/servicecommand.h"
#include "protocol/bulkcreation.h"

namespace runlatch::cli {

/// `change-requests create`: on listed workspaces or on those that match a query. Each request is printed
/// before it is sent. Ends with 0 when the service accepted it, 1 when it refused it (400, 403, 405, 409, 415, 422),
/// else 2; the summary tells whether it is known that nothing was created.
class CreateCommand final : public ServiceCommand
{
    Q_OBJECT
public:
    using ServiceCommand::ServiceCommand;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;

private:
    /// What the options say, or a sentence; a file that cannot be read is an Error.
    base::Result<std::optional<QString>> readOptions(const QCommandLineParser &parser);
    base::Result<std::optional<QString>> readTargets(const QCommandLineParser &parser);
    base::Result<std::optional<QString>> readQuery(const QString &file);
    void showMatches();
    void showMatches(const protocol::Page<protocol::ExploredWorkspace> &page);
    void goOn();
    void showRequest(const http::Outgoing &request);
    void showCreation(const service::Creation &creation);
    void endWithout(const base::Error &error, wording::Activity activity);
    void end(const QString &outcome, int exitStatus, const QString &human);

    QString m_organization;
    QString m_message;
    QStringList m_targets;
    QList<protocol::ExplorerCondition> m_conditions;
    std::optional<protocol::BulkCreation> m_creation;
    std::optional<int> m_count; ///< of workspaces, as far as known
    bool m_dryRun = false;
};

} // namespace runlatch::cli
