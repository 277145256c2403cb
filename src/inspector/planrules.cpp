// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/planrules.h"

#include "base/answer.h"

#include <utility>

namespace runlatch::inspector {

namespace {

using Stage = PlanKeeper::Standing::Stage;
constexpr qsizetype SpareBytes = 256; // the reader of plans needs room behind them

struct Choice
{
    QString rule;
    std::optional<base::Error> missing; ///< why there is no plan
};

/// Chooses by the plan where it can be read.
Choice choiceOf(const store::Capture &capture, const rulebook::RuleBook &rules, const store::EndpointNames &names,
                base::Result<QByteArray> bytes)
{
    rulebook::RuleRequest request(capture.row, capture.body, names);
    Choice choice;
    const auto plan = bytes ? plan::Plan::read(std::move(bytes).value()) : base::Result<plan::Plan>(bytes.error());
    if (plan)
        request.setPlan(rulebook::RulePlan(*plan));
    else
        choice.missing = plan.error();
    if (const rulebook::AnswerRule *rule = rules.choose(request))
        choice.rule = rule->name;
    return choice;
}

} // namespace

PlanRules::PlanRules(PlanKeeper &keeper, store::CaptureStore &store, QObject *parent)
    : QObject(parent)
    , m_keeper(keeper)
    , m_store(store)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_keeper, &PlanKeeper::changed, this, &PlanRules::look);
}

PlanRules::~PlanRules()
{
    m_pool.clear(); // nobody takes their answers any more
    m_pool.waitForDone();
}

void PlanRules::await(const store::CaptureRow &row)
{
    m_waiting.insert(row.uuid, row);
    if (m_keeper.standing(row.uuid).stage == Stage::Absent)
        m_keeper.fetch(row); // tells of itself at once
    else
        look(row.uuid);
}

void PlanRules::look(const QUuid &capture)
{
    if (!m_waiting.contains(capture))
        return;
    const PlanKeeper::Standing standing = m_keeper.standing(capture);
    switch (standing.stage) {
    case Stage::Asking:
    case Stage::NotReady:
    case Stage::Receiving: return;
    case Stage::Kept: return choose(m_waiting.take(capture), std::nullopt);
    case Stage::Failed: return choose(m_waiting.take(capture), standing.error);
    case Stage::Absent: return choose(m_waiting.take(capture), base::Error{.kind = base::ErrorKind::Cancelled});
    }
}

void PlanRules::choose(const store::CaptureRow &row, const std::optional<base::Error> &missing)
{
    ++m_choosing;
    const base::Answer<Choice> answer(
        this, [this, row](const base::Result<Choice> &choice) { keep(row, choice->rule, choice->missing); });
    const auto source = m_keeper.sourceOf(row.uuid, SpareBytes);
    const store::EndpointNames names = m_names ? m_names() : store::EndpointNames();
    m_store.load(row.id, this, [this, row, answer, source, names, missing, rules = m_rules](const auto &capture) {
        if (!capture)
            return keep(row, {}, capture.error());
        m_pool.start([answer, source, names, missing, rules, loaded = *capture] {
            answer(choiceOf(loaded, rules, names, missing ? base::Result<QByteArray>(*missing) : source()));
        });
    });
}

void PlanRules::end(const store::CaptureRow &row, const std::optional<base::Error> &missing)
{
    --m_choosing;
    emit chosen(row, missing);
}

void PlanRules::keep(store::CaptureRow row, const QString &rule, const std::optional<base::Error> &missing)
{
    if (rule == row.rule) {
        end(row, missing);
        return;
    }
    row.rule = rule;
    m_store.setRule(row.id, rule, this, [this, row, missing](const base::Result<store::CaptureRow> &stored) {
        if (stored)
            emit kept(*stored);
        end(row, missing);
    });
}

} // namespace runlatch::inspector
