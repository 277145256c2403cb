// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/plan/planreading.h"

#include "base/answer.h"
#include "base/boundedfile.h"
#include "plan/changefilter.h"

#include <QThreadPool>

#include <atomic>
#include <utility>

namespace runlatch::models {

namespace {

/// A plan that another side broke is an error of the protocol; a file was chosen by a person.
base::Error ofFile(base::Error error)
{
    error.kind = base::ErrorKind::Usage;
    return error;
}

} // namespace

/// Its answer is dropped with it, and what has not begun by then is not done: with the key for the next row held down,
/// each row is asked for, and a large change takes its time.
struct PlanReading::Question
{
    ~Question() { *isDropped = true; }

    template <typename Work> void ask(Work work) const
    {
        QThreadPool::globalInstance()->start([isDropped = isDropped, work = std::move(work)] {
            if (!*isDropped)
                work();
        });
    }

    QObject context;
    const std::shared_ptr<std::atomic_bool> isDropped = std::make_shared<std::atomic_bool>(false);
};

PlanReading::PlanReading(QObject *parent)
    : QObject(parent)
{
}

PlanReading::~PlanReading() = default;

/// The bytes are moved from the source into the plan: a copy that somebody else held would cost as much memory again.
void PlanReading::open(Source source, bool isFile)
{
    clear();
    m_isOpening = true;
    m_ofPlan = std::make_unique<Question>();
    const base::Answer<plan::Plan> answer(&m_ofPlan->context,
                                          [this](const base::Result<plan::Plan> &plan) { take(plan); });
    m_ofPlan->ask([source = std::move(source), isFile, answer] {
        base::Result<QByteArray> bytes = source();
        if (!bytes)
            return answer(bytes.error());
        auto plan = plan::Plan::read(std::move(bytes).value());
        answer(plan || !isFile ? std::move(plan) : ofFile(plan.error()));
    });
    emit busyChanged();
}

void PlanReading::openFile(const QString &name)
{
    open(
        [name] {
            return base::readFile(name, plan::Plan::MaxSize, {base::Rules::FileTooLarge}, base::FileKind::Ordinary);
        },
        true);
}

void PlanReading::clear()
{
    m_ofPlan.reset();
    m_ofRows.reset();
    m_ofDetail.reset();
    m_plan.reset();
    m_model.clear();
    m_leftOut = 0;
    m_isOpening = false;
    m_isArranging = false;
    emit busyChanged();
}

void PlanReading::take(const base::Result<plan::Plan> &plan)
{
    m_isOpening = false;
    if (plan) {
        m_plan = *plan;
        emit opened();
        if (m_plan && !m_isArranging) // whoever hears of it may have chosen a part
            arrangeAnew();
    } else {
        emit failed(plan.error());
    }
    emit busyChanged();
}

void PlanReading::setPart(plan::Part part)
{
    m_choice.part = part;
    arrangeAnew();
}

void PlanReading::setFilter(const QString &text)
{
    m_choice.filter = filter::Expression::parse(text, plan::changeFields(), QDateTime()); // no field has times
    arrangeAnew();
}

void PlanReading::setAllShown(bool all)
{
    m_choice.all = all;
    arrangeAnew();
}

void PlanReading::arrangeAnew()
{
    if (!m_plan)
        return;
    m_isArranging = true;
    m_ofRows = std::make_unique<Question>();
    const base::Answer<PlanRows> answer(&m_ofRows->context, [this](const base::Result<PlanRows> &rows) {
        m_isArranging = false;
        m_leftOut = rows->leftOut;
        m_model.setRows(*m_plan, *rows);
        emit arranged();
        emit busyChanged();
    });
    m_ofRows->ask([plan = *m_plan, choice = m_choice, answer] { answer(arrange(plan, choice)); });
    emit busyChanged();
}

void PlanReading::readDetail(int change, plan::Secrets secrets)
{
    m_ofDetail = std::make_unique<Question>();
    if (!m_plan)
        return;
    const base::Answer<plan::ChangeDetail> answer(
        &m_ofDetail->context,
        [this, change](const base::Result<plan::ChangeDetail> &detail) { emit detailRead(change, detail); });
    m_ofDetail->ask([plan = *m_plan, change, secrets, answer] { answer(plan::readDetail(plan, change, secrets)); });
}

void PlanReading::forgetDetail()
{
    m_ofDetail.reset();
}

} // namespace runlatch::models
