// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/check.h"

#include "conformance/nobody.h"
#include "conformance/words.h"
#include "http/ownaddresses.h"
#include "wording/sentence.h"

#include <QHostAddress>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::conformance {

namespace {

constexpr auto AfterDeadline = 15s; // more than a delivery takes
constexpr std::chrono::milliseconds LongestLinger = 5s;
constexpr std::chrono::milliseconds LongestWatch = 1min;
constexpr std::chrono::milliseconds ShortestDeadline = 10s;

/// A verdict may get worse by what comes late, never better.
bool isWorse(Verdict late, Verdict before)
{
    return late == Verdict::Failed ? before != Verdict::Failed : late == Verdict::Warned && before == Verdict::Passed;
}

/// Tells whether the certificate is for the host of URLs at which a service listens.
bool names(const http::ServerIdentity &identity, const QString &listener)
{
    const QString host = listener == "localhost"_L1 ? u"127.0.0.1"_s : http::announcedHost(listener);
    const auto known = identity.isNull() ? QMultiMap<QSsl::AlternativeNameEntryType, QString>()
                                         : identity.chain.constFirst().subjectAlternativeNames();
    return std::any_of(known.begin(), known.end(), [&host](const QString &name) {
        const QHostAddress address(name);
        return name == host || (!address.isNull() && address == QHostAddress(host));
    });
}

/// Returns the time for which a fault of ours keeps an answer back.
std::chrono::milliseconds delayOf(const Sending &sending)
{
    const auto fault = simulator::readFault(QString::fromLatin1(sending.fault));
    return fault && fault->kind == simulator::FaultKind::Latency ? fault->time : 0ms;
}

} // namespace

