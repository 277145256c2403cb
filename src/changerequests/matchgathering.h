// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "changerequests/gatheredmatches.h"
#include "changerequests/listreading.h"
#include "service/client.h"

#include <QObject>
#include <QSet>

#include <memory>
#include <optional>

namespace runlatch::changerequests {

/// Reads every page of the workspaces that match a query, several at a time, at the client's pace. service::PageWalk
/// says how it finds the end, and why a list that shifted while it was read is read once more. Nothing is taken of a
/// list of more than GatheredMatches::MaxMatches, and nothing of one that could not be read to its end.
class MatchGathering final : public QObject
{
    Q_OBJECT
public:
    static constexpr int MaxUnderWay = 4; ///< requests under way

    /// Both must outlive this.
    MatchGathering(service::Client &client, base::Clock &clock, QObject *parent = nullptr);

    /// Starts anew; the result so far is forgotten, and a run under way ends without a signal.
    void start(const service::Endpoint &endpoint, const QString &organization,
               const QList<protocol::ExplorerCondition> &conditions);
    void cancel(); ///< ends the run without a result; ignored if there is none
    void clear();  ///< ends the run, and forgets its result and its error

    bool isRunning() const { return m_reading != nullptr; }
    int found() const { return static_cast<int>(m_gathered.workspaces.size()); } ///< matches that have come so far
    const std::optional<int> &expected() const { return m_expected; } ///< by the service's word, which may be wrong
    /// The result; null while there is none.
    const GatheredMatches *gathered() const { return m_isGathered ? &m_gathered : nullptr; }
    /// The reason why the last run has no result; nullopt after cancel() and clear().
    const std::optional<base::Error> &error() const { return m_error; }

signals:
    void progressed();
    void changed(); ///< a run began or ended; the result, the error, or that there is none

private:
    using Page = protocol::Page<protocol::ExploredWorkspace>;

    void pump();
    void ask(int number);
    void came(int number, const base::Result<Page> &answer);
    void take(const Page &page);
    void endRound();
    void end(const std::optional<base::Error> &error);

    service::Client &m_client;
    base::Clock &m_clock;
    service::Endpoint m_endpoint;
    std::unique_ptr<ListReading<protocol::ExploredWorkspace>> m_reading; ///< set while a run is under way
    int m_underWay = 0;
    std::optional<int> m_expected;
    GatheredMatches m_gathered;
    QSet<QString> m_keys; ///< of the matches of this round
    bool m_isGathered = false;
    std::optional<base::Error> m_error;
};

} // namespace runlatch::changerequests
