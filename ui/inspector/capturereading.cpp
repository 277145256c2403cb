// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/capturereading.h"

#include "base/answer.h"
#include "base/rules.h"
#include "inspector/incompletebody.h"
#include "protocol/jsonchildren.h"
#include "redaction/secretfinder.h"
#include "store/capturelint.h"

#include <QThreadPool>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

QList<QByteArray> signatureHeaders(const QByteArray &head)
{
    QList<QByteArray> values;
    for (const QByteArray &line : head.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && protocol::isSignatureHeader(line.left(colon).trimmed()))
            values.append(line.mid(colon + 1).trimmed());
    }
    return values;
}

/// Checks the signature. Unchecked if the exact bytes are gone.
protocol::SignatureCase signatureCase(const store::Capture &capture, const KnownKeys &keys)
{
    protocol::SignatureCase request{.keys = {}, .otherKeys = keys.others, .body = capture.body, .received = {}};
    request.received = signatureHeaders(capture.head);
    for (const QByteArray &key : keys.own) {
        request.keys.append({keys.names.value(request.keys.size()), key});
    }
    return request;
}

/// Tells whether the linter read an object or array to its end. Values that it could read behind a fault may be wrong.
bool canBeTree(const QByteArray &body, const protocol::Lint &lint)
{
    const auto breaks = [](const protocol::LintFinding &finding) {
        return finding.rule == base::Rules::JsonBroken || finding.rule == base::Rules::JsonEncoding
            || finding.rule == base::Rules::JsonDepth;
    };
    return protocol::jsonDocument(body).isContainer()
        && std::none_of(lint.findings.begin(), lint.findings.end(), breaks);
}

CaptureReading read(const store::Capture &capture, const KnownKeys &keys)
{
    CaptureReading reading;
    reading.capture = capture;
    reading.incomplete = inspector::incompleteBody(capture);
    reading.lint = store::lintCapture(capture, capture.body);
    reading.hasTree = !reading.incomplete && canBeTree(capture.body, reading.lint);
    const redaction::Secrets secrets = redaction::findSecrets(capture.head, capture.body);
    reading.redactedHead = redaction::redacted(capture.head, secrets.head);
    reading.redactedBody = redaction::redacted(capture.body, secrets.body);
    reading.shownHead = redaction::redactedByMarker(capture.head, redaction::merged(secrets.head));
    reading.secrets = redaction::merged(secrets.body);
    reading.fields = PayloadFields(capture.body, reading.secrets);
    const KnownKeys usable = capture.complete && !reading.incomplete ? keys : KnownKeys();
    reading.signatureCase = signatureCase(capture, usable);
    reading.check = protocol::checkWithAnyKey(usable.own, capture.body, reading.signatureCase.received);
    reading.keyName = usable.names.value(reading.check.key - 1);
    return reading;
}

} // namespace

void readCapture(const store::Capture &capture, const KnownKeys &keys, QObject *context,
                 base::Callback<CaptureReading> done)
{
    const base::Answer<CaptureReading> answer(context, std::move(done));
    QThreadPool::globalInstance()->start([capture, keys, answer] { answer(read(capture, keys)); });
}

QString digestEnds(const QByteArray &digest)
{
    constexpr int shown = 16;
    const QString text = QString::fromLatin1(digest);
    return text.size() <= 2 * shown + 3 ? text : text.left(shown) + u" … "_s + text.right(shown);
}

} // namespace runlatch::ui
