// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/creationfinder.h"

namespace runlatch::changerequests {

/// Watches the change requests of an accepted bulk action appear, because the service tells nobody when it has created
/// them. It looks, waits, and looks again, until all have appeared or it gives up, at once if the token is refused.
/// Targets whose request has appeared are not read again. Must not be deleted in a slot of its signals.
class AppearanceWatch final : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::seconds FirstWait{2}; ///< each wait is half as long again as the one before
    static constexpr std::chrono::seconds LongestWait{60};
    static constexpr std::chrono::minutes GivesUpAfter{15}; ///< no look begins later

    /// Both must outlive this.
    AppearanceWatch(service::Client &client, base::Clock &clock, QObject *parent = nullptr);

    /// Starts anew; a watch under way ends without a signal. `endpoint` must be of the entry's service.
    void start(const service::Endpoint &endpoint, const LedgerEntry &entry);
    void cancel(); ///< gives up
    bool isRunning() const { return m_isRunning; }
    const QList<LedgerRequest> &appeared() const { return m_appeared; }
    std::optional<int> expected() const { return m_entry.targets; } ///< nullopt: not known, so it ends by giving up
    /// Tells whether every workspace has one. Two of one workspace count once.
    bool areAll() const { return expected() && m_workspaces.size() >= *expected(); }
    const QList<base::Error> &failures() const { return m_finder.failures(); } ///< of the last look
    /// The watched entry with what has appeared, and with what was known of it before.
    LedgerEntry entry() const;

signals:
    void requestAppeared(const runlatch::changerequests::LedgerRequest &request); ///< each once
    void looked();   ///< a look has ended, and the numbers are those of now
    void finished(); ///< all have appeared, or it has given up; the last signal

private:
    void look();
    void take(const LedgerRequest &request);
    void lookEnded();
    void stop();

    base::Clock &m_clock;
    CreationFinder m_finder;
    service::Endpoint m_endpoint;
    LedgerEntry m_entry;
    QList<LedgerRequest> m_appeared;
    QSet<QString> m_ids;
    QSet<QString> m_workspaces; ///< those that have one
    std::chrono::milliseconds m_wait = FirstWait;
    std::chrono::milliseconds m_endsAt{0}; ///< by the monotonic clock
    std::unique_ptr<QObject> m_waiting;    ///< context of the wait
    bool m_isRunning = false;
};

} // namespace runlatch::changerequests
