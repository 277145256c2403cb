// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/runtaskreport.h"

#include "app/cli/output/bodymembers.h"
#include "base/rules.h"
#include "wording/lint.h"
#include "wording/times.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;
using runlatch::simulator::RunTaskEvent;

namespace runlatch::cli {

namespace {

constexpr qsizetype MaxLapses = 1000; // a stranger must not be able to fill the memory

wording::Sentence ruleWords(base::Rule rule, const QString &thing = {}, const QStringList &facts = {})
{
    const base::Error error{.kind = base::ErrorKind::Protocol, .rule = rule, .subject = thing, .facts = facts};
    return rule.isEmpty() ? wording::Sentence() : wording::sentence(error, wording::Activity::SendingRunTask);
}

/// Returns the side that caused the problem; empty if there is no problem.
QString sideOf(bool isWrong, const QString &fault)
{
    if (!fault.isEmpty())
        return u"service"_s;
    return isWrong ? u"integration"_s : QString();
}

/// Lines below the first line of an event; empty ones are omitted.
class FurtherLines
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::RunTaskReport)
public:
    explicit FurtherLines(const QString &first)
        : m_lines{first}
    {
    }
    FurtherLines &add(const QString &text)
    {
        if (!text.isEmpty())
            m_lines += u"    "_s + text;
        return *this;
    }
    FurtherLines &addSide(const QString &side, const QString &fault)
    {
        if (side == "service"_L1)
            return add(tr("On the service's side, on purpose: %1").arg(fault));
        return side.isEmpty() ? *this : add(tr("On the integration's side."));
    }
    const QStringList &lines() const { return m_lines; }

private:
    QStringList m_lines;
};

/// Returns the fault, its place, and what to do.
QString placedWords(const lint::LintFinding &finding)
{
    const wording::Sentence words = wording::lintSentence(finding);
    return finding.line > 0 ? wording::lintFactAtPlace(finding) + u' ' + words.next : words.text();
}

/// Returns the fault of the attempt that the newest event ends.
QString faultOfAttempt(const simulator::RunTask &runTask)
{
    QString fault;
    for (const RunTaskEvent &event : runTask.events) {
        if (event.type == RunTaskEvent::Type::Attempt)
            fault = event.fault;
    }
    return fault;
}

/// Tells whether a fault removed the answer to an earlier callback. A repeated callback is then correct.
bool hasLostAnswer(const simulator::RunTask &runTask)
{
    return std::any_of(runTask.events.cbegin(), std::prev(runTask.events.cend()),
                       [](const RunTaskEvent &event) { return event.isLost || event.isInstead; });
}

QJsonValue numberOrNull(bool isThere, qint64 number)
{
    return isThere ? QJsonValue(number) : QJsonValue();
}

QString errorLine(const base::ServiceError &error)
{
    QStringList parts{error.pointer, error.title, error.detail};
    parts.removeAll(QString());
    return parts.join(u": "_s);
}

/// Returns the reason for which the callback was refused, and what became of it.
QString callbackWords(const RunTaskEvent &event)
{
    QStringList sentences{ruleWords(event.error.rule, {}, event.error.facts).text().trimmed()};
    if (event.isHeld)
        sentences += RunTaskReport::tr("It counts as soon as a delivery is answered 200. Answer first, then work.");
    if (event.isLost)
        sentences += RunTaskReport::tr("A fault kept its answer back.");
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

/// Says why the newest event is no answer; which limit passed, if one did.
QString noAnswerWords(const simulator::RunTask &runTask)
{
    const base::Error &error = runTask.events.constLast().error;
    const QString words = wording::sentence(error, wording::Activity::SendingRunTask).text();
    if (error.rule != base::Rules::HttpTimeout)
        return words;
    return words + u' '
        + RunTaskReport::tr("The limit is %1; --answer-timeout sets it.").arg(wording::duration(runTask.answerTimeout));
}

QString notAcceptedWords(const RunTaskEvent &event)
{
    const QString words = RunTaskReport::tr("Only 200 is accepted.");
    return event.location.isEmpty() ? words
                                    : words + u' ' + ruleWords(base::Rules::AnswerRedirect, event.location).text();
}

} // namespace

void RunTaskReport::show(const simulator::RunTask &runTask)
{
    switch (runTask.events.constLast().type) {
    case RunTaskEvent::Type::Answered:
    case RunTaskEvent::Type::NoAnswer: showAttempt(runTask); break;
    case RunTaskEvent::Type::Callback: showCallback(runTask); break;
    case RunTaskEvent::Type::Stray:    // reported as the request that it is
    case RunTaskEvent::Type::Attempt:  // reported with its answer
    case RunTaskEvent::Type::Finished: // reported when nothing more can follow
        break;
    }
}

