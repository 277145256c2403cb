// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/commands/capturekeys.h"
#include "app/cli/options/command.h"

namespace runlatch::cli {

/// `captures show`: one request of a store with headers, body, findings and replies. Another program may be writing
/// it.
class CapturesShowCommand final : public Command
{
    Q_OBJECT
public:
    explicit CapturesShowCommand(Output &output)
        : Command(output)
        , m_keys(output)
    {
    }
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;

private:
    void show(const store::StoredCaptures &captures, qint64 id);

    CaptureKeys m_keys;
};

} // namespace runlatch::cli
