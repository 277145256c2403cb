// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/reading/capturereading.h"

#include "base/answer.h"
#include "base/rules.h"
#include "inspector/capturecause.h"
#include "inspector/doubtfulbody.h"
#include "inspector/incompletebody.h"
#include "json/jsonchildren.h"
#include "redaction/contentcoding.h"
#include "redaction/secretfinder.h"
#include "store/captures/capturelint.h"
#include "text/unpacking.h"

#include <QThreadPool>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// The places of the values in the header that its kind of delivery has.
QList<redaction::Span> signatureHeaders(const QByteArray &head, protocol::DeliveryKind kind)
{
    QList<redaction::Span> places;
    qsizetype begin = 0;
    for (const QByteArray &line : head.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && protocol::isSignatureHeaderOf(kind, line.left(colon).trimmed())) {
            const QByteArrayView rest = QByteArrayView(line).sliced(colon + 1);
            const QByteArrayView value = rest.trimmed();
            places.append({begin + colon + 1 + (value.data() - rest.data()), value.size()});
        }
        begin += line.size() + 1;
    }
    return places;
}

/// The values without `secrets`, which are merged places in the head: a sender may repeat a token in the header.
QList<QByteArray> shownSignatures(const QByteArray &head, protocol::DeliveryKind kind,
                                  const QList<redaction::Span> &secrets)
{
    QList<QByteArray> values;
    for (const redaction::Span &place : signatureHeaders(head, kind))
        values.append(redaction::redactedByMarker(head.sliced(place.offset, place.length),
                                                  redaction::within(secrets, place.offset, place.length)));
    return values;
}

signature::SignatureCase signatureCase(const store::Capture &capture, const KnownKeys &keys)
{
    signature::SignatureCase request = inspector::signatureCase(capture);
    request.otherKeys = keys.others;
    for (const QByteArray &key : keys.own) {
        request.keys.append({keys.names.value(request.keys.size()), key});
    }
    return request;
}

/// Tells whether the linter read an object or array to its end. Values that it could read behind a fault may be wrong.
bool canBeTree(const QByteArray &body, const lint::Lint &lint)
{
    const auto breaks = [](const lint::LintFinding &finding) {
        return finding.rule == base::Rules::JsonBroken || finding.rule == base::Rules::JsonEncoding
            || finding.rule == base::Rules::JsonDepth;
    };
    return json::jsonDocument(body).isContainer() && std::none_of(lint.findings.begin(), lint.findings.end(), breaks);
}

/// Fills in what is read of the body.
void readContent(CaptureReading &reading)
{
    const QByteArray &body = reading.capture.body;
    const auto packed = text::unpacked(body, text::packingName(body, redaction::contentCoding(reading.capture.head)));
    reading.isUnpacked = packed.has_value();
    reading.content = packed.value_or(body);
    reading.contentSecrets = packed ? redaction::merged(redaction::findSecrets({}, *packed).body) : reading.secrets;
    reading.redactedContent = packed ? redaction::redacted(*packed, reading.contentSecrets) : reading.redactedBody;
}

CaptureReading read(const store::Capture &capture, const KnownKeys &keys)
{
    CaptureReading reading;
    reading.capture = capture;
    reading.incomplete = inspector::incompleteBody(capture);
    if (!reading.incomplete)
        reading.doubtful = inspector::doubtfulBody(capture);
    reading.lint = store::lintCapture(capture, capture.body);
    const redaction::Secrets secrets = redaction::findSecrets(capture.head, capture.body);
    reading.redactedHead = redaction::redacted(capture.head, secrets.head);
    reading.redactedBody = redaction::redacted(capture.body, secrets.body);
    const QList<redaction::Span> headSecrets = redaction::merged(secrets.head);
    reading.shownHead = redaction::redactedByMarker(capture.head, headSecrets);
    reading.shownSignature = shownSignatures(capture.head, capture.row.kind, headSecrets).join(", ");
    reading.secrets = redaction::merged(secrets.body);
    readContent(reading);
    reading.hasTree = !reading.incomplete && canBeTree(reading.content, reading.lint);
    reading.fields = PayloadFields(reading.content, reading.contentSecrets);
    const bool isExact = capture.complete && !reading.incomplete && !reading.doubtful;
    const KnownKeys usable = isExact ? keys : KnownKeys();
    reading.signatureCase = signatureCase(capture, usable);
    const bool isFramed = reading.signatureCase.framing.isEmpty();
    const QByteArray announced = isFramed ? capture.body : capture.body.left(reading.signatureCase.announced);
    reading.check = protocol::checkWithAnyKey(usable.own, announced, reading.signatureCase.received);
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
