// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/capturereport.h"

#include "app/cli/output/bodymembers.h"
#include "app/cli/output/findingmembers.h"
#include "app/cli/output/toldsignature.h"
#include "base/rules.h"
#include "http/message.h"
#include "inspector/capturecause.h"
#include "inspector/doubtfulbody.h"
#include "inspector/incompletebody.h"
#include "protocol/jsonapi.h"
#include "redaction/secretfinder.h"
#include "signature/signaturedoctor.h"
#include "store/captures/arrivedcontent.h"
#include "store/captures/capturelint.h"
#include "store/captures/importmark.h"
#include "store/search/capturefields.h"
#include "text/plaintext.h"
#include "wording/doubtfulbody.h"
#include "wording/incompletebody.h"
#include "wording/lint.h"
#include "wording/names.h"
#include "wording/refusedrequest.h"
#include "wording/signature/diagnosis.h"
#include "wording/signature/signature.h"
#include "wording/sizes.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

QString indented(const QString &text)
{
    return u"    "_s + text;
}

/// Splits a text of any length into lines that are short enough to be printed completely. They are shorter if the text
/// has characters that may be printed as longer marks.
QStringList wholeLines(const QString &text)
{
    const bool isPlain = std::all_of(text.begin(), text.end(), [](QChar letter) {
        return letter == u'\n' || (letter.unicode() >= 0x20 && letter.unicode() < 0x7f);
    });
    const qsizetype longest = isPlain ? 3900 : 480;
    QStringList lines;
    for (const QString &line : text.split(u'\n')) {
        for (qsizetype at = 0; at == 0 || at < line.size(); at += longest)
            lines.append(indented(line.mid(at, longest)));
    }
    return lines;
}

/// Adds UTF-8 as text, other bytes in base64 under another name.
void addBytes(TwoForms &event, const QString &name, const QByteArray &bytes, const QString &title)
{
    event.lines += indented(textOf(bytes) ? title : CaptureReport::tr("%1 (no UTF-8, in base64)").arg(title));
    event.lines += wholeLines(addBody(event.members, name, bytes).join(u'\n'));
}

QJsonValue momentOrNull(const QDateTime &time)
{
    return time.isValid() ? QJsonValue(protocol::writeTime(time)) : QJsonValue();
}

QByteArray tlsJson(const store::CaptureRow &row)
{
    if (row.tlsVersion.isEmpty())
        return "null";
    return json::OrderedJson().add(u"version", row.tlsVersion).add(u"cipher", textOrNull(row.tlsCipher)).toJson();
}

/// "At 127.0.0.1:8443, TLS 1.3, TLS_AES_256_GCM_SHA384"; empty where nothing was recorded.
QString arrivalText(const store::CaptureRow &row)
{
    QStringList parts;
    if (!row.listener.isEmpty())
        parts.append(CaptureReport::tr("at %1").arg(row.listener));
    if (!row.listener.isEmpty() || !row.tlsVersion.isEmpty())
        parts.append(wording::tls(row.tlsVersion, row.tlsCipher));
    return parts.join(u", "_s);
}

QString refusalMessage(const store::CaptureRow &row)
{
    if (row.refusals > 0)
        return wording::moreRefused(row.refusals);
    const auto sentence = wording::refusalSentence(row.refusalRule, row.bodyLimit);
    return sentence ? sentence->text() : CaptureReport::tr("It was not an acceptable request.");
}

QString refusedLine(const store::CaptureRow &row)
{
    return row.answered > 0
        ? CaptureReport::tr("Refused with %1: %2").arg(QString::number(row.answered), refusalMessage(row))
        : CaptureReport::tr("Refused without an answer: %1").arg(refusalMessage(row));
}

