// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/listreading.h"
#include "service/client.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <memory>
#include <optional>
#include <vector>

namespace runlatch::changerequests {

/// All change requests of one workspace, or of all workspaces of an organization: every page, several at a time, within
/// the rate limit (of service::PacedSender). It does not trust the service's counts. service::PageWalk says how it
/// finds the end, and why a list that shifted while it was read is read once more.
///
/// A workspace that fails is listed in `failures`; its rows so far are kept, and the other workspaces go on. Three
/// answers 401 in a row end the gathering, because the token is no longer valid. Must not be deleted in a slot of its
/// signals.
class Gathering final : public QObject
{
    Q_OBJECT
public:
    struct Progress
    {
        int workspaces = 0; ///< known so far
        int workspacesDone = 0;
        int changeRequests = 0; ///< change requests that arrived
        int expected = 0;       ///< by the service's totals so far; may be too low or too high

        friend bool operator==(const Progress &, const Progress &) = default;
    };
    struct Failure
    {
        protocol::Workspace workspace; ///< without id and name: the list of workspaces
        base::Error error;
    };
    struct PageRead
    {
        protocol::Workspace workspace; ///< without an id if only its name was given
        protocol::Pagination pagination;
        bool narrowedHere = false; ///< as in protocol::Page
        int round = 1;             ///< 2: the list shifted and is read once more
    };
    static constexpr int MaxUnderWay = 8;      ///< requests under way
    static constexpr int MaxUnreadable = 1000; ///< kept rows

    /// `client` must outlive this.
    explicit Gathering(service::Client &client, QObject *parent = nullptr);

    /// Starts anew; a run under way ends without a signal. Without a workspace text it reads all workspaces of the
    /// organization. If only active requests are wanted, workspaces that report none are left out. `pageSize`: change
    /// requests in one request, at most service::PageWalk::Size.
    void start(const service::Endpoint &endpoint, const service::WorkspaceName &place, service::Scope scope,
               int pageSize = service::PageWalk::Size);
    /// A run of a single workspace looks for the cause of a 404 (service::ListQuery::asksWhyMissing) unless `asks` is
    /// false.
    void setAsksWhyMissing(bool asks) { m_asksWhyMissing = asks; }
    void cancel(); ///< ends the run; rows that arrived are kept
    bool isRunning() const { return m_isRunning; }
    bool wasCancelled() const { return m_wasCancelled; }
    /// Tells whether a run has ended, and everything of its place and scope is proved to have come.
    bool isComplete() const;
    const Progress &progress() const { return m_found.progress; }
    /// The workspaces of which all or some requests are or may be missing, with the reason: errors of
    /// service::Client::list, and Protocol with service::PageWalk::doubt() if a list is not proved to be complete.
    const QList<Failure> &failures() const { return m_found.failures; }
    /// Rows that could not be read, at most MaxUnreadable.
    const QList<Failure> &unreadable() const { return m_found.unreadable; }
    bool shifted() const { return m_found.shifted; } ///< a list changed while it was read
    /// Workspaces whose lists changed again during the second reading. A request of theirs may be missing. Without an
    /// id: the list of workspaces of the organization that is named.
    const QList<protocol::Workspace> &unsettled() const { return m_found.unsettled; }
    /// Names by id, of every workspace that was seen.
    const QHash<QString, QString> &workspaceNames() const { return m_found.names; }

signals:
    /// A page of change requests, none of which came before.
    void arrived(const QList<runlatch::protocol::ChangeRequest> &changeRequests);
    /// A page was read, and its new rows have been reported. Only the first page may be empty.
    void pageRead(const runlatch::changerequests::Gathering::PageRead &page);
    /// Change requests that came before and have been archived meanwhile.
    void updated(const QList<runlatch::protocol::ChangeRequest> &changeRequests);
    void progressed();
    void finished(); ///< last signal, also after cancel()
    /// The list of workspaces could not be read to its end, or the token is not valid: the result is empty or
    /// incomplete.
    void failed(const runlatch::base::Error &error);

private:
    /// The reading of one workspace.
    struct Job
    {
        protocol::Workspace workspace;
        service::WorkspaceName name;
        ListReading<protocol::ChangeRequest> reading;
        int expected = 0;
    };
    struct Arrival
    {
        PageRead page;
        QList<protocol::ChangeRequest> rows; ///< rows that were not told before
    };
    /// The findings of a run, without its change requests.
    struct Found
    {
        Progress progress = {};
        QList<Failure> failures = {};
        QList<Failure> unreadable = {};
        bool shifted = false;
        QList<protocol::Workspace> unsettled = {};
        QHash<QString, QString> names = {};
    };
    /// The news of one answer, reported when the whole answer has been read.
    struct News
    {
        QList<Arrival> arrivals = {};
        QList<protocol::ChangeRequest> updates = {};
        std::optional<base::Error> failure = {};
    };

    void reset();
    void addJob(const protocol::Workspace &workspace, const service::WorkspaceName &name);
    void pump();
    bool pumpJobs();
    void askForWorkspaces(int number);
    void askFor(std::size_t index, int number);
    void workspacesCame(int number, const base::Result<protocol::Page<protocol::Workspace>> &answer);
    void takeWorkspaces(const protocol::Page<protocol::Workspace> &page);
    void failWorkspaces(const base::Error &error);
    void endWorkspaces();
    void came(std::size_t index, int number, const base::Result<protocol::Page<protocol::ChangeRequest>> &answer);
    void take(Job &job, const protocol::Page<protocol::ChangeRequest> &page);
    bool isNews(const protocol::ChangeRequest &row);
    void keepName(const Job &job, const protocol::ChangeRequest &row);
    void fail(std::size_t index, const base::Error &error);
    void end(std::size_t index);
    void keepUnreadable(const protocol::Workspace &workspace, const QList<base::Error> &errors);
    void countRefusal(const base::Error &error);
    void stop();
    void tell();

    service::Client &m_client;
    service::Endpoint m_endpoint;
    service::WorkspaceName m_place;
    service::Scope m_scope = service::Scope::All;
    int m_pageSize = service::PageWalk::Size;
    bool m_asksWhyMissing = true;
    bool m_isRunning = false;
    bool m_wasCancelled = false;
    Found m_found;
    News m_news;
    int m_refusals = 0; ///< answers 401 in a row
    int m_underWay = 0;
    QHash<QString, bool> m_seen;                                    ///< ids that were told -> archived
    std::unique_ptr<ListReading<protocol::Workspace>> m_workspaces; ///< set while the workspaces are being read
    QSet<QString> m_known;                                          ///< workspaces that have a job, or need none
    std::vector<std::unique_ptr<Job>> m_jobs;                       ///< a job is null when it is done
    std::size_t m_firstJob = 0;                                     ///< all jobs before this index are done
    int m_run = 0; ///< number of the run: a slot may have begun another one
};

} // namespace runlatch::changerequests