void RunTaskReport::showAttempt(const simulator::RunTask &runTask)
{
    const RunTaskEvent &event = runTask.events.constLast();
    const bool answered = event.type == RunTaskEvent::Type::Answered;
    const bool accepted = event.http == 200;
    const int took = static_cast<int>(event.took.count());
    const QString fault = faultOfAttempt(runTask);
    const QString side = sideOf(!accepted, accepted ? QString() : fault);
    const QString message = accepted ? QString() : answered ? notAcceptedWords(event) : noAnswerWords(runTask);
    json::OrderedJson members;
    members.add(u"number", event.attempt).add(u"http", numberOrNull(answered, event.http));
    members.add(u"error", answered ? QJsonValue() : QJsonValue(base::kindName(event.error.kind)));
    members.add(u"rule", answered ? QJsonValue() : QJsonValue(event.error.rule.name())).add(u"took_ms", took);
    members.add(u"message", textOrNull(message)).add(u"body", textOrNull(event.answer));
    members.add(
        u"deadline_ms",
        numberOrNull(event.timeLeft.has_value(), event.timeLeft.value_or(std::chrono::milliseconds(0)).count()));
    members.add(u"fault", textOrNull(fault)).add(u"side", textOrNull(side));
    FurtherLines human(answered ? tr("Attempt %1: answered %2 after %3 ms").arg(event.attempt).arg(event.http).arg(took)
                                : tr("Attempt %1: no answer after %2 ms").arg(event.attempt).arg(took));
    for (const QString &line : event.answer.split(u'\n'))
        human.add(line);
    human.add(message);
    if (event.timeLeft)
        human.add(tr("A callback has %1 left.").arg(wording::duration(*event.timeLeft)));
    if (accepted && !fault.isEmpty())
        human.add(tr("Sent incorrectly on purpose: %1").arg(fault));
    m_output.event(u"attempt", members, human.addSide(side, fault).lines());
    for (const base::Rule &rule : event.warnings)
        showWarning(ruleWords(rule, wording::interval(event.took)), rule);
    if (accepted)
        noteRefusedDeliveries(runTask);
    if (accepted && runTask.verification == simulator::Verification::None)
        m_output.event(u"accepted", json::OrderedJson().add(u"attempt", event.attempt), tr("Accepted."));
}

/// Notes the answers before the first 200, where no fault was the cause: the receiver must answer 200 (spec 4.5).
void RunTaskReport::noteRefusedDeliveries(const simulator::RunTask &runTask)
{
    QStringList refused;
    bool isFaulty = false;
    for (const RunTaskEvent &event : runTask.events.first(runTask.events.size() - 1)) {
        if (event.type == RunTaskEvent::Type::Attempt)
            isFaulty = !event.fault.isEmpty();
        if (event.type != RunTaskEvent::Type::Answered)
            continue;
        if (event.http == 200) // a later delivery: the answers before the first 200 are noted already
            return;
        if (!isFaulty)
            refused += tr("a delivery was answered %1; only 200 is accepted").arg(event.http);
    }
    m_lapses += refused.first(std::min(refused.size(), std::max<qsizetype>(0, MaxLapses - m_lapses.size())));
}

void RunTaskReport::showCallback(const simulator::RunTask &runTask)
{
    const RunTaskEvent &event = runTask.events.constLast();
    const bool isRefused = !event.isInstead && event.http != 200;
    const QString side = sideOf(isRefused, event.fault);
    const QString message = callbackWords(event);
    json::OrderedJson members;
    members.add(u"status", textOrNull(event.status)).add(u"outcomes", event.outcomes).add(u"bytes", event.bytes);
    const bool brokeOff = event.http == 0;
    members.add(u"http", numberOrNull(!event.isLost && !brokeOff, event.http));
    members.add(u"judged", numberOrNull(!event.isInstead && !brokeOff, event.http));
    members.add(u"rule", textOrNull(event.error.rule));
    members.addRaw(u"errors", Output::serviceErrors(event.error.errors)).add(u"message", textOrNull(message));
    members.add(u"fault", textOrNull(event.fault)).add(u"side", textOrNull(side));
    members.add(u"task_result", runTask.id).add(u"findings", event.findings.count);
    const QString status = event.status.isEmpty() ? tr("without a status that can be read") : event.status;
    FurtherLines human(brokeOff           ? tr("Callback %1: broke off").arg(status)
                           : event.isLost ? tr("Callback %1: judged %2, not answered").arg(status).arg(event.http)
                                          : tr("Callback %1: answered %2").arg(status).arg(event.http));
    human.add(
        tr("%1 bytes, outcomes: %2, findings: %3").arg(event.bytes).arg(event.outcomes).arg(event.findings.count));
    human.add(tr("Of the task result %1").arg(runTask.id));
    for (const base::ServiceError &error : event.error.errors)
        human.add(errorLine(error));
    human.add(message).addSide(side, event.fault);
    const QStringList body = event.body.isEmpty() ? QStringList() : addBody(members, u"body"_s, event.body);
    for (const QString &line : body)
        human.add(line);
    m_output.event(u"callback", members, human.lines());
    const bool isLapse = isRefused && !hasLostAnswer(runTask);
    if (isLapse)
        noteRefusal(event);
    for (const lint::LintFinding &finding : event.findings.list)
        showFinding(finding, isLapse && finding.severity == lint::LintSeverity::Error);
}

