// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/options/command.h"
#include "lint/lint.h"

namespace runlatch::cli {

/// `lint`: judges the text of a run task request or callback, also of broken JSON.
class LintCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;

private:
    void tell(const lint::LintFinding &finding, const QString &source);
    void tellSummary(const lint::Lint &lint, bool isCallback);
};

} // namespace runlatch::cli
