// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/trials/resultreport.h"

#include "conformance/evidence.h"
#include "wording/taskends.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

/// Returns the outcomes as a callback has them.
QJsonArray outcomesOf(const simulator::RunTask &runTask)
{
    const QJsonObject document = QJsonDocument::fromJson(protocol::writeTaskResult(runTask.result)).object();
    return document[u"data"][u"relationships"][u"outcomes"][u"data"].toArray();
}

void addTextLines(const QString &text, const QString &indent, QStringList &lines)
{
    for (const QString &line : text.split(u'\n')) {
        if (!line.trimmed().isEmpty())
            lines += indent + line;
    }
}

/// Returns an outcome in full, with the same content as in JSON.
QStringList outcomeLines(const protocol::Outcome &outcome)
{
    const QString deeper(8, u' ');
    QStringList lines{u"    %1: %2"_s.arg(outcome.id, outcome.description)};
    for (const protocol::Tag &tag : outcome.tags) {
        const QString level =
            tag.level == protocol::TagLevel::None ? QString() : u" (%1)"_s.arg(protocol::tagLevelName(tag.level));
        lines += deeper + tag.name + u": "_s + tag.label + level;
    }
    addTextLines(outcome.body, deeper, lines);
    addTextLines(outcome.url, deeper, lines);
    for (auto member = outcome.unknown.begin(); member != outcome.unknown.end(); ++member)
        lines += deeper + member.key() + u": "_s + QString::fromUtf8(json::OrderedJson::value(member.value()));
    return lines;
}

} // namespace

QString ResultReport::reasonOf(const simulator::RunTask &runTask, bool isHopeless, base::Rule astray,
                               base::Rule refusedFetch)
{
    const bool isAccepted =
        runTask.verification != simulator::Verification::None && runTask.state == protocol::TaskState::Passed;
    wording::TaskEnd end = conformance::taskEndOf(runTask);
    if (const auto *last = conformance::lastCallback(runTask); last && last->http != 200)
        end.refusalWhy = RunTaskReport::whyRefused(*last); // with what to do
    end.isLost = isHopeless && !end.isHopeless;
    end.isHopeless = isHopeless;
    end.astray = astray;
    end.refusedFetch = refusedFetch;
    return isAccepted ? tr("answered 200") : wording::reasonOf(end);
}

void ResultReport::show(const TrialVerdict &verdict, const Expectation &expected)
{
    if (verdict.runTask.verification == simulator::Verification::None)
        showResult(verdict, expected);
    else
        showVerification(verdict, expected);
}

void ResultReport::showResult(const TrialVerdict &verdict, const Expectation &expected)
{
    const simulator::RunTask &runTask = verdict.runTask;
    const QString state = protocol::taskStateName(runTask.state);
    // The message of an update does not count.
    const QString message = protocol::hasResult(runTask.state) ? runTask.result.message : QString();
    json::OrderedJson members;
    members.add(u"status", state).add(u"expected", expected.name()).add(u"why", verdict.why);
    members.add(u"http", runTask.http > 0 ? QJsonValue(runTask.http) : QJsonValue());
    members.add(u"body", textOrNull(runTask.answer)).add(u"message", message).add(u"url", runTask.result.url);
    members.add(u"outcomes", outcomesOf(runTask)).add(u"warnings", verdict.warnings);
    QStringList human{tr("Result: %1").arg(state), u"    "_s + verdict.why};
    const QString indent(4, u' ');
    human += indent
        + (runTask.http > 0 ? tr("The delivery was answered %1.").arg(runTask.http)
                            : tr("The delivery was not answered."));
    for (const QString &text : {runTask.answer, message, runTask.result.url})
        addTextLines(text, u"    "_s, human);
    for (const protocol::Outcome &outcome : runTask.result.outcomes)
        human += outcomeLines(outcome);
    if (verdict.warnings > 0)
        human += QString(4, u' ') + tr("%n warning(s)", nullptr, verdict.warnings);
    m_output.event(u"result", members, human);
}

void ResultReport::showVerification(const TrialVerdict &verdict, const Expectation &expected)
{
    const simulator::RunTask &runTask = verdict.runTask;
    if (runTask.http == 0 && !expected.isGiven()) {
        m_output.error(conformance::taskEndOf(runTask).error, {}, wording::Activity::SendingVerification);
        return;
    }
    const bool isAccepted = runTask.state == protocol::TaskState::Passed;
    json::OrderedJson members;
    if (isAccepted)
        members.add(u"attempt", runTask.events.constLast().attempt);
    else
        members.add(u"http", runTask.http > 0 ? QJsonValue(runTask.http) : QJsonValue());
    members.add(u"expected", expected.name()).add(u"why", verdict.why).add(u"body", textOrNull(runTask.answer));
    members.add(u"warnings", verdict.warnings);
    QStringList human{isAccepted ? tr("Accepted.") : tr("Refused."), u"    "_s + verdict.why};
    addTextLines(runTask.answer, u"    "_s, human);
    if (verdict.warnings > 0)
        human += QString(4, u' ') + tr("%n warning(s)", nullptr, verdict.warnings);
    m_output.event(isAccepted ? u"accepted" : u"refused", members, human);
}

} // namespace runlatch::cli