/// Returns the line that names a capture.
QString headline(const store::CaptureRow &row, const ToldSignature &signature)
{
    QStringList names{u"#%1"_s.arg(row.id)};
    if (row.verification)
        names.append(CaptureReport::tr("verification request"));
    if (row.kind != protocol::DeliveryKind::RunTask)
        names.append(protocol::deliveryKindName(row.kind));
    names += {row.stage, row.runId};
    names.removeAll(QString());
    const bool isClaim = store::isFromFile(row);
    const bool isProved = signature.isCheckedNow || store::isProvedFromFile(row);
    const QString line = isClaim && isProved
        ? CaptureReport::tr("%1: imported, signature %2 as proved here, answered %3 as its file says")
        : isClaim ? CaptureReport::tr("%1: imported, signature %2, answered %3 as its file says")
                  : CaptureReport::tr("%1: signature %2, answered %3");
    return line.arg(names.join(u' '), protocol::verdictName(signature.verdict), QString::number(row.answered));
}

using Findings = std::optional<lint::LintSummary>;

/// "3 findings (2 errors, 1 note: payload.missing, payload.unknown-key)".
QString findingsText(const Findings &findings)
{
    if (!findings)
        return CaptureReport::tr("findings not counted yet");
    const QString all = CaptureReport::tr("%n finding(s)", nullptr, findings->count());
    if (findings->count() == 0)
        return all;
    return u"%1 (%2: %3)"_s.arg(all, wording::lintCounts(*findings), findings->ruleNames().join(u", "_s));
}

QString bytesLine(const store::CaptureRow &row, const Findings &findings)
{
    QStringList parts{row.endpoint, CaptureReport::tr("%1 bytes").arg(row.bytes)};
    if (!row.taskResultId.isEmpty())
        parts.append(row.taskResultId);
    parts.append(findingsText(findings));
    return indented(parts.join(u", "_s));
}

/// Adds the members and lines that `inspect` and `captures` share.
void addRequest(TwoForms &event, const store::CaptureRow &row, const ToldSignature &signature)
{
    event.members.add(u"path", row.endpoint).add(u"listener", textOrNull(row.listener));
    event.members.addRaw(u"tls", tlsJson(row)).add(u"bytes", row.bytes);
    event.members.add(u"sha512", QString::fromLatin1(row.sha512)).add(u"verification", row.verification);
    event.members.add(u"kind", protocol::deliveryKindName(row.kind));
    event.members.add(u"stage", row.stage).add(u"run", row.runId).add(u"task_result", row.taskResultId);
    if (!row.rule.isEmpty())
        event.members.add(u"rule", row.rule);
    event.members.addRaw(u"signature", signatureJson(signature));
}

void addRequestLines(TwoForms &event, const store::CaptureRow &row, const ToldSignature &signature,
                     const Findings &findings)
{
    event.lines.append(bytesLine(row, findings));
    if (const QString arrival = arrivalText(row); !arrival.isEmpty())
        event.lines.append(indented(arrival));
    event.lines.append(indented(u"SHA-512 "_s + QString::fromLatin1(row.sha512)));
    if (!row.rule.isEmpty())
        event.lines.append(indented(store::isFromFile(row)
                                        ? CaptureReport::tr("rule “%1”, as its file says").arg(row.rule)
                                        : CaptureReport::tr("rule “%1”").arg(row.rule)));
    if (!signature.message.isEmpty())
        event.lines.append(indented(signature.message));
    if (const QString advice = wording::deliveryAdvice(row.kind); !advice.isEmpty())
        event.lines.append(indented(advice));
}

/// Adds what the row was made from, and returns the line; empty if it was received as it is.
QString addLineage(json::OrderedJson &members, const store::CaptureRow &row)
{
    const protocol::Edits edits = protocol::Edits::ofText(row.edited);
    if (row.parent > 0)
        members.add(u"from", row.parent);
    if (!edits.isEmpty())
        members.add(u"edited", QJsonArray::fromStringList(edits.names()));
    if (store::isFromFile(row) && !edits.isEmpty())
        return CaptureReport::tr("as its file says, %1").arg(wording::edits(edits));
    const bool isMade = row.parent > 0 || !edits.isEmpty();
    return isMade ? u"#%1 "_s.arg(row.id) + wording::lineage(row.parent, edits) : QString();
}

