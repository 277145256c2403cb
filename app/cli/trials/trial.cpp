// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/trials/trial.h"

#include "app/cli/trials/resultreport.h"
#include "conformance/breaches.h"
#include "wording/taskends.h"

#include <QTimer>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

Trial::Trial(simulator::Service &service, Output &output, const simulator::RunTaskOptions &options,
             const TrialRules &rules, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_report(output, rules.isFull)
    , m_options(options)
    , m_rules(rules)
{
}

void Trial::start()
{
    m_service.startRunTask(m_options, this, [this](const base::Result<QString> &id) {
        if (!id) {
            emit failed(id.error());
            return;
        }
        m_id = *id;
        emit started(m_id);
    });
}

void Trial::hear(const simulator::RunTask &runTask)
{
    if (m_stage == Stage::Ended)
        return;
    m_runTask = runTask;
    m_report.show(runTask);
    if (m_stage != Stage::Running)
        return;
    if (runTask.events.constLast().type == simulator::RunTaskEvent::Type::Callback)
        m_isFinalLost = false;
    if (isDecided()) {
        decide();
        QTimer::singleShot(m_rules.linger, Qt::PreciseTimer, this, &Trial::conclude);
    } else {
        giveUpUnlessMoreComes();
    }
}

void Trial::show(const simulator::Served &served)
{
    if (m_stage == Stage::Ended)
        return;
    m_report.show(served);
    const bool isFetch = served.what == "plan"_L1 || served.what == "configuration"_L1;
    m_hasFetched = m_hasFetched || (isFetch && served.runTask == m_id);
    if (m_stage == Stage::Running && served.runTask == m_id && served.what.isEmpty() && !served.rule.isEmpty())
        m_astray = served.rule;
    if (m_stage == Stage::Running && served.runTask == m_id && isFetch && served.fault.isEmpty())
        m_refusedFetch = served.rule;
    if (m_stage == Stage::Running && served.runTask == m_id && conformance::isLostFinal(served)) {
        m_isFinalLost = true;
        giveUpUnlessMoreComes();
    }
}

void Trial::decide()
{
    m_stage = Stage::Lingering;
    emit decided();
}

/// Tells whether there is no use in waiting. The deadline decides where an errored end is expected.
bool Trial::isHopeless() const
{
    return m_rules.failsFast && conformance::isHopeless(m_runTask, m_isFinalLost)
        && m_rules.expected.name() != protocol::taskStateName(protocol::TaskState::Errored);
}

void Trial::giveUpUnlessMoreComes()
{
    ++m_turn;
    if (isHopeless())
        QTimer::singleShot(m_rules.linger, Qt::PreciseTimer, this, [this, turn = m_turn] { giveUp(turn); });
}

/// Ends the trial, unless something followed what was heard as the last of `turn`.
void Trial::giveUp(int turn)
{
    if (m_stage != Stage::Running || m_turn != turn)
        return;
    m_gaveUp = true;
    decide();
    conclude();
}

/// Tells whether the trial is decided. If only the delivery is judged, an answer of 200 decides.
bool Trial::isDecided() const
{
    const simulator::RunTaskEvent &newest = m_runTask.events.constLast();
    return newest.type == simulator::RunTaskEvent::Type::Finished
        || (m_rules.expected.isOfDelivery() && newest.type == simulator::RunTaskEvent::Type::Answered
            && newest.http == 200);
}

void Trial::conclude()
{
    m_stage = Stage::Ended;
    const Expectation &expected = m_rules.expected;
    const QString why = wording::verdictWords(expected.name(), expected.was(m_runTask), expected.isMetBy(m_runTask),
                                              ResultReport::reasonOf(m_runTask, m_gaveUp, m_astray, m_refusedFetch));
    const QStringList lapses = breaches() + (m_rules.isStrict ? m_report.lapses() : QStringList());
    emit ended(
        {m_runTask, exitStatus(lapses.isEmpty()), wording::withLapses(why, lapses), m_report.warnings(), m_hasFetched});
}

/// Returns what fails the trial under any rules, although it ended as expected: the integration worked on what it must
/// leave alone.
QStringList Trial::breaches() const
{
    QStringList all;
    if (const QString worked = workWords(); !worked.isEmpty())
        all += worked;
    if (m_runTask.tookForgery())
        all += tr("a delivery that a fault signed with another key was taken: the signature is not checked");
    return all;
}

/// Returns the words for the work that conformance sees; empty if it was due.
QString Trial::workWords() const
{
    const bool isVerified = m_runTask.verification != simulator::Verification::None;
    const bool isOver = m_rules.expected.isOfDelivery() && m_rules.expected.isMetBy(m_runTask);
    switch (conformance::workOn(m_runTask, m_hasFetched)) {
    case conformance::Work::None: break;
    case conformance::Work::CalledBack:
        if (isVerified && m_runTask.state == protocol::TaskState::Passed)
            return tr("the verification request was called back; only an answer of 200 is expected");
        if (isOver)
            return m_runTask.http > 0 ? tr("refused, and called back anyway")
                                      : tr("not answered, and called back anyway");
        if (!m_hasFetched)
            break;
        [[fallthrough]];
    case conformance::Work::Fetched:
        if (isVerified)
            return tr("the verification request was worked on: the plan or the configuration was asked for");
        if (isOver)
            return tr("worked on anyway: the plan or the configuration was asked for");
        break;
    }
    return {};
}

int Trial::exitStatus(bool isClean) const
{
    if (m_rules.expected.isGiven())
        return m_rules.expected.isMetBy(m_runTask) && isClean ? Done : No;
    if (m_runTask.state == protocol::TaskState::Passed)
        return isClean ? Done : No;
    const bool isVerification = m_runTask.verification != simulator::Verification::None;
    const bool isNo = isVerification ? m_runTask.http > 0 : m_gaveUp || m_runTask.state == protocol::TaskState::Failed;
    return isNo ? No : CouldNotTell;
}

} // namespace runlatch::cli
