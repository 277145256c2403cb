// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/servicecommand.h"

namespace runlatch::cli {

/// `change-requests archive ID...`: one after the other; what fails does not stop the rest.
class ArchiveCommand final : public ServiceCommand
{
    Q_OBJECT
public:
    using ServiceCommand::ServiceCommand;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;

private:
    void next();
    void showArchived(const service::Archiving &archiving);

    QStringList m_ids;
    bool m_failed = false;
};

} // namespace runlatch::cli
