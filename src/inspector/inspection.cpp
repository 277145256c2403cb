// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/inspection.h"

#include "base/rules.h"
#include "inspector/payloadrow.h"
#include "protocol/sha512.h"
#include "store/captures/captureid.h"
#include "store/captures/capturesession.h"

#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

namespace {

store::CaptureRow newRow(const QDateTime &receivedAt, const QString &peer, const QByteArray &path,
                         const QByteArray &body)
{
    store::CaptureRow row;
    row.uuid = store::newCaptureId(receivedAt);
    row.receivedAt = receivedAt;
    row.endpoint = rawText(QString::fromUtf8(path));
    row.peer = rawText(peer);
    row.bytes = body.size();
    row.sha512 = protocol::sha512(body).toHex();
    if (body.isEmpty())
        row.findings.emplace();
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

/// The header that its kind of delivery has, because a receiver of that kind looks for no other.
protocol::SignatureCheck checkSignature(const http::Request &request, protocol::DeliveryKind kind,
                                        const QList<QByteArray> &keys)
{
    QList<QByteArray> values;
    for (const http::Header &header : request.headers) {
        if (protocol::isSignatureHeaderOf(kind, header.name))
            values.append(header.value);
    }
    return protocol::checkWithAnyKey(keys, request.body, values);
}

bool cameThroughProxy(const http::Headers &headers)
{
    return std::any_of(headers.begin(), headers.end(), [](const http::Header &header) {
        const QByteArray name = header.name.toLower();
        return name == "forwarded" || name == "x-forwarded-for" || name == "via";
    });
}

void judge(const http::Request &request, const ReceiverOptions &options, store::CaptureRow &row)
{
    const bool isSigned = row.verdict == protocol::Verdict::Valid || row.verdict == protocol::Verdict::Unchecked;
    const Endpoint *endpoint = findEndpoint(options.endpoints, request.path());
    if (!endpoint) {
        row.refusalRule = base::Rules::RequestPath;
        row.answered = 404;
    } else if (request.method != "POST") { // spec 4.5
        row.refusalRule = base::Rules::RequestMethod;
        row.answered = 405;
    } else {
        const int answer = endpointAnswer(*endpoint, row.verification).toldStatus();
        row.answered = endpoint->rejectBadSignatures && !isSigned ? 401 : answer;
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

store::NewCapture inspect(const http::Request &request, const ReceiverOptions &options, const QDateTime &receivedAt)
{
    store::CaptureRow row = newRow(receivedAt, request.peer, request.path(), request.body);
    noteArrival(row, request.listener, request.tls);
    row.loopback = request.peerIsLoopback && !cameThroughProxy(request.headers);
    noteHeaders(request.headers, row);
    readPayload(request.body, row);
    if (request.body.size() <= MaxCountedAtOnce)
        countFindings(request.body, row);
    const protocol::SignatureCheck signature = checkSignature(request, row.kind, options.keysFor(request.path()));
    row.verdict = signature.verdict;
    row.cause = signature.cause;
    judge(request, options, row);
    const bool isTask = row.readable && row.supported && !row.verification && !protocol::isNotification(row.kind);
    if (isTask && row.answered == 200)
        store::beginSession(row, options.deadlines, receivedAt);
    return {row, request.head, request.body};
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
    if (refusal.body) {
        row.cause = base::Rules::BodyIncomplete;
        if (body.contentBytes <= MaxCountedAtOnce)
            countFindings(body.bytes, row);
    }
    return {row, refusal.head, body.bytes};
}

} // namespace runlatch::inspector
