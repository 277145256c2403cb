// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "scenario/player.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::scenario {

namespace {

/// Happenings that no step has looked at. Further requests are left out: an integration can send them without end. Run
/// tasks have bounds of their own.
constexpr qsizetype MaxHappenings = 10'000;

} // namespace

Player::Player(simulator::Service &service, base::Clock &clock, const Scenario &scenario,
               const simulator::RunTaskOptions &task, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_clock(clock)
    , m_scenario(scenario)
    , m_task(task)
{
    connect(&service, &simulator::Service::runTaskChanged, this,
            [this](const simulator::RunTask &runTask) { hear(runTask); });
    connect(&service, &simulator::Service::runChanged, this, [this](const simulator::Run &run) { hear(run); });
    connect(&service, &simulator::Service::served, this, [this](const simulator::Served &served) { hear(served); });
}

void Player::start()
{
    next();
}

void Player::next()
{
    if (++m_step == m_scenario.steps.size()) {
        // The answer comes behind all that the integration did before.
        m_service.orderRun({.kind = simulator::RunOrder::Kind::Cancel, .run = m_run}, this, [this](const base::Done &) {
            if (!m_isOver)
                endAll();
        });
        return;
    }
    m_begunAt = m_clock.monotonic();
    m_seen.clear();
    emit began(m_step);
    std::visit([this](const auto &what) { begin(what); }, step().what);
}

void Player::begin(const StartRun &run)
{
    if (!m_run.isEmpty() && !m_hasRunEnded) // only one run is played at a time
        m_service.orderRun({.kind = simulator::RunOrder::Kind::Cancel, .run = m_run}, this, [](const base::Done &) {});
    m_run.clear();
    simulator::RunTaskOptions task = m_task;
    task.enforcementLevel = run.enforcementLevel;
    task.limits.idle = run.deadline.value_or(task.limits.idle);
    const simulator::RunOptions options{.workspaceName = run.workspaceName,
                                        .message = run.message,
                                        .speculative = run.speculative,
                                        .tasks = {{.task = task, .stages = run.stages}},
                                        .heldStages = run.heldStages,
                                        .isOverridable = run.isOverridable};
    m_service.startRun(options, this, [this](const base::Result<QString> &id) {
        if (m_isOver)
            return;
        m_happenings.clear();
        m_faults.beginRun();
        m_hasRunEnded = false;
        m_status = simulator::RunStatus::Pending;
        m_run = id ? *id : QString();
        finish(id ? StepResult{} : StepResult{.end = StepResult::End::Refused, .error = id.error()});
    });
}

void Player::begin(const Deliver &deliver)
{
    const simulator::RunOrder order{
        .kind = simulator::RunOrder::Kind::Deliver, .run = m_run, .stage = deliver.stage, .faults = deliver.faults};
    m_service.orderRun(order, this, [this, within = deliver.within](const base::Done &done) {
        if (m_isOver)
            return;
        if (done)
            wait(within);
        else
            finish(
                {.end = m_hasRunEnded ? StepResult::End::RunEnded : StepResult::End::Refused, .error = done.error()});
    });
}

void Player::begin(const MakeFaults &faults)
{
    const simulator::RunOrder order{
        .kind = simulator::RunOrder::Kind::AddFaults, .run = m_run, .faults = faults.faults};
    m_service.orderRun(order, this, [this, made = faults.faults](const base::Done &done) {
        if (m_isOver)
            return;
        if (done)
            m_faults.add(m_step, made);
        finish(done ? StepResult{} : StepResult{.end = StepResult::End::Refused, .error = done.error()});
    });
}

void Player::begin(const Order &given)
{
    order({.kind = given.kind, .run = m_run});
}

void Player::order(const simulator::RunOrder &order)
{
    m_service.orderRun(order, this, [this](const base::Done &done) {
        if (!m_isOver)
            finish(done ? StepResult{} : StepResult{.end = StepResult::End::Refused, .error = done.error()});
    });
}

void Player::begin(const Expect &expect)
{
    wait(expect.within);
}

void Player::wait(std::chrono::milliseconds limit)
{
    m_isWaiting = true;
    m_looked = 0;
    m_clock.callAfter(limit, this, [this, waiting = m_step] {
        if (m_isWaiting && m_step == waiting)
            runOut();
    });
    look();
}

void Player::hear(const simulator::RunTask &runTask)
{
    if (m_isOver || runTask.runId != m_run)
        return;
    m_faults.hear(runTask);
    const auto happening = Happening::of(runTask);
    if (!happening)
        return;
    const bool isAnswer = happening->kind == Happening::Kind::Answer && happening->http > 0;
    m_wasReached = m_wasReached || isAnswer || happening->kind == Happening::Kind::Callback;
    take(*happening);
}

void Player::hear(const simulator::Run &run)
{
    if (m_isOver || run.id != m_run)
        return;
    const bool isOther = std::exchange(m_status, run.status) != run.status;
    m_hasRunEnded = run.hasEnded;
    if (isOther)
        take(Happening::of(run));
    else
        look(); // the end may be told without another status
}

void Player::hear(const simulator::Served &served)
{
    if (m_isOver || m_run.isEmpty())
        return;
    m_faults.hear(served);
    if (served.what != "callback"_L1 && m_happenings.size() < MaxHappenings)
        take(Happening::of(served));
}

void Player::take(const Happening &happening)
{
    m_happenings.enqueue(happening);
    look();
}

/// Passes over what does not fit, up to the first happening that the step waits for. A step that wants something not to
/// come passes over nothing.
void Player::look()
{
    const auto *expect = m_isWaiting ? std::get_if<Expect>(&step().what) : nullptr;
    const bool isAbsent = expect && expect->isAbsent;
    while (m_isWaiting && m_looked < m_happenings.size()) {
        const Happening happening = isAbsent ? m_happenings.at(m_looked++) : m_happenings.dequeue();
        const bool isAwaited = awaits(happening);
        if (isAwaited || (expect && expect->kind == happening.kind && !isAbsent))
            m_seen = happening.summary();
        if (isAwaited)
            finish({.end = isAbsent ? StepResult::End::Came : StepResult::End::Done});
    }
    if (!m_isWaiting || !m_hasRunEnded)
        return;
    if (!expect) // deliver
        finish({.end = StepResult::End::RunEnded});
    else if (expect->kind != Happening::Kind::Callback && expect->kind != Happening::Kind::Request)
        finish({.end = StepResult::End::NotCame}); // only the integration goes on
}

bool Player::awaits(const Happening &happening) const
{
    if (const auto *deliver = std::get_if<Deliver>(&step().what))
        return happening.kind == Happening::Kind::Delivery && happening.stage == protocol::stageName(deliver->stage);
    const auto *expect = std::get_if<Expect>(&step().what);
    return expect && expect->kind == happening.kind && happening.fits(expect->conditions);
}

void Player::runOut()
{
    const auto *expect = std::get_if<Expect>(&step().what);
    finish({.end = expect && expect->isAbsent ? StepResult::End::Done : StepResult::End::NotCame});
}

void Player::finish(StepResult result)
{
    m_isWaiting = false;
    result.step = m_step;
    result.took = m_clock.monotonic() - m_begunAt;
    if (result.end != StepResult::End::Done)
        result.seen = m_seen;
    const bool isDone = result.end == StepResult::End::Done;
    emit stepEnded(result);
    if (m_isOver) // a listener canceled it
        return;
    if (!isDone)
        return end(false);
    QMetaObject::invokeMethod( // so that a long scenario does not fill the stack
        this,
        [this] {
            if (!m_isOver)
                next();
        },
        Qt::QueuedConnection);
}

/// Ends the scenario, whose steps are done. It has failed all the same where a fault never happened: what it was to
/// show was not seen.
void Player::endAll()
{
    const std::optional<qsizetype> unmet = m_faults.unmet();
    if (unmet)
        emit stepEnded({.step = *unmet, .end = StepResult::End::Unmet});
    if (!m_isOver)
        end(!unmet);
}

void Player::end(bool isMet)
{
    cancel();
    emit ended(isMet);
}

void Player::cancel()
{
    m_isOver = true;
    m_isWaiting = false;
    if (!m_run.isEmpty() && !m_hasRunEnded)
        m_service.orderRun({.kind = simulator::RunOrder::Kind::Cancel, .run = m_run}, this, [](const base::Done &) {});
}

} // namespace runlatch::scenario
