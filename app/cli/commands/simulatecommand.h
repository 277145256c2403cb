// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/options/command.h"
#include "app/cli/output/runreport.h"
#include "base/systemclock.h"
#include "simulator/service.h"

namespace runlatch::cli {

/// `simulate`: serves the service's API on this machine until a signal comes.
class SimulateCommand final : public Command
{
    Q_OBJECT
public:
    explicit SimulateCommand(Output &output);
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;
    bool stop() override;

private:
    std::optional<QString> readOptions(const QCommandLineParser &parser, simulator::ServiceOptions &options);
    base::Done readFiles(const QCommandLineParser &parser, simulator::ServiceOptions &options);
    void showListening(const simulator::ServiceAddress &address);
    void showServed(const simulator::Served &served);
    void showNotified(const simulator::Notified &notified);

    base::SystemClock m_clock;
    QString m_tokenFile; ///< empty: a new token is generated
    simulator::Service m_service;
    RunReport m_report; ///< of runs that the API starts
};

} // namespace runlatch::cli
