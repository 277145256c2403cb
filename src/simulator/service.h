// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "http/exchangerecord.h"
#include "http/serveridentity.h"
#include "simulator/fault.h"
#include "simulator/run.h"

#include <QDateTime>
#include <QObject>
#include <QStringList>
#include <QUrl>

#include <memory>

namespace runlatch::simulator {

/// The documented dialects that are accepted: all of them, or strictly those of one document. The specification's bulk
/// create is spec 4.4 (field table and example alike) with a flat filter. The OpenAPI description has none; there it is
/// the dialect of the service's own clients, with one value in each condition. A list of change requests names its
/// workspace as in its document: by its id, or under the specification by its name or id. The specification has neither
/// the lists of organizations and workspaces nor the explorer. They are answered under every rule, because a client
/// could choose nothing without them.
enum class DialectRule { Any, Specification, OpenApi };

struct ServiceOptions
{
    QString host = QStringLiteral("127.0.0.1");
    quint16 port = 0;
    QString organization = QStringLiteral("acme");
    int workspaces = 40;
    int changeRequests = 143;
    quint32 seed = 1;
    DialectRule dialect = DialectRule::Any;
    QUrl publicUrl = {}; ///< replaces the listener's own in URLs; empty: the listener's
    /// Plans and configurations are served by a second listener, at another port and under the name "localhost" (or
    /// `objectPublicUrl`), as the real service has another host for them. Its links need no token; one that comes shows
    /// that a client passes it on. Only for http.
    bool hasSecondHost = false;
    QUrl objectPublicUrl = {};      ///< of the second listener; empty: http://localhost and its port
    quint16 objectPort = 0;         ///< of the second listener; 0: a free one
    QByteArray serviceName = "TFC"; ///< spec 4.5
    QList<Fault> faults = {};
    http::ServerIdentity identity = {}; ///< set: https
    QByteArray token = {};              ///< of the API's user, an owner; empty: a fresh one
    QByteArray writeToken = {};         ///< of a user who may read, archive and override; empty: nobody
    QByteArray readToken = {};          ///< of a user who may only read; empty: nobody
    /// The file that keeps what was changed, from one start to the next; empty: nothing is kept. It says what is made
    /// up as well: where it is there, its organization, numbers and seed count, and not those given here. It has the
    /// keys of run tasks in clear, so only its owner may read it. It is saved soon after a change, and at the end.
    QString stateFile = {};
    /// The address that each created change request is told to (spec 4.8); empty: none.
    QUrl notificationUrl = {};
    QByteArray notificationKey = {}; ///< signs notifications; empty: they come without a signature
    int rateLimit = 30; ///< requests a second of each user or address: announced; enforced except for run tasks
    /// The clocks of run tasks run so many times as fast: deadlines, waits for the next delivery, the life of links.
    /// What the network is given stays real, and so do the times in events.
    int warp = 1;
    QDateTime startsAt = {}; ///< the start of the service's own calendar; invalid: the clock's time
};

struct ServiceAddress
{
    QUrl url; ///< ends in /api/v2
    QString organization;
    QByteArray token; ///< fresh for every start and the simulator's own, so it may be shown; or that of the options
    quint16 port = 0; ///< of the listener; `url` may be a public one
    QStringList addresses = {}; ///< where others reach it: http::otherAddresses
};

/// A request that the simulator answered.
struct Served
{
    QByteArray method; ///< at most 32 bytes
    QString path;      ///< with query; without callback codes; at most 2048 characters
    int status = 0;    ///< 0: no answer, on purpose
    QString dialect;   ///< the documented dialect that was used: "openapi", "specification", "short", or that of
                       ///< bulkActionDialectName; empty where there is only one
    QString fault;     ///< the fault done on purpose, as of writeFault; empty without one
    /// "plan", "configuration", "object" (where the URL of either leads), or "callback" if the events of a run task
    /// report it as well; otherwise empty.
    QString what = {};
    /// The reason for which it was refused: "bearer.missing" and its like, "request.address", "request.run-task-token",
    /// "request.forbidden", "request.unasked", "callback.no-suffix", "callback.rebuilt", "request.body",
    /// "request.other-method", "request.media-type", "request.rate", "request.host", "request.web-page"; as in
    /// http::Refusal, if it was refused as HTTP or broke off (then the status is 0, and method and path may be empty);
    /// empty if it was not refused, or a fault answered.
    base::Rule rule = {};
    /// The object that the link of an "object" leads to: "plan" or "configuration"; empty if the link is unknown, and
    /// for others.
    QString leadsTo = {};
    bool showsToken = false; ///< it has something of the form "Bearer TOKEN"
    QString runTask = {};    ///< id of the run task whose address or token it has; empty if there is none
    QString written = {};    ///< the status that its body has, if a run task's short request is written like a callback
};

/// A notification of a created change request that was sent, or could not be.
struct Notified
{
    QString changeRequest;  ///< its id
    QString workspace;      ///< its name
    int http = 0;           ///< what was answered; 0 without an answer
    base::Error error = {}; ///< why there was none

