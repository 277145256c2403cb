// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreignentry.h"

#include "base/rules.h"
#include "http/recordedrequest.h"
#include "inspector/inspection.h"
#include "protocol/jsonapi.h"
#include "redaction/placeholder.h"

#include <QCryptographicHash>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;

constexpr qsizetype MaxForeignMethod = 100;

/// Tells whether it may be a moment at which a request was received.
bool isLikely(const QDateTime &at)
{
    return at.isValid() && at.date().year() >= 1970 && at.date().year() <= 9998;
}

QUuid foreignId(const ForeignRequest &request)
{
    const QUuid space(u"{0c1f7f0e-2f0b-4a63-8d7e-5b2f6a1c9e42}"_s);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(isLikely(request.at) ? protocol::writeTime(request.at).toLatin1() : QByteArray());
    hash.addData(' ' + QByteArray::number(request.head.size()) + ' ' + request.head);
    hash.addData(request.body);
    return QUuid::createUuidV5(space, hash.result());
}

} // namespace

base::Result<HarEntry> foreignEntry(const ForeignRequest &foreign, const QDateTime &fileTime)
{
    if (foreign.head.size() > MaxForeignHead)
        return foreignFault(Rules::ImportTooLarge, u"headers"_s);
    const http::RecordedRequest recorded = http::recordedRequest(foreign.head, foreign.isEncrypted);
    if (recorded.method.isEmpty() || recorded.method.size() > MaxForeignMethod || recorded.target.isEmpty())
        return foreignFault(Rules::ImportValue, u"method"_s);
    if (foreign.body.size() > MaxBodyBytes)
        return foreignFault(Rules::ImportTooLarge, u"body"_s);
    http::Request request;
    request.method = recorded.method;
    request.target = recorded.target;
    request.head = foreign.head;
    request.headers = recorded.headers;
    request.body = foreign.body;
    request.peer = foreign.peer;
    inspector::ReceiverOptions options;
    options.endpoint().path = QUrl::fromPercentEncoding(request.path());
    const bool hasTime = isLikely(foreign.at);
    const store::NewCapture capture = inspector::inspect(request, options, hasTime ? foreign.at : fileTime);
    HarEntry entry{{capture.row, capture.head, capture.body, {}, false}, foreign.lost, true};
    const bool isBodyRedacted = redaction::hasPlaceholder(foreign.body); // which is seen, and needs no doubt
    entry.record.isRedacted = isBodyRedacted || redaction::hasPlaceholder(capture.head);
    if (!hasTime)
        entry.lost.append(foreignFault(Rules::ImportNoTime, {}));
    const auto announced = http::announcedLength(recorded.headers);
    if (const auto doubt = isBodyRedacted ? std::nullopt : foreignDoubt(foreign, announced, u"body"_s)) {
        entry.lost.append(*doubt);
        entry.record.row.cause = doubt->rule.name();
    }
    if (foreign.isEncrypted)
        entry.record.row.tlsVersion = u"TLS"_s; // the version is not in the file
    entry.record.row.answered = foreign.answered;
    entry.record.row.uuid = foreignId(foreign);
    return entry;
}

} // namespace runlatch::interchange
