// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "http/listenaddress.h"
#include "inspector/health/healthserver.h"

#include <QCommandLineParser>

#include <memory>
#include <optional>

namespace runlatch::cli {

/// The port of `inspect` at which other programs ask how it is.
class InspectHealth final
{
public:
    static void declare(QCommandLineParser &parser);
    std::optional<QString> read(const QCommandLineParser &parser); ///< a sentence if the option is wrong
    /// Listens, if an address was given; says on `output` if others can reach it. The session, which is open, and the
    /// clock outlive this. Errors as http::Server::listen().
    base::Done start(inspector::Session &session, base::Clock &clock, Output &output);
    QUrl url() const; ///< without a path; empty if it does not listen
    void drain();     ///< the command ends: it is not ready any more

private:
    std::optional<http::ListenAddress> m_address;
    std::unique_ptr<inspector::HealthServer> m_server;
};

} // namespace runlatch::cli
