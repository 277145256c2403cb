// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/harhead.h"

#include "base/rules.h"
#include "http/url.h"
#include "interchange/foreign/foreignrequest.h"
#include "interchange/harmembers.h"

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;

constexpr qsizetype MaxHeaders = 1000;
constexpr qsizetype MaxMethod = 100;

/// The pseudo headers of a request of HTTP/2 and HTTP/3 (RFC 9113 8.3.1, RFC 8441 4). All but :authority say what the
/// address and the method say.
constexpr std::array PseudoHeaders{":method", ":scheme", ":authority", ":path", ":protocol"};

bool isPseudo(const QByteArray &name)
{
    return std::any_of(PseudoHeaders.begin(), PseudoHeaders.end(),
                       [&name](const char *each) { return name.compare(each, Qt::CaseInsensitive) == 0; });
}

/// Name or value of a header. A broken text is taken if it stands for bytes.
std::optional<QByteArray> partOf(const base::Result<JsonMembers> &pair, const QByteArray &part)
{
    const auto text = pair ? harText(*pair, part) : std::nullopt;
    return text && (!text->isText || pair->text(part)) ? std::optional(text->bytes) : std::nullopt;
}

http::Headers headersOf(const JsonMembers &request, QList<base::Error> &lost)
{
    http::Headers headers;
    const auto elements = request.elements("headers", MaxHeaders);
    if (!elements) {
        lost.append(foreignFault(Rules::ImportHeadersLost, u"headers"_s));
        return headers;
    }
    QByteArray authority;
    for (qsizetype index = 0; index < elements->size(); ++index) {
        const auto pair = JsonMembers::read(elements->at(index), {"name", "value"});
        const QByteArray name = partOf(pair, "name").value_or(QByteArray());
        const auto value = partOf(pair, "value");
        if (value && http::isSendable({name, *value})) {
            headers.append({name, *value});
        } else if (value && isPseudo(name)) {
            if (name.compare(":authority", Qt::CaseInsensitive) == 0)
                authority = *value;
        } else {
            const QString place = name.isEmpty() ? u"headers.%1"_s.arg(index) : QString::fromUtf8(name.left(100));
            lost.append(foreignFault(Rules::ImportHeaderLost, place));
        }
    }
    const http::Header host{"Host", authority};
    if (!authority.isEmpty() && http::isSendable(host) && http::headerValue(headers, "Host").isNull())
        headers.prepend(host);
    return headers;
}

/// A WebSocket begins as a request.
bool isOfHttp(QStringView scheme)
{
    return isOfTls(scheme) || scheme == "http"_L1 || scheme == "ws"_L1;
}

bool isScheme(QByteArrayView text)
{
    const auto isLetter = [](char each) { return (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z'); };
    return !text.isEmpty() && isLetter(text.front()) && std::all_of(text.begin(), text.end(), [&](char each) {
        return isLetter(each) || (each >= '0' && each <= '9') || each == '+' || each == '-' || each == '.';
    });
}

/// Tells whether the address is one of another protocol, as browsers record their own. "host:8080/" is none: what
/// cannot be told from a host is a wrong address.
bool isOfOtherProtocol(const QByteArray &address)
{
    constexpr qsizetype longest = 40;
    const qsizetype colon = address.left(longest).indexOf(':');
    if (colon < 0 || !isScheme(QByteArrayView(address).first(colon)))
        return false;
    const QString scheme = QString::fromLatin1(address.first(colon)).toLower();
    constexpr std::array opaque{"data"_L1, "blob"_L1, "about"_L1, "javascript"_L1, "filesystem"_L1, "view-source"_L1};
    const bool isOpaque = std::find(opaque.begin(), opaque.end(), scheme) != opaque.end();
    return !isOfHttp(scheme) && (isOpaque || QByteArrayView(address).sliced(colon + 1).startsWith("//"));
}

/// The target of the request line, with its escapes as they are spelled. User information and fragment do not stand in
/// one.
QByteArray targetOf(const QByteArray &address, const QUrl &url)
{
    QByteArray target;
    if (std::all_of(address.begin(), address.end(), [](char each) { return each > ' ' && each < 0x7F; })) {
        const QByteArray rest = address.first(address.indexOf('#') < 0 ? address.size() : address.indexOf('#'));
        qsizetype begin = rest.indexOf("://") + 3;
        while (begin < rest.size() && rest[begin] != '/' && rest[begin] != '?')
            ++begin;
        target = rest.sliced(begin);
    } else {
        target = url.path(QUrl::FullyEncoded).toLatin1();
        target += url.hasQuery() ? '?' + url.query(QUrl::FullyEncoded).toLatin1() : QByteArray();
    }
    return target.startsWith('/') ? target : '/' + target;
}

QByteArray headOf(const http::Request &request, const QUrl &url)
{
    QByteArray head = request.method + ' ' + request.target + " HTTP/1.1\r\n";
    if (http::headerValue(request.headers, "Host").isNull())
        head += "Host: " + http::hostHeader(url) + "\r\n";
    for (const http::Header &header : request.headers)
        head += header.name + ": " + header.value + "\r\n";
    return head + "\r\n";
}

} // namespace

bool isOfTls(QStringView scheme)
{
    return scheme == "https"_L1 || scheme == "wss"_L1;
}

base::Result<QUrl> harAddress(const JsonMembers &request)
{
    const QByteArray address = request.text("url").value_or(QByteArray());
    if (isOfOtherProtocol(address))
        return foreignFault(Rules::ImportNoHttp, u"url"_s);
    if (address.size() > MaxForeignHead)
        return foreignFault(Rules::ImportTooLarge, u"url"_s);
    const QUrl url = QUrl::fromEncoded(address);
    if (!url.isValid() || url.host().isEmpty() || !isOfHttp(url.scheme()))
        return foreignFault(Rules::ImportValue, u"url"_s);
    return url;
}

base::Result<http::Request> readHarHead(const JsonMembers &source, const QUrl &url, QList<base::Error> &lost)
{
    http::Request request;
    request.method = source.text("method").value_or(QByteArray());
    if (request.method.size() > MaxMethod || !http::isToken(request.method))
        return foreignFault(Rules::ImportValue, u"method"_s);
    request.target = targetOf(source.text("url").value_or(QByteArray()), url);
    request.headers = headersOf(source, lost);
    request.head = headOf(request, url);
    if (request.head.size() > MaxForeignHead)
        return foreignFault(Rules::ImportTooLarge, u"headers"_s);
    return request;
}

} // namespace runlatch::interchange
