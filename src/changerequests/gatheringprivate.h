// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/gathering.h"
#include "changerequests/pagewalk.h"

#include <QMap>
#include <QSet>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace runlatch::changerequests {

/// One list as it is being read. Pages that came before their turn wait.
template <typename T> struct Reading
{
    PageWalk walk = PageWalk();
    QMap<int, protocol::Page<T>> early = {};
    QList<base::Error> unreadable = {}; ///< of this round
    int underWay = 0;
    std::unique_ptr<QObject> context = std::make_unique<QObject>(); ///< of its calls

    /// Calls that are under way end without an answer; says how many they were.
    int stop()
    {
        context.reset();
        return std::exchange(underWay, 0);
    }
    void startAgain()
    {
        walk.startAgain();
        early.clear();
        unreadable.clear();
        context = std::make_unique<QObject>();
    }
};

/// One workspace.
struct GatheringJob
{
    protocol::Workspace workspace;
    service::WorkspaceName name;
    Reading<protocol::ChangeRequest> reading = {};
    int expected = 0;
};

class Gathering::Private
{
    struct Arrival
    {
        PageRead page;
        QList<protocol::ChangeRequest> rows; ///< that were not told before
    };

public:
    /// What was collected is told last, when nothing of this is touched any more: a slot may start anew.
    static void tell(Gathering *q);

    Private(Gathering *gathering, service::Client &serviceClient)
        : q(gathering)
        , client(serviceClient)
    {
    }

    void addJob(const protocol::Workspace &workspace, const service::WorkspaceName &name);
    void pump();
    bool pumpJobs();
    void askForWorkspaces(int number);
    void askFor(std::size_t index, int number);
    void workspacesCame(int number, const base::Result<protocol::Page<protocol::Workspace>> &answer);
    void takeWorkspaces(const protocol::Page<protocol::Workspace> &page);
    void endWorkspaces();
    void came(std::size_t index, int number, const base::Result<protocol::Page<protocol::ChangeRequest>> &answer);
    void take(GatheringJob &job, const protocol::Page<protocol::ChangeRequest> &page);
    bool isNews(const protocol::ChangeRequest &row);
    void keepName(const GatheringJob &job, const protocol::ChangeRequest &row);
    void fail(std::size_t index, const base::Error &error);
    void end(std::size_t index);
    void keepUnreadable(const protocol::Workspace &workspace, const QList<base::Error> &errors);
    void countRefusal(const base::Error &error);
    void stop();

    Gathering *q;
    service::Client &client;
    service::Endpoint endpoint;
    service::WorkspaceName place;
    service::Scope scope = service::Scope::All;
    int pageSize = PageWalk::Size;
    bool isRunning = false;
    bool wasCancelled = false;
    bool shifted = false;
    int refusals = 0;
    int underWay = 0;
    Progress progress;
    QList<Failure> failures;
    QList<Failure> unreadable;
    QList<protocol::Workspace> unsettled;
    QHash<QString, QString> names;
    QHash<QString, bool> seen;                                ///< ids that were told -> archived
    std::unique_ptr<Reading<protocol::Workspace>> workspaces; ///< while they are being read
    QSet<QString> known;                                      ///< workspaces that have a job, or need none
    std::vector<std::unique_ptr<GatheringJob>> jobs;          ///< null when done
    std::size_t firstJob = 0;                                 ///< all before it are done

    QList<Arrival> toTell;
    QList<protocol::ChangeRequest> toUpdate;
    std::optional<base::Error> failure; ///< to tell
};

} // namespace runlatch::changerequests
