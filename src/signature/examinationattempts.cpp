// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "signature/bodyvariants.h"
#include "signature/examination.h"
#include "signature/hmac.h"
#include "signature/keyvariants.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

#include <algorithm>
#include <utility>
#include <vector>

namespace runlatch::signature {

namespace {

using base::Rules;

/// The hashes that are taken for SHA-512. A digest of them is tried where the value has all of its digits.
constexpr std::pair<QCryptographicHash::Algorithm, base::Rule> OtherHashes[] = {
    {QCryptographicHash::Sha256, Rules::DigestSha256},
    {QCryptographicHash::Sha1, Rules::DigestSha1},
    {QCryptographicHash::Sha384, Rules::DigestSha384},
    {QCryptographicHash::Sha3_512, Rules::DigestSha3},
};

bool isOfOtherHash(base::Rule cause)
{
    return std::ranges::any_of(OtherHashes, [cause](const auto &hash) { return hash.second == cause; });
}

} // namespace

/// Whether no further attempt may begin.
bool Examination::isOver()
{
    m_found.untried.rest = m_found.hashed > DiagnosisLimits::MaxHashed || (m_isCancelled && m_isCancelled());
    return m_found.untried.rest;
}

void Examination::count(qint64 hashed)
{
    ++m_found.attempts;
    m_found.hashed += hashed;
}

/// The first ones of the keys; those beyond the limit are counted.
QList<NamedKey> Examination::limited(const QList<NamedKey> &keys, qsizetype limit)
{
    m_found.untried.keys += static_cast<int>(std::max<qsizetype>(0, keys.size() - limit));
    return keys.first(std::min(keys.size(), limit));
}

bool Examination::find(base::Rule cause, const QByteArray &variant, qsizetype key)
{
    m_found.cause = cause;
    m_found.variant = variant;
    if (key >= 0) {
        m_found.key = m_keys[key].name;
        m_found.expected = m_right[key].toHex();
    }
    m_found.isProven = true;
    const base::Rule form = m_reading.isWhole() || isOfOtherHash(cause) ? m_reading.form() : Rules::DigestLength;
    if (form != cause && cause != Rules::HeaderRepeated)
        m_found.form = form;
    return true;
}

/// Whether the value is this digest of 64 bytes, or a part of it.
bool Examination::isReceived(QByteArrayView digest, qint64 hashed)
{
    count(hashed);
    return isReceived(digest);
}

bool Examination::isReceived(QByteArrayView digest)
{
    const bool isIt = m_reading.isOf(digest) || m_reading.isPartOf(digest);
    if (isIt)
        m_found.sum = digest.toByteArray().toHex();
    return isIt;
}

bool Examination::isSignedWith(const QByteArray &key)
{
    Hmac hmac(key);
    hmac.add(m_request.body);
    return isReceived(hmac.digest(), m_request.body.size());
}

bool Examination::tryForms()
{
    for (qsizetype key = 0; key < m_keys.size(); ++key) {
        if (!isReceived(m_right[key]))
            continue;
        if (m_reading.isPartOf(m_right[key])) {
            (void)find(Rules::DigestLength, m_reading.digits() < m_right[key].size() * 2 ? "cut" : "longer", key);
            m_found.form = m_reading.form() == Rules::DigestLength ? base::Rule() : m_reading.form();
            return true;
        }
        return find(m_reading.form(), formVariant(), key);
    }
    return false;
}

/// The characters around the right digest, or those of its alphabet.
QByteArray Examination::formVariant() const
{
    if (m_reading.form() == Rules::DigestBase64 && m_reading.isBase64Url())
        return "url";
    if (m_reading.form() != Rules::DigestLength)
        return {};
    return m_reading.isQuoted() ? "quotes" : "longer";
}

bool Examination::tryHashes()
{
    for (const auto &[hash, cause] : OtherHashes) {
        if (m_reading.digits() != 2 * QCryptographicHash::hashLength(hash))
            continue;
        for (qsizetype key = 0; key < m_keys.size(); ++key) {
            if (isOver())
                return true;
            if (isReceived(QMessageAuthenticationCode::hash(m_request.body, m_keys[key].key, hash),
                           m_request.body.size()))
                return find(cause, {}, key);
        }
    }
    return false;
}

/// Digests without a key, or with the key taken for a part of the text.
bool Examination::tryUnkeyed()
{
    const auto sha512 = [this](std::initializer_list<QByteArrayView> parts) {
        QCryptographicHash hash(QCryptographicHash::Sha512);
        qint64 size = 0;
        for (const QByteArrayView part : parts) {
            hash.addData(part);
            size += part.size();
        }
        return isReceived(hash.result(), size);
    };
    const QByteArray &body = m_request.body;
    if (isOver())
        return true;
    if (sha512({body}))
        return find(Rules::DigestUnkeyed, "plain", -1);
    for (qsizetype key = 0; key < m_keys.size(); ++key) {
        if (isOver())
            return true;
        if (sha512({m_keys[key].key, body}))
            return find(Rules::DigestUnkeyed, "key-before", key);
        if (sha512({body, m_keys[key].key}))
            return find(Rules::DigestUnkeyed, "key-behind", key);
    }
    return false;
}

bool Examination::tryKeys()
{
    if (isOver())
        return true;
    if (isSignedWith({}))
        return find(Rules::KeyMissing, "sender", -1);
    for (qsizetype key = 0; key < m_keys.size(); ++key) {
        for (const KeyVariant &variant : keyVariants(m_keys[key].key)) {
            if (isOver())
                return true;
            if (isSignedWith(variant.key))
                return find(variant.cause, variant.name, key);
        }
    }
    return false;
}

bool Examination::tryOtherKeys()
{
    for (const NamedKey &named : limited(withoutEmpty(m_request.otherKeys), DiagnosisLimits::MaxOtherKeys)) {
        if (isOver())
            return true;
        if (!isSignedWith(named.key))
            continue;
        m_found.key = named.name;
        return find(Rules::KeyOtherKnown, {}, -1);
    }
    return false;
}

bool Examination::tryBodies()
{
    if (m_keys.isEmpty())
        return false;
    BodyVariants variants(m_request.body);
    bool hasEnded = false;
    variants.visit([this, &hasEnded](const BodyVariant &variant) {
        hasEnded = isOver() || tryBody(variant);
        return !hasEnded;
    });
    m_found.untried.rewriting = !hasEnded && variants.hasLeftOut();
    return hasEnded;
}

bool Examination::tryBody(const BodyVariant &variant)
{
    std::vector<Hmac> hmacs;
    for (const NamedKey &named : m_keys)
        hmacs.emplace_back(named.key);
    qint64 size = 0;
    variant.write([&hmacs, &size](QByteArrayView part) {
        size += part.size();
        for (Hmac &hmac : hmacs)
            hmac.add(part);
    });
    for (std::size_t index = 0; index < hmacs.size(); ++index) {
        const auto key = static_cast<qsizetype>(index);
        if (isReceived(hmacs[index].digest(), size))
            return findBody(variant, {}, key);
        if (!variant.mayEndInBreak)
            continue;
        hmacs[index].add(BodyVariant::LastBreak);
        if (isReceived(hmacs[index].digest(), BodyVariant::LastBreak.size()))
            return findBody(variant, BodyVariant::LastBreak, key);
    }
    return false;
}

bool Examination::findBody(const BodyVariant &variant, QByteArrayView end, qsizetype key)
{
    if (!variant.isOtherText) {
        text::ByteComparison comparison(m_request.body);
        variant.write([&comparison](QByteArrayView part) { comparison.add(part); });
        comparison.add(end);
        m_found.difference = comparison.difference();
    }
    return find(variant.cause, end.isEmpty() ? variant.name : variant.name + BodyVariant::LastBreakName.toByteArray(),
                key);
}

} // namespace runlatch::signature
