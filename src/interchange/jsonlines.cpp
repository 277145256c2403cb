// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/jsonlines.h"

#include "interchange/jsonstring.h"
#include "json/orderedjson.h"
#include "protocol/jsonapi.h"
#include "store/captures/importmark.h"

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using json::OrderedJson;

QJsonValue timeOrNull(const QDateTime &time)
{
    return time.isValid() ? QJsonValue(protocol::writeTime(time)) : QJsonValue();
}

void addText(OrderedJson &json, QStringView name, const QString &text)
{
    json.addRaw(name, jsonString(text.toUtf8()));
}

QByteArray tlsJson(const store::CaptureRow &row)
{
    if (row.tlsVersion.isEmpty())
        return "null";
    OrderedJson tls;
    addText(tls, u"version", row.tlsVersion);
    addText(tls, u"cipher", row.tlsCipher);
    return tls.toJson();
}

QByteArray refusalJson(const store::CaptureRow &row)
{
    if (!row.isRefused())
        return "null";
    OrderedJson refusal;
    addText(refusal, u"rule", row.refusalRule);
    refusal.add(u"count", row.refusals);
    if (row.bodyLimit > 0)
        refusal.add(u"body_limit", row.bodyLimit);
    return refusal.toJson();
}

OrderedJson verdictJson(protocol::Verdict verdict, const QString &cause)
{
    OrderedJson json;
    json.add(u"verdict", protocol::verdictName(verdict));
    if (cause.isEmpty())
        json.add(u"cause", QJsonValue());
    else
        addText(json, u"cause", cause);
    return json;
}

/// The signature as it was proved here. Of a marked row that is nothing, and the cause says where it comes from.
QByteArray signatureJson(const store::CaptureRow &row)
{
    const QString cause = store::isImported(row) ? store::causeOf(row).name() : row.cause;
    return verdictJson(row.verdict, cause).toJson();
}

/// The claims of the file that a capture came by, or those that a copy has of its original. Nothing proves them.
QByteArray claimedJson(const store::CaptureRow &row)
{
    if (!store::isImported(row))
        return "null";
    const store::RecordedVerdict recorded = store::recordedVerdict(row);
    OrderedJson claimed = verdictJson(recorded.verdict, recorded.cause);
    return claimed
        .add(u"state", row.claimedState ? QJsonValue(protocol::taskStateName(*row.claimedState)) : QJsonValue())
        .toJson();
}

/// The facts of the body, for readers of the file. An import reads the body itself.
QByteArray payloadJson(const store::CaptureRow &row)
{
    OrderedJson payload;
    payload.add(u"readable", row.readable).add(u"kind", protocol::deliveryKindName(row.kind));
    lint::addFindings(payload, row.findings);
    payload.add(u"supported", row.supported);
    payload.add(u"accepts_outcomes", row.acceptsOutcomes);
    const std::pair<QStringView, const QString &> texts[] = {{u"stage", row.stage},
                                                             {u"run", row.runId},
                                                             {u"workspace", row.workspaceName},
                                                             {u"organization", row.organizationName},
                                                             {u"task_result", row.taskResultId},
                                                             {u"run_message", row.runMessage},
                                                             {u"enforcement_level", row.enforcementLevel},
                                                             {u"callback", row.callbackHost}};
    for (const auto &[name, text] : texts)
        addText(payload, name, text);
    return payload.toJson();
}

QByteArray taskJson(const store::CaptureRow &row)
{
    OrderedJson task;
    task.add(u"state", protocol::taskStateName(row.state)).add(u"deadline", timeOrNull(row.deadline));
    task.add(u"idle_limit_ms", static_cast<qint64>(row.idleLimit.count()));
    return task.add(u"last_moment", timeOrNull(row.lastMoment)).toJson();
}

QByteArray replyJson(const store::SentReply &reply)
{
    OrderedJson json;
    json.add(u"sent_at", timeOrNull(reply.sentAt));
    addText(json, u"status", reply.status);
    json.add(u"http", reply.http);
    addText(json, u"error", reply.errorKind);
    json.add(u"automatic", reply.automatic).add(u"origin", reply.imported ? u"file"_s : u"here"_s);
    addBytes(json, u"body"_s, reply.body);
    return json.toJson();
}

} // namespace

QByteArray jsonRecord(const Record &record, bool withBody)
{
    const store::CaptureRow &row = record.row;
    OrderedJson json;
    json.add(u"runlatch", FormatVersion).add(u"uuid", row.uuid.toString(QUuid::WithoutBraces));
    json.add(u"received_at", timeOrNull(row.receivedAt));
    addText(json, u"endpoint", row.endpoint);
    addText(json, u"peer", row.peer);
    addText(json, u"listener", row.listener);
    json.addRaw(u"tls", tlsJson(row));
    json.add(u"answered", row.answered).add(u"delivery", row.delivery).addRaw(u"refused", refusalJson(row));
    json.add(u"bytes", row.bytes).add(u"sha512", QString::fromLatin1(row.sha512));
    json.add(u"origin", store::originOf(row)).addRaw(u"signature", signatureJson(row));
    json.addRaw(u"claimed", claimedJson(row)).add(u"verification", row.verification);
    json.add(u"state", store::captureStateName(record.state));
    json.addRaw(u"payload", payloadJson(row)).addRaw(u"task", taskJson(row)).add(u"pinned", row.pinned);
    if (row.pinColor != store::PinColor::None)
        json.add(u"pin_color", QString(PinColorNames.at(static_cast<std::size_t>(row.pinColor))));
    if (!row.edited.isEmpty())
        addText(json, u"edited", row.edited);
    if (!row.rule.isEmpty())
        addText(json, u"rule", row.rule);
    addText(json, u"note", row.note);
    json.add(u"redacted", record.isRedacted);
    addBytes(json, u"head"_s, record.head);
    if (withBody)
        addBytes(json, u"body"_s, record.body);
    if (const QString why = whyBodyMissing(record); !why.isEmpty())
        json.add(u"body_missing", why);
    QList<QByteArray> replies;
    for (const store::SentReply &reply : record.replies)
        replies.append(replyJson(reply));
    return json.addRaw(u"replies", OrderedJson::array(replies)).toJson();
}

QByteArray jsonLine(const Record &record)
{
    return jsonRecord(record, true) + '\n';
}

} // namespace runlatch::interchange
