// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/gate.h"
#include "http/rawsender.h"
#include "simulator/backlog.h"
#include "simulator/faultplan.h"
#include "simulator/payload.h"
#include "simulator/runtask.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QQueue>

#include <optional>

namespace runlatch::simulator {

class RunTaskRunner;

/// All run tasks of one start of the simulator, and what they are asked for: callbacks and plans. Of those that have
/// ended the last MostEnded are kept: a callback to an older one gets 404, as if it had never been.
class RunTasks final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype MostEnded = 1000; ///< some 10 KB each as a rule

    struct Home
    {
        QString organization;
        QUrl apiBase;
        QByteArray serviceName;
        DialectRule dialect = DialectRule::Any;
    };
    /// Backlog and faults must outlive this.
    RunTasks(base::Clock &clock, const Backlog &backlog, FaultPlan &faults, const Home &home,
             QObject *parent = nullptr);

    /// Its id; it is sent when control is back in the event loop. Error: Usage "target.url".
    base::Result<QString> start(const RunTaskOptions &given);

    const http::RawSender &sender() const { return m_sender; } ///< of all of them: to hear its exchanges

    /// Ends those that are under way.
    void stop();

    /// What is said to the head of a request with a body: 404 where there is no such run task, 401 without its token,
    /// 405 to a callback that is no PATCH, 413 where no body is taken. `isOurs`: the request is for a callback, a plan
    /// or a configuration.
    struct HeadAnswer
    {
        bool isOurs = false;
        std::optional<http::Rejection> rejection = {};
    };
    HeadAnswer judge(const http::Request &head);

    /// Whether the address is that of a callback, a plan or a configuration, of a run task that is there or not.
    static bool isPlace(const http::Request &head);

    /// Answers callbacks (spec 4.6), plans and configurations; nothing where the request is for something else. Another
    /// method is 405, or 204 to OPTIONS, with `Allow`; HEAD comes here as GET. A plan
    /// or configuration is fetched in two steps, as the service's documents have it: its URL leads, for the run task's
    /// token, to another one that is good for a minute and needs none.
    /// `fate`: what becomes of the answer.
    std::optional<http::Response> answer(const http::Request &request, const AnswerFate &fate = {});
    /// A fault answered `request` with `http` instead: where it is a callback, its run task tells of it.
    void noteInstead(const http::Request &request, int http, const AnswerFate &fate);
    /// As of Served::what.
    QString whatIs(const http::Request &request) const;

signals:
    void changed(const runlatch::simulator::RunTask &runTask);

private:
    /// Leads to a plan or a configuration, once somebody showed the run task's token.
    struct Ticket
    {
        std::optional<QByteArray> configuration; ///< nothing: the plan of the run task
        QPointer<RunTaskRunner> runner;
        std::chrono::milliseconds until;
    };
    std::optional<http::Response> otherMethod(const http::Request &request) const;
    void noteEnd(RunTaskRunner *runner);
    RunTaskPlace placeOf(const QString &workspaceName) const;
    std::optional<http::Rejection> judgeDownload(const http::Request &head, const RunTaskRunner *runner) const;
    http::Response configurationTicket(const http::Request &request, const QString &configurationId);
    http::Response giveTicket(const Ticket &ticket, int status);
    std::optional<http::Rejection> judgeCallback(const http::Request &head, const QString &callbackId);
    http::Response planTicket(const http::Request &request, const QString &planId);
    http::Response object(const QString &code) const;

    base::Clock &m_clock;
    const Backlog &m_backlog;
    FaultPlan &m_faults;
    Home m_home;
    http::RawSender m_sender;
    // Those under way, which only the user asks for and which end by themselves, and m_ended.
    QHash<QString, RunTaskRunner *> m_byCallback;
    QHash<QString, RunTaskRunner *> m_byPlan;
    QHash<QString, RunTaskRunner *> m_byConfiguration;
    QQueue<RunTaskRunner *> m_ended;  ///< the one that ended first is the first
    QHash<QString, Ticket> m_tickets; ///< by code
};

} // namespace runlatch::simulator
