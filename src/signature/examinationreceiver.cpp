// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "signature/examination.h"
#include "signature/hmac.h"
#include "signature/receiverslips.h"

namespace runlatch::signature {

namespace {

using base::Rules;

/// A digest of which key and body are not in their places.
struct Mix
{
    base::Rule cause;
    const char *variant;
    Hmac (*made)(const QByteArray &key, const QByteArray &body);
};

constexpr Mix Mixes[] = {
    {Rules::KeySwapped, "",
     [](const QByteArray &key, const QByteArray &body) {
         Hmac hmac(body);
         hmac.add(key);
         return hmac;
     }},
    {Rules::BodyWithKey, "before",
     [](const QByteArray &key, const QByteArray &body) {
         Hmac hmac(key);
         hmac.add(key);
         hmac.add(body);
         return hmac;
     }},
    {Rules::BodyWithKey, "behind",
     [](const QByteArray &key, const QByteArray &body) {
         Hmac hmac(key);
         hmac.add(body);
         hmac.add(key);
         return hmac;
     }},
};

} // namespace

bool Examination::tryReceiver()
{
    if (m_request.origin == DigestOrigin::Sender)
        return false;
    m_found.untried.rare = m_request.body.size() > MaxRareSlips;
    const bool hasEnded = tryReceiverKeys() || tryMixed() || tryReceiverBodies();
    if (m_found.isProven) {
        m_found.isReceivers = true;
        m_found.untried.rewriting = false;
        m_found.untried.rare = false;
    }
    return hasEnded;
}

/// Tries the keys that the program has in place of the right one, or has made of it.
bool Examination::tryReceiverKeys()
{
    const bool withRare = !m_found.untried.rare;
    const auto tryAll = [this](const QList<KeyVariant> &variants, qsizetype key) {
        for (const KeyVariant &variant : variants) {
            if (isOver())
                return true;
            if (isSignedWith(variant.key))
                return find(variant.cause, variant.name, key);
        }
        return false;
    };
    if (tryAll(placeholderKeys(withRare), -1))
        return true;
    for (qsizetype key = 0; withRare && key < m_keys.size(); ++key) {
        if (tryAll(receiverKeys(m_keys[key].key), key))
            return true;
    }
    return false;
}

bool Examination::tryMixed()
{
    for (qsizetype key = 0; key < m_keys.size(); ++key) {
        for (const Mix &mix : Mixes) {
            if (isOver())
                return true;
            if (isReceived(mix.made(m_keys[key].key, m_request.body).digest(), m_request.body.size()))
                return find(mix.cause, mix.variant, key);
        }
    }
    return false;
}

bool Examination::tryReceiverBodies()
{
    if (m_keys.isEmpty())
        return false;
    bool hasEnded = false;
    visitReceiverBodies(m_request.body, [this, &hasEnded](const BodyVariant &variant) {
        hasEnded = isOver() || tryBody(variant);
        return !hasEnded;
    });
    return hasEnded;
}

} // namespace runlatch::signature
