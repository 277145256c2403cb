// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/options/command.h"
#include "base/systemclock.h"
#include "http/requester.h"
#include "service/client.h"
#include "service/pacedsender.h"

namespace runlatch::cli {

/// The common part of the commands for change requests: the service, its token, and the printed form of a change
/// request.
class ServiceCommand : public Command
{
    Q_OBJECT
public:
    explicit ServiceCommand(Output &output);
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) final;

protected:
    /// One sentence that says why the options are invalid; empty if they are valid.
    using Refusal = std::optional<QString>;

    /// Reads the options of the command itself. Error: a file cannot be read.
    virtual base::Result<Refusal> readOptions(const QCommandLineParser &parser) = 0;
    /// True for a command that sends nothing to the service. Its host then gets /api/v2 without discovery.
    virtual bool asksNothing() const { return false; }
    /// Called instead of begin() if the service cannot be found: reports the error and ends.
    virtual void endUnfound(const base::Error &error) { fail(error); }
    /// The options are valid and the base URL of the service's API is known (service::discover).
    virtual void begin() = 0;

    service::Client &service() { return m_service; }
    const service::Endpoint &endpoint() const { return m_endpoint; }
    http::Requester &http() { return m_http; } ///< the requester of service()
    base::Clock &clock() { return m_clock; }
    /// Tells whether `text` can be the id of a change request: letters, digits, dashes and underscores.
    static bool isId(const QString &text);
    /// Tells whether the service understood and refused the request: the answer is no.
    static bool isRefusal(const base::Error &error);
    /// The members of a change request, with the name of its workspace if it is known.
    static json::OrderedJson members(const protocol::ChangeRequest &changeRequest, const QString &workspaceName = {});
    /// Reports the error as Output::error() does, with the certificate that was refused.
    void report(const base::Error &error, const QString &about = {},
                wording::Activity activity = wording::Activity::Unknown);
    /// Reports the error and ends.
    void fail(const base::Error &error, const QString &about = {},
              wording::Activity activity = wording::Activity::Unknown);

private:
    base::Result<Refusal> readService(const QCommandLineParser &parser);
    void discover(const QString &typed);
    void showWait(const service::Wait &wait);

    base::SystemClock m_clock;
    http::Requester m_http;
    service::Client m_service;
    service::PacedSender m_discovery;
    service::Endpoint m_endpoint;
};

} // namespace runlatch::cli
