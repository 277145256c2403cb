// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/shellcommand.h"

#include "http/curl.h"
#include "http/recordedrequest.h"
#include "protocol/jsonapi.h"
#include "store/captures/arrivedcontent.h"
#include "store/captures/importmark.h"

namespace runlatch::interchange {

namespace {

constexpr qsizetype LongestArgument = 24 * 1024; // bytes, of which each may need four; Linux takes 128 KB
constexpr qsizetype LineLength = 76;             // of base64

QByteArray base64Lines(const QByteArray &bytes)
{
    const QByteArray encoded = bytes.toBase64();
    QByteArray lines;
    for (qsizetype at = 0; at < encoded.size(); at += LineLength)
        lines += encoded.mid(at, LineLength) + '\n';
    return lines;
}

/// A comment on the headers that the command has not, by their names, which are tokens and so safe.
QByteArray lostHeaders(const http::Headers &headers)
{
    QByteArrayList names;
    for (const http::Header &header : headers) {
        if (http::isLostInCurlLine(header))
            names.append(http::isToken(header.name) ? header.name : QByteArray("(no name)"));
    }
    return names.isEmpty() ? QByteArray()
                           : "# Left out, because their bytes are no text for a terminal: " + names.join(", ") + '\n';
}

} // namespace

QByteArray shellHead()
{
    return "#!/bin/sh\n"
           "# Each command sends a captured request again. RUNLATCH_TOKEN stands in for a bearer token.\n";
}

QByteArray shellCommand(const Record &record)
{
    const http::RecordedRequest request = http::recordedRequest(record.head, !record.row.tlsVersion.isEmpty());
    const QByteArray received = store::isFromFile(record.row) ? ", imported; its file says received " : ", received ";
    QByteArray text = "\n# " + QByteArray::number(record.row.id) + received
        + protocol::writeTime(record.row.receivedAt).toLatin1() + '\n';
    if (!store::bodyDoubt(record.row).isEmpty())
        text += "# The body is not known to be what was sent: its file may have other bytes.\n";
    if (const QString why = whyBodyMissing(record); !why.isEmpty())
        text += "# " + why.toUtf8() + '\n';
    text += lostHeaders(request.headers);
    const bool isLong = record.body.size() > LongestArgument;
    // Any byte that is not UTF-8 makes curlLine() write "@-".
    const QByteArray body = isLong ? QByteArray("\xFF") : record.body;
    const QByteArray line = http::curlLine(request.method, request.address, request.headers, body).toUtf8();
    if (!http::isBodyLostInCurlLine(body))
        return text + line + '\n';
    return text + "base64 -d <<'RUNLATCH_BODY' | " + line + '\n' + base64Lines(record.body) + "RUNLATCH_BODY\n";
}

} // namespace runlatch::interchange
