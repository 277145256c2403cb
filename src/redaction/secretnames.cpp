// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/secretnames.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

namespace runlatch::redaction {

namespace {

/// It is asked for dozens of words of each request, and a search of QByteArray prepares a table for each.
bool saysOneOf(QByteArrayView name, std::initializer_list<std::string_view> words)
{
    const std::string_view all(name.data(), static_cast<std::size_t>(name.size()));
    return std::any_of(words.begin(), words.end(),
                       [all](std::string_view word) { return all.find(word) != std::string_view::npos; });
}

/// Finds short words only as whole words, because they name too much else as a part of another word: "author",
/// "design".
bool hasOneOf(QByteArrayView name, std::initializer_list<QByteArrayView> words)
{
    qsizetype begin = 0;
    for (qsizetype at = 0; at <= name.size(); ++at) {
        const bool isInWord = at < name.size() && name[at] >= 'a' && name[at] <= 'z';
        if (isInWord)
            continue;
        const QByteArrayView part = name.sliced(begin, at - begin);
        if (std::find(words.begin(), words.end(), part) != words.end())
            return true;
        begin = at + 1;
    }
    return false;
}

/// Proxies and frameworks put words around these names or join them: "X-Forwarded-Authorization", "sessionid".
bool saysSecret(QByteArrayView name)
{
    return saysOneOf(name,
                     {"token", "secret", "password", "passwd", "credential", "authorization", "authentication",
                      "bearer", "sessionid"});
}

} // namespace

bool isCredentialsHeader(const QByteArray &name)
{
    return saysOneOf(name.toLower(), {"authorization", "authentication"});
}

bool isSecretHeader(const QByteArray &name)
{
    const QByteArray lower = name.toLower(); // "code" names too much else in headers
    return saysSecret(lower) || saysOneOf(lower, {"apikey"})
        || hasOneOf(lower, {"cookie", "key", "auth", "jwt", "session", "sid", "pwd"});
}

/// A body may have millions of members, so nothing is allocated for their names.
bool isSecretMember(QByteArrayView name)
{
    if (name.size() > MaxMemberName)
        return false;
    std::array<char, MaxMemberName> lower = {};
    std::array<char, MaxMemberName> joined = {};
    qsizetype size = 0;
    for (qsizetype at = 0; at < name.size(); ++at) {
        const char letter = name[at] >= 'A' && name[at] <= 'Z' ? static_cast<char>(name[at] - 'A' + 'a') : name[at];
        lower[static_cast<std::size_t>(at)] = letter;
        if (letter != '-' && letter != '_')
            joined[static_cast<std::size_t>(size++)] = letter;
    }
    const QByteArrayView together(joined.data(), size);
    return saysSecret(together)
        || saysOneOf(together, {"apikey", "privatekey", "secretkey", "accesskey", "hmackey", "signingkey"})
        || hasOneOf(QByteArrayView(lower.data(), name.size()), {"cookie", "auth", "jwt", "sid", "pwd"});
}

bool isSecretItem(const QByteArray &name)
{
    const QByteArray plain = QByteArray::fromPercentEncoding(name).toLower();
    return saysSecret(plain) || saysOneOf(plain, {"code", "key", "signature"})
        || hasOneOf(plain, {"sig", "auth", "jwt", "session", "sid", "pwd"});
}

} // namespace runlatch::redaction
