// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/curloptions.h"

#include <algorithm>
#include <iterator>

namespace runlatch::interchange {

namespace {

using Means = CurlMeaning;

/// The options by curl's manual, those that change the request first.
constexpr CurlOption CurlOptions[] = {
    {'X', "request", Means::Method},
    {'H', "header", Means::Header},
    {'d', "data", Means::Data},
    {0, "data-ascii", Means::Data},
    {0, "data-raw", Means::DataRaw},
    {0, "data-binary", Means::DataBinary},
    {0, "data-urlencode", Means::DataUrlencode},
    {0, "json", Means::Json},
    {'u', "user", Means::User},
    {'A', "user-agent", Means::UserAgent},
    {'e', "referer", Means::Referer},
    {'b', "cookie", Means::Cookie},
    {0, "oauth2-bearer", Means::Bearer},
    {0, "url", Means::Url},
    {0, "url-query", Means::UrlQuery},
    {'I', "head", Means::Head},
    {'G', "get", Means::Get},
    {'F', "form", Means::Refused},
    {0, "form-string", Means::Refused},
    {'T', "upload-file", Means::Refused},
    {'K', "config", Means::Refused},
    {0, "aws-sigv4", Means::Refused},
    {0, "variable", Means::Refused},
    {'o', "output", Means::NothingTaken},
    {'m', "max-time", Means::NothingTaken},
    {0, "connect-timeout", Means::NothingTaken},
    {0, "connect-to", Means::NothingTaken},
    {'x', "proxy", Means::NothingTaken},
    {'U', "proxy-user", Means::NothingTaken},
    {0, "proxy-header", Means::NothingTaken},
    {0, "noproxy", Means::NothingTaken},
    {0, "socks5", Means::NothingTaken},
    {0, "socks5-hostname", Means::NothingTaken},
    {0, "resolve", Means::NothingTaken},
    {0, "interface", Means::NothingTaken},
    {0, "local-port", Means::NothingTaken},
    {0, "unix-socket", Means::NothingTaken},
    {0, "cacert", Means::NothingTaken},
    {0, "capath", Means::NothingTaken},
    {'E', "cert", Means::NothingTaken},
    {0, "cert-type", Means::NothingTaken},
    {0, "key", Means::NothingTaken},
    {0, "key-type", Means::NothingTaken},
    {0, "pass", Means::NothingTaken},
    {0, "pinnedpubkey", Means::NothingTaken},
    {0, "ciphers", Means::NothingTaken},
    {0, "tls13-ciphers", Means::NothingTaken},
    {0, "tls-max", Means::NothingTaken},
    {'c', "cookie-jar", Means::NothingTaken},
    {'D', "dump-header", Means::NothingTaken},
    {'w', "write-out", Means::NothingTaken},
    {0, "retry", Means::NothingTaken},
    {0, "retry-delay", Means::NothingTaken},
    {0, "retry-max-time", Means::NothingTaken},
    {0, "max-redirs", Means::NothingTaken},
    {0, "max-filesize", Means::NothingTaken},
    {0, "limit-rate", Means::NothingTaken},
    {'Y', "speed-limit", Means::NothingTaken},
    {'y', "speed-time", Means::NothingTaken},
    {0, "keepalive-time", Means::NothingTaken},
    {0, "expect100-timeout", Means::NothingTaken},
    {0, "trace", Means::NothingTaken},
    {0, "trace-ascii", Means::NothingTaken},
    {0, "stderr", Means::NothingTaken},
    {0, "proto", Means::NothingTaken},
    {0, "dns-servers", Means::NothingTaken},
    {0, "output-dir", Means::NothingTaken},
    {'s', "silent", Means::Nothing},
    {'S', "show-error", Means::Nothing},
    {'L', "location", Means::Nothing},
    {0, "location-trusted", Means::Nothing},
    {'k', "insecure", Means::Nothing},
    {'v', "verbose", Means::Nothing},
    {'i', "include", Means::Nothing},
    {0, "show-headers", Means::Nothing},
    {'f', "fail", Means::Nothing},
    {0, "fail-with-body", Means::Nothing},
    {'g', "globoff", Means::GlobOff},
    {0, "path-as-is", Means::Nothing},
    {0, "compressed", Means::Nothing},
    {'0', "http1.0", Means::Nothing},
    {0, "http1.1", Means::Nothing},
    {0, "http2", Means::Nothing},
    {0, "http2-prior-knowledge", Means::Nothing},
    {0, "http3", Means::Nothing},
    {'1', "tlsv1", Means::Nothing},
    {0, "tlsv1.2", Means::Nothing},
    {0, "tlsv1.3", Means::Nothing},
    {'4', "ipv4", Means::Nothing},
    {'6', "ipv6", Means::Nothing},
    {'N', "no-buffer", Means::Nothing},
    {'#', "progress-bar", Means::Nothing},
    {0, "progress-meter", Means::Nothing},
    {'O', "remote-name", Means::Nothing},
    {'J', "remote-header-name", Means::Nothing},
    {'q', "disable", Means::Nothing},
    {'n', "netrc", Means::Nothing},
    {'a', "append", Means::Nothing},
    {'j', "junk-session-cookies", Means::Nothing},
    {0, "anyauth", Means::Nothing},
    {0, "basic", Means::Nothing},
    {0, "keepalive", Means::Nothing},
    {0, "alpn", Means::Nothing},
    {0, "create-dirs", Means::Nothing},
    {0, "retry-connrefused", Means::Nothing},
    {0, "retry-all-errors", Means::Nothing},
    {0, "ssl", Means::Nothing},
    {0, "ssl-no-revoke", Means::Nothing},
    {0, "tcp-nodelay", Means::Nothing},
    {0, "trace-time", Means::Nothing},
};

template <typename IsMeant> const CurlOption *findOption(IsMeant isMeant)
{
    const auto *const found = std::find_if(std::begin(CurlOptions), std::end(CurlOptions), isMeant);
    return found == std::end(CurlOptions) ? nullptr : found;
}

} // namespace

const CurlOption *curlOption(QByteArrayView name)
{
    const QByteArrayView denied = name.startsWith("no-") ? name.sliced(3) : name;
    const auto *const option = findOption([name](const CurlOption &each) { return each.name == name; });
    return option ? option : findOption([denied](const CurlOption &each) { return each.name == denied; });
}

const CurlOption *curlOption(char letter)
{
    return letter == 0 ? nullptr : findOption([letter](const CurlOption &each) { return each.letter == letter; });
}

bool takesValue(CurlMeaning meaning)
{
    return meaning != CurlMeaning::Nothing && meaning != CurlMeaning::Head && meaning != CurlMeaning::Get
        && meaning != CurlMeaning::GlobOff;
}

} // namespace runlatch::interchange
