// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/pagewalk.h"
#include "service/client.h"

#include <QHash>
#include <QObject>

#include <memory>

namespace runlatch::changerequests {

/// All change requests of one workspace, or of all workspaces of an organization: every page, several at a time,
/// under the rate limit (service::Sender's). Nothing relies on the service counting right; how the end is found, and
/// that a list which shifted while it was read is read once more, see PageWalk.
///
/// A workspace that fails is in `failures`, with what arrived of it kept, and the others go on; three answers 401 with
/// nothing between them end it, as the token is no good any more.
/// Must not be deleted in a slot of its signals.
class Gathering final : public QObject
{
    Q_OBJECT
public:
    struct Progress
    {
        int workspaces = 0; ///< known so far
        int workspacesDone = 0;
        int changeRequests = 0; ///< that arrived
        int expected = 0;       ///< by the service's totals so far; may be less or more than there are

        friend bool operator==(const Progress &, const Progress &) = default;
    };
    struct Failure
    {
        protocol::Workspace workspace; ///< without an id and a name: the list of workspaces
        base::Error error;
    };
    struct PageRead
    {
        protocol::Workspace workspace; ///< without an id where only its name was given
        protocol::Pagination pagination;
        bool narrowedHere = false; ///< as of protocol::Page
        int round = 1;             ///< 2: its list shifted, and is read once more
    };
    static constexpr int AtATime = 8;           ///< requests under way
    static constexpr int MostUnreadable = 1000; ///< that are kept

    /// `client` must outlive this.
    explicit Gathering(service::Client &client, QObject *parent = nullptr);
    ~Gathering() override;

    /// Anew; what was under way ends without a signal. Without a workspace text: all workspaces of the organization;
    /// those that tell that they have no active requests are left out where only active ones are wanted. `pageSize`:
    /// change requests that are asked for at once, at most PageWalk::Size.
    void start(const service::Endpoint &endpoint, const service::WorkspaceName &place, service::Scope scope,
               int pageSize = PageWalk::Size);
    void cancel(); ///< what arrived is kept
    bool isRunning() const;
    bool wasCancelled() const;
    const Progress &progress() const;
    /// Workspaces whose requests are missing, all or some, and why: errors of service::Client::list, and Protocol
    /// "list.endless": the service tells of ever more pages.
    const QList<Failure> &failures() const;
    const QList<Failure> &unreadable() const; ///< rows that could not be read, at most MostUnreadable
    bool shifted() const;                     ///< a list changed while it was read
    /// Those that changed again while they were read once more: a request of theirs may be missing.
    const QList<protocol::Workspace> &unsettled() const;
    const QHash<QString, QString> &workspaceNames() const; ///< by id, of every workspace that was seen

signals:
    void arrived(const QList<runlatch::protocol::ChangeRequest> &changeRequests); ///< a page; never one twice
    /// After those of its rows that are new. No empty page but the first.
    void pageRead(const runlatch::changerequests::Gathering::PageRead &page);
    void updated(const QList<runlatch::protocol::ChangeRequest> &changeRequests); ///< came again, archived meanwhile
    void progressed();
    void finished(); ///< last of all, also after cancel()
    /// The list of workspaces could not be read, or the token is no good: nothing or not all of it is gathered.
    void failed(const runlatch::base::Error &error);

private:
    class Private;
    std::unique_ptr<Private> d;
    int m_run = 0; ///< a slot may have begun another
};

} // namespace runlatch::changerequests
