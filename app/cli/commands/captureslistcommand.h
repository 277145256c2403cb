// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/commands/capturekeys.h"
#include "app/cli/options/command.h"
#include "store/search/capturefilter.h"

namespace runlatch::cli {

/// `captures list`: rows of a store, newest first, one page at a time. Another program may be writing it.
class CapturesListCommand final : public Command
{
    Q_OBJECT
public:
    explicit CapturesListCommand(Output &output)
        : Command(output)
        , m_keys(output)
    {
    }
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;

private:
    struct Page
    {
        store::CaptureFilter filter;
        qint64 before = 0;
        int limit = 0;
    };
    void list(const store::StoredCaptures &captures, const Page &page);
    base::Done tell(const store::StoredCaptures &captures, const QList<store::CaptureRow> &rows);

    CaptureKeys m_keys;
};

} // namespace runlatch::cli
