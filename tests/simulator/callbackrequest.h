// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

namespace runlatch::simulator {

inline http::Request callbackRequest(const QByteArray &authorization, const QByteArray &body)
{
    http::Request made;
    made.method = "PATCH";
    made.headers = {{"authorization", authorization},
                    {"Content-Type", "application/vnd.api+json; charset=utf-8"},
                    {"Content-Length", QByteArray::number(body.size())}};
    made.body = body;
    return made;
}

/// The body of a callback with this status alone.
inline QByteArray callbackOf(const QByteArray &status)
{
    return QByteArray(R"({"data":{"type":"task-results","attributes":{"status":"@"}}})").replace('@', status);
}

} // namespace runlatch::simulator
