// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/options/command.h"

namespace runlatch::cli {

/// `store-roles`: prints the SQL that makes the roles of a database for a team's store. It connects to nothing.
class StoreRolesCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;
};

} // namespace runlatch::cli
