// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/har.h"

#include "base/rules.h"
#include "inspector/inspection.h"
#include "inspector/payloadrow.h"
#include "interchange/foreign/foreignrequest.h"
#include "interchange/harbody.h"
#include "interchange/harhead.h"
#include "interchange/harmembers.h"
#include "interchange/jsonlines.h"
#include "protocol/jsonapi.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;

constexpr qsizetype MaxTime = 64;

/// 0 if the entry tells none.
int statusOf(const JsonMembers &entry, QList<base::Error> &lost)
{
    if (!entry.has("response"))
        return 0;
    const auto response = membersOf(entry, "response", {"status"});
    const auto status = response ? response->number("status") : std::nullopt;
    if (response && !response->has("status"))
        return 0;
    if (status && *status >= 0 && *status <= 999)
        return static_cast<int>(*status);
    lost.append(foreignFault(Rules::ImportValue, response ? u"response.status"_s : u"response"_s));
    return 0;
}

QDateTime startOf(const JsonMembers &entry)
{
    const QByteArray text = entry.text("startedDateTime").value_or(QByteArray());
    const QDateTime at = text.size() <= MaxTime ? protocol::readTime(QString::fromLatin1(text)) : QDateTime();
    return at.isValid() && at.date().year() >= 1970 && at.date().year() <= 9998 ? at : QDateTime();
}

/// The same entry gets the same id, so that a file that is imported twice is there once.
QUuid idOf(const QDateTime &at, const Record &record)
{
    const QUuid space(u"{6d0b3a3c-5a55-4b39-9d2c-8f3d0f0f6d11}"_s);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(at.isValid() ? protocol::writeTime(at).toLatin1() : QByteArray());
    hash.addData(QByteArray::number(record.head.size()) + ' ' + record.head);
    hash.addData(record.body);
    return QUuid::createUuidV5(space, hash.result());
}

base::Result<HarEntry> readForeign(const JsonMembers &entry, const JsonMembers &source, const QDateTime &fileTime)
{
    const auto url = harAddress(source);
    if (!url)
        return url.error();
    const QString timePlace = u"startedDateTime"_s;
    const QDateTime told = startOf(entry);
    const QDateTime at = told.isValid() ? told : fileTime;
    if (!at.isValid())
        return foreignFault(Rules::ImportValue, timePlace);
    HarEntry read;
    if (!told.isValid())
        read.lost.append(foreignFault(Rules::ImportNoTime, timePlace));
    const auto head = readHarHead(source, *url, read.lost);
    if (!head)
        return head.error();
    const HarBody body = readHarBody(source, head->headers);
    if (body.bytes.size() > MaxBodyBytes)
        return foreignFault(Rules::ImportTooLarge, u"postData.text"_s);
    http::Request request = *head;
    request.body = body.bytes;
    inspector::ReceiverOptions options;
    options.endpoint().path = QUrl::fromPercentEncoding(request.path());
    const store::NewCapture capture = inspector::inspect(request, options, at);
    read.record = {capture.row, capture.head, capture.body, {}, false};
    if (body.doubt) {
        read.lost.append(*body.doubt);
        read.record.row.cause = body.doubt->rule.name();
    }
    if (isOfTls(url->scheme()))
        read.record.row.tlsVersion = u"TLS"_s; // the version is not in the file
    read.record.row.answered = statusOf(entry, read.lost);
    read.record.row.uuid = idOf(told, read.record);
    read.isForeign = true;
    return read;
}

} // namespace

base::Result<HarEntry> readHarEntry(QByteArrayView json, const QDateTime &fileTime)
{
    if (!json.startsWith('{'))
        return foreignFault(Rules::ImportValue, u"entries"_s);
    if (json.size() > MaxRecordBytes)
        return foreignFault(Rules::ImportTooLarge, u"entries"_s);
    const auto entry = JsonMembers::read(json, {"startedDateTime", "request", "response", "_runlatch"});
    if (!entry)
        return entry.error();
    const auto request = membersOf(*entry, "request", QList<QByteArray>{"url", "headers"} + harBodyMembers());
    if (!request)
        return request.error();
    if (!entry->has("_runlatch"))
        return readForeign(*entry, *request, fileTime);
    const auto own = entry->object("_runlatch");
    if (!own)
        return foreignFault(Rules::ImportValue, u"_runlatch"_s);
    const HarBody body = readHarBody(*request, {}); // its size and digest are in the own part
    if (body.isLost)
        return foreignFault(Rules::ImportValue, u"postData"_s);
    const auto record = readJsonRecord(*own, body.bytes);
    if (!record)
        return record.error();
    return HarEntry{*record, {}};
}

} // namespace runlatch::interchange
