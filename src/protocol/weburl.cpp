// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/weburl.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr qsizetype MaxAuthority = 2000; // bytes; a name of a host has 253 at most
constexpr qsizetype MaxPlainLabel = 63;
constexpr qsizetype MaxPlainHost = 253;
constexpr qsizetype MaxPlainPort = 4; // digits: no port of so few is out of range

constexpr bool isHostLetter(char byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/// Returns the place where the host begins; -1 if the text does not begin like a web address.
qsizetype beginOfHost(QByteArrayView text)
{
    for (const QByteArrayView scheme : {"https://", "http://"}) {
        if (text.size() >= scheme.size() && text.first(scheme.size()).compare(scheme, Qt::CaseInsensitive) == 0)
            return scheme.size();
    }
    return -1;
}

/// Whether the host is a name of ordinary labels, none of which is in Punycode.
bool isPlainHost(QByteArrayView host)
{
    qsizetype begin = 0; // of the label
    for (qsizetype at = 0; at <= host.size(); ++at) {
        const bool isEnd = at == host.size() || host[at] == '.';
        if (isEnd && (at == begin || at - begin > MaxPlainLabel || host[at - 1] == '-'))
            return false;
        if (!isEnd && !isHostLetter(host[at]) && (host[at] != '-' || at == begin || host[at - 1] == '-'))
            return false;
        begin = isEnd ? at + 1 : begin;
    }
    return host.size() <= MaxPlainHost;
}

bool isPlainPort(QByteArrayView port)
{
    return port.size() <= MaxPlainPort
        && std::all_of(port.begin(), port.end(), [](char byte) { return byte >= '0' && byte <= '9'; });
}

/// Whether the path, query and fragment have only characters that stand for themselves in each of them.
bool isPlainRest(QByteArrayView rest)
{
    static constexpr auto Plain = [] {
        std::array<bool, 256> plain{};
        for (const char byte : QByteArrayView("-._~!$&'()*+,;=:@/?"))
            plain.at(static_cast<unsigned char>(byte)) = true;
        for (int byte = 0; byte < 128; ++byte)
            plain.at(byte) = plain.at(byte) || isHostLetter(static_cast<char>(byte));
        return plain;
    }();
    return std::all_of(rest.begin(), rest.end(), [](char byte) { return Plain[static_cast<unsigned char>(byte)]; });
}

} // namespace

bool isWebUrl(const QUrl &url)
{
    const bool isWeb = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    return url.isValid() && isWeb && !url.host().isEmpty();
}

bool isWebUrl(QByteArrayView text)
{
    const qsizetype host = beginOfHost(text);
    if (host < 0)
        return false;
    const auto isEnd = [](char byte) { return byte == '/' || byte == '?' || byte == '#'; };
    const qsizetype rest = std::find_if(text.begin() + host, text.end(), isEnd) - text.begin();
    const QByteArrayView authority = text.sliced(host, rest - host);
    if (authority.isEmpty() || authority.size() > MaxAuthority)
        return false;
    const qsizetype colon = authority.indexOf(':');
    const bool isPlain = isPlainHost(colon < 0 ? authority : authority.first(colon))
        && (colon < 0 || isPlainPort(authority.sliced(colon + 1))) && isPlainRest(text.sliced(rest));
    return isPlain || isWebUrl(QUrl(QString::fromUtf8(text), QUrl::StrictMode));
}

bool mayBeCalled(const QUrl &url)
{
    return isWebUrl(url) && url.userInfo().isEmpty();
}

quint16 portOf(const QUrl &url)
{
    return static_cast<quint16>(url.port(url.scheme() == "https"_L1 ? 443 : 80));
}

} // namespace runlatch::protocol
