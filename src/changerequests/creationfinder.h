// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "changerequests/gathering.h"
#include "changerequests/ledgerentry.h"

#include <array>
#include <memory>

namespace runlatch::changerequests {

/// Looks for the change requests of a bulk action: at its targets, or at all workspaces of its organization if a query
/// chose them. It reads whole lists, several at a time, within the rate limit. What counts says
/// CreatedRequests::mayInclude. Must not be deleted in a slot of its signals.
class CreationFinder final : public QObject
{
    Q_OBJECT
public:
    struct Progress
    {
        int workspaces = 0; ///< of which it is known that they have to be read
        int workspacesDone = 0;

        friend bool operator==(const Progress &, const Progress &) = default;
    };
    static constexpr int MaxFailures = 100; ///< that are kept
    /// Answers 401 in a row that end the search. A single one does not: some services mean 404 by it.
    static constexpr int MaxRefusals = 3;
    /// Nothing is certain of an action that was tried less than this ago: the service may not have carried it out yet.
    static constexpr std::chrono::minutes SettlesAfter{15};

    /// `client` must outlive this.
    explicit CreationFinder(service::Client &client, QObject *parent = nullptr);

    /// Starts anew; a search under way ends without a signal. `endpoint` must be of the entry's service. Targets in
    /// `without` are not read: what they have is known. With Scope::Active, and an entry without a time, it finds what
    /// is open with the subject.
    void start(const service::Endpoint &endpoint, const LedgerEntry &entry, const QSet<QString> &without = {},
               service::Scope scope = service::Scope::All);
    void cancel(); ///< ends the search; what was found stays, and isComplete() is false
    bool isRunning() const { return m_isRunning; }
    const Progress &progress() const { return m_progress; }
    const QList<LedgerRequest> &found() const { return m_found; } ///< at most LedgerEntry::MaxRequests
    /// Tells whether the search has ended, and every list was proved to be read to its end.
    bool isComplete() const { return m_isComplete; }
    const QList<base::Error> &failures() const { return m_failures; } ///< the lists that could not be read wholly

    bool isTokenRefused() const; ///< MaxRefusals came, or nothing else
    /// The entry with what was found. It is Settled if something was found, or if the search was complete and the
    /// action is older than SettlesAfter. Only an Unknown entry changes its state.
    LedgerEntry settled(const LedgerEntry &entry, const QDateTime &utc) const;

signals:
    void progressed();
    void requestFound(const runlatch::changerequests::LedgerRequest &request); ///< each once in a search
    void finished();                                                           ///< the last signal, also after cancel()

private:
    static constexpr std::size_t Lanes = 4; ///< workspaces that are read at once
    struct Lane
    {
        std::unique_ptr<Gathering> gathering;
        QString target; ///< the id of the workspace; empty: all of the organization
    };

    void readTarget(Lane &lane, const QString &target);
    void take(const QList<protocol::ChangeRequest> &rows, const QString &target);
    void tell();
    void laneEnded(Lane &lane);
    void keepFailures(const Gathering &gathering);
    void end();
    void stop();

    std::array<Lane, Lanes> m_lanes;
    service::Endpoint m_endpoint;
    service::Scope m_scope = service::Scope::All;
    CreatedRequests m_sought;
    QStringList m_waiting; ///< ids of targets, the last one next
    QList<LedgerRequest> m_found;
    QSet<QString> m_foundIds;
    QList<base::Error> m_failures;
    Progress m_progress;
    int m_refusals = 0; ///< answers 401 in a row
    int m_run = 0;      ///< number of the search: a slot may have begun another one
    bool m_isByQuery = false;
    bool m_isRunning = false;
    bool m_isComplete = false;
    bool m_hasGap = false;
};

} // namespace runlatch::changerequests
