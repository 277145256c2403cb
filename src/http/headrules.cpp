// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/headrules.h"

#include "base/bytesearch.h"
#include "base/rules.h"

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

HeadFault faultOfRequestLine(QByteArrayView line)
{
    const auto version = line.sliced(base::lastIndexOf(line, ' ') + 1);
    if (version == "HTTP/1.1" || version == "HTTP/1.0")
        return {};
    const bool isVersion = version.size() == 8 && version.startsWith("HTTP/") && isDigit(version[5])
        && version[6] == '.' && isDigit(version[7]);
    if (isVersion)
        return {base::Rules::HttpVersion, 505};
    return {base::Rules::HttpRequestLine, 400};
}

} // namespace

HeadFault faultOfLine(QByteArrayView line, int number)
{
    if (!line.endsWith("\r\n"))
        return {base::Rules::HttpBareLineFeed, 400};
    const auto text = line.chopped(2);
    if (number == 0)
        return faultOfRequestLine(text);
    if (text.startsWith(' ') || text.startsWith('\t'))
        return {base::Rules::HttpFoldedLine, 400};
    if (!text.isEmpty() && !isToken(text.first(qMax(text.indexOf(':'), 0)))) // no space before the colon
        return {base::Rules::HttpHeaderLine, 400};
    return {};
}

HeadFault faultOfHeaders(const Headers &headers, bool isVersion10)
{
    const auto hosts = valuesOf(headers, "Host");
    if (hosts.size() > 1)
        return {base::Rules::HttpTwoHosts, 400};
    if (hosts.isEmpty() && !isVersion10) // RFC 9112, 3.2: HTTP/1.0 needs no Host
        return {base::Rules::HttpNoHost, 400};

    const auto lengths = valuesOf(headers, "Content-Length");
    if (lengths.size() > 1 || lengths.value(0).contains(','))
        return {base::Rules::HttpRepeatedLength, 400};
    const QByteArray length = lengths.value(0);
    if (!lengths.isEmpty() && (length.isEmpty() || !std::all_of(length.begin(), length.end(), isDigit)))
        return {base::Rules::HttpLength, 400};

    const auto codings = valuesOf(headers, "Transfer-Encoding");
    if (codings.isEmpty())
        return {};
    if (!lengths.isEmpty())
        return {base::Rules::HttpLengthAndChunked, 400};
    if (isVersion10 || codings.size() > 1)
        return {base::Rules::HttpTransferCoding, 400};
    if (codings.constFirst().compare("chunked", Qt::CaseInsensitive) != 0)
        return {base::Rules::HttpTransferCoding, 501}; // RFC 9112, 6.1
    return {};
}

HeadFault faultOfExtension(QByteArrayView extension)
{
    return isOneLine(extension) ? HeadFault{} : HeadFault{base::Rules::HttpChunk, 400};
}

HeadFault faultOfTrailer(QByteArrayView trailer)
{
    while (!trailer.isEmpty()) {
        const qsizetype feed = trailer.indexOf('\n');
        const auto line = trailer.first(feed < 0 ? trailer.size() : feed + 1);
        if (line == "\r\n")
            return {};
        if (faultOfLine(line, 1) || !isOneLine(line.chopped(2)))
            return {base::Rules::HttpChunk, 400};
        trailer = trailer.sliced(line.size());
    }
    return {};
}

} // namespace runlatch::http