/// Returns the members that only the store has: time, sender, recipient and state.
TwoForms keptEvent(const store::CaptureRow &row, const Findings &findings, const CaptureReport::CheckedNow &check,
                   const QDateTime &now)
{
    TwoForms event;
    const ToldSignature signature = signatureOf(row, check);
    QStringList parts{protocol::writeTime(row.receivedAt), CaptureReport::tr("from %1").arg(row.peer)};
    event.members.add(u"id", row.id).add(u"origin", store::originOf(row));
    event.members.add(u"received_at", protocol::writeTime(row.receivedAt)).add(u"peer", row.peer);
    addRequest(event, row, signature);
    event.members.add(u"organization", row.organizationName).add(u"workspace", row.workspaceName);
    event.members.add(u"delivery", row.delivery);
    lint::addFindings(event.members, findings);
    event.members.add(u"answered", row.answered);
    const QString state = store::captureStateName(store::captureState(row, now));
    event.members.add(u"state", state).add(u"deadline", momentOrNull(row.deadline));
    event.members.add(u"refused", textOrNull(row.refusalRule));
    const QString refused = row.isRefused() ? refusalMessage(row) : QString();
    event.members.add(u"message", textOrNull(refused)).add(u"pinned", row.pinned);
    const QString lineage = addLineage(event.members, row);

    for (const QString &name : {row.organizationName, row.workspaceName}) {
        if (!name.isEmpty())
            parts.append(name);
    }
    parts.append(CaptureReport::tr("delivery %1").arg(row.delivery));
    parts.append(state);
    if (row.deadline.isValid())
        parts.append(CaptureReport::tr("deadline %1").arg(protocol::writeTime(row.deadline)));
    if (row.pinned)
        parts.append(CaptureReport::tr("pinned"));
    event.lines.append(headline(row, signature));
    event.lines.append(indented(parts.join(u", "_s)));
    if (!refused.isEmpty())
        event.lines.append(indented(refusedLine(row)));
    if (!lineage.isEmpty())
        event.lines.append(indented(lineage));
    addRequestLines(event, row, signature, findings);
    if (store::liesAhead(row, now)) {
        event.members.add(u"time_ahead", true);
        event.lines.append(indented(wording::sentenceOfRule(base::Rules::ImportTimeAhead)->fact));
    }
    return event;
}

/// A value that is no UTF-8 stands in base64 under another name.
QByteArray headerJson(const http::Header &header)
{
    json::OrderedJson json;
    json.add(u"name", QString::fromUtf8(header.name));
    if (const auto value = textOf(header.value))
        return json.add(u"value", *value).toJson();
    json.add(u"value", QJsonValue());
    return json.add(u"value_base64", QString::fromLatin1(header.value.toBase64())).toJson();
}

QString headerLine(const http::Header &header)
{
    const QString name = QString::fromUtf8(header.name) + u": "_s;
    if (const auto value = textOf(header.value))
        return name + *value;
    return name + CaptureReport::tr("%1 (no UTF-8, in base64)").arg(QString::fromLatin1(header.value.toBase64()));
}

/// Adds name and value of each header of a redacted head. Bytes that are not HTTP are added as received.
void addHead(TwoForms &event, const store::CaptureRow &row, const QByteArray &head)
{
    const QByteArray line = head.left(head.indexOf('\n')).trimmed();
    if (row.isRefused() && !row.refusalRule.startsWith("request."_L1)) {
        addBytes(event, u"head"_s, head, CaptureReport::tr("Head, as received:"));
        return;
    }
    QList<QByteArray> headers;
    event.lines += wholeLines(QString::fromUtf8(line));
    for (const http::Header &header : http::splitHeaders(head)) {
        headers += headerJson(header);
        event.lines += wholeLines(headerLine(header));
    }
    event.members.add(u"request_line", QString::fromUtf8(line));
    event.members.addRaw(u"headers", json::OrderedJson::array(headers));
}

