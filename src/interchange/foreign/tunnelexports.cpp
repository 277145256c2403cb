// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/tunnelexports.h"

#include "base/rules.h"
#include "interchange/foreign/jsondocuments.h"
#include "interchange/foreign/rawrequest.h"
#include "protocol/jsonapi.h"

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;

constexpr qsizetype MaxTimeText = 64;

QDateTime timeText(const JsonMembers &members, const QByteArray &name)
{
    const QString text = QString::fromLatin1(members.text(name).value_or(QByteArray()).left(MaxTimeText));
    return protocol::readTime(QString(text).replace(u' ', u'T')); // webhook.site writes a blank between
}

int statusIn(const JsonMembers &response)
{
    const qint64 status = response.number("status_code").value_or(0);
    return status >= 100 && status <= 999 ? static_cast<int>(status) : 0;
}

} // namespace

QList<QByteArray> ngrokRequests(const QByteArray &file)
{
    return jsonDocuments(file, "requests");
}

base::Result<ForeignRequest> readNgrokRequest(const QByteArray &request)
{
    const auto members = JsonMembers::read(request, {"request", "response", "remote_addr", "start"});
    if (!members)
        return members.error();
    const QString place = u"request.raw"_s;
    const auto raw = membersAt(*members, {"request"}, {"raw"}).text("raw");
    if (!raw)
        return foreignFault(Rules::ImportMissing, place);
    const auto bytes = QByteArray::fromBase64Encoding(*raw, QByteArray::AbortOnBase64DecodingErrors);
    if (!bytes)
        return foreignFault(Rules::ImportValue, place);
    ForeignRequest foreign = splitRawRequest(*bytes);
    foreign.at = timeText(*members, "start");
    foreign.peer = QString::fromUtf8(members->text("remote_addr").value_or(QByteArray()));
    foreign.answered = statusIn(membersAt(*members, {"response"}, {"status_code"}));
    return foreign;
}

QList<QByteArray> webhookSiteRequests(const QByteArray &file)
{
    return jsonDocuments(file, "data");
}

base::Result<ForeignRequest> readWebhookSiteRequest(const QByteArray &request)
{
    const auto members =
        JsonMembers::read(request, {"method", "url", "content", "headers", "created_at", "ip", "size"});
    if (!members)
        return members.error();
    const auto address = readAddress(members->text("url").value_or(QByteArray()));
    if (!address)
        return foreignFault(members->has("url") ? Rules::ImportValue : Rules::ImportMissing, u"url"_s);
    const auto content = members->text("content");
    ForeignRequest foreign;
    const auto pairs = jsonPairs(members->object("headers").value_or("{}"));
    if (!pairs)
        foreign.lost.append(foreignFault(Rules::ImportHeadersLost, u"headers"_s));
    http::Headers headers = pairs.value_or(http::Headers());
    if (http::headerValue(headers, "Host").isNull())
        headers.prepend({"Host", address->host});
    foreign.head = foreignHead(members->text("method").value_or(QByteArray()), address->target, headers, foreign.lost);
    foreign.body = content.value_or(QByteArray());
    foreign.isText = true;
    const bool isOtherContent = members->has("content") && !content;
    foreign.isLost = isOtherContent || (foreign.body.isEmpty() && members->number("size").value_or(0) > 0);
    foreign.isEncrypted = address->isEncrypted;
    foreign.at = timeText(*members, "created_at");
    foreign.peer = QString::fromUtf8(members->text("ip").value_or(QByteArray()));
    return foreign;
}

} // namespace runlatch::interchange
