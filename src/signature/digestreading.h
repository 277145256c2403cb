// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"

#include <QByteArray>
#include <QByteArrayView>

namespace runlatch::signature {

/// The digest in a signature header, in whatever form it was written: in lower or upper case, in base64 (either
/// alphabet, with or without padding), with colons, dashes or blanks between its bytes, behind a word such as "sha512="
/// or "0x", cut off, or with other characters around it.
class DigestReading
{
public:
    /// So many hex digits of a longer digest prove whose it is: 64 bits are not found by chance.
    static constexpr qsizetype MinDigits = 16;

    explicit DigestReading(const QByteArray &value);

    /// Whether it is this digest. Takes the same time wherever the first difference is.
    bool isOf(QByteArrayView digest) const;
    /// Whether it is the beginning of this digest, of MinDigits at least, or the digest and something behind it.
    bool isPartOf(QByteArrayView digest) const;

    /// The form in which the value is written other than the service writes it; empty for hex digits in lower case.
    /// Only the first that applies of digest.prefix, digest.colons, digest.base64 and digest.upper-case; digest.length
    /// for characters around it.
    base::Rule form() const { return m_form; }
    bool isBase64Url() const { return m_isBase64Url; } ///< it has letters of the alphabet for URLs
    /// Nothing but quotes and blanks is around hexadecimal digits, of which form() is digest.length.
    bool isQuoted() const { return m_isQuoted; }
    bool isWhole() const { return m_hex.size() == 128; } ///< it is as long as a SHA-512
    qsizetype digits() const { return m_hex.size(); }    ///< 0: there is no digest in it

private:
    void readHex(const QByteArray &text);
    void readBase64(const QByteArray &text);

    QByteArray m_hex; ///< in lower case
    base::Rule m_form;
    bool m_isQuoted = false;
    bool m_isBase64Url = false;
};

} // namespace runlatch::signature
