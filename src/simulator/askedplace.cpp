// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/askedplace.h"

#include "simulator/apimessage.h"

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

QStringList objectPath()
{
    return {u"archivist"_s, u"v1"_s, u"object"_s};
}

AskedPlace placeAskedBy(const http::Request &request)
{
    if (request.method == "OPTIONS")
        return {};
    if (request.method == "GET" && pathParts(request) == objectPath())
        return {AskedPlace::Object};
    const QStringList parts = apiParts(request);
    if (parts.size() != 3)
        return {};
    if (parts[0] == "task-results"_L1 && parts[2] == "callback"_L1)
        return {AskedPlace::Callback, parts[1]};
    if (request.method == "GET" && parts[0] == "plans"_L1 && parts[2] == "json-output"_L1)
        return {AskedPlace::PlanTicket, parts[1]};
    if (request.method == "GET" && parts[0] == "configuration-versions"_L1 && parts[2] == "download"_L1)
        return {AskedPlace::ConfigurationTicket, parts[1]};
    return {};
}

AskedPlace placeOfAnyMethod(const http::Request &request)
{
    http::Request wanted = request;
    for (const char *method : {"PATCH", "GET"}) {
        wanted.method = method;
        if (const AskedPlace asked = placeAskedBy(wanted); asked.what != AskedPlace::SomethingElse)
            return asked;
    }
    return {};
}

} // namespace runlatch::simulator
