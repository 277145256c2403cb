// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/options/command.h"
#include "rulebook/rulebook.h"
#include "store/storedcaptures.h"

namespace runlatch::cli {

/// `rules`: what a file with rules says, and what is wrong with it. With --store and --id, what would become of a
/// request that was kept. Ends with 1 if the file has mistakes.
class RulesCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;

private:
    void tryAgainst(const store::StoredCaptures &captures, qint64 id);
    void fail(const base::Error &error);
    void tell(const rulebook::RuleRequest *request);

    rulebook::RuleBook m_book;
};

} // namespace runlatch::cli
