// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "wording/signature/proofs.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>

namespace runlatch::wording {

namespace {

using base::Rules;

// The sum says all: the sentence of a receiver's proof is made of it.
constexpr Proof ReceiverProofs[] = {
    {Rules::KeyMissing, "not-given",
     QT_TRANSLATE_NOOP("runlatch::wording", "A digest was given, and no key to compare it with."), ""},
    {Rules::BodyEmpty, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of an empty message")},
    {Rules::BodyEmptyObject, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the text {}")},
    {Rules::BodyNoValue, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the text “%1”")},
    {Rules::BodyObjectText, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the text “%1”")},
    {Rules::BodyHashed, "", "",
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the SHA-512 of the body, in hexadecimal digits")},
    {Rules::BodyHashed, "sha512", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the SHA-512 of the body, as bytes")},
    {Rules::BodyHashed, "sha256-hex", "",
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the SHA-256 of the body, in hexadecimal digits")},
    {Rules::BodyHashed, "sha256", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the SHA-256 of the body, as bytes")},
    {Rules::BodyBase64, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the body in %1")},
    {Rules::BodyHex, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the body in hexadecimal digits")},
    {Rules::BodyHex, "upper", "",
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body in hexadecimal digits in upper case")},
    {Rules::BodyBytesLiteral, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the body as Python prints bytes")},
    {Rules::BodyBytesLiteral, "numbers", "",
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the bytes of the body as decimal numbers between commas")},
    {Rules::BodyBytesLiteral, "buffer", "",
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body as Node writes a Buffer in JSON")},
    {Rules::BodyBytesLiteral, "list", "",
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the bytes of the body as a list of decimal numbers")},
    {Rules::BodyBytesLiteral, "slice", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the body as Go prints bytes")},
    {Rules::BodyEncoding, "utf-16", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the body in UTF-16")},
    {Rules::BodyPythonText, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the body as Python prints a dict")},
    {Rules::BodyJsonString, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the body as a JSON string")},
    {Rules::BodyJsonString, "ascii", "",
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body as a JSON string, letters beyond ASCII as \\u escapes")},
    {Rules::BodyJsonString, "html", "",
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body as a JSON string, <, > and & as \\u escapes")},
    {Rules::BodyCompressed, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the body in %1")},
    {Rules::BodyLinesJoined, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the body without its line ends")},
    {Rules::BodyMasked, "", "",
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body with “%1” in place of its secrets")},
    {Rules::BodyMasked, "*", "",
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body with * for each byte of its secrets")},
    {Rules::BodyMasked, "nothing", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the body without its secrets")},
    {Rules::BodyWithKey, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the key and the body")},
    {Rules::BodyWithKey, "behind", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the body and the key")},
    {Rules::KeySwapped, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "Of the key, with the body in its place")},
    {Rules::KeyNoValue, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "With “%1” as the key")},
    {Rules::KeyUnexpanded, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "With “%1” as the key")},
    {Rules::KeyAssignment, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "With “%1” before the key")},
    {Rules::KeyCut, "", "", QT_TRANSLATE_NOOP("runlatch::wording", "With the first bytes of the key, %1 of them")},
    {Rules::KeyCut, "behind-1", "", QT_TRANSLATE_NOOP("runlatch::wording", "With the key without its first byte")},
    {Rules::KeyBase64Decoded, "line", "",
     QT_TRANSLATE_NOOP("runlatch::wording", "With the key and a line feed, in base64")},
};

consteval bool haveReceiverProofs(const auto &rules)
{
    return std::all_of(rules.begin(), rules.end(), [](base::Rule rule) {
        return std::any_of(std::begin(ReceiverProofs), std::end(ReceiverProofs),
                           [rule](const Proof &proof) { return proof.cause == rule && proof.variant.empty(); });
    });
}
static_assert(haveReceiverProofs(Rules::Receivers), "each cause has a proof");

} // namespace

std::span<const Proof> receiverProofs()
{
    return ReceiverProofs;
}

} // namespace runlatch::wording