/// Adds how much of the body arrived, if it is incomplete.
void addIncomplete(TwoForms &event, const store::Capture &capture)
{
    const auto body = inspector::incompleteBody(capture);
    if (!body)
        return;
    const QString message = wording::incompleteBody(*body);
    json::OrderedJson members;
    members.add(u"arrived", body->arrived);
    members.add(u"announced", body->announced ? QJsonValue(*body->announced) : QJsonValue());
    members.add(u"unread", body->unread).add(u"kept", body->isKept).add(u"message", message);
    event.members.addRaw(u"incomplete", members.toJson());
    event.lines.append(indented(message));
}

/// Adds how many bytes were announced and how many came, if the head of the request announces too little.
void addFraming(TwoForms &event, const store::Capture &capture)
{
    const auto fault = signature::framingFault(inspector::signatureCase(capture));
    if (!fault)
        return;
    const QString message = wording::diagnosisWords(*fault).brief;
    json::OrderedJson members;
    members.add(u"rule", fault->cause.name()).add(u"announced", fault->announced).add(u"sent", fault->sent);
    event.members.addRaw(u"framing", members.add(u"message", message).toJson());
    event.lines.append(indented(message));
}

/// Adds why the body is not known to be what was sent, if it is not.
void addDoubt(TwoForms &event, const std::optional<protocol::DoubtfulBody> &body)
{
    if (!body)
        return;
    const QString message = wording::doubtfulBody(*body);
    json::OrderedJson members;
    members.add(u"rule", body->reason.name());
    members.add(u"announced", body->announced ? QJsonValue(*body->announced) : QJsonValue());
    members.add(u"kept", body->kept).add(u"message", message);
    event.members.addRaw(u"doubtful", members.toJson());
    event.lines.append(indented(message));
}

/// Lints the body as it arrived. A stranger's name in a finding may repeat one of the secrets.
lint::Lint lintOf(const store::Capture &capture, const QList<QByteArray> &secrets)
{
    lint::Lint lint = store::lintCapture(capture, capture.body);
    for (lint::LintFinding &finding : lint.findings) {
        finding.pointer = redaction::redacted(finding.pointer, secrets);
        for (QString &argument : finding.arguments)
            argument = redaction::redacted(argument, secrets);
    }
    return lint;
}

} // namespace

/// The counts of the row are those of the exact body. A body that is not counted yet is counted as `lint` has it.
lint::LintSummary CaptureReport::tellFindings(const store::CaptureRow &row, const lint::Lint &lint)
{
    for (const lint::LintFinding &finding : lint.findings)
        tellFinding(row.id, finding);
    return row.findings.value_or(lint::LintSummary::of(lint));
}

void CaptureReport::tellFinding(qint64 id, const lint::LintFinding &finding)
{
    const wording::Sentence sentence = wording::lintSentence(finding);
    json::OrderedJson members;
    members.add(u"id", id);
    addFinding(members, finding);
    const QString place = finding.pointer.isEmpty() ? QString() : u" "_s + finding.pointer;
    const QString said = wording::lintSeverityWord(finding.severity) + u": "_s + sentence.text();
    m_output.event(u"finding", members,
                   tr("#%1 finding%2: %3").arg(QString::number(id), place, said) + u" [%1]"_s.arg(finding.rule.name()));
}

