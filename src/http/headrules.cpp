// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/headrules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

QList<QByteArray> valuesOf(const Headers &headers, QByteArrayView name)
{
    QList<QByteArray> values;
    for (const Header &header : headers) {
        if (header.name.compare(name, Qt::CaseInsensitive) == 0)
            values.append(header.value);
    }
    return values;
}

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

Fault faultOfRequestLine(QByteArrayView line)
{
    const auto version = line.sliced(line.lastIndexOf(' ') + 1);
    if (version == "HTTP/1.1" || version == "HTTP/1.0")
        return {};
    const bool isVersion = version.size() == 8 && version.startsWith("HTTP/") && isDigit(version[5])
        && version[6] == '.' && isDigit(version[7]);
    if (isVersion)
        return {u"http.version"_s, 505};
    return {u"http.request-line"_s, 400};
}

} // namespace

Fault faultOfLine(QByteArrayView line, int number)
{
    if (!line.endsWith("\r\n"))
        return {u"http.bare-line-feed"_s, 400};
    const auto text = line.chopped(2);
    if (number == 0)
        return faultOfRequestLine(text);
    if (text.startsWith(' ') || text.startsWith('\t'))
        return {u"http.folded-line"_s, 400};
    if (!text.isEmpty() && !isToken(text.first(qMax(text.indexOf(':'), 0)))) // no space before the colon
        return {u"http.header-line"_s, 400};
    return {};
}

Fault faultOfHeaders(const Headers &headers, bool isVersion10)
{
    const auto hosts = valuesOf(headers, "Host");
    if (hosts.size() > 1)
        return {u"http.two-hosts"_s, 400};
    if (hosts.isEmpty() && !isVersion10) // RFC 9112, 3.2: HTTP/1.0 needs no Host
        return {u"http.no-host"_s, 400};

    const auto lengths = valuesOf(headers, "Content-Length");
    if (lengths.size() > 1 || lengths.value(0).contains(','))
        return {u"http.repeated-length"_s, 400};
    const QByteArray length = lengths.value(0);
    if (!lengths.isEmpty() && (length.isEmpty() || !std::all_of(length.begin(), length.end(), isDigit)))
        return {u"http.length"_s, 400};

    const auto codings = valuesOf(headers, "Transfer-Encoding");
    if (codings.isEmpty())
        return {};
    if (!lengths.isEmpty())
        return {u"http.length-and-chunked"_s, 400};
    if (isVersion10 || codings.size() > 1)
        return {u"http.transfer-coding"_s, 400};
    if (codings.constFirst().compare("chunked", Qt::CaseInsensitive) != 0)
        return {u"http.transfer-coding"_s, 501}; // RFC 9112, 6.1
    return {};
}

Fault faultOfExtension(QByteArrayView extension)
{
    return isOneLine(extension) ? Fault{} : Fault{u"http.chunk"_s, 400};
}

Fault faultOfTrailer(QByteArrayView trailer)
{
    while (!trailer.isEmpty()) {
        const qsizetype feed = trailer.indexOf('\n');
        const auto line = trailer.first(feed < 0 ? trailer.size() : feed + 1);
        if (line == "\r\n")
            return {};
        if (faultOfLine(line, 1) || !isOneLine(line.chopped(2)))
            return {u"http.chunk"_s, 400};
        trailer = trailer.sliced(line.size());
    }
    return {};
}

} // namespace runlatch::http
