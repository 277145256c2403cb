// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/options/command.h"
#include "store/search/capturefilter.h"

namespace runlatch::cli {

/// `captures list`: rows of a store file, newest first, one page at a time. Another program may be writing the file.
class CapturesListCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;

private:
    void list(const QString &file, const store::CaptureFilter &filter, qint64 before, int limit);
};

} // namespace runlatch::cli
