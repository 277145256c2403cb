// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/signature/proofs.h"

#include "base/rules.h"

#include <QtGlobal>

#include <algorithm>

namespace runlatch::wording {

namespace {

using base::Rules;

constexpr Proof Proofs[] = {
    {Rules::HeaderMissing, "",
     QT_TRANSLATE_NOOP("runlatch::wording", "The request arrived without its signature header."), ""},
    {Rules::HeaderEmpty, "",
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The header arrived with an empty value, which the service sends for a run task without a key."),
     ""},
    {Rules::HeaderRepeated, "", QT_TRANSLATE_NOOP("runlatch::wording", "%1 values arrived, and none of them is valid."),
     ""},
    {Rules::HeaderRepeated, "holding",
     QT_TRANSLATE_NOOP("runlatch::wording", "%1 values arrived, and number %2 is valid."), ""},
    {Rules::HeaderRepeated, "same",
     QT_TRANSLATE_NOOP("runlatch::wording", "%1 values arrived. They are the same, and valid."), ""},
    {Rules::DigestDiffers, "", QT_TRANSLATE_NOOP("runlatch::wording", "No known cause explains this signature."), ""},
    {Rules::DigestNotHex, "", QT_TRANSLATE_NOOP("runlatch::wording", "No known cause explains this signature."), ""},
    {Rules::DigestLength, "", QT_TRANSLATE_NOOP("runlatch::wording", "No known cause explains this signature."), ""},
    {Rules::DigestLength, "cut",
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The value is the beginning of the correct "
                       "one."),
     ""},
    {Rules::DigestLength, "quotes",
     QT_TRANSLATE_NOOP("runlatch::wording", "The value is correct without the quotes or spaces around it."), ""},
    {Rules::DigestLength, "longer",
     QT_TRANSLATE_NOOP("runlatch::wording", "The value is correct, with other characters around it."), ""},
    {Rules::DigestUpperCase, "",
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The value is correct once it is in lower "
                       "case."),
     ""},
    {Rules::DigestBase64, "",
     QT_TRANSLATE_NOOP("runlatch::wording", "The value is correct once it is decoded from base64."), ""},
    {Rules::DigestBase64, "url",
     QT_TRANSLATE_NOOP("runlatch::wording", "The value is correct once it is decoded from base64url."), ""},
    {Rules::DigestColons, "",
     QT_TRANSLATE_NOOP("runlatch::wording", "The value is correct without the characters between its bytes."), ""},
    {Rules::DigestPrefix, "",
     QT_TRANSLATE_NOOP("runlatch::wording", "The value is correct without the word before it."), ""},
    {Rules::DigestSha256, "", QT_TRANSLATE_NOOP("runlatch::wording", "The value is the HMAC-SHA256 of the body."),
     QT_TRANSLATE_NOOP("runlatch::wording", "HMAC-SHA256 of the body")},
    {Rules::DigestSha1, "", QT_TRANSLATE_NOOP("runlatch::wording", "The value is the HMAC-SHA1 of the body."),
     QT_TRANSLATE_NOOP("runlatch::wording", "HMAC-SHA1 of the body")},
    {Rules::DigestSha384, "", QT_TRANSLATE_NOOP("runlatch::wording", "The value is the HMAC-SHA384 of the body."),
     QT_TRANSLATE_NOOP("runlatch::wording", "HMAC-SHA384 of the body")},
    {Rules::DigestSha3, "", QT_TRANSLATE_NOOP("runlatch::wording", "The value is the HMAC-SHA3-512 of the body."),
     QT_TRANSLATE_NOOP("runlatch::wording", "HMAC-SHA3-512 of the body")},
    {Rules::DigestUnkeyed, "", QT_TRANSLATE_NOOP("runlatch::wording", "The value is the SHA-512 of the body alone."),
     QT_TRANSLATE_NOOP("runlatch::wording", "SHA-512 of the body")},
    {Rules::DigestUnkeyed, "key-before",
     QT_TRANSLATE_NOOP("runlatch::wording", "The value is the SHA-512 of the key and then the body."),
     QT_TRANSLATE_NOOP("runlatch::wording", "SHA-512 of the key and the body")},
    {Rules::DigestUnkeyed, "key-behind",
     QT_TRANSLATE_NOOP("runlatch::wording", "The value is the SHA-512 of the body and then the key."),
     QT_TRANSLATE_NOOP("runlatch::wording", "SHA-512 of the body and the key")},
    {Rules::KeyMissing, "", QT_TRANSLATE_NOOP("runlatch::wording", "A signature arrived, but no key is set here."), ""},
    {Rules::KeyMissing, "sender", QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with an empty key."),
     QT_TRANSLATE_NOOP("runlatch::wording", "With an empty key")},
    {Rules::KeyOtherKnown, "",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature was made with that key and is correct."),
     QT_TRANSLATE_NOOP("runlatch::wording", "With the other key")},
    {Rules::KeyNewline, "",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with the key without the line break at its end."),
     QT_TRANSLATE_NOOP("runlatch::wording", "With the key without its line break")},
    {Rules::KeyNewline, "lf",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with the key and a line break (LF) after it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "With the key and a line feed")},
    {Rules::KeyNewline, "crlf",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with the key and a line break (CR LF) after it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "With the key and CR LF")},
    {Rules::KeyBlanks, "",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with the key without the blanks around it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "With the key without its blanks")},
    {Rules::KeyBlanks, "end",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with the key and a space after it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "With a space after the key")},
    {Rules::KeyBlanks, "begin",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with the key and a space before it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "With a space before the key")},
    {Rules::KeyBlanks, "both",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with the key and a space on both sides."),
     QT_TRANSLATE_NOOP("runlatch::wording", "With the key between spaces")},
    {Rules::KeyQuotes, "",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with the key without the quotes around it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "With the key without its quotes")},
    {Rules::KeyQuotes, "double",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with the key in double quotes."),
     QT_TRANSLATE_NOOP("runlatch::wording", "With the key in double quotes")},
    {Rules::KeyQuotes, "single",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with the key in single quotes."),
     QT_TRANSLATE_NOOP("runlatch::wording", "With the key in single quotes")},
    {Rules::KeyHexDecoded, "",
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The signature is made with the bytes that the key spells in hexadecimal digits."),
     QT_TRANSLATE_NOOP("runlatch::wording", "With the key read as hexadecimal")},
    {Rules::KeyHexDecoded, "encoded",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with the hexadecimal digits of the key's bytes."),
     QT_TRANSLATE_NOOP("runlatch::wording", "With the key in hexadecimal")},
    {Rules::KeyBase64Decoded, "",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with the bytes that the key spells in base64."),
     QT_TRANSLATE_NOOP("runlatch::wording", "With the key read as base64")},
    {Rules::KeyBase64Decoded, "encoded",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with the base64 of the key's bytes."),
     QT_TRANSLATE_NOOP("runlatch::wording", "With the key in base64")},
    {Rules::BodyNewlineLost, "",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is that of the body and a line break (LF) after it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body and a line feed")},
    {Rules::BodyNewlineLost, "crlf",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is that of the body and a line break (CR LF) after it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body and CR LF")},
    {Rules::BodyNewlineAdded, "",
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The signature is that of the body without the line break (LF) at its end."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body without its last byte")},
    {Rules::BodyNewlineAdded, "crlf",
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The signature is that of the body without the line break (CR LF) at its end."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body without its last two bytes")},
    {Rules::BodyLineEnds, "",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is that of the body with LF at the end of each line."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body with LF line ends")},
    {Rules::BodyLineEnds, "crlf",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is that of the body with CR LF at the end of each line."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body with CR LF line ends")},
    {Rules::BodyBom, "",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is that of the body and a byte order mark before it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of a byte order mark and the body")},
    {Rules::BodyBom, "without",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is that of the body without the byte order mark before it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body without its byte order mark")},
    {Rules::BodyTrimmed, "",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is that of the body without the white space around it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body without white space around it")},
    {Rules::BodyTrimmed, "end",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is that of the body without the white space at its end."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body without white space at its end")},
    {Rules::BodyTrimmed, "begin",
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The signature is that of the body without the white space at its beginning."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body without white space before it")},
    {Rules::BodyReserialized, "",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is that of the same JSON in the form %1: %2."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the same JSON, %1")},
    {Rules::BodyEncoding, "",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is that of the body in Latin-1 instead of UTF-8."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body in Latin-1")},
    {Rules::BodyEncoding, "utf-8",
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The signature is that of the body with each byte taken as Latin-1 and written in UTF-8."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the body written as UTF-8 once more")},
    {Rules::BodyPacked, "",
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is that of what is packed in the body."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of the unpacked body")},
    {Rules::BodyLength, "",
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Content-Length is wrong: %1 announced, %2 sent. The signature is that of everything that "
                       "arrived."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of all bytes that arrived")},
    {Rules::BodyLength, "characters",
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Content-Length counts characters: %1 announced, %2 sent. The signature is that of everything "
                       "that arrived."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of all bytes that arrived")},
    {Rules::BodyNoLength, "",
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The head announces neither a length nor chunks, and nothing else was read."),
     ""},
    {Rules::BodyNoLength, "sent",
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The signature is that of the %2 bytes that arrived after the head without being announced."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Of all bytes that arrived")},
};

consteval bool hasEach(const auto &rules)
{
    return std::all_of(rules.begin(), rules.end(), [](base::Rule rule) {
        return std::any_of(std::begin(Proofs), std::end(Proofs),
                           [rule](const Proof &proof) { return proof.cause == rule && proof.variant.empty(); });
    });
}
static_assert(hasEach(Rules::Signatures), "each cause has a proof");

} // namespace

std::span<const Proof> signatureProofs()
{
    return Proofs;
}

const Proof *findProof(base::Rule cause, QByteArrayView variant)
{
    const Proof *general = nullptr;
    for (const auto &proofs : {signatureProofs(), receiverProofs()}) {
        for (const Proof &proof : proofs) {
            if (proof.cause != cause)
                continue;
            if (QByteArrayView(proof.variant.data(), static_cast<qsizetype>(proof.variant.size())) == variant)
                return &proof;
            if (proof.variant.empty())
                general = &proof;
        }
    }
    return general;
}

} // namespace runlatch::wording
