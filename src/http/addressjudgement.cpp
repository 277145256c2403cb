// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/addressjudgement.h"

#include <QHostAddress>

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

bool isLinkLocal4(quint32 address)
{
    return address >> 16 == 0xA9FE; // 169.254.0.0/16
}

/// Tells whether clouds keep their machines' secrets there: at a link-local address, or at one that they chose instead.
bool isMetadata4(quint32 address)
{
    constexpr quint32 alibaba = 0x646464C8; // 100.100.100.200
    constexpr quint32 azure = 0xA83F8110;   // 168.63.129.16
    constexpr quint32 oracle = 0xC00000C0;  // 192.0.0.192
    return isLinkLocal4(address) || address == alibaba || address == azure || address == oracle;
}

bool isRefused4(quint32 address)
{
    const bool isMulticast = address >> 28 == 0xE;
    return address == 0 || address == 0xFFFFFFFF || isMulticast || isMetadata4(address);
}

/// Tells whether the address begins with `bytes`.
template <std::size_t count> bool startsWith(const Q_IPV6ADDR &address, const std::array<quint8, count> &bytes)
{
    return std::equal(bytes.begin(), bytes.end(), std::begin(address.c));
}

/// Returns the IPv4 address whose four bytes are at these places.
quint32 at(const Q_IPV6ADDR &address, const std::array<int, 4> &places)
{
    quint32 found = 0;
    for (const int place : places)
        found = found << 8 | address.c[place];
    return found;
}

constexpr std::array<int, 4> AtTheEnd{12, 13, 14, 15};

bool isOwn6(const Q_IPV6ADDR &address)
{
    const bool isLinkLocal = address.c[0] == 0xFE && (address.c[1] & 0xC0) == 0x80;
    const bool isMulticast = address.c[0] == 0xFF;
    const bool isAmazon =
        startsWith<16>(address, {0xFD, 0x00, 0x0E, 0xC2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x02, 0x54}); // fd00:ec2::254
    const bool isGoogle =
        startsWith<16>(address, {0xFD, 0x20, 0x00, 0xCE, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x02, 0x54}); // fd20:ce::254
    const bool isScaleway =
        startsWith<16>(address, {0xFD, 0x00, 0x00, 0x42, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x00, 0x42}); // fd00:42::42
    return isLinkLocal || isMulticast || isAmazon || isGoogle || isScaleway;
}

/// Tells whether the address may lead to a refused IPv4 address through 64:ff9b:1::/48. The network chooses the length
/// of the prefix, which determines the place of the IPv4 address (RFC 6052, 2.2). The bytes at the other places are
/// mostly zero, so only addresses of metadata are looked for.
bool isRefusedLocalNat64(const Q_IPV6ADDR &address)
{
    const std::array<int, 4> places[] = {{6, 7, 9, 10}, {7, 9, 10, 11}, {9, 10, 11, 12}};
    return isRefused4(at(address, AtTheEnd))
        || std::any_of(std::begin(places), std::end(places),
                       [&address](const auto &four) { return isMetadata4(at(address, four)); });
}

bool isRefused6(const Q_IPV6ADDR &address)
{
    if (isOwn6(address))
        return true;
    const bool isLoopback = startsWith<15>(address, {}) && address.c[15] == 1;
    const bool isCompatible = startsWith<12>(address, {}) && !isLoopback; // also true for ::
    const bool isMapped = startsWith<12>(address, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF});
    const bool isTranslated = startsWith<12>(address, {0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0, 0});
    const bool isNat64 = startsWith<12>(address, {0x00, 0x64, 0xFF, 0x9B});
    if (isCompatible || isMapped || isTranslated || isNat64)
        return isRefused4(at(address, AtTheEnd));
    if (startsWith<6>(address, {0x00, 0x64, 0xFF, 0x9B, 0x00, 0x01}))
        return isRefusedLocalNat64(address);
    return startsWith<2>(address, {0x20, 0x02}) && isRefused4(at(address, {2, 3, 4, 5}));
}

} // namespace

bool isRefusedAddress(const QHostAddress &address)
{
    if (address.protocol() == QHostAddress::IPv4Protocol)
        return isRefused4(address.toIPv4Address());
    return address.protocol() != QHostAddress::IPv6Protocol || isRefused6(address.toIPv6Address());
}

bool isRefusedHost(const QString &host)
{
    const QHostAddress address = writtenAddress(host);
    return !address.isNull() && isRefusedAddress(address);
}

QHostAddress writtenAddress(const QString &host)
{
    if (host.startsWith(u'[') && host.endsWith(u']'))
        return QHostAddress(host.sliced(1, host.size() - 2));
    return QHostAddress(host.endsWith(u'.') ? host.chopped(1) : host); // resolvers may ignore the dot at the end
}

} // namespace runlatch::http
