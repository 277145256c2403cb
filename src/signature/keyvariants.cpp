// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signature/keyvariants.h"

#include "base/rules.h"

#include <algorithm>

namespace runlatch::signature {

namespace {

using base::Rules;

QByteArray withoutBreak(const QByteArray &key)
{
    return key.endsWith("\r\n") ? key.chopped(2) : key.endsWith('\n') || key.endsWith('\r') ? key.chopped(1) : key;
}

QByteArray keyWithoutQuotes(const QByteArray &key)
{
    const bool isQuoted = key.size() > 2 && key.front() == key.back() && QByteArrayView("\"'`").contains(key.front());
    return isQuoted ? key.sliced(1, key.size() - 2) : key;
}

/// Empty for what is no hex.
QByteArray hexDecoded(const QByteArray &key)
{
    const QByteArray bytes = QByteArray::fromHex(key); // skips what is no digit
    return bytes.toHex() == key.toLower() ? bytes : QByteArray();
}

/// In either alphabet, with or without padding; empty for what is no base64.
QByteArray base64Decoded(const QByteArray &key)
{
    for (const auto alphabet : {QByteArray::Base64Encoding, QByteArray::Base64UrlEncoding}) {
        const auto decoded = QByteArray::fromBase64Encoding(key, alphabet | QByteArray::AbortOnBase64DecodingErrors);
        if (decoded)
            return *decoded;
    }
    return {};
}

} // namespace

QList<KeyVariant> keyVariants(const QByteArray &key)
{
    QList<KeyVariant> variants{
        {Rules::KeyNewline, "lf", key + '\n'},
        {Rules::KeyNewline, "crlf", key + "\r\n"},
        {Rules::KeyNewline, "none", withoutBreak(key)},
        {Rules::KeyBlanks, "none", key.trimmed()},
        {Rules::KeyBlanks, "end", key + ' '},
        {Rules::KeyBlanks, "begin", ' ' + key},
        {Rules::KeyBlanks, "both", ' ' + key + ' '},
        {Rules::KeyQuotes, "none", keyWithoutQuotes(key)},
        {Rules::KeyQuotes, "double", '"' + key + '"'},
        {Rules::KeyQuotes, "single", '\'' + key + '\''},
        {Rules::KeyHexDecoded, "decoded", hexDecoded(key)},
        {Rules::KeyHexDecoded, "encoded", key.toHex()},
        {Rules::KeyHexDecoded, "encoded", key.toHex().toUpper()},
        {Rules::KeyBase64Decoded, "decoded", base64Decoded(key)},
        {Rules::KeyBase64Decoded, "encoded", key.toBase64()},
        {Rules::KeyBase64Decoded, "encoded", key.toBase64(QByteArray::Base64UrlEncoding)},
        {Rules::KeyBase64Decoded, "encoded", key.toBase64(QByteArray::OmitTrailingEquals)},
    };
    const auto isNone = [&key](const KeyVariant &variant) { return variant.key.isEmpty() || variant.key == key; };
    variants.removeIf(isNone);
    return variants;
}

} // namespace runlatch::signature
