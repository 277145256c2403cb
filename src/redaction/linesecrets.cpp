// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/linesecrets.h"

#include "redaction/secretnames.h"

#include <algorithm>

namespace runlatch::redaction {

namespace {

constexpr qsizetype LongestItemName = 256; // a longer one names nothing that anybody reads

qsizetype endOf(QByteArrayView text, qsizetype from, QByteArrayView ends)
{
    while (from < text.size() && !ends.contains(text[from]))
        ++from;
    return from;
}

/// The items between `begin` and the URL's end, which is returned.
qsizetype appendItems(QByteArrayView line, qsizetype begin, QList<Span> &secrets)
{
    const QByteArrayView endsOfUrl = " \t\r\n\"'<>";
    const qsizetype end = endOf(line, begin, endsOfUrl);
    while (begin < end) {
        qsizetype next = std::min(endOf(line, begin, "&;#"), end);
        const QByteArrayView item = line.sliced(begin, next - begin);
        const qsizetype equals = item.indexOf('=');
        const bool isNamed = equals > 0 && equals <= LongestItemName && equals + 1 < item.size();
        if (isNamed && isSecretItem(item.first(equals).toByteArray())) {
            next = std::min(endOf(line, next, "&;"), end); // a '#' may be part of a password that nobody encoded
            secrets.append({begin + equals + 1, next - begin - equals - 1});
        }
        begin = next + 1;
    }
    return end;
}

/// Between "://" and the last '@' of the authority.
void appendUserInformation(QByteArrayView line, qsizetype authority, QList<Span> &secrets)
{
    const qsizetype end = endOf(line, authority, "/?# \t\r\n\"'<>");
    const qsizetype at = line.sliced(authority, end - authority).lastIndexOf('@');
    if (at > 0)
        secrets.append({authority, at});
}

} // namespace

QList<Span> secretsOfLine(QByteArrayView line)
{
    QList<Span> secrets;
    for (qsizetype at = 0; at < line.size(); ++at) {
        if (line[at] == '?' || line[at] == '#')
            at = appendItems(line, at + 1, secrets) - 1;
        else if (line[at] == ':' && line.sliced(at).startsWith("://"))
            appendUserInformation(line, at + 3, secrets);
    }
    return merged(std::move(secrets));
}

Span secretOfHeader(const QByteArray &name, QByteArrayView value)
{
    const qsizetype space = value.indexOf(' ');
    const QByteArrayView scheme = value.first(std::max<qsizetype>(space, 0));
    const bool isTold = isCredentialsHeader(name)
        && (scheme.compare("Bearer", Qt::CaseInsensitive) == 0 || scheme.compare("Basic", Qt::CaseInsensitive) == 0);
    const qsizetype begin = isTold ? space + 1 : 0;
    return {begin, value.size() - begin};
}

QList<Span> secretsOfHead(QByteArrayView head)
{
    QList<Span> secrets;
    for (qsizetype begin = 0; begin < head.size();) {
        const qsizetype end = endOf(head, begin, "\n");
        const QByteArrayView line = head.sliced(begin, end - begin);
        const qsizetype colon = begin > 0 ? line.indexOf(':') : -1; // the first one is the request line
        const QByteArray name = line.first(std::max<qsizetype>(colon, 0)).trimmed().toByteArray();
        if (colon > 0 && isSecretHeader(name)) {
            const QByteArrayView value = line.sliced(colon + 1).trimmed();
            const Span secret = secretOfHeader(name, value);
            if (secret.length > 0)
                secrets.append({value.data() - head.data() + secret.offset, secret.length});
        } else {
            for (const Span &secret : secretsOfLine(line))
                secrets.append({begin + secret.offset, secret.length});
        }
        begin = end + 1;
    }
    return merged(std::move(secrets));
}

QList<Span> secretsOfCallbackUrl(QByteArrayView url)
{
    QList<Span> secrets;
    if (const qsizetype scheme = url.indexOf("://"); scheme >= 0)
        appendUserInformation(url, scheme + 3, secrets);
    if (const qsizetype query = endOf(url, 0, "?#"); query < url.size())
        secrets.append({query, url.size() - query});
    return secrets;
}

} // namespace runlatch::redaction
