// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/message.h"

#include <utility>

#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/http/status.hpp>

#include <algorithm>

namespace beast = boost::beast;

namespace runlatch::http {

namespace {

bool isControl(char letter)
{
    return (static_cast<unsigned char>(letter) < 0x20 && letter != '\t') || letter == 0x7f;
}

bool endsAuthority(char letter)
{
    return letter == '/' || letter == '?' || letter == '#';
}

} // namespace

QByteArray headerValue(const Headers &headers, QByteArrayView name)
{
    for (const Header &header : headers) {
        if (header.name.compare(name, Qt::CaseInsensitive) == 0)
            return header.value.isNull() ? QByteArray("") : header.value;
    }
    return {};
}

std::optional<qint64> announcedLength(const Headers &headers)
{
    std::optional<qint64> length;
    for (const Header &header : headers) {
        if (header.name.compare("Transfer-Encoding", Qt::CaseInsensitive) == 0)
            return std::nullopt;
        if (header.name.compare("Content-Length", Qt::CaseInsensitive) != 0)
            continue;
        bool isNumber = false;
        const qint64 value = header.value.trimmed().toLongLong(&isNumber);
        if (!isNumber || value < 0 || (length && *length != value))
            return std::nullopt;
        length = value;
    }
    return length;
}

Headers splitHeaders(QByteArrayView head)
{
    Headers headers;
    auto begin = head.indexOf('\n') + 1; // begins after the first line
    while (begin > 0 && begin < head.size()) {
        const auto end = head.indexOf('\n', begin);
        const auto line = head.sliced(begin, (end < 0 ? head.size() : end) - begin).trimmed();
        if (const auto colon = line.indexOf(':'); colon > 0)
            headers.append({line.first(colon).toByteArray(), line.sliced(colon + 1).trimmed().toByteArray()});
        begin = end + 1; // 0 behind the last line
    }
    return headers;
}

QByteArray originForm(const QByteArray &target)
{
    qsizetype begin = 0;
    for (const QByteArrayView scheme : {"http://", "https://"}) {
        if (QByteArrayView(target).first(std::min(target.size(), scheme.size())).compare(scheme, Qt::CaseInsensitive)
            == 0)
            begin = scheme.size();
    }
    const auto rest = std::find_if(target.begin() + begin, target.end(), endsAuthority);
    const qsizetype end = rest - target.begin();
    if (begin == 0 || end == begin) // an http address without a host is none
        return target;
    return rest != target.end() && *rest == '/' ? target.sliced(end) : '/' + target.sliced(end);
}

QByteArray pathOf(const QByteArray &target)
{
    const QByteArray form = originForm(target);
    const qsizetype query = form.indexOf('?');
    return query < 0 ? form : form.first(query);
}

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

bool isToken(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), beast::http::detail::is_token_char);
}

bool isOneLine(QByteArrayView text)
{
    return std::none_of(text.begin(), text.end(), isControl);
}

bool isSendable(const Header &header)
{
    return isToken(header.name) && isOneLine(header.value);
}

QByteArray reasonPhrase(int status)
{
    const auto known = beast::http::int_to_status(static_cast<unsigned>(status));
    if (known == beast::http::status::unknown)
        return "Unknown";
    const auto phrase = beast::http::obsolete_reason(known);
    return QByteArray(phrase.data(), static_cast<qsizetype>(phrase.size()));
}

} // namespace runlatch::http