QString RunTaskReport::whyRefused(const RunTaskEvent &event)
{
    if (const lint::LintFinding *reason = event.findings.firstError())
        return placedWords(*reason);
    const QString words = ruleWords(event.error.rule, {}, event.error.facts).text().trimmed();
    return words.isEmpty() ? errorLine(event.error.errors.value(0)) : words;
}

void RunTaskReport::noteRefusal(const RunTaskEvent &event)
{
    addLapse(event.http > 0 ? tr("a callback was answered %1: %2").arg(QString::number(event.http), whyRefused(event))
                            : tr("a callback broke off: %1").arg(whyRefused(event)));
}

/// Prints what the service takes and should be mended, once.
void RunTaskReport::showWarning(const wording::Sentence &words, base::Rule rule)
{
    if (m_shownFindings.contains(rule.name()))
        return;
    m_shownFindings.insert(rule.name());
    const QString message = words.text();
    json::OrderedJson members;
    members.add(u"rule", rule.name()).add(u"pointer", QString()).add(u"message", message);
    m_output.event(u"warning", members, tr("Warning: %1").arg(message));
    ++m_warnings;
    addLapse(message);
}

/// Prints a finding; in full also where an earlier callback had the same at the same place. `isTold`: the refusal, of
/// which it is a cause, is a lapse already.
void RunTaskReport::showFinding(const lint::LintFinding &finding, bool isTold)
{
    const QString key = finding.rule.name() + u' ' + finding.pointer;
    const bool isKnown = m_shownFindings.contains(key);
    if ((isKnown && !m_isFull) || m_shownFindings.size() == MaxLapses)
        return;
    m_shownFindings.insert(key);
    const wording::Sentence words = wording::lintSentence(finding);
    const bool hasPlace = finding.line > 0;
    json::OrderedJson members;
    members.add(u"rule", finding.rule.name()).add(u"pointer", finding.pointer);
    members.add(u"line", numberOrNull(hasPlace, finding.line)).add(u"column", numberOrNull(hasPlace, finding.column));
    members.add(u"severity", lint::lintSeverityName(finding.severity));
    members.add(u"message", words.fact).add(u"remedy", words.next);
    const QString place = finding.pointer.isEmpty() ? QString() : u' ' + finding.pointer;
    const QString said = wording::lintSeverityWord(finding.severity) + u": "_s + placedWords(finding);
    m_output.event(u"finding", members, tr("Finding%1: %2").arg(place, said));
    if (isKnown || finding.severity == lint::LintSeverity::Info)
        return;
    ++m_warnings;
    if (!isTold)
        addLapse(finding.pointer.isEmpty() ? placedWords(finding) : tr("%1: %2").arg(finding.pointer, words.text()));
}

void RunTaskReport::addLapse(const QString &lapse)
{
    if (m_lapses.size() < MaxLapses && !m_lapses.contains(lapse))
        m_lapses += lapse;
}

void RunTaskReport::show(const simulator::Served &served)
{
    if (served.what == "callback"_L1)
        return;
    const QString method = QString::fromLatin1(served.method);
    const wording::Sentence refusal = ruleWords(served.rule);
    const QString message = refusal.text().trimmed();
    const QString side = sideOf(!served.rule.isEmpty(), served.fault);
    json::OrderedJson members;
    members.add(u"method", method)
        .add(u"path", served.path)
        .add(u"status", numberOrNull(served.status > 0, served.status));
    members.add(u"what", textOrNull(served.what)).add(u"token", served.showsToken);
    members.add(u"rule", textOrNull(served.rule)).add(u"message", textOrNull(message));
    members.add(u"fault", textOrNull(served.fault)).add(u"side", textOrNull(side));
    members.add(u"task_result", textOrNull(served.runTask));
    const QString what = served.path.isEmpty() ? tr("that names no address") : u"%1 %2"_s.arg(method, served.path);
    FurtherLines human(served.status > 0 ? tr("Request %1: answered %2").arg(what).arg(served.status)
                                         : tr("Request %1: not answered").arg(what));
    human.add(served.what.isEmpty() ? QString() : tr("For: %1").arg(served.what));
    human.add(served.showsToken ? tr("With a token.") : tr("Without a token."));
    human.add(served.runTask.isEmpty() ? QString() : tr("Of the task result %1").arg(served.runTask));
    m_output.event(u"request", members, human.add(message).addSide(side, served.fault).lines());
    if (!served.rule.isEmpty() && served.fault.isEmpty())
        addLapse(served.status > 0
                     ? tr("the request %1 was answered %2: %3").arg(what, QString::number(served.status), message)
                     : tr("the request %1 broke off: %2").arg(what, message));
}

} // namespace runlatch::cli
