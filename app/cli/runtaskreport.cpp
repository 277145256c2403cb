// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/runtaskreport.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

/// Why nothing answered: the last that was heard of it.
base::Error errorOf(const simulator::RunTask &runTask)
{
    base::Error error;
    for (const simulator::RunTaskEvent &event : runTask.events) {
        if (!event.error.rule.isEmpty())
            error = event.error;
    }
    return error;
}

} // namespace

int RunTaskReport::answerTo(const simulator::RunTask &runTask)
{
    int http = 0;
    for (const simulator::RunTaskEvent &event : runTask.events) {
        if (event.type == simulator::RunTaskEvent::Type::Answered)
            http = event.http;
    }
    return http;
}

void RunTaskReport::show(const simulator::RunTask &runTask)
{
    const simulator::RunTaskEvent &event = runTask.events.constLast();
    switch (event.type) {
    case simulator::RunTaskEvent::Type::Attempt: break; // told with its answer
    case simulator::RunTaskEvent::Type::Answered:
    case simulator::RunTaskEvent::Type::NoAnswer: showAttempt(event); break;
    case simulator::RunTaskEvent::Type::Callback: showCallback(event); break;
    case simulator::RunTaskEvent::Type::Finished:
        if (runTask.verification == simulator::Verification::None)
            showResult(runTask);
        else
            showVerification(runTask);
        break;
    }
}

void RunTaskReport::showAttempt(const simulator::RunTaskEvent &event)
{
    const bool answered = event.type == simulator::RunTaskEvent::Type::Answered;
    const int took = static_cast<int>(event.took.count());
    protocol::OrderedJson members;
    members.add(u"number", event.attempt).add(u"http", answered ? QJsonValue(event.http) : QJsonValue());
    members.add(u"error", answered ? QJsonValue() : QJsonValue(base::kindName(event.error.kind)));
    members.add(u"rule", answered ? QJsonValue() : QJsonValue(event.error.rule)).add(u"took_ms", took);
    m_output.event(u"attempt", members,
                   answered ? tr("Attempt %1: answered %2 after %3 ms").arg(event.attempt).arg(event.http).arg(took)
                            : tr("Attempt %1: no answer. %2")
                                  .arg(QString::number(event.attempt),
                                       wording::sentence(event.error, wording::Activity::SendingRunTask).fact));
    if (event.http == 200)
        m_output.event(u"accepted", protocol::OrderedJson().add(u"attempt", event.attempt), tr("Accepted."));
}

void RunTaskReport::showCallback(const simulator::RunTaskEvent &event)
{
    protocol::OrderedJson members;
    members.add(u"status", event.status.isEmpty() ? QJsonValue() : QJsonValue(event.status));
    members.add(u"outcomes", event.outcomes).add(u"bytes", event.bytes).add(u"http", event.http);
    members.addRaw(u"errors", Output::serviceErrors(event.error.errors));
    QList<QByteArray> remarks;
    QStringList human{tr("Callback %1: answered %2").arg(event.status, QString::number(event.http))};
    for (const simulator::CallbackRemark &remark : event.remarks) {
        const auto sentence = wording::sentenceOfRule(remark.rule, remark.pointer);
        const QString message = sentence ? sentence->text() : QString();
        remarks += protocol::OrderedJson()
                       .add(u"rule", remark.rule)
                       .add(u"pointer", remark.pointer)
                       .add(u"message", message)
                       .toJson();
        human += u"    "_s + message;
    }
    members.addRaw(u"remarks", protocol::OrderedJson::array(remarks));
    m_output.event(u"callback", members, human);
}

void RunTaskReport::showResult(const simulator::RunTask &runTask)
{
    const QString state = protocol::taskStateName(runTask.state);
    // The outcomes as the wire writes them: the same document that a callback carries.
    const QJsonObject document = QJsonDocument::fromJson(protocol::writeTaskResult(runTask.result)).object();
    const QJsonArray outcomes = document[u"data"][u"relationships"][u"outcomes"][u"data"].toArray();
    protocol::OrderedJson members;
    members.add(u"status", state).add(u"message", runTask.result.message).add(u"url", runTask.result.url);
    members.add(u"outcomes", outcomes);
    m_output.event(u"result", members, tr("Result: %1. %2").arg(state, runTask.result.message));
}

/// Accepted was said with the answer.
void RunTaskReport::showVerification(const simulator::RunTask &runTask)
{
    if (runTask.state == protocol::TaskState::Passed)
        return;
    if (const int http = answerTo(runTask); http > 0)
        m_output.event(u"refused", protocol::OrderedJson().add(u"http", http),
                       tr("Refused: answered %1, and only 200 is accepted").arg(http));
    else
        m_output.error(errorOf(runTask), {}, wording::Activity::SendingVerification);
}

} // namespace runlatch::cli
