// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/options/command.h"

namespace runlatch::cli {

/// `store-key`: makes the key of a store in a new file. The key itself is printed nowhere.
class StoreKeyCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;
};

} // namespace runlatch::cli