    bool isTaken() const { return http >= 200 && http < 300; }
};

/// The service on one machine: organizations, workspaces, change requests made from a seed, and run tasks.
/// It works on its own thread and sockets; this object lives in the caller's.
///
/// The API demands the bearer token (401), answers JSON:API errors as the real service writes them
/// and refuses requests that a web page sent (an `Origin` header) or that name another Host (DNS rebinding).
class Service : public QObject
{
    Q_OBJECT
public:
    explicit Service(base::Clock &clock, QObject *parent = nullptr);
    ~Service() override; ///< stops and waits for the thread

    /// A start while it serves ends the earlier one. Errors: Usage "public-url", "simulator.service-name", "target.url"
    /// for a URL of notifications that is not http(s); those of
    /// http::Server::listen, readServiceState and StateKeeper. Every `context` here lives in this object's thread.
    void start(const ServiceOptions &options, QObject *context, base::Callback<ServiceAddress> done);
    /// Finishes what was accepted; run tasks under way end as Errored, with "simulator.stopped" in their last event.
    /// The answer comes when everything is finished, possibly after the answer to a later start(): see isServing().
    void stop(QObject *context, base::Callback<std::monostate> done);
    bool isServing() const; ///< since the last start() was answered, until stop() is called
    ServiceAddress address() const;

    /// Sends a run task and serves its callback at /task-results/:id/callback. Answers with its id before anything
    /// happens; `runTaskChanged` reports all that follows. Errors: Usage with rule "target.url" if the target is not an
    /// http(s) URL, "simulator.stopped" if it does not serve.
    void startRunTask(const RunTaskOptions &options, QObject *context, base::Callback<QString> done);

    /// Starts a run, and answers with its id before anything happens; `runChanged` reports it, `runTaskChanged` its run
    /// tasks. Errors: as of startRunTask, for one of its run tasks.
    void startRun(const RunOptions &options, QObject *context, base::Callback<QString> done);
    /// Tells a run what to do. Errors: NotFound if there is no such run, Conflict if it has ended or does not wait for
    /// this, Usage "simulator.stopped".
    void orderRun(const RunOrder &order, QObject *context, base::Callback<std::monostate> done);

    /// Replaces the faults of ServiceOptions from the next request on, until the service is stopped or started again.
    void setFaults(const QList<Fault> &faults);
    /// Replaces ServiceOptions::warp from now on, likewise; 1 to base::WarpedClock::MaxFactor. Deadlines under way keep
    /// what they have left, by the new clock.
    void setWarp(int warp);
    /// Replaces ServiceOptions::notificationUrl and notificationKey from the next notification on, likewise; no URL:
    /// none is sent. One that cannot be called is ignored.
    void setNotifications(const QUrl &target, const QByteArray &key);

signals:
    void served(const runlatch::simulator::Served &served);
    /// After each event; the newest event is the last of `runTask.events`.
    void runTaskChanged(const runlatch::simulator::RunTask &runTask);
    void runChanged(const runlatch::simulator::Run &run); ///< as of Runs::changed; behind its run tasks' events
    /// Its answers and the run task requests it sent. Redacted. Emitted if somebody was connected at start(). These and
    /// `served` come as fast as strangers ask: ExchangeRelay bounds the exchanges that wait for this object's thread,
    /// and `served` is left out while 10,000 of it wait.
    void exchanged(const runlatch::http::ExchangeRecord &record);
    void notified(const runlatch::simulator::Notified &notified); ///< as many as change requests are created
    /// A change could not be saved in ServiceOptions::stateFile, now or at the end.
    void stateNotSaved(const runlatch::base::Error &error);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace runlatch::simulator

Q_DECLARE_METATYPE(runlatch::simulator::Notified)
Q_DECLARE_METATYPE(runlatch::simulator::Served)
