// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/command.h"
#include "base/systemclock.h"
#include "http/client.h"
#include "service/client.h"
#include "service/sender.h"

namespace runlatch::cli {

/// What the commands on change requests have in common: the service, its token, and how a request is printed.
class ServiceCommand : public Command
{
    Q_OBJECT
public:
    explicit ServiceCommand(Output &output);
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) final;

protected:
    /// Why the options cannot be used, in one sentence; nothing where they can.
    using Refusal = std::optional<QString>;

    /// Those of the command itself. An error: a file that cannot be read.
    virtual base::Result<Refusal> readOptions(const QCommandLineParser &parser) = 0;
    /// Of a command that asks the service nothing: it takes a host alone with /api/v2.
    virtual bool asksNothing() const { return false; }
    /// Instead of begin(), where the service cannot be found: tells it, and ends as its failures do.
    virtual void endUnfound(const base::Error &error) { fail(error); }
    /// The options are good, and it is known where the service's API is (service::discover).
    virtual void begin() = 0;

    service::Client &service() { return m_service; }
    const service::Endpoint &endpoint() const { return m_endpoint; }
    http::Client &http() { return m_http; } ///< what the service's client sends with
    base::Clock &clock() { return m_clock; }
    /// Whether it can be the id of a change request at all: letters, digits, dashes and underscores.
    static bool isId(const QString &text);
    /// Understood and refused: the answer is no.
    static bool isRefusal(const base::Error &error);
    /// The members of a change request; the name of its workspace where it is known.
    static protocol::OrderedJson members(const protocol::ChangeRequest &changeRequest,
                                         const QString &workspaceName = {});
    /// As of Output, with the certificate that was refused.
    void report(const base::Error &error, const QString &about = {},
                wording::Activity activity = wording::Activity::Unknown);
    /// Reports it, and ends.
    void fail(const base::Error &error, const QString &about = {},
              wording::Activity activity = wording::Activity::Unknown);

private:
    base::Result<Refusal> readService(const QCommandLineParser &parser);
    void discover(const QString &typed);
    void showWait(const service::Wait &wait);

    base::SystemClock m_clock;
    http::Client m_http;
    service::Client m_service;
    service::Sender m_discovery;
    service::Endpoint m_endpoint;
};

} // namespace runlatch::cli
