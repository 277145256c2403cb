// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/circumstances.h"
#include "conformance/group.h"
#include "conformance/report/report.h"
#include "simulator/service.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace runlatch::conformance {

struct CheckOptions
{
    QList<const Case *> cases; ///< in the order of the registry
    Target target;
    /// Workspaces and change requests are not needed. The identity is that of callbacks over https, for the cases that
    /// have them; all others are served by http.
    simulator::ServiceOptions service;
    /// The time in which late requests are looked for, beside twice the integration's own.
    std::chrono::milliseconds linger{500};
    std::chrono::milliseconds calm{5000}; ///< the wait for the next callback after one that went wrong
    int parallel = 4;                     ///< trials at the same time, where they do not disturb each other
    QString program;                      ///< as in Report, and the next two
    QString profile;
    QStringList options;
};

/// Tries an integration by cases of the registry, at a simulator of its own. Everything happens in the thread of this
/// object, which needs an event loop; the simulator has a thread of its own. The ordinary delivery is tried first and
/// alone. The others follow side by side, none longer than the deadline of a callback and 15 s more; so a check ends.
class Check final : public QObject
{
    Q_OBJECT
public:
    /// The clock must outlive this.
    Check(base::Clock &clock, const CheckOptions &options, QObject *parent = nullptr);
    ~Check() override;

    void start();
    /// Ends the check at once; nothing is emitted any more. Cases without a verdict are not testable in the report.
    void cancel();
    /// The tested program has ended by itself. The case that was tried is failed; if there were several, each is tried
    /// again alone, to find which one it was. Emits targetWanted() if there is more to try.
    void loseTarget(const QString &why);
    void resume(); ///< the program listens again, after targetWanted()

    Report report() const; ///< of what is known by now
    bool wasReached() const { return m_wasReached; }
    /// The reason for which the target was not reached and the check ended; nullopt if there is none.
    const std::optional<base::Error> &lack() const { return m_lack; }

signals:
    /// A case has its verdict. It is emitted again for a case whose integration worked after its end.
    void judged(const runlatch::conformance::CaseResult &result);
    void ended(); ///< once
    /// Once, instead of ended(): the simulator does not listen, or the target is no URL. Errors: those of
    /// simulator::Service.
    void failed(const runlatch::base::Error &error);
    void targetWanted();
    void exchanged(const runlatch::http::ExchangeRecord &record); ///< as simulator::Service::exchanged

private:
    void serve(simulator::Service &service, const simulator::ServiceOptions &options);
    void listen(simulator::Service &service);
    bool wants(Encryption encryption) const;
    simulator::Service &serviceOf(const Sending &sending);
    void pump();
    Group *nextGroup();
    qsizetype running() const;
    void run(Group &group);
    Pace paceOf(const Group &group) const;
    void judge(Group &group);
    void judgeAgain(const Group &group);
    void settle(const Case &what, const Opinion &opinion, const Evidence *evidence);
    void dismiss(Group &group);
    void giveUp(const base::Error &lack);
    void finish();
    Group *owner(const QString &runTask);
    const Evidence *ordinary() const;
    Circumstances circumstances() const;

    base::Clock &m_clock;
    const CheckOptions m_options;
    std::optional<simulator::Service> m_service;
    std::optional<simulator::Service> m_certified; ///< https, with the given identity; only where a case wants it
    std::optional<simulator::Service> m_untrusted; ///< likewise, with a certificate of nobody
    int m_starting = 0;                            ///< services that do not serve yet
    Groups m_groups;                               ///< after the services: probes end first
    QHash<const Case *, CaseResult> m_results;
    QDateTime m_startedAt;
    std::chrono::milliseconds m_startTime{0};
    bool m_wasReached = false;
    std::optional<base::Error> m_lack; ///< as lack()
    bool m_isTargetGone = false;
    bool m_isOver = false;
};

} // namespace runlatch::conformance
