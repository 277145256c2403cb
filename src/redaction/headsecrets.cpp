// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/headsecrets.h"

#include "redaction/characters.h"
#include "redaction/linesecrets.h"
#include "redaction/secretnames.h"

#include <QByteArray>

#include <algorithm>

namespace runlatch::redaction {

namespace {

/// The end of the line that begins at `begin`, with its line end: CR LF, LF or CR alone.
qsizetype endOfLine(QByteArrayView head, qsizetype begin)
{
    const qsizetype end = endOf(head, begin, "\r\n");
    return std::min(head.size(), end + (head.sliced(end).startsWith("\r\n") ? 2 : 1));
}

/// The end of the header that begins at `begin`. A header goes on in a line that begins with a blank; that form is
/// obsolete and refused, but a kept head may have it.
qsizetype endOfHeader(QByteArrayView head, qsizetype begin)
{
    qsizetype end = endOfLine(head, begin);
    while (end < head.size() && (head[end] == ' ' || head[end] == '\t'))
        end = endOfLine(head, end);
    return end;
}

} // namespace

QList<Span> secretsOfHead(QByteArrayView head)
{
    QList<Span> secrets;
    for (qsizetype begin = 0; begin < head.size();) {
        const qsizetype end = endOfHeader(head, begin);
        const QByteArrayView line = head.sliced(begin, end - begin);
        // The first line may be a header, too, because a refused head may have no request line.
        const qsizetype colon = line.indexOf(':');
        const QByteArray name = line.first(std::max<qsizetype>(colon, 0)).trimmed().toByteArray();
        if (colon > 0 && isSecretHeader(name)) {
            const QByteArrayView value = line.sliced(colon + 1).trimmed();
            const Span secret = secretOfHeader(name, value);
            secrets.append({value.data() - head.data() + secret.offset, secret.length});
        } else {
            for (const Span &secret : secretsOfLine(line))
                secrets.append({begin + secret.offset, secret.length});
        }
        begin = end;
    }
    secrets.removeIf([](const Span &secret) { return secret.length <= 0; });
    return merged(std::move(secrets));
}

} // namespace runlatch::redaction
