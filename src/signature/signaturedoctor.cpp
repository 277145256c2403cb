// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signature/signaturedoctor.h"

#include "base/rules.h"
#include "signature/bodyvariants.h"
#include "signature/digestreading.h"
#include "signature/keyvariants.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

#include <sodium.h>

#include <algorithm>
#include <array>
#include <vector>

namespace runlatch::signature {

namespace {

using base::Rules;

constexpr QByteArrayView LastBreak = "\n"; // behind variants that may end in one
constexpr QByteArrayView LastBreakName = "+newline";

/// HMAC-SHA512 over bytes that come in parts. Unlike Qt's it can be copied, so a longer text goes on from a shorter
/// one.
class Hmac
{
public:
    explicit Hmac(const QByteArray &key)
    {
        crypto_auth_hmacsha512_init(&m_state, bytesOf(key), static_cast<std::size_t>(key.size()));
    }

    void add(QByteArrayView part)
    {
        crypto_auth_hmacsha512_update(&m_state, bytesOf(part), static_cast<unsigned long long>(part.size()));
    }
    QByteArray digest() const
    {
        crypto_auth_hmacsha512_state state = m_state;
        QByteArray digest(crypto_auth_hmacsha512_BYTES, '\0');
        crypto_auth_hmacsha512_final(&state, reinterpret_cast<unsigned char *>(digest.data()));
        return digest;
    }

private:
    /// Never null, which libsodium takes for no size.
    static const unsigned char *bytesOf(QByteArrayView bytes)
    {
        return reinterpret_cast<const unsigned char *>(bytes.isNull() ? "" : bytes.data());
    }

    crypto_auth_hmacsha512_state m_state;
};

bool isBlank(const QByteArray &value)
{
    return value.trimmed().isEmpty();
}

QList<NamedKey> withoutEmpty(QList<NamedKey> keys)
{
    keys.removeIf([](const NamedKey &named) { return named.key.isEmpty(); });
    return keys;
}

/// One diagnosis while it is made. Each try returns whether it is found, or cancelled.
class Examination
{
public:
    Examination(const SignatureCase &request, const std::function<bool()> &isCancelled)
        : m_request(request)
        , m_isCancelled(isCancelled)
        , m_keys(withoutEmpty(request.keys))
        , m_reading(request.received.value(0))
    {
    }

    Diagnosis made()
    {
        m_found.headers = static_cast<int>(m_request.received.size());
        check();
        if (m_found.verdict == protocol::Verdict::Valid || judgeHeaders())
            return m_found;
        m_found.untried.keys = static_cast<int>(leaveOut(m_keys, DiagnosisLimits::MaxKeys));
        if (m_reading.digits() >= DigestReading::MinDigits)
            (void)(tryForms() || tryHashes() || tryUnkeyed() || tryKeys() || tryOtherKeys() || tryBodies());
        if (m_keys.isEmpty() && !m_found.isProven) {
            m_found.cause = Rules::KeyMissing;
            m_found.variant = "here";
        }
        return m_found;
    }

private:
    static qsizetype leaveOut(QList<NamedKey> &keys, qsizetype limit)
    {
        const qsizetype beyond = std::max<qsizetype>(0, keys.size() - limit);
        keys.resize(keys.size() - beyond);
        return beyond;
    }

    /// Checks the signature with each key, as the listener does.
    void check()
    {
        for (const NamedKey &named : m_keys) {
            const protocol::SignatureCheck check =
                protocol::checkSignature(named.key, m_request.body, m_request.received);
            count(m_request.body.size());
            m_right.append(QByteArray::fromHex(check.expected));
            const bool isFirst = m_right.size() == 1;
            if (check.verdict != protocol::Verdict::Valid && check.holding == 0 && !isFirst)
                continue;
            m_found.verdict = check.verdict;
            m_found.cause = check.cause;
            m_found.holding = check.holding;
            m_found.isProven = check.verdict == protocol::Verdict::Valid || check.holding > 0;
            m_found.expected = check.expected;
            if (m_found.isProven) {
                m_found.variant = check.isSame ? "same" : QByteArray();
                m_found.key = named.name;
                return;
            }
        }
        if (m_reading.isWhole()) // the value is a digest, in whatever form
            m_found.cause = Rules::DigestDiffers;
    }

    bool judgeHeaders()
    {
        const QByteArrayList &received = m_request.received;
        const bool isUnsigned = std::all_of(received.begin(), received.end(), &isBlank);
        if (isUnsigned) {
            m_found.verdict = m_keys.isEmpty() ? protocol::Verdict::Unchecked : protocol::Verdict::Unsigned;
            m_found.isProven = !m_keys.isEmpty();
            m_found.cause = m_keys.isEmpty() ? base::Rule()
                : received.isEmpty()         ? Rules::HeaderMissing
                                             : Rules::HeaderEmpty;
            return true;
        }
        if (received.size() > 1) {
            m_found.cause = Rules::HeaderRepeated;
            return true;
        }
        return tryJoined();
    }

