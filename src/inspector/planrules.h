// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/plan/plankeeper.h"
#include "rulebook/rulebook.h"

#include <QHash>
#include <QThreadPool>

#include <functional>

namespace runlatch::inspector {

/// Chooses the rule for requests whose answer rule asks for the plan. The plan is fetched for each, and the rule that
/// acts is then chosen among all rules. Without a plan only rules act whose condition does not ask for it. The capture
/// keeps the name of the rule.
///
/// The plan comes within the bounds of PlanKeeper, at the latest while the request's token is accepted.
class PlanRules final : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    PlanRules(PlanKeeper &keeper, store::CaptureStore &store, QObject *parent = nullptr);
    ~PlanRules() override; ///< waits for the plan that is being read, and for no other

    /// The names by which conditions know the listener's endpoints.
    void setEndpointNames(std::function<store::EndpointNames()> names) { m_names = std::move(names); }
    /// The rules that are chosen among from now on, also for requests that wait: a plan may take minutes, and a person
    /// may change the rules meanwhile.
    void setRules(const rulebook::RuleBook &rules) { m_rules = rules; }
    /// A request of which mayFetchUnasked() is true, and whose rule asks for the plan.
    void await(const store::CaptureRow &row);
    int countWaiting() const { return static_cast<int>(m_waiting.size()) + m_choosing; }

signals:
    void kept(const runlatch::store::CaptureRow &row); ///< the stored row has another rule now
    /// The received row with the rule that acts; empty: none does. `missing`: why there was no plan; its kind is
    /// Cancelled where a person did without it. It comes once for each awaited request, also where the store cannot
    /// keep the name.
    void chosen(const runlatch::store::CaptureRow &row, const std::optional<runlatch::base::Error> &missing);

private:
    void look(const QUuid &capture);
    void choose(const store::CaptureRow &row, const std::optional<base::Error> &missing);
    void end(const store::CaptureRow &row, const std::optional<base::Error> &missing);
    void keep(store::CaptureRow row, const QString &rule, const std::optional<base::Error> &missing);

    PlanKeeper &m_keeper;
    store::CaptureStore &m_store;
    std::function<store::EndpointNames()> m_names;
    rulebook::RuleBook m_rules;
    QHash<QUuid, store::CaptureRow> m_waiting; ///< for their plan
    int m_choosing = 0;                        ///< those that have it, or do without
    QThreadPool m_pool;                        ///< one thread: a plan is large
};

} // namespace runlatch::inspector
