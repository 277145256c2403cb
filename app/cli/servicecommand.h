// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/command.h"
#include "base/systemclock.h"
#include "http/client.h"
#include "service/client.h"

namespace runlatch::cli {

/// What the commands on change requests have in common: the service, its token, and how a request is printed.
class ServiceCommand : public Command
{
    Q_OBJECT
public:
    explicit ServiceCommand(Output &output);
    void declare(QCommandLineParser &parser) override;

protected:
    /// Reads --url, --token-file and --pin. A sentence: wrong usage. `failed` tells that an error was printed already.
    std::optional<QString> connectTo(const QCommandLineParser &parser, bool &failed);
    service::Client &service() { return m_service; }
    /// Whether it can be the id of a change request at all: letters, digits, dashes and underscores.
    static bool isId(const QString &text);
    void show(const protocol::ChangeRequest &changeRequest);
    /// As of Output, with the certificate that was refused.
    void report(const base::Error &error, const QString &about = {},
                wording::Activity activity = wording::Activity::Unknown);
    /// Reports it, and ends.
    void fail(const base::Error &error, const QString &about = {},
              wording::Activity activity = wording::Activity::Unknown);

private:
    void showWait(const service::Wait &wait);

    base::SystemClock m_clock;
    http::Client m_http;
    service::Client m_service;
};

} // namespace runlatch::cli