    /// A proxy may have joined repeated headers.
    bool tryJoined()
    {
        const QByteArrayList values = received().split(',');
        if (values.size() < 2 || values.size() > 16)
            return false;
        for (qsizetype key = 0; key < m_keys.size(); ++key) {
            for (qsizetype index = 0; index < values.size(); ++index) {
                if (protocol::equalInConstantTime(values[index].trimmed(), m_right[key].toHex())) {
                    m_found.holding = static_cast<int>(index) + 1;
                    m_found.headers = static_cast<int>(values.size());
                    const bool isSame = std::all_of(values.begin(), values.end(), [&values](const QByteArray &value) {
                        return value.trimmed() == values.first().trimmed();
                    });
                    return find(Rules::HeaderRepeated, isSame ? "same" : QByteArray(), key);
                }
            }
        }
        return false;
    }

    const QByteArray &received() const { return m_request.received.constFirst(); }

    /// `key`: the place of the key that it concerns among ours; -1: none.
    bool find(base::Rule cause, const QByteArray &variant, qsizetype key)
    {
        m_found.cause = cause;
        m_found.variant = variant;
        if (key >= 0) {
            m_found.key = m_keys[key].name;
            m_found.expected = m_right[key].toHex();
        }
        m_found.isProven = true;
        const bool isShort = cause == Rules::DigestSha256 || cause == Rules::DigestSha1;
        const base::Rule form = m_reading.isWhole() || isShort ? m_reading.form() : Rules::DigestLength;
        if (form != cause && cause != Rules::HeaderRepeated)
            m_found.form = form;
        return true;
    }

    /// Whether no further attempt may begin.
    bool isOver()
    {
        m_found.untried.rest = m_found.hashed > DiagnosisLimits::MaxHashed || (m_isCancelled && m_isCancelled());
        return m_found.untried.rest;
    }

    void count(qint64 hashed)
    {
        ++m_found.attempts;
        m_found.hashed += hashed;
    }

    /// Whether the value is this digest of 64 bytes, or a part of it.
    bool isReceived(QByteArrayView digest, qint64 hashed)
    {
        count(hashed);
        return isReceived(digest);
    }

    bool isReceived(QByteArrayView digest)
    {
        const bool isIt = m_reading.isOf(digest) || m_reading.isPartOf(digest);
        if (isIt)
            m_found.sum = digest.toByteArray().toHex();
        return isIt;
    }

    bool isSignedWith(const QByteArray &key)
    {
        Hmac hmac(key);
        hmac.add(m_request.body);
        return isReceived(hmac.digest(), m_request.body.size());
    }

    bool tryForms()
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

    /// The characters around the right digest.
    QByteArray formVariant() const
    {
        if (m_reading.form() != Rules::DigestLength)
            return {};
        return m_reading.isQuoted() ? "quotes" : "longer";
    }

    bool tryHashes()
    {
        constexpr std::pair<QCryptographicHash::Algorithm, base::Rule> hashes[] = {
            {QCryptographicHash::Sha256, Rules::DigestSha256},
            {QCryptographicHash::Sha1, Rules::DigestSha1},
        };
        for (const auto &[hash, cause] : hashes) {
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
    bool tryUnkeyed()
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

    bool tryKeys()
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

    bool tryOtherKeys()
    {
        QList<NamedKey> keys = withoutEmpty(m_request.otherKeys);
        m_found.untried.keys += static_cast<int>(leaveOut(keys, DiagnosisLimits::MaxOtherKeys));
        for (const NamedKey &named : keys) {
            if (isOver())
                return true;
            if (!isSignedWith(named.key))
                continue;
            m_found.key = named.name;
            return find(Rules::KeyOtherKnown, {}, -1);
        }
        return false;
    }

    bool tryBodies()
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

    bool tryBody(const BodyVariant &variant)
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
            hmacs[index].add(LastBreak);
            if (isReceived(hmacs[index].digest(), LastBreak.size()))
                return findBody(variant, LastBreak, key);
        }
        return false;
    }

    bool findBody(const BodyVariant &variant, QByteArrayView end, qsizetype key)
    {
        text::ByteComparison comparison(m_request.body);
        variant.write([&comparison](QByteArrayView part) { comparison.add(part); });
        comparison.add(end);
        m_found.difference = comparison.difference();
        return find(variant.cause, end.isEmpty() ? variant.name : variant.name + LastBreakName.toByteArray(), key);
    }

    const SignatureCase &m_request;
    const std::function<bool()> &m_isCancelled;
    QList<NamedKey> m_keys;
    QByteArrayList m_right;        ///< what should have been received, for each key
    const DigestReading m_reading; ///< of the first header
    Diagnosis m_found;
};

} // namespace

Diagnosis diagnose(const SignatureCase &request, const std::function<bool()> &isCancelled)
{
    return Examination(request, isCancelled).made();
}

std::optional<QByteArray> signedBody(const QByteArray &body, const Diagnosis &diagnosis)
{
    const bool hasBreak = diagnosis.variant.endsWith(LastBreakName);
    const QByteArray name = hasBreak ? diagnosis.variant.chopped(LastBreakName.size()) : diagnosis.variant;
    std::optional<QByteArray> found;
    BodyVariants(body).visit([&](const BodyVariant &variant) {
        if (variant.cause != diagnosis.cause || variant.name != name)
            return true;
        found = QByteArray();
        variant.write([&found](QByteArrayView part) { *found += part; });
        if (hasBreak)
            *found += LastBreak;
        return false;
    });
    return found;
}

} // namespace runlatch::signature