Check::Check(base::Clock &clock, const CheckOptions &options, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_options(options)
    , m_groups(groupsOf(options.cases))
{
}

Check::~Check() = default;

void Check::start()
{
    m_startedAt = m_clock.utc();
    m_startTime = m_clock.monotonic();
    simulator::ServiceOptions options = m_options.service;
    options.workspaces = 1;
    options.changeRequests = 0;
    options.hasSecondHost = circumstances().hasSecondHost;
    options.identity = {};
    const bool wantsCertified = wants(Encryption::Certified) && circumstances().hasCertificate;
    const bool wantsUntrusted = wants(Encryption::Nobody);
    m_starting = 1 + (wantsCertified ? 1 : 0) + (wantsUntrusted ? 1 : 0);
    serve(m_service.emplace(m_clock), options);
    options.port = 0;
    options.hasSecondHost = false;
    options.identity = m_options.service.identity;
    if (wantsCertified)
        serve(m_certified.emplace(m_clock), options);
    options.identity = identityOfNobody();
    if (wantsUntrusted)
        serve(m_untrusted.emplace(m_clock), options);
}

/// Tells whether a case needs such a service, and can be tried with it.
bool Check::wants(Encryption encryption) const
{
    return circumstances().isDirect && std::any_of(m_groups.begin(), m_groups.end(), [encryption](const auto &group) {
               return group->sending.encryption == encryption;
           });
}

simulator::Service &Check::serviceOf(const Sending &sending)
{
    switch (sending.encryption) {
    case Encryption::Certified: return *m_certified;
    case Encryption::Nobody: return *m_untrusted;
    case Encryption::None: break;
    }
    return *m_service;
}

void Check::serve(simulator::Service &service, const simulator::ServiceOptions &options)
{
    listen(service);
    service.start(options, this, [this](const base::Result<simulator::ServiceAddress> &address) {
        if (m_isOver)
            return;
        if (!address) {
            m_isOver = true;
            emit failed(address.error());
        } else if (--m_starting == 0) {
            pump();
        }
    });
}

/// Hands what the service tells to the trial that it belongs to.
void Check::listen(simulator::Service &service)
{
    connect(&service, &simulator::Service::runTaskChanged, this, [this](const simulator::RunTask &runTask) {
        if (Group *group = owner(runTask.id))
            group->probe->hear(runTask);
    });
    connect(&service, &simulator::Service::served, this, [this](const simulator::Served &request) {
        if (Group *group = owner(request.runTask))
            group->probe->hear(request);
    });
    connect(&service, &simulator::Service::exchanged, this, &Check::exchanged);
    connect(&service, &simulator::Service::exchanged, this, [this](const http::ExchangeRecord &record) {
        if (Group *group = owner(record.part))
            group->probe->hear(record);
    });
}

/// The group of the run task. What belongs to none is counted for the ordinary delivery while that is tried, because it
/// runs alone.
Group *Check::owner(const QString &runTask)
{
    for (const auto &group : m_groups) {
        if (group->probe && group->probe->owns(runTask))
            return group.get();
    }
    Group *first = m_groups.empty() ? nullptr : m_groups.front().get();
    const bool isStray = runTask.isEmpty() && first && first->isOrdinary() && first->state == Group::State::Running;
    return isStray ? first : nullptr;
}

const Evidence *Check::ordinary() const
{
    const bool isKnown =
        !m_groups.empty() && m_groups.front()->isOrdinary() && m_groups.front()->state == Group::State::Over;
    return isKnown && m_groups.front()->probe ? &m_groups.front()->probe->evidence() : nullptr;
}

Circumstances Check::circumstances() const
{
    const simulator::ServiceOptions &service = m_options.service;
    return {.hasKey = !m_options.target.hmacKey.isEmpty(),
            .hasSecondHost = service.publicUrl.isEmpty() || !service.objectPublicUrl.isEmpty(),
            .isDirect = service.publicUrl.isEmpty(),
            .hasCertificate = !service.identity.isNull(),
            .isNamed = names(service.identity, service.host),
            .ordinary = ordinary()};
}

qsizetype Check::running() const
{
    return std::count_if(m_groups.begin(), m_groups.end(),
                         [](const auto &group) { return group->state == Group::State::Running; });
}

/// The next group that may start now; null if none may.
Group *Check::nextGroup()
{
    const bool isOneAlone = std::any_of(m_groups.begin(), m_groups.end(), [](const auto &group) {
        return group->state == Group::State::Running && group->isAlone;
    });
    if (isOneAlone || running() >= m_options.parallel)
        return nullptr;
    for (const auto &group : m_groups) {
        if (group->state == Group::State::Waiting)
            return group->isAlone && running() > 0 ? nullptr : group.get();
    }
    return nullptr;
}

void Check::pump()
{
    while (!m_isOver && !m_isTargetGone) {
        Group *group = nextGroup();
        if (!group)
            break;
        dismiss(*group);
        if (group->cases.isEmpty() && !group->isOrdinary())
            group->state = Group::State::Over;
        else
            run(*group);
    }
    const bool isAllOver = std::all_of(m_groups.begin(), m_groups.end(),
                                       [](const auto &group) { return group->state == Group::State::Over; });
    if (!m_isOver && isAllOver)
        finish();
}

/// Settles the cases of a group that cannot be tried, and leaves the others.
void Check::dismiss(Group &group)
{
    if (group.isOrdinary())
        return;
    group.cases.removeIf([this](const Case *one) {
        const auto obstacle = obstacleTo(*one, circumstances());
        if (obstacle)
            settle(*one, *obstacle, nullptr);
        return obstacle.has_value();
    });
}

void Check::run(Group &group)
{
    group.state = Group::State::Running;
    group.probe = std::make_unique<Probe>(m_clock, serviceOf(group.sending), group.sending.awaited, paceOf(group));
    // Queued: the slots may delete the probe.
    const auto judgeIt = [this, &group, probe = group.probe.get()] {
        if (group.probe.get() == probe) // not tried again meanwhile
            judge(group);
    };
    connect(group.probe.get(), &Probe::ended, this, judgeIt, Qt::QueuedConnection);
    connect(group.probe.get(), &Probe::calledBackLate, this, [this, &group] { judgeAgain(group); });
    connect(
        group.probe.get(), &Probe::failed, this,
        [this](const base::Error &error) {
            if (!std::exchange(m_isOver, true))
                emit failed(error);
        },
        Qt::QueuedConnection);
    Target target = m_options.target;
    if (const Evidence *known = ordinary()) {
        const auto wanted = std::max(ShortestDeadline, 5 * timeOfWork(known->first()) + 5s);
        target.deadline = std::min(target.deadline, m_options.service.warp * wanted);
    }
    group.probe->start(runTasksOf(group.sending, target));
}

/// An integration is watched for twice as long as it took for the ordinary delivery: what works for a while would not
/// be seen otherwise.
Pace Check::paceOf(const Group &group) const
{
    const Evidence *known = ordinary();
    const std::chrono::milliseconds more = known ? 2 * timeOfWork(known->first()) : 0ms;
    Pace pace{.linger = m_options.linger + std::min(more, LongestLinger),
              .watch = m_options.linger + std::min(more, LongestWatch),
              .calm = m_options.calm + std::min(more, LongestWatch) + delayOf(group.sending),
              .limit = m_options.target.deadline / m_options.service.warp + AfterDeadline};
    if (group.sending.awaited == Awaited::Calm)
        pace.limit = std::min(pace.limit, 4 * pace.calm);
    return pace;
}

void Check::judge(Group &group)
{
    if (m_isOver || group.state != Group::State::Running)
        return;
    group.state = Group::State::Over;
    const Evidence &evidence = group.probe->evidence();
    m_wasReached = m_wasReached || evidence.isReached();
    if (!m_wasReached) {
        giveUp(lackOfAnswer(evidence.first()).value_or(base::Error()));
        return;
    }
    for (const Case *one : std::as_const(group.cases)) {
        const auto obstacle = obstacleTo(*one, circumstances());
        settle(*one, obstacle ? *obstacle : one->judge({*one, evidence, ordinary()}), &evidence);
    }
    pump();
}

/// An integration worked on a trial that had its verdict.
void Check::judgeAgain(const Group &group)
{
    if (m_isOver || group.state != Group::State::Over)
        return;
    for (const Case *one : group.cases) {
        const Opinion opinion = one->judge({*one, group.probe->evidence(), ordinary()});
        if (isWorse(verdictOf(opinion.kind, one->severity), m_results.value(one).verdict))
            settle(*one, opinion, &group.probe->evidence());
    }
}

void Check::settle(const Case &what, const Opinion &opinion, const Evidence *evidence)
{
    CaseResult result;
    result.text = what.text();
    result.verdict = verdictOf(opinion.kind, what.severity);
    result.why = opinion.why;
    result.lapses = opinion.lapses;
    result.remedy = opinion.remedy;
    if (evidence) {
        result.took = evidence->took;
        result.exchanges = evidence->exchanges;
        result.droppedExchanges = evidence->droppedExchanges;
    }
    m_results.insert(&what, result);
    emit judged(result);
}

void Check::loseTarget(const QString &why)
{
    if (m_isOver)
        return;
    m_isTargetGone = true;
    m_wasReached = true; // it had been started, and listened
    const bool isKnown = running() == 1;
    for (const auto &group : m_groups) {
        if (group->state != Group::State::Running)
            continue;
        group->state = isKnown ? Group::State::Over : Group::State::Waiting;
        group->isAlone = true;
        for (const Case *one : isKnown ? group->cases : QList<const Case *>())
            settle(*one, Opinion::fatal(Words::tr("The program ended while this was tried: %1").arg(why)),
                   &group->probe->evidence());
    }
    const bool isMore = std::any_of(m_groups.begin(), m_groups.end(),
                                    [](const auto &group) { return group->state == Group::State::Waiting; });
    if (isMore)
        emit targetWanted();
    else
        pump();
}

void Check::resume()
{
    m_isTargetGone = false;
    pump();
}

/// Ends the check, because nothing listens at the target; every case that has no verdict is not testable.
void Check::giveUp(const base::Error &lack)
{
    m_lack = lack;
    for (const Case *one : m_options.cases) {
        if (!m_results.contains(one))
            settle(*one, Opinion::untested(Words::tr("It was not tried.")), nullptr);
    }
    finish();
}

void Check::finish()
{
    m_isOver = true;
    emit ended();
}

void Check::cancel()
{
    m_isOver = true;
    m_groups.clear();
}

Report Check::report() const
{
    Report report;
    report.program = m_options.program;
    report.target =
        m_options.target.url.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
    report.profile = m_options.profile;
    report.options = m_options.options;
    if (m_lack)
        report.unreached = wording::sentence(*m_lack, wording::Activity::SendingRunTask).text();
    report.startedAt = m_startedAt;
    report.took =
        m_startedAt.isValid() ? m_clock.monotonic() - m_startTime : 0ms; // the command may never have listened
    for (const Case *one : m_options.cases) {
        CaseResult untried;
        untried.text = one->text();
        untried.why = Words::tr("It was not tried.");
        report.results.append(m_results.value(one, untried));
    }
    return report;
}

} // namespace runlatch::conformance
