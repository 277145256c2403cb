// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/responsewriter.h"

namespace runlatch::http {

namespace {

bool isOurs(const QByteArray &name)
{
    return name.compare("Content-Length", Qt::CaseInsensitive) == 0
        || name.compare("Connection", Qt::CaseInsensitive) == 0
        || name.compare("Transfer-Encoding", Qt::CaseInsensitive) == 0;
}

} // namespace

QByteArray writeResponse(const Response &response, const AnswerForm &form)
{
    const bool hasBody = response.status >= 200 && response.status != 204 && response.status != 304;
    QByteArray bytes = "HTTP/1.1 " + QByteArray::number(response.status) + ' ' + reasonPhrase(response.status) + "\r\n";
    for (const Header &header : response.headers) {
        if (!isOurs(header.name) && isSendable(header))
            bytes += header.name + ": " + header.value + "\r\n";
    }
    if (hasBody)
        bytes += "Content-Length: " + QByteArray::number(response.body.size()) + "\r\n";
    if (!form.keepsAlive)
        bytes += "Connection: close\r\n";
    else if (form.toVersion10)
        bytes += "Connection: keep-alive\r\n";
    bytes += "\r\n";
    if (hasBody && !form.toHead)
        bytes += response.body;
    return bytes;
}

} // namespace runlatch::http
