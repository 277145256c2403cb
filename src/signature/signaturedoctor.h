// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/signature.h"
#include "text/bytedifference.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace runlatch::signature {

/// A key, and the name by which a diagnosis speaks of it.
struct NamedKey
{
    QString name; ///< never the key itself
    QByteArray key;
};

/// Who computed the digest that is to be explained.
enum class DigestOrigin {
    Sender,   ///< it came in a header
    Receiver, ///< the receiver's program computed it over the body
    Either,   ///< it is said to have come, and may be the receiver's own if no slip of a sender explains it
};

/// A request whose signature, or the digest of whose body, is to be explained.
struct SignatureCase
{
    QList<NamedKey> keys;      ///< any of which should hold; empty ones are ignored
    QList<NamedKey> otherKeys; ///< known here, for something else
    QByteArray body;           ///< as it was received
    /// The values of all signature headers, in order; none: the header is missing. Of a receiver: its digest alone.
    QByteArrayList received;
    DigestOrigin origin = DigestOrigin::Sender;
    /// body.length or body.no-length: the head announced `announced` bytes of the body alone, and the rest came behind
    /// them; no-length: it announced neither a length nor chunks. Empty: the head is right, or unknown.
    base::Rule framing = {};
    qint64 announced = 0;
};

/// The reason for which a signature does not hold. Nothing in it is a key or a part of the body.
struct Diagnosis
{
    /// The attempts that were left out.
    struct Untried
    {
        bool rewriting = false; ///< the body, or some forms of it, as other JSON: it is too large
        bool rare = false;      ///< the rarer slips of receivers: the body is too large
        int keys = 0;           ///< so many keys were beyond the limit
        bool rest = false;      ///< it was cancelled, or the work reached its limit

        friend bool operator==(const Untried &, const Untried &) = default;
    };

    protocol::Verdict verdict = protocol::Verdict::Unchecked;
    bool isReceivers = false; ///< the digest is the receiver's, and the cause is what its program does wrong
    base::Rule cause;      ///< of base::Rules::Signatures, for a receiver also ::Receivers; empty if nothing is wrong
    bool isProven = false; ///< the cause makes the signature match; otherwise it is what the form of the value says
    base::Rule form;       ///< how the value is written besides, if not as the service does: digest.upper-case
    /// The variant of the cause, machine-readable; see BodyVariants, keyVariants(), receiverslips.h.
    QByteArray variant;
    QString key;                                    ///< name of the key that it concerns; empty without one
    std::optional<text::ByteDifference> difference; ///< of a cause of the body: from the received to the signed bytes
    QByteArray expected;  ///< hex digest of the received body with `key`, else with the first key; empty without keys
    QByteArray sum;       ///< hex digest that the explanation computes and the received value has; empty without one
    qint64 announced = 0; ///< of body.length: the bytes that the head announced, ...
    qint64 sent = 0;      ///< ... and, as of body.no-length, those that came and were signed
    int headers = 0;      ///< how many headers came
    int holding = 0;      ///< of header.repeated: the number of the valid one, from 1; 0: none
    int attempts = 0;     ///< digests that were computed over the body or a form of it
    qint64 hashed = 0;    ///< bytes that these digests were computed over
    Untried untried;
};

/// Tries a bounded set of explanations for a signature that does not hold, and names the one that makes it match, which
/// is proof. Each cause is tried alone, with the digest in any form (see DigestReading); the first one that matches is
/// named, in this order:
///
/// - header.missing, header.empty, header.repeated: what the headers alone show. Several values in one header, with
///   commas, count as repeated if one of them holds; `same`: it holds, and all are the same.
/// - digest.prefix, digest.colons, digest.base64 (`url`: in the alphabet for URLs), digest.upper-case, digest.length
///   (`cut`, `quotes`, `longer`): the right digest, written otherwise. `quotes` are quotes or blanks around it,
///   `longer` is anything else.
/// - digest.sha256, digest.sha1, digest.sha384, digest.sha3 (SHA3-512): HMAC with another hash. digest.unkeyed:
///   SHA-512 of the body (`plain`), or of key and body together (`key-before`, `key-behind`).
/// - key.missing: no key is set here (`here`, of a receiver `not-given`, which needs no proof), or the sender signed
///   with an empty key (`sender`).
/// - key.newline and the like: a slip in the key, see keyVariants(). key.other-known: one of `otherKeys`.
/// - body.newline-lost and the like: another form of the body was signed, see BodyVariants. The name says what became
///   of the body on its way from the signature to us: `lost` is what was signed and is not there.
/// - Of a receiver: key.no-value and the like, key.swapped (the body is the key), body.with-key (`before`, `behind`:
///   the key is a part of the message), body.empty and the like; see receiverslips.h. Headers are not judged then.
///
/// - body.length (`characters`: the length counts the characters of the body), body.no-length (`sent`): before all
///   others, where the case says that the framing is wrong, and the signature is that of all that came.
///
/// If none matches, the cause is what the form of the value says: digest.length, digest.not-hex, and digest.differs for
/// a whole digest; body.no-length where the request has no body for that reason.
///
/// Work: at most MaxAttempts digests, each over at most BodyVariants::MaxGrowth times the body (most of them over the
/// body), and a digest for each further key. Only MaxKeys of `keys` are tried in every way, and MaxOtherKeys of
/// `otherKeys`. A receiver's digest takes at most MaxReceiverAttempts more. No attempt begins after MaxHashed bytes.
/// Pure; any thread. `isCancelled` is asked between the attempts, in the thread of the caller.
Diagnosis diagnose(const SignatureCase &request, const std::function<bool()> &isCancelled = {});

/// The form of `body` that was signed, for a diagnosis of that body with a cause of the body; otherwise nullopt. It is
/// written anew for this, because a diagnosis has no part of the body.
std::optional<QByteArray> signedBody(const QByteArray &body, const Diagnosis &diagnosis);

/// The diagnosis that the listener proved of a case whose framing is wrong: the numbers of bytes that were announced
/// and that came. It is made without a key, and has no digests. nullopt for all others, and for a request without a
/// body.
std::optional<Diagnosis> framingFault(const SignatureCase &request);

struct DiagnosisLimits
{
    static constexpr int MaxKeys = 8;
    static constexpr int MaxOtherKeys = 64;
    static constexpr int MaxAttempts = 2010;
    static constexpr int MaxReceiverAttempts = 892;
    static constexpr qint64 MaxHashed = 1024 * 1024 * 1024; ///< bytes; some seconds of one processor
};

} // namespace runlatch::signature
