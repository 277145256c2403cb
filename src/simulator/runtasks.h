// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/gate.h"
#include "http/rawsender.h"
#include "simulator/faultplan.h"
#include "simulator/payload.h"
#include "simulator/runtask.h"
#include "simulator/state/resources.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QQueue>

#include <optional>
#include <vector>

namespace runlatch::simulator {

class RunTaskRunner;

/// All run tasks since the start of the simulator, and what they serve: callbacks and plans. Of ended run tasks the
/// last MaxEnded are kept: a callback to an older one gets 404, as if it had never existed.
class RunTasks final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype MaxEnded = 1000; ///< usually some 10 KB each

    struct Home
    {
        QString organization;
        QUrl apiBase;
        QByteArray serviceName;
        DialectRule dialect = DialectRule::Any;
        QString objectSite = {}; ///< where the links of plans and configurations lead; empty: to the same place
    };
    /// Clocks, resources and faults must outlive this. Deadlines, waits and links keep `taskClock`; everything else,
    /// the network too, keeps `clock`.
    RunTasks(base::Clock &clock, base::Clock &taskClock, const Resources &resources, FaultPlan &faults,
             const Home &home, QObject *parent = nullptr);

    /// Starts a run task and answers with its id. The request is sent when control is back in the event loop. Error:
    /// Usage "target.url".
    base::Result<QString> start(const RunTaskOptions &given);

    /// Error: Usage "target.url" if run tasks cannot be sent there.
    static base::Done judgeTarget(const QUrl &target);
    /// A payload as start() would send it, for RunTaskOptions::run of the run tasks of one run.
    protocol::RunTaskRequest draft(const RunTaskOptions &options) const;
    /// Adds faults to a run task under way; nothing happens if there is none.
    void addFaults(const QString &id, const OwnFaults &faults);
    /// Ends a run task under way as Errored; its last event has the rule. Nothing happens if there is none.
    void end(const QString &id, base::Rule why);

    /// The sender of all run tasks, so that its `exchanged` can be connected.
    const http::RawSender &sender() const { return m_sender; }

    /// Ends the run tasks under way.
    void stop();

    /// The refusal to a request with a body, whose head suffices: 404 for an unknown run task, and for the token of one
    /// at another address; 401 without its token, 405 to a callback that is not a PATCH, 413 where no body is accepted.
    /// `isOurs`: the request is for a callback, a plan or a configuration.
    struct HeadAnswer
    {
        bool isOurs = false;
        std::optional<http::Rejection> rejection = {};
    };
    HeadAnswer judge(const http::Request &head);

    /// Tells whether a request of a run task, by its address or its token, is read before it is judged: it announces a
    /// body of MaxShortBody at most, and does not ask first. A refused callback tells its status then.
    bool isShort(const http::Request &head) const;
    static constexpr qsizetype MaxShortBody = 64 * 1024;
    /// The status that the body of a request has, if it is a short one that is written like a callback.
    static QString statusIn(const http::Request &request);

    /// Tells whether the address is one of a callback, a plan or a configuration; the run task may be unknown.
    static bool isPlace(const http::Request &head);

