// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signature/digestreading.h"

#include "base/rules.h"
#include "protocol/signature.h"

#include <algorithm>

namespace runlatch::signature {

namespace {

using base::Rules;

constexpr qsizetype MaxValue = 1024; // bytes of the header that are looked at
constexpr qsizetype MinHexRun = 40;  // hex digits in a row that are no base64; by chance it has them once in 2^60
constexpr qsizetype MinParted = 47;  // bytes of sixteen pairs of hex digits with a sign between them
constexpr qsizetype MaxPrefix = 48;  // "X-...-Task-Signature: sha512=" has fewer

constexpr QByteArrayView PartingSigns = ":- "; // of openssl, of .NET's BitConverter, of hex dumps
constexpr QByteArrayView NumberMark = "0x";

bool isHexDigit(char letter)
{
    return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f') || (letter >= 'A' && letter <= 'F');
}

bool isBase64(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9')
        || QByteArrayView("+/-_").contains(letter);
}

bool areQuotes(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(),
                       [](char letter) { return QByteArrayView("\"' \t\r\n\v\f").contains(letter); });
}

/// Blanks may stand on both sides of the quotes.
QByteArray withoutQuotes(const QByteArray &text)
{
    const QByteArray inner = text.trimmed();
    if (inner.size() > 2 && inner.front() == inner.back() && QByteArrayView("\"'<").contains(inner.front()))
        return inner.sliced(1, inner.size() - 2).trimmed();
    return inner;
}

/// The length of the words before the digest, such as "sha512=". A "=" of base64 stands at the end only.
qsizetype prefixOf(const QByteArray &value)
{
    qsizetype length = 0;
    for (qsizetype at = 0; at < std::min(value.size(), MaxPrefix); ++at) {
        if (QByteArrayView("=: ").contains(value[at]) && value.size() - at > DigestReading::MinDigits)
            length = at + 1;
    }
    return length;
}

/// The place from which the value is bytes in hex with the same sign between them, to its end; -1: there is none.
qsizetype beginOfParted(QByteArrayView value)
{
    const char sign = value.size() < MinParted ? '\0' : value[value.size() - 3];
    if (!PartingSigns.contains(sign))
        return -1;
    qsizetype begin = value.size();
    for (qsizetype at = begin - 2; at >= 0 && isHexDigit(value[at]) && isHexDigit(value[at + 1]); at -= 3) {
        begin = at;
        if (at > 0 && value[at - 1] != sign)
            break;
    }
    const bool isBehindWords = begin > 0 && QByteArrayView(" =").contains(value[begin - 1]);
    return value.size() - begin >= MinParted && (begin == 0 || isBehindWords) ? begin : -1;
}

} // namespace

DigestReading::DigestReading(const QByteArray &value)
{
    const QByteArray text = value.first(std::min(value.size(), MaxValue));
    QByteArray inner = withoutQuotes(text);
    if (inner.size() != value.size())
        m_form = Rules::DigestLength;
    if (const qsizetype begin = beginOfParted(inner); begin >= 0) {
        m_form = begin > 0 ? Rules::DigestPrefix : Rules::DigestColons;
        m_hex = inner.sliced(begin).toLower();
        m_hex.removeIf([](char letter) { return PartingSigns.contains(letter); });
        return;
    }
    if (const qsizetype prefix = prefixOf(inner); prefix > 0) {
        m_form = Rules::DigestPrefix;
        inner = inner.sliced(prefix);
    }
    if (inner.startsWith(NumberMark) && inner.size() >= NumberMark.size() + DigestReading::MinDigits) {
        m_form = Rules::DigestPrefix;
        inner = inner.sliced(NumberMark.size());
    }
    const qsizetype digits = std::find_if_not(inner.begin(), inner.end(), isHexDigit) - inner.begin();
    if (digits < inner.size() && digits < MinHexRun) {
        readBase64(inner);
        return;
    }
    if (digits < inner.size() && m_form.isEmpty())
        m_form = Rules::DigestLength;
    const qsizetype begin = text.indexOf(inner);
    m_isQuoted = m_form == Rules::DigestLength && text.size() == value.size() && areQuotes(text.first(begin))
        && areQuotes(text.sliced(begin + digits));
    readHex(inner.first(digits));
}

void DigestReading::readHex(const QByteArray &text)
{
    m_hex = text.toLower();
    if (m_form.isEmpty() && m_hex != text)
        m_form = Rules::DigestUpperCase;
}

void DigestReading::readBase64(const QByteArray &text)
{
    const qsizetype length = std::find_if_not(text.begin(), text.end(), isBase64) - text.begin();
    if (std::any_of(text.begin() + length, text.end(), [](char letter) { return letter != '='; }))
        return;
    QByteArray digits = text.first(length);
    m_isBase64Url = digits.contains('-') || digits.contains('_');
    digits.replace('-', '+').replace('_', '/');
    m_hex = QByteArray::fromBase64(digits).toHex();
    if (m_form.isEmpty())
        m_form = Rules::DigestBase64;
}

bool DigestReading::isOf(QByteArrayView digest) const
{
    return protocol::equalInConstantTime(m_hex, digest.toByteArray().toHex());
}

bool DigestReading::isPartOf(QByteArrayView digest) const
{
    const QByteArray whole = digest.toByteArray().toHex();
    const qsizetype shared = std::min(m_hex.size(), whole.size());
    return shared >= MinDigits && m_hex.size() != whole.size()
        && protocol::equalInConstantTime(m_hex.first(shared), QByteArrayView(whole).first(shared));
}

} // namespace runlatch::signature
