// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "signature/digestreading.h"
#include "signature/signaturedoctor.h"

#include <functional>

namespace runlatch::signature {

struct BodyVariant;

/// One diagnosis while it is made. Internal to this library.
class Examination
{
public:
    /// Both must outlive it.
    Examination(const SignatureCase &request, const std::function<bool()> &isCancelled);

    Diagnosis made(); ///< once

private:
    // examination.cpp: the signature as the listener checks it, and what the headers alone show
    void check();
    bool tryFraming();
    bool judgeHeaders();
    bool tryJoined();
    const QByteArray &received() const { return m_request.received.constFirst(); }

    // examinationattempts.cpp: each explanation alone. True if it is found, or if no further attempt may begin
    bool tryForms();
    bool tryHashes();
    bool tryUnkeyed();
    bool tryKeys();
    bool tryOtherKeys();
    bool tryBodies();
    bool tryBody(const BodyVariant &variant);

    // examinationreceiver.cpp: the slips of receivers, likewise
    bool tryReceiver();
    bool tryReceiverKeys();
    bool tryMixed();
    bool tryReceiverBodies();

    QByteArray formVariant() const; ///< what stands around the right digest
    bool isReceived(QByteArrayView digest, qint64 hashed);
    bool isReceived(QByteArrayView digest);
    bool isSignedWith(const QByteArray &key);
    bool isOver();
    void count(qint64 hashed);
    static QList<NamedKey> withoutEmpty(QList<NamedKey> keys);
    QList<NamedKey> limited(const QList<NamedKey> &keys, qsizetype limit);
    /// True. `key`: the place of the key that it concerns among ours; -1: none.
    bool find(base::Rule cause, const QByteArray &variant, qsizetype key);
    bool findBody(const BodyVariant &variant, QByteArrayView end, qsizetype key);

    const SignatureCase &m_request;
    const std::function<bool()> &m_isCancelled;
    QList<NamedKey> m_keys;
    QByteArrayList m_right;        ///< what should have been received, for each key
    const DigestReading m_reading; ///< of the first header
    Diagnosis m_found;
};

} // namespace runlatch::signature
