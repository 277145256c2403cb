// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/inspection.h"

#include "base/rules.h"
#include "inspector/payloadrow.h"
#include "inspector/plan/planlink.h"
#include "protocol/sha512.h"
#include "store/captures/arrivedcontent.h"
#include "store/captures/captureid.h"
#include "store/captures/capturesession.h"
#include "store/captures/listedrow.h"

#include <QUrl>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

namespace {

void noteBody(const QByteArray &body, store::CaptureRow &row)
{
    row.bytes = body.size();
    row.sha512 = protocol::sha512(body).toHex();
}

store::CaptureRow newRow(const QDateTime &receivedAt, const QString &peer, const QByteArray &path,
                         const QByteArray &body)
{
    store::CaptureRow row;
    row.uuid = store::newCaptureId(receivedAt);
    row.receivedAt = receivedAt;
    row.endpoint = rawText(QString::fromUtf8(path));
    row.peer = rawText(peer);
    noteBody(body, row);
    return row;
}

/// The path of a refused head. Empty where no method begins it, as of TLS on a port without: that is no request line.
QByteArray pathOfRefused(const QByteArray &head)
{
    const QByteArray line = head.left(head.indexOf('\n'));
    const qsizetype target = line.indexOf(' ') + 1;
    if (target == 0 || !http::isToken(QByteArrayView(line).first(target - 1)))
        return {};
    return http::pathOf(line.mid(target, line.indexOf(' ', target) - target));
}

void noteArrival(store::CaptureRow &row, const QString &listener, const http::TlsFacts &tls)
{
    row.listener = listener;
    row.tlsVersion = tls.version;
    row.tlsCipher = tls.cipher;
}

/// Tells whether the cause is what the form of the signature says, so that nothing is proved.
bool saysFormAlone(base::Rule cause)
{
    using base::Rules;
    return cause == Rules::DigestDiffers || cause == Rules::DigestLength || cause == Rules::DigestNotHex;
}

/// The header that its kind of delivery has, because a receiver of that kind looks for no other.
QList<QByteArray> signatureValues(const http::Headers &headers, protocol::DeliveryKind kind)
{
    QList<QByteArray> values;
    for (const http::Header &header : headers) {
        if (protocol::isSignatureHeaderOf(kind, header.name))
            values.append(header.value);
    }
    return values;
}

/// Tells whether nothing announces a body, although the request should have one.
bool hasNoLength(const http::Request &request)
{
    return request.method == "POST" && request.body.isEmpty()
        && http::headerValue(request.headers, "Content-Length").isNull()
        && http::headerValue(request.headers, "Transfer-Encoding").isNull();
}

/// The request as it was read, and what its signature says of it.
struct Judged
{
    protocol::SignatureCheck signature;
    QByteArray body; ///< all that was sent of it, as far as that is proved
};

/// The body with the bytes behind the request, where they may belong to it; nullopt where they cannot.
std::optional<QByteArray> bodyWithSurplus(const http::Request &request, qint64 largest)
{
    const bool mayBeLonger = hasNoLength(request) || http::announcedLength(request.headers);
    if (request.surplus.isEmpty() || !mayBeLonger || request.body.size() + request.surplus.size() > largest)
        return std::nullopt;
    return request.body + request.surplus;
}

/// Checks the signature. Where it does not hold, the bytes behind the request may belong to a body that was announced
/// too short, or not at all: the signature proves it.
Judged judgeSignature(const http::Request &request, protocol::DeliveryKind kind, const QList<QByteArray> &keys,
                      qint64 largest)
{
    const QList<QByteArray> values = signatureValues(request.headers, kind);
    Judged judged{protocol::checkWithAnyKey(keys, request.body, values), request.body};
    if (judged.signature.verdict != protocol::Verdict::Invalid)
        return judged;
    const base::Rule framing = hasNoLength(request) ? base::Rules::BodyNoLength : base::Rules::BodyLength;
    const auto sent = bodyWithSurplus(request, largest);
    if (sent && protocol::checkWithAnyKey(keys, *sent, values).verdict == protocol::Verdict::Valid) {
        judged.signature.cause = framing;
        judged.body = *sent;
    } else if (framing == base::Rules::BodyNoLength && saysFormAlone(judged.signature.cause)) {
        judged.signature.cause = framing;
    }
    return judged;
}

bool cameThroughProxy(const http::Headers &headers)
{
    return std::any_of(headers.begin(), headers.end(), [](const http::Header &header) {
        const QByteArray name = header.name.toLower();
        return name == "forwarded" || name == "x-forwarded-for" || name == "via";
    });
}

/// The name of the rule that acts on the request; empty: none does.
QString actingRule(const store::CaptureRow &row, const QByteArray &body, const ReceiverOptions &options,
                   const rulebook::RuleBook &rules)
{
    if (rules.isEmpty())
        return {};
    rulebook::RuleRequest asked(store::listed(row, {}), body, options.endpointNames());
    if (mayFetchUnasked(row))
        asked.awaitPlan();
    const rulebook::AnswerRule *rule = rules.choose(asked);
    return rule ? rule->name : QString();
}

static_assert(rulebook::RuleAnswer::MaxDelay <= EndpointAnswer::MaxDelay, "an endpoint takes the delays of rules");

EndpointAnswer::End endOfRule(http::Misbehavior::End end)
{
    switch (end) {
    case http::Misbehavior::End::Close: return EndpointAnswer::End::Close;
    case http::Misbehavior::End::Reset: return EndpointAnswer::End::Reset;
    case http::Misbehavior::End::CutBody: return EndpointAnswer::End::Half;
    case http::Misbehavior::End::Whole:
    case http::Misbehavior::End::EndlessBody: // no rule has these two
    case http::Misbehavior::End::Silence: break;
    }
    return EndpointAnswer::End::Whole;
}

void judge(const http::Request &request, const QByteArray &body, const ReceiverOptions &options,
           const rulebook::RuleBook &rules, store::CaptureRow &row)
{
    const bool isSigned = row.verdict == protocol::Verdict::Valid || row.verdict == protocol::Verdict::Unchecked;
    const Endpoint *endpoint = findEndpoint(options.endpoints, request.path());
    if (!endpoint) {
        row.refusalRule = base::Rules::RequestPath;
        row.answered = 404;
    } else if (request.method != "POST") { // spec 4.5
        row.refusalRule = base::Rules::RequestMethod;
        row.answered = 405;
    } else if (endpoint->rejectBadSignatures && !isSigned) {
        row.answered = 401;
    } else {
        row.rule = actingRule(row, body, options, rules);
        row.answered = answerTo(*endpoint, row, rules).toldStatus();
    }
}

} // namespace

