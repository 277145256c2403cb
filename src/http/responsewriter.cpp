// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/responsewriter.h"

#include <algorithm>

namespace runlatch::http {

namespace {

bool isOurs(const QByteArray &name)
{
    return name.compare("Content-Length", Qt::CaseInsensitive) == 0
        || name.compare("Connection", Qt::CaseInsensitive) == 0
        || name.compare("Transfer-Encoding", Qt::CaseInsensitive) == 0;
}

bool mayHaveBody(const Response &response)
{
    return response.status >= 200 && response.status != 204 && response.status != 304;
}

QByteArray writeHead(const Response &response, const AnswerForm &form, const QByteArray &framing)
{
    QByteArray bytes = "HTTP/1.1 " + QByteArray::number(response.status) + ' ' + reasonPhrase(response.status) + "\r\n";
    for (const Header &header : response.headers) {
        if (!isOurs(header.name) && isSendable(header))
            bytes += header.name + ": " + header.value + "\r\n";
    }
    bytes += framing;
    if (!form.keepsAlive)
        bytes += "Connection: close\r\n";
    else if (form.toVersion10)
        bytes += "Connection: keep-alive\r\n";
    return bytes + "\r\n";
}

QByteArray lengthLine(const Response &response)
{
    if (!mayHaveBody(response))
        return {};
    return "Content-Length: " + QByteArray::number(response.body.size()) + "\r\n";
}

} // namespace

QByteArray writeResponse(const Response &response, const AnswerForm &form)
{
    QByteArray bytes = writeHead(response, form, lengthLine(response));
    if (mayHaveBody(response) && !form.toHead)
        bytes += response.body;
    return bytes;
}

QByteArray writeCutResponse(const Response &response, const AnswerForm &form)
{
    const QByteArray head = writeHead(response, form, lengthLine(response));
    if (form.toHead || !mayHaveBody(response) || response.body.isEmpty())
        return head.first(head.size() / 2);
    return head + response.body.first(response.body.size() / 2);
}

QByteArray writeEndlessHead(const Response &response, const AnswerForm &form)
{
    const AnswerForm closing{false, form.toVersion10, form.toHead};
    return writeHead(response, closing, form.toVersion10 ? QByteArray() : QByteArray("Transfer-Encoding: chunked\r\n"));
}

QByteArray writeEndlessPart(const Response &response, const AnswerForm &form, qsizetype size)
{
    const QByteArray body = response.body.isEmpty() ? QByteArray(" ") : response.body;
    const QByteArray part = body.repeated(std::max<qsizetype>(1, size / body.size()));
    return form.toVersion10 ? part : QByteArray::number(part.size(), 16) + "\r\n" + part + "\r\n";
}

} // namespace runlatch::http
