// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "http/exchangerecord.h"
#include "http/serveridentity.h"
#include "simulator/fault.h"
#include "simulator/runtask.h"

#include <QDateTime>
#include <QObject>
#include <QStringList>
#include <QUrl>

#include <memory>

namespace runlatch::simulator {

/// Which documented forms are accepted: all of them, or strictly those of one document. The specification's bulk
/// create is spec 4.4 (field table and example alike) with a flat filter; the OpenAPI description has none, so there it
/// is what the service's own clients send, with one value in each condition. A list of change requests names its
/// workspace as its document does: by its id, or by the specification by its name or id. Neither list of organizations
/// and workspaces nor the explorer are in the specification; they are answered under every rule, as nothing could be
/// chosen without them.
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
    QUrl publicUrl = {};            ///< put into URLs instead of the listener's own; empty: the listener's
    QByteArray serviceName = "TFC"; ///< spec 4.5
    QList<Fault> faults = {};
    http::ServerIdentity identity = {}; ///< https where it is there
    QByteArray token = {};              ///< of the API's user; empty: a fresh one
    int rateLimit = 30;      ///< requests a second of each user or address: announced, and enforced but for run tasks
    QDateTime startsAt = {}; ///< the service's calendar at the start, from where it runs; invalid: the clock's
};

struct ServiceAddress
{
    QUrl url; ///< ends in /api/v2
    QString organization;
    QByteArray token; ///< fresh for every start and the simulator's own, so it may be shown; or that of the options
    quint16 port = 0; ///< that is listened at; `url` may be a public one
    QStringList addresses = {}; ///< by which others reach it: http::otherAddresses
};

/// A request that the simulator answered.
struct Served
{
    QByteArray method; ///< at most 32 bytes
    QString path;      ///< with query; callback codes taken out; at most 2048 characters
    int status = 0;    ///< 0: nothing was answered, on purpose
    QString form;  ///< which documented form was used: "openapi", "specification", "short", that of bulkFormName; empty
                   ///< where there is one
    QString fault; ///< what was done wrong on purpose, as writeFault; empty where nothing was
    /// "plan", "configuration", "object" (what the URL of either leads to), or "callback" where the events of a run
    /// task tell of it as well; empty for all else.
    QString what = {};
    /// Why it was refused: "bearer.missing", "bearer.malformed", "bearer.other", "request.address", "request.body",
    /// "request.other-method", "request.media-type", "request.rate",
    /// "request.host", "request.web-page"; empty where it was not, or a fault answered.
    QString rule = {};
    bool showsToken = false; ///< something of the form "Bearer TOKEN"
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

    /// A start while it serves ends what was served before. Errors: Usage "public-url",
    /// "simulator.service-name"; those of http::Server::listen.
    /// Every `context` here lives in this object's thread.
    void start(const ServiceOptions &options, QObject *context, base::Callback<ServiceAddress> done);
    /// Finishes what was accepted; run tasks under way end as Errored, with "simulator.stopped" in their last event.
    /// The answer comes when all is finished, so perhaps after that to a later start(): see isServing().
    void stop(QObject *context, base::Callback<std::monostate> done);
    bool isServing() const; ///< since the last start() was answered, until stop() is called
    ServiceAddress address() const;

    /// Sends a run task and serves its callback at /task-results/:id/callback. Answers with its id before
    /// anything happens; all that follows is told by `runTaskChanged`. Errors: Usage with rule "target.url" where the
    /// target is no http(s) URL, "simulator.stopped" where it does not serve.
    void startRunTask(const RunTaskOptions &options, QObject *context, base::Callback<QString> done);

    /// From the next request on, in place of those of ServiceOptions; until it is stopped or started again.
    void setFaults(const QList<Fault> &faults);

signals:
    void served(const runlatch::simulator::Served &served);
    /// After each event; the newest event is the last of `runTask.events`.
    void runTaskChanged(const runlatch::simulator::RunTask &runTask);
    /// Both what it answered and the run task requests it sent. Redacted. Told where somebody was connected at start().
    /// Both come as fast as strangers ask: ExchangeRelay bounds what waits of this for this object's thread, and
    /// `served` is left out while 10,000 of it wait.
    void exchanged(const runlatch::http::ExchangeRecord &record);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace runlatch::simulator

Q_DECLARE_METATYPE(runlatch::simulator::Served)
