// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/timelinemodel.h"

#include "base/rules.h"
#include "text/plaintext.h"
#include "wording/faults.h"
#include "wording/lint.h"
#include "wording/plaintext.h"
#include "wording/sentence.h"
#include "wording/sizes.h"
#include "wording/times.h"

using namespace Qt::StringLiterals;

namespace runlatch::models {

using protocol::TaskState;
using simulator::RunTaskEvent;

namespace {

QString timeText(std::chrono::milliseconds time)
{
    const qint64 milliseconds = time.count();
    return u"%1:%2.%3"_s.arg(milliseconds / 60'000)
        .arg(milliseconds / 1000 % 60, 2, 10, QLatin1Char('0'))
        .arg(milliseconds % 1000, 3, 10, QLatin1Char('0'));
}

/// The consequence of a refusal of this attempt, for the end of a sentence.
QString consequence(TaskState state)
{
    switch (state) {
    case TaskState::Unreachable: return TimelineModel::tr("the service gives up");
    case TaskState::Pending:
    case TaskState::Running: return TimelineModel::tr("it is sent again");
    case TaskState::Awaiting: return TimelineModel::tr("it was received before");
    case TaskState::Passed:
    case TaskState::Failed:
    case TaskState::Errored: return TimelineModel::tr("there is already a result");
    }
    return {};
}

/// Errors and warnings; notes are no reason to look.
QStringList findingFacts(const RunTaskEvent &event)
{
    QStringList facts;
    for (const lint::LintFinding &finding : event.findings.list) {
        if (finding.severity != lint::LintSeverity::Info)
            facts += finding.line > 0 ? wording::lintFactAtPlace(finding) : wording::lintSentence(finding).fact;
    }
    return facts;
}

/// The fault in words, and as it is written on the command line.
QString faultOf(const RunTaskEvent &event)
{
    const QString title = wording::faultTitle(event.fault);
    return TimelineModel::tr("Fault that is on: %1")
        .arg(title.isEmpty() ? event.fault : title + u" ("_s + event.fault + u')');
}

/// The errors of the answer, unless the findings name the cause, and where it is.
QList<base::ServiceError> toldErrors(const RunTaskEvent &event)
{
    return event.findings.firstError() ? QList<base::ServiceError>() : event.error.errors;
}

/// Pointer and detail, if they are there.
QString reason(const base::ServiceError &error)
{
    QStringList parts{wording::shortened(error.pointer),
                      wording::shortened(error.detail.isEmpty() ? error.title : error.detail)};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

void TimelineModel::setRunTask(const simulator::RunTask &runTask)
{
    const int before = rowCount();
    const int now = static_cast<int>(runTask.events.size());
    if (runTask.id != m_runTask.id || now < before) {
        beginResetModel();
        m_runTask = runTask;
        endResetModel();
    } else if (now > before) {
        beginInsertRows({}, before, now - 1);
        m_runTask = runTask;
        endInsertRows();
    } else {
        m_runTask = runTask;
    }
}

void TimelineModel::clear()
{
    setRunTask({});
}

QVariant TimelineModel::value(const QModelIndex &index, int role) const
{
    const RunTaskEvent &event = m_runTask.events.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return line(event).first;
    case Qt::AccessibleTextRole: return timeText(event.at) + u' ' + line(event).first + u". "_s + line(event).second;
    case Qt::ToolTipRole: return wording::toolTip(line(event).first + u". "_s + line(event).second);
    case TimeRole: return timeText(event.at);
    case SecondLineRole: return line(event).second;
    case ToneRole: return static_cast<int>(line(event).tone);
    case IconRole: return line(event).icon;
    case WholeRole: return whole(event);
    default: return {};
    }
}

TimelineModel::Line TimelineModel::line(const RunTaskEvent &event) const
{
    switch (event.type) {
    case RunTaskEvent::Type::Attempt: return attempt(event);
    case RunTaskEvent::Type::Answered: return answered(event);
    case RunTaskEvent::Type::NoAnswer: return noAnswer(event);
    case RunTaskEvent::Type::Callback:
        if (event.isInstead)
            return instead(event);
        return event.http == 200 ? callback(event) : refusedCallback(event);
    case RunTaskEvent::Type::Stray: return stray(event);
    case RunTaskEvent::Type::Finished: return finished(event);
    }
    return {};
}

TimelineModel::Line TimelineModel::attempt(const RunTaskEvent &event) const
{
    if (!event.fault.isEmpty()) {
        return {tr("Request sent incorrectly, attempt %1").arg(event.attempt), faultOf(event), Tone::Warning,
                u"arrow-up-right"_s};
    }
    const QString second = event.attempt == 1 ? tr("POST %1 · %2").arg(atTarget(), wording::dataSize(event.bytes))
                                              : tr("Same bytes, same signature");
    return {tr("Request sent, attempt %1").arg(event.attempt), second, Tone::None, u"arrow-up-right"_s};
}

TimelineModel::Line TimelineModel::answered(const RunTaskEvent &event) const
{
    const QString took = m_locale.toString(static_cast<qlonglong>(event.took.count()));
    if (m_runTask.takesForgery(event)) {
        return {tr("Answer 200 after %1 ms").arg(took), tr("It was signed with another key: it should be refused"),
                Tone::Error, u"octagon-x"_s};
    }
    if (event.http == 200) {
        QStringList seconds{tr("The service counts the request as received")};
        for (const base::Rule &rule : event.warnings) {
            if (const auto words = wording::sentenceOfRule(rule, wording::interval(event.took)))
                seconds += words->fact;
        }
        const bool isClean = event.warnings.isEmpty();
        return {tr("Answer 200 after %1 ms").arg(took), seconds.join(u" · "_s), isClean ? Tone::Success : Tone::Warning,
                isClean ? u"circle-check"_s : u"triangle-alert"_s};
    }
    if (m_runTask.verification != simulator::Verification::None) {
        return {tr("Answer %1 after %2 ms").arg(QString::number(event.http), took), tr("Only 200 is accepted"),
                Tone::Warning, u"triangle-alert"_s};
    }
    const auto redirect =
        event.location.isEmpty() ? std::nullopt : wording::sentenceOfRule(base::Rules::AnswerRedirect, event.location);
    return {tr("Answer %1 after %2 ms: %3").arg(QString::number(event.http), took, consequence(event.state)),
            redirect ? redirect->fact : tr("Only 200 counts as received"), Tone::Warning, u"triangle-alert"_s};
}

TimelineModel::Line TimelineModel::noAnswer(const RunTaskEvent &event) const
{
    return {tr("No answer: %1").arg(consequence(event.state)),
            wording::sentence(event.error, wording::Activity::SendingRunTask).fact, Tone::Error, u"octagon-x"_s};
}

TimelineModel::Line TimelineModel::instead(const RunTaskEvent &event) const
{
    return {tr("Callback answered by a fault: %1").arg(event.http), faultOf(event), Tone::Warning, u"triangle-alert"_s};
}

TimelineModel::Line TimelineModel::callback(const RunTaskEvent &event) const
{
    const QString first = event.outcomes == 0
        ? tr("Callback: %1").arg(event.status)
        : tr("Callback: %1, %n outcome(s)", nullptr, event.outcomes).arg(event.status);
    Line line{first, tr("200 · %1").arg(wording::dataSize(event.bytes)), Tone::Info, u"loader-circle"_s};
    if (protocol::hasResult(event.state)) {
        const bool isPassed = event.state == TaskState::Passed;
        line.second = tr("%1 · final").arg(line.second);
        line.tone = isPassed ? Tone::Success : Tone::Error;
        line.icon = isPassed ? u"circle-check"_s : u"circle-x"_s;
    } else if (event.findings.hasWarnings()) {
        line.tone = Tone::Warning;
        line.icon = u"triangle-alert"_s;
    }
    QStringList seconds{line.second};
    if (event.isHeld)
        seconds += tr("it counts as soon as the request is answered 200");
    if (!event.fault.isEmpty())
        seconds += faultOf(event);
    line.second = (seconds + findingFacts(event)).join(u" · "_s);
    return line;
}

TimelineModel::Line TimelineModel::stray(const RunTaskEvent &event) const
{
    const wording::Sentence words = wording::sentenceOfRule(event.error.rule).value_or(wording::Sentence());
    return {tr("A request that could not be read; it may be a callback"), words.text(), Tone::Warning,
            u"triangle-alert"_s};
}

TimelineModel::Line TimelineModel::refusedCallback(const RunTaskEvent &event) const
{
    if (event.http == 0) { // nobody was left to answer
        const wording::Sentence words = wording::sentenceOfRule(event.error.rule).value_or(wording::Sentence());
        return {tr("Callback broken off"), words.text(), Tone::Warning, u"triangle-alert"_s};
    }
    QStringList reasons{QString::number(event.http)};
    for (const base::ServiceError &error : toldErrors(event).mid(0, 3))
        reasons += reason(error);
    if (const auto words = wording::sentenceOfRule(event.error.rule);
        words && (event.http == 401 || toldErrors(event).isEmpty()))
        reasons += event.error.facts.isEmpty() ? words->fact : wording::sentence(event.error).fact;
    reasons += findingFacts(event);
    const QString first =
        event.status.isEmpty() ? tr("Callback refused") : tr("Callback refused: %1").arg(text::plainText(event.status));
    return {first, reasons.join(u" · "_s), Tone::Warning, u"triangle-alert"_s};
}

/// Each fault of a refused callback has its own line.
QString TimelineModel::whole(const RunTaskEvent &event) const
{
    const Line shown = line(event);
    QStringList lines{shown.first};
    if (event.type == RunTaskEvent::Type::Callback && event.http != 200) {
        lines.first() += u" · "_s + QString::number(event.http);
        for (const base::ServiceError &error : toldErrors(event))
            lines += reason(error);
        lines += findingFacts(event);
    } else {
        lines += shown.second;
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

TimelineModel::Line TimelineModel::verified(const RunTaskEvent &event) const
{
    if (event.state == TaskState::Passed) {
        return {tr("Accepted: the run task can be set up"), tr("It is not sent again and needs no callback"),
                Tone::Success, u"circle-check"_s};
    }
    return {tr("Refused: the run task cannot be set up"), tr("Only 200 accepts a verification request"), Tone::Error,
            u"octagon-x"_s};
}

/// The meaning of a failed end for the run. A post-apply task comes when there is nothing left to stop.
QString TimelineModel::afterFailure() const
{
    if (m_runTask.stage == protocol::Stage::PostApply)
        return tr("The run is already applied: post-apply never stops it");
    return m_runTask.enforcementLevel == protocol::EnforcementLevel::Mandatory
        ? tr("The task is mandatory: the run stops")
        : tr("The task is advisory: the run goes on with a warning");
}

TimelineModel::Line TimelineModel::finished(const RunTaskEvent &event) const
{
    if (event.error.rule == base::Rules::SimulatorStopped) {
        return {tr("The simulator was stopped"), tr("Nothing came of it; its callbacks are no longer accepted"),
                Tone::Error, u"octagon-x"_s};
    }
    if (m_runTask.verification != simulator::Verification::None)
        return verified(event);
    const QString run = afterFailure();
    const bool isLast = m_runTask.stage == protocol::Stage::PostApply;
    switch (event.state) {
    case TaskState::Passed:
        return {isLast ? tr("Passed") : tr("Passed: the run goes on"), {}, Tone::Success, u"circle-check"_s};
    case TaskState::Failed: return {tr("Failed"), run, Tone::Error, u"circle-x"_s};
    case TaskState::Errored: return {tr("Errored: no final result arrived in time"), run, Tone::Error, u"timer-off"_s};
    case TaskState::Unreachable:
        return {tr("Unreachable: no attempt was answered 200"), run, Tone::Error, u"octagon-x"_s};
    case TaskState::Pending:
    case TaskState::Awaiting:
    case TaskState::Running: break;
    }
    return {};
}

QString TimelineModel::atTarget() const
{
    const QUrl &target = m_runTask.target;
    return target.toDisplayString(QUrl::RemoveScheme | QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment)
        .mid(2);
}

} // namespace runlatch::models
