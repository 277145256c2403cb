// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using protocol::Verdict;
using Action = Sentence::Action;

// The key is the verdict if the verdict alone is the reason.
constexpr Phrase Signatures[] = {
    {Verdict::Valid, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is valid for this body and key."), "", Action::None},
    {Verdict::Unsigned, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature header is absent or empty, although a key is set here."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Set the same HMAC key in the run task, or as the token of the notification; without one the "
                       "service sends an empty header, or none."),
     Action::CheckKey},
    {Verdict::Unchecked, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "No HMAC key is set here, so nothing was checked."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Set the HMAC key of the run task, or the token of the notification."),
     Action::CheckKey},
    {Rules::DigestDiffers, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The signature does not match: the body was changed, or another key was used."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Compare the key with the run task's. If it is the same, something changed the body in "
                       "transit: sign and check the raw bytes, not re-serialized JSON."),
     Action::CheckKey},
    {Rules::DigestUpperCase, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The digest is correct, but in upper case; the service writes it in lower case."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender write lower-case hexadecimal digits."), Action::None},
    {Rules::DigestBase64, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The digest is correct, but in base64; the service writes hexadecimal digits."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender write 128 lower-case hexadecimal digits."), Action::None},
    {Rules::DigestPrefix, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The digest is correct, but something like “sha512=” precedes it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender write the digits alone."), Action::None},
    {Rules::DigestLength, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The value does not have the 128 digits of a SHA-512 digest."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Make the sender use HMAC-SHA512, not SHA-256 or SHA-1, and write it whole."),
     Action::None},
    {Rules::DigestNotHex, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The value is not made of hexadecimal digits."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender write HMAC-SHA512 as lower-case hexadecimal digits."),
     Action::None},
    {Rules::DigestColons, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The digest is correct, but there are colons, dashes or blanks between its bytes."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender write the digits alone."), Action::None},
    {Rules::HeaderRepeated, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The signature header arrived more than once, so it is not clear which one counts."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender, or the proxy in between, send it once."), Action::None},
    {Rules::HeaderEmpty, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature header is empty, although a key is set here."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Set the same HMAC key in the run task; without one the service sends an empty header."),
     Action::CheckKey},
    {Rules::HeaderMissing, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "There is no signature header, although a key is set here."),
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "Set the same HMAC key in the run task, or as the token of the notification, and look for a proxy that "
         "drops headers it does not know."),
     Action::CheckKey},
    {Rules::DigestSha256, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with SHA-256 instead of SHA-512."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender use HMAC-SHA512."), Action::None},
    {Rules::DigestSha1, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with SHA-1 instead of SHA-512."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender use HMAC-SHA512."), Action::None},
    {Rules::DigestSha384, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with SHA-384 instead of SHA-512."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender use HMAC-SHA512."), Action::None},
    {Rules::DigestSha3, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with SHA3-512 instead of SHA-512."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender use HMAC-SHA512."), Action::None},
    {Rules::DigestUnkeyed, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is a plain SHA-512 digest, not an HMAC."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Make the sender use HMAC-SHA512 with the key: anybody can make a plain digest."),
     Action::None},
    {Rules::KeyNewline, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The two keys differ in a line break at their end."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Remove the line break on the side that has it: files and copied lines often end in one."),
     Action::CheckKey},
    {Rules::KeyBlanks, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The two keys differ in blanks at their beginning or end."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Remove the blanks on the side that has them."), Action::CheckKey},
    {Rules::KeyQuotes, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "One of the two keys is in quotes, and the quotes count as part of it."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Remove the quotes: environment files and YAML often leave them in the value."),
     Action::CheckKey},
    {Rules::KeyHexDecoded, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "One side takes the key as hexadecimal digits for bytes, the other as text."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use the characters of the key as they are on both sides."),
     Action::CheckKey},
    {Rules::KeyBase64Decoded, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "One side takes the key as base64 for bytes, the other as text."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use the characters of the key as they are on both sides."),
     Action::CheckKey},
    {Rules::KeyOtherKnown, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is made with another key that is known here."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Set that key here, or set the key from here in the run task."),
     Action::CheckKey},
    {Rules::KeyMissing, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request is signed, but only one of the two sides has a key."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Set the same key on both sides."), Action::CheckKey},
    {Rules::BodyNewlineLost, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The body was signed with a line break at its end and arrived without it."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Sign and check the bytes as they are sent. Look for an editor, a shell or a middleware that "
                       "removes the last line break."),
     Action::None},
    {Rules::BodyNewlineAdded, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The body was signed without the line break at its end."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Sign and check the bytes as they are sent. Look for an editor, a shell or a middleware that "
                       "adds a last line break."),
     Action::None},
    {Rules::BodyLineEnds, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The lines of the body were signed with other line ends."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Read and write the body as bytes, not as text: text mode, Git and editors change line ends."),
     Action::None},
    {Rules::BodyBom, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The body was signed with a byte order mark and arrived without it, or vice versa."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write UTF-8 without a byte order mark, and read the body as bytes."),
     Action::None},
    {Rules::BodyTrimmed, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The body was signed without the white space around it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Sign the bytes as they are sent, without trimming them."), Action::None},
    {Rules::BodyReserialized, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Another spelling of the same JSON was signed."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Sign and check the raw bytes of the body, before anything parses it: re-serialized JSON has "
                       "other bytes."),
     Action::None},
    {Rules::BodyEncoding, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The letters of the body were signed in another encoding."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Read and write the body as bytes, or as UTF-8 on both sides."),
     Action::None},
    {Rules::BodyPacked, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The body was signed before it was compressed in transit."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Keep the gateway from compressing requests, or check the signature of the unpacked bytes."),
     Action::None},
    {Rules::BodyLength, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "Content-Length announces fewer bytes than were signed and sent."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Make the sender count the bytes of the encoded body, not its characters: most receivers read "
                       "no more than was announced."),
     Action::None},
    {Rules::BodyNoLength, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The request has no Content-Length, so it has no body."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Make the sender announce how many bytes the body has, or send it in chunks."),
     Action::None},
};

static_assert(haveWords(Signatures, Rules::Signatures), "each rule has a sentence");
static_assert(haveWords(Signatures, std::array{Verdict::Valid, Verdict::Unsigned, Verdict::Unchecked}));

} // namespace

std::span<const Phrase> signaturePhrases()
{
    return Signatures;
}

} // namespace runlatch::wording
