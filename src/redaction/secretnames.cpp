// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/secretnames.h"

#include <algorithm>
#include <initializer_list>

namespace runlatch::redaction {

namespace {

bool saysOneOf(const QByteArray &name, std::initializer_list<QByteArrayView> words)
{
    return std::any_of(words.begin(), words.end(), [&name](QByteArrayView word) { return name.contains(word); });
}

} // namespace

bool isCredentialsHeader(const QByteArray &name)
{
    return name.compare("Authorization", Qt::CaseInsensitive) == 0
        || name.compare("Proxy-Authorization", Qt::CaseInsensitive) == 0;
}

bool isSecretHeader(const QByteArray &name)
{
    const QByteArray lower = name.toLower(); // "key" and "code" name too much else in headers
    return isCredentialsHeader(name) || lower == "cookie" || lower == "set-cookie"
        || saysOneOf(lower, {"token", "secret", "password", "api-key"});
}

bool isSecretItem(const QByteArray &name)
{
    const QByteArray plain = QByteArray::fromPercentEncoding(name).toLower();
    return saysOneOf(plain, {"token", "code", "key", "signature", "password", "secret"});
}

} // namespace runlatch::redaction
