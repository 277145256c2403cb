// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/inspection.h"

#include "base/rules.h"
#include "http/url.h"
#include "protocol/payloadfinding.h"
#include "protocol/runtaskrequest.h"
#include "store/capturesession.h"
#include "store/listedrow.h"

#include <QCryptographicHash>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

namespace {

/// Cuts a text generously. The store shortens texts for lists after it has removed the secrets, and finds only whole
/// secrets.
QString raw(const QString &text)
{
    return text.left(store::MaxRawTextLength);
}

store::CaptureRow newRow(const QDateTime &receivedAt, const QString &peer, const QByteArray &path,
                         const QByteArray &body)
{
    store::CaptureRow row;
    row.uuid = QUuid::createUuid();
    row.receivedAt = receivedAt;
    row.endpoint = raw(QString::fromUtf8(path));
    row.peer = raw(peer);
    row.bytes = body.size();
    row.sha512 = QCryptographicHash::hash(body, QCryptographicHash::Sha512).toHex();
    return row;
}

protocol::SignatureCheck check(const http::Request &request, const QList<QByteArray> &keys)
{
    QList<QByteArray> values;
    for (const http::Header &header : request.headers) {
        if (protocol::isSignatureHeader(header.name))
            values.append(header.value);
    }
    return protocol::checkWithAnyKey(keys, request.body, values);
}

void readPayload(const protocol::RunTaskRequest &payload, store::CaptureRow &row)
{
    row.verification = payload.isVerification();
    row.findings = static_cast<int>(protocol::findingsIn(payload, row.verification).size());
    row.supported = payload.isSupported();
    row.acceptsOutcomes = payload.acceptsOutcomes();
    row.stage = raw(payload.stage);
    row.runId = raw(payload.runId);
    row.workspaceName = raw(payload.workspaceName);
    row.organizationName = raw(payload.organizationName);
    row.taskResultId = raw(payload.taskResultId);
    row.runMessage = raw(payload.runMessage);
    row.enforcementLevel = raw(payload.taskResultEnforcementLevel);
    const QUrl callback(payload.taskResultCallbackUrl, QUrl::StrictMode);
    if (callback.isValid())
        row.callbackHost = raw(http::withoutSecrets(callback));
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
    if (QUrl::fromPercentEncoding(request.path()) != options.path) {
        row.refusalRule = base::Rules::RequestPath;
        row.answered = 404;
    } else if (request.method != "POST") { // spec 4.5
        row.refusalRule = base::Rules::RequestMethod;
        row.answered = 405;
    } else {
        const int answer = row.verification ? options.answerVerification : options.answer;
        row.answered = options.rejectBadSignatures && !isSigned ? 401 : answer;
    }
}

} // namespace

store::NewCapture inspect(const http::Request &request, const ReceiverOptions &options, const QDateTime &receivedAt)
{
    store::CaptureRow row = newRow(receivedAt, request.peer, request.path(), request.body);
    row.loopback = request.peerIsLoopback && !cameThroughProxy(request.headers);
    const auto payload = protocol::readRunTaskRequest(request.body);
    row.readable = payload.isOk();
    if (payload)
        readPayload(*payload, row);
    const protocol::SignatureCheck signature = check(request, options.keys);
    row.verdict = signature.verdict;
    row.cause = signature.cause;
    judge(request, options, row);
    if (row.readable && row.supported && !row.verification && row.answered == 200)
        store::beginSession(row, options.deadlines, receivedAt);
    return {row, request.head, request.body};
}

store::NewCapture inspect(const http::Refusal &refusal, const QDateTime &receivedAt)
{
    const QByteArray line = refusal.head.left(refusal.head.indexOf('\n'));
    const qsizetype target = line.indexOf(' ') + 1;
    const QByteArray path = target > 0 ? line.mid(target, line.indexOf(' ', target) - target) : QByteArray();
    store::CaptureRow row = newRow(receivedAt, refusal.peer, path.left(path.indexOf('?')), {});
    row.readable = false;
    row.refusalRule = refusal.rule;
    row.answered = refusal.status;
    return {row, refusal.head, {}};
}

} // namespace runlatch::inspector
