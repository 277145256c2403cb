// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/gate.h"
#include "simulator/service.h"

#include <functional>
#include <memory>
#include <optional>

namespace runlatch::http {
class Responder;
class Server;
struct Refusal;
} // namespace runlatch::http

namespace runlatch::simulator {

struct ApiAnswer;
struct EngineParts;
class FaultDraw;
struct ServiceState;

/// The whole simulator. It works in the thread that it lives in; Service gives it a thread of its own.
class Engine final : public QObject
{
    Q_OBJECT
public:
    explicit Engine(base::Clock &clock, QObject *parent = nullptr);
    ~Engine() override;

    /// Starts to serve. If it serves already, the earlier service ends. Errors: as Service::start. `exchanged` is
    /// emitted only with `tellsExchanges`.
    base::Result<ServiceAddress> start(ServiceOptions options, bool tellsExchanges = false);
    /// Ends run tasks under way at once. `done` is called when everything accepted has been answered.
    void stop(std::function<void()> done);
    /// Errors: Usage "simulator.stopped" while the simulator does not serve; those of RunTasks::start.
    base::Result<QString> startRunTask(const RunTaskOptions &options);
    /// Starts a run, whose run tasks it tells by runTaskChanged. Errors: Usage "simulator.stopped"; those of
    /// Runs::start.
    base::Result<QString> startRun(const RunOptions &options);
    base::Done orderRun(const RunOrder &order); ///< errors: Usage "simulator.stopped"; those of Runs::carryOut
    /// Sets the faults, as in Service; they are forgotten at the next start.
    void setFaults(const QList<Fault> &faults);
    void setWarp(int warp); ///< as in Service; likewise
    /// As in Service; likewise.
    void setNotifications(const QUrl &target, const QByteArray &key);

signals:
    void served(const runlatch::simulator::Served &served);
    void runTaskChanged(const runlatch::simulator::RunTask &runTask);
    void runChanged(const runlatch::simulator::Run &run);
    void exchanged(const runlatch::http::ExchangeRecord &record);
    void notified(const runlatch::simulator::Notified &notified);
    void stateNotSaved(const runlatch::base::Error &error); ///< as in Service

private:
    struct Exchange;

    std::optional<http::Rejection> judge(const http::Request &head);
    std::optional<http::Rejection> judgeBody(const http::Request &head);
    void tellRejection(const http::Request &request, const http::Rejection &rejection, bool isShutOut);
    void handle(const http::Request &request, const http::Responder &responder);
    void refuseStopped(const http::Request &request, const http::Responder &responder);
    void finish(Exchange &exchange, ApiAnswer &answer);
    void respond(const Exchange &exchange, const ApiAnswer &answer);
    void verify(Exchange exchange, ApiAnswer answer);
    void noteRunTask(const RunTask &runTask);
    base::Result<std::optional<ServiceState>> loadState(ServiceOptions &options) const;
    base::Done startState(const ServiceOptions &options, const std::optional<ServiceState> &state);
    void saveState();
    void handleObject(const http::Request &request, const http::Responder &responder);
    base::Done startSecondHost(const ServiceOptions &options, bool tellsExchanges, QString &site);
    ApiAnswer answerTo(const http::Request &request, FaultDraw &faults, bool isLost);
    void tellRefusal(const http::Refusal &refusal);
    void endRunTasks();
    void tellExchanges(http::Server &server);

    base::Clock &m_clock;
    std::unique_ptr<EngineParts> m_parts; ///< null while stopped
    std::unique_ptr<http::Server> m_server;
    std::unique_ptr<http::Server> m_objectServer; ///< null without a second host
};

} // namespace runlatch::simulator
