// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/shownbody.h"

#include "redaction/contentcoding.h"
#include "redaction/marker.h"
#include "redaction/secretfinder.h"

#include <algorithm>

namespace runlatch::http {

namespace {

/// The lines of a head that say how the body is coded.
QByteArray codingLines(const Headers &headers)
{
    QByteArray lines;
    for (const Header &header : headers) {
        if (redaction::isCodingHeader(header.name))
            lines += header.name + ": " + header.value + "\r\n";
    }
    return lines;
}

} // namespace

QByteArray lookedAt(const QByteArray &body, const QList<QByteArray> &secrets)
{
    constexpr qsizetype maxEscaping = 12; // the factor by which escapes can make a secret longer
    constexpr qsizetype lookedBehindCut = 4096;
    qsizetype longest = 0;
    for (const QByteArray &secret : secrets)
        longest = std::max(longest, secret.size());
    return body.left(MaxShownBodyBytes + lookedBehindCut + maxEscaping * longest);
}

QByteArray shownBody(const Headers &headers, const QByteArray &body, const QList<QByteArray> &secrets)
{
    const QByteArray looked = lookedAt(body, secrets);
    const QByteArray others = redaction::redacted(looked, secrets);
    QByteArray shown = redaction::redacted(looked, redaction::findSecrets(codingLines(headers), looked).body);
    for (qsizetype i = 0; i < shown.size(); ++i) {
        if (others[i] == redaction::Filler)
            shown[i] = redaction::Filler;
    }
    shown.truncate(MaxShownBodyBytes);
    shown.squeeze();
    return shown;
}

} // namespace runlatch::http