EndpointAnswer endpointAnswer(const Endpoint &endpoint, bool isVerification)
{
    if (!isVerification || !endpoint.answerVerification)
        return endpoint.answer;
    EndpointAnswer plain;
    plain.status = *endpoint.answerVerification;
    return plain;
}

EndpointAnswer answerTo(const Endpoint &endpoint, const store::CaptureRow &row, const rulebook::RuleBook &rules)
{
    EndpointAnswer answer = endpointAnswer(endpoint, row.verification);
    const rulebook::AnswerRule *rule = row.rule.isEmpty() ? nullptr : rules.find(row.rule);
    if (!rule || !rule->answer)
        return answer;
    if (rule->answer->status) {
        answer = {};
        answer.status = *rule->answer->status;
    }
    answer.delay = rule->answer->delay.value_or(answer.delay);
    if (rule->answer->end)
        answer.end = endOfRule(*rule->answer->end);
    return answer;
}

store::NewCapture inspect(const http::Request &request, const ReceiverOptions &options, const QDateTime &receivedAt,
                          const rulebook::RuleBook &rules)
{
    store::CaptureRow row = newRow(receivedAt, request.peer, request.path(), request.body);
    noteArrival(row, request.listener, request.tls);
    row.loopback = request.peerIsLoopback && !cameThroughProxy(request.headers);
    noteHeaders(request.headers, row);
    readPayload(request.body, row);
    const Judged judged = judgeSignature(request, row.kind, options.keysFor(request.path()), options.limits.bodyBytes);
    if (judged.body.size() > request.body.size()) {
        noteBody(judged.body, row);
        readPayload(judged.body, row);
    }
    row.verdict = judged.signature.verdict;
    row.cause = judged.signature.cause;
    judge(request, judged.body, options, rules, row);
    if (judged.body.size() <= MaxCountedAtOnce)
        countFindings(request.head, judged.body, row);
    const bool isTask = row.readable && row.supported && !row.verification && !protocol::isNotification(row.kind);
    if (isTask && row.answered == 200)
        store::beginSession(row, options.deadlines, receivedAt);
    return {row, request.head, judged.body};
}

bool hasProvedSurplus(const http::Request &request, const store::NewCapture &capture)
{
    return !store::wrongFraming(capture.row).isEmpty() && capture.body.size() > request.body.size();
}

store::NewCapture inspect(const http::Refusal &refusal, const QDateTime &receivedAt)
{
    const http::ArrivedBody body = refusal.body.value_or(http::ArrivedBody());
    store::CaptureRow row =
        newRow(receivedAt, refusal.peer, pathOfRefused(refusal.head), body.bytes.left(body.contentBytes));
    noteArrival(row, refusal.listener, refusal.tls);
    row.readable = false;
    row.refusalRule = refusal.rule;
    row.bodyLimit = refusal.bodyLimit;
    row.answered = refusal.status;
    if (row.bytes == 0)
        row.findings.emplace(); // there is nothing to judge
    if (refusal.body) {
        row.cause = base::Rules::BodyIncomplete;
        if (body.contentBytes <= MaxCountedAtOnce)
            countFindings(refusal.head, body.bytes, row);
    }
    return {row, refusal.head, body.bytes};
}

} // namespace runlatch::inspector