    /// Answers requests for callbacks (spec 4.6), plans and configurations; nullopt for other requests. Another method
    /// is 405, or 204 to OPTIONS, with `Allow`; HEAD arrives here as GET. As in the service's documents, a plan or
    /// configuration is fetched in two steps: its URL asks for the run task's token and redirects to another URL, which
    /// is valid for a minute and needs no token. `fate` is the fate of the answer.
    std::optional<http::Response> answer(const http::Request &request, const AnswerFate &fate = {});
    /// Records that a fault answered `request` with `http` instead, if it is the callback of a run task.
    void noteInstead(const http::Request &request, int http, const AnswerFate &fate);
    /// The head of a request was let in, and its body follows.
    void noteBegun(const http::Request &head);
    void noteWhole(const http::Request &request); ///< such a body came whole, or will not come any more
    /// Adds the next fault that the run task of this request has for its place, as OwnFaults says.
    void addOwnFaults(const http::Request &request, FaultDraw &draw);
    /// Records a request that was refused as HTTP, or broke off, as far as `head` is known: of the run task whose
    /// callback it is, or, where it names no address, of the only one under way. Returns whether it is a callback, or
    /// the rest of one whose length is missing or too small.
    bool noteUnread(const http::Request &head, base::Rule rule, int http);
    /// The kind of the request, as in Served::what.
    QString whatIs(const http::Request &request) const;
    FaultPlace placeOf(const http::Request &request) const; ///< the same, as faults are told apart
    QString leadsTo(const http::Request &request) const;    ///< as Served::leadsTo
    /// Returns the reason for which a request was answered 401 or 404, if it has to do with a run task: the address is
    /// that of a plan or nearly that of a callback, or the token is that of a run task.
    base::Rule refusalRule(const http::Request &request) const;
    /// The id of the run task whose address or token the request has; empty if there is none.
    QString runTaskOf(const http::Request &request) const;
    /// The id of the run task that the target names: by its own id, or that of its callback, plan, configuration or
    /// link. Empty for another target.
    QString idAt(const QByteArray &target) const;

    /// Puts back ended run tasks of an earlier start, which serve nothing any more: they are read back alone.
    void restore(const QList<RunTask> &ended);

    /// The run tasks that are known, in the order of their start, without verification requests, which belong to no
    /// run. The pointers hold until control is back in the event loop.
    std::vector<const RunTask *> all() const;
    /// One of these by the id of its task result; null if there is none.
    const RunTask *find(const QString &id) const;

signals:
    void changed(const runlatch::simulator::RunTask &runTask);

private:
    /// Leads to a plan or a configuration, for a client that showed the run task's token.
    struct Ticket
    {
        std::optional<QByteArray> configuration; ///< nullopt: the ticket leads to the plan of the run task
        QPointer<RunTaskRunner> runner;
        std::chrono::milliseconds until;
    };
    std::optional<http::Response> otherMethod(const http::Request &request) const;
    void noteEnd(RunTaskRunner *runner);
    RunTaskRunner *ownerOf(const http::Request &request) const;
    RunTaskRunner *onlyUnderWay() const;
    bool isForeign(const http::Request &request) const;
    base::Rule nearCallback(const http::Request &request) const;
    RunTaskPlace placeOf(const RunTaskOptions &options) const;
    std::optional<http::Rejection> judgeDownload(const http::Request &head, const RunTaskRunner *runner) const;
    http::Response configurationTicket(const http::Request &request, const QString &configurationId);
    http::Response giveTicket(const Ticket &ticket, int status);
    std::optional<http::Rejection> judgeCallback(const http::Request &head, const QString &callbackId);
    http::Response planTicket(const http::Request &request, const QString &planId);
    http::Response object(const QString &code) const;
    RunTaskRunner *runnerAt(const http::Request &request) const;
    RunTaskRunner *runnerNear(const http::Request &request) const;

    base::Clock &m_clock;
    base::Clock &m_taskClock;
    const Resources &m_resources;
    FaultPlan &m_faults;
    Home m_home;
    http::RawSender m_sender;
    // The runners of the run tasks under way and of m_ended. Only the user starts run tasks, and they end by
    // themselves, so the number of the former has no bound of its own.
    QHash<QString, RunTaskRunner *> m_byCallback;
    QHash<QString, RunTaskRunner *> m_byPlan;
    QHash<QString, RunTaskRunner *> m_byConfiguration;
    QHash<QString, RunTaskRunner *> m_byResult; ///< by the id of the task result
    QHash<QByteArray, RunTaskRunner *> m_byToken;
    QList<RunTask> m_restored;                  ///< those of an earlier start, the oldest first
    QHash<QString, qsizetype> m_restoredPlaces; ///< of these, by the id of the task result
    QQueue<RunTaskRunner *> m_ended;            ///< the run tasks that ended first come first
    QHash<QString, Ticket> m_tickets;           ///< tickets by code
};

} // namespace runlatch::simulator
