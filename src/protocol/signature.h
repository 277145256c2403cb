// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"

#include <QByteArrayList>
#include <QByteArrayView>
#include <QString>

#include <optional>

namespace runlatch::protocol {

/// The result of checking the signature header of a run task request (spec 4.5).
enum class Verdict {
    Unchecked, ///< no key to check with
    Unsigned,  ///< a key, but the header is absent or empty (spec 4.5)
    Valid,
    Invalid,
};

struct SignatureCheck
{
    Verdict verdict = Verdict::Unchecked;
    base::Rule cause;    ///< why it is invalid, one of base::Rules::Signatures; empty for the other verdicts
    QByteArray expected; ///< our own digest; empty without a key
    QByteArray received; ///< the header's value as it came; several are joined by ", "
    int headers = 0;     ///< how many headers came
    int holding = 0;     ///< of "header.repeated": the number of the valid one, from 1; 0: none
    bool isSame = false; ///< several headers came, all with the same value
    int key = 0;         ///< of several keys: the number of the one that this was checked with, from 1; 0: none

    friend bool operator==(const SignatureCheck &, const SignatureCheck &) = default;
};

/// HMAC-SHA512 of the exact bytes, 128 lower-case hex digits, no prefix. Spec 5.3 leaves the encoding open; the
/// service's own receiver scaffold compares with this form.
QByteArray sign(const QByteArray &key, const QByteArray &body);

/// Takes the same time wherever the first difference is (libsodium's comparison); the time depends only on the lengths.
bool equalInConstantTime(QByteArrayView left, QByteArrayView right);

/// `received` holds the values of all signature headers, in order. Blank values alone are as no header. If the value is
/// the right digest in another form (upper case, base64, "sha512=" in front) the verdict is still Invalid, with that
/// cause: the service's own scaffold refuses it.
SignatureCheck checkSignature(const QByteArray &key, const QByteArray &body, const QList<QByteArray> &received);

/// Checks with several keys, any of which may match (while rotating). The result is the first valid one, else the most
/// informative: a near match tells more than no match. Empty keys are ignored.
SignatureCheck checkWithAnyKey(const QList<QByteArray> &keys, const QByteArray &body,
                               const QList<QByteArray> &received);

/// `X-<service name>-Task-Signature`
QByteArray signatureHeader(const QByteArray &serviceName);
/// Tells whether a header name is that of a signature of any DeliveryKind.
bool isSignatureHeader(QByteArrayView name);
/// `<service name>/1.0 (+<base url>; <service name>)` (spec 4.5)
QByteArray userAgent(const QByteArray &serviceName, const QByteArray &baseUrl);

QString verdictName(Verdict verdict); ///< "valid"
std::optional<Verdict> verdictOfName(QStringView name);

} // namespace runlatch::protocol