void CaptureReport::tellCaptured(const store::CaptureRow &row, const std::optional<store::Capture> &capture,
                                 bool tellsBody, const QString &key)
{
    const redaction::Secrets secrets =
        capture ? redaction::findSecrets(capture->head, capture->body) : redaction::Secrets();
    const Findings findings = capture ? tellFindings(row, lintOf(*capture, secrets.values)) : row.findings;
    TwoForms event;
    ToldSignature signature = signatureOf(row);
    signature.key = key;
    if (capture)
        signature.header = headerState(*capture);
    event.members.add(u"id", row.id);
    addRequest(event, row, signature);
    lint::addFindings(event.members, findings);
    event.members.add(u"answered", row.answered);
    event.lines.append(headline(row, signature));
    addRequestLines(event, row, signature, findings);
    if (row.verdict == protocol::Verdict::Unchecked && signature.header == "missing"_L1)
        event.lines.append(indented(tr("The request has no signature header.")));
    else if (row.verdict == protocol::Verdict::Unchecked && signature.header == "empty"_L1)
        event.lines.append(indented(tr("The signature header is empty.")));
    if (!key.isEmpty())
        event.lines.append(indented(tr("The key is that of “%1”.").arg(text::markedText(key))));
    if (capture)
        addFraming(event, *capture);
    if (tellsBody && capture)
        addBytes(event, u"body"_s, redaction::redacted(capture->body, secrets.body), tr("Body:"));
    else if (tellsBody)
        event.members.add(u"body", QJsonValue());
    m_output.event(u"captured", event.members, event.lines);
}

void CaptureReport::tellRefused(const store::CaptureRow &row)
{
    json::OrderedJson members;
    members.add(u"rule", row.refusalRule).add(u"status", row.answered);
    if (row.refusals > 0)
        members.add(u"count", row.refusals);
    members.add(u"message", refusalMessage(row));
    m_output.event(u"refused", members, refusedLine(row));
}

void CaptureReport::tellKept(const store::CaptureRow &row, const CheckedNow &check)
{
    TwoForms event = keptEvent(row, row.findings, check, m_now);
    addDoubt(event, store::doubtfulBody(row));
    m_output.event(u"capture", event.members, event.lines);
}

void CaptureReport::tellKept(const store::Capture &capture, const CheckedNow &check)
{
    const redaction::Secrets secrets = redaction::findSecrets(capture.head, capture.body);
    const Findings findings = tellFindings(capture.row, lintOf(capture, secrets.values));
    TwoForms event = keptEvent(capture.row, findings, check, m_now);
    addHead(event, capture.row, redaction::redacted(capture.head, secrets.head));
    addIncomplete(event, capture);
    addDoubt(event, inspector::doubtfulBody(capture));
    addFraming(event, capture);
    addBytes(event, u"body"_s, redaction::redacted(capture.body, secrets.body), tr("Body:"));
    m_output.event(u"capture", event.members, event.lines);
    for (const store::SentReply &reply : capture.replies)
        tellReply(capture.row.id, reply);
}

void CaptureReport::tellReply(qint64 id, const store::SentReply &reply)
{
    TwoForms event;
    const QString sentAt = protocol::writeTime(reply.sentAt);
    event.members.add(u"id", id).add(u"sent_at", sentAt).add(u"status", reply.status);
    event.members.add(u"http", reply.http > 0 ? QJsonValue(reply.http) : QJsonValue());
    event.members.add(u"error", textOrNull(reply.errorKind)).add(u"automatic", reply.automatic);
    event.members.add(u"origin", reply.imported ? u"file"_s : u"here"_s);
    QStringList parts{sentAt, reply.http > 0 ? tr("answered %1").arg(reply.http) : tr("no answer")};
    if (!reply.errorKind.isEmpty())
        parts.append(reply.errorKind);
    if (reply.automatic)
        parts.append(tr("automatic"));
    if (reply.imported)
        parts.append(tr("as its file says"));
    event.lines.append(tr("#%1 reply %2: %3").arg(QString::number(id), reply.status, parts.join(u", "_s)));
    const QList<redaction::Span> secrets = redaction::findSecrets({}, reply.body).body;
    addBytes(event, u"body"_s, redaction::redacted(reply.body, secrets), tr("Body:"));
    m_output.event(u"reply", event.members, event.lines);
}

} // namespace runlatch::cli
