// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/faultyanswer.h"

#include "simulator/apimessage.h"
#include "simulator/serviceheaders.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

http::Response statusOnly(int status)
{
    if (status < 400)
        return {.status = status, .headers = {}, .body = {}};
    return errorResponse(status, QString::fromLatin1(http::reasonPhrase(status)).toLower());
}

http::Response loginPage()
{
    return {.status = 200,
            .headers = {{"Content-Type", "text/html; charset=utf-8"}},
            .body = "<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body>"
                    "<form method=\"post\"><input name=\"user\"><input name=\"password\" type=\"password\"></form>"
                    "</body></html>\n"};
}

QJsonValue ofWrongType(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::String: return 7;
    case QJsonValue::Double: return QString::number(value.toDouble());
    case QJsonValue::Bool: return value.toBool() ? u"true"_s : u"false"_s;
    case QJsonValue::Array: {
        QJsonArray wrong;
        const QJsonArray elements = value.toArray();
        for (const QJsonValue &element : elements)
            wrong.append(ofWrongType(element));
        return wrong;
    }
    case QJsonValue::Object: {
        QJsonObject wrong = value.toObject();
        for (auto member = wrong.begin(); member != wrong.end(); ++member)
            *member = ofWrongType(*member);
        return wrong;
    }
    case QJsonValue::Null:
    case QJsonValue::Undefined: break;
    }
    return value;
}

QJsonValue withoutAttributes(const QJsonValue &data)
{
    if (data.isArray()) {
        QJsonArray bare;
        const QJsonArray resources = data.toArray();
        for (const QJsonValue &resource : resources)
            bare.append(withoutAttributes(resource));
        return bare;
    }
    QJsonObject bare = data.toObject();
    bare.remove("attributes"_L1);
    return bare;
}

QJsonObject withoutKeys(QJsonObject document)
{
    document.remove("meta"_L1);
    document.remove("links"_L1);
    if (document.contains("data"_L1))
        document["data"_L1] = withoutAttributes(document["data"_L1]);
    return document;
}

template <typename Change> void rewrite(QByteArray &body, Change change)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    if (document.isObject())
        body = QJsonDocument(change(document.object())).toJson(QJsonDocument::Compact);
}

} // namespace

std::optional<http::Response> insteadOfAnswer(FaultDraw &draw)
{
    if (const auto fault = draw.take(FaultKind::Status))
        return statusOnly(fault->number);
    if (const auto fault = draw.take(FaultKind::RateLimit))
        return tooManyRequestsResponse(fault->time);
    if (draw.take(FaultKind::Html))
        return loginPage();
    if (const auto fault = draw.take(FaultKind::Redirect))
        return http::Response{.status = 302, .headers = {{"Location", fault->target.toUtf8()}}, .body = {}};
    return std::nullopt;
}

void spoil(http::Response &response, FaultDraw &draw)
{
    if (response.body.isEmpty())
        return;
    if (draw.take(FaultKind::WrongTypes))
        rewrite(response.body, [](const QJsonObject &document) { return ofWrongType(document).toObject(); });
    if (draw.take(FaultKind::MissingKeys))
        rewrite(response.body, withoutKeys);
    if (draw.take(FaultKind::BrokenJson))
        response.body = response.body.left(response.body.size() / 2) + "}]<broken";
    if (draw.take(FaultKind::MediaType)) {
        response.headers.removeIf(
            [](const http::Header &header) { return header.name.compare("Content-Type", Qt::CaseInsensitive) == 0; });
        response.headers.append(http::Header{"Content-Type", "text/plain"});
    }
}

http::Misbehavior misbehaviorOf(FaultDraw &draw)
{
    using End = http::Misbehavior::End;
    static constexpr std::pair<FaultKind, End> Ends[] = {
        {FaultKind::Reset, End::Reset},
        {FaultKind::CutBody, End::CutBody},
        {FaultKind::EndlessBody, End::EndlessBody},
        {FaultKind::Silence, End::Silence},
    };
    http::Misbehavior misbehavior;
    for (const auto &[kind, end] : Ends) {
        if (draw.take(kind)) {
            misbehavior.end = end;
            break;
        }
    }
    if (const auto latency = draw.take(FaultKind::Latency))
        misbehavior.delay = latency->time;
    return misbehavior;
}

} // namespace runlatch::simulator
