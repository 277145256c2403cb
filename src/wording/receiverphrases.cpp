// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "wording/phrases.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <iterator>

namespace runlatch::wording {

namespace {

using base::Rules;
using protocol::Verdict;
using Action = Sentence::Action;

// They speak to who writes the receiver. The reasons that a sender may have, too, have other words there.
constexpr Phrase Receivers[] = {
    {Verdict::Valid, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The digest is correct for this body and key."), "", Action::None},
    {Rules::DigestDiffers, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The digest does not match: it was computed over another body or with "
                       "another key."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Print the bytes of the body and the length of the key right where the program computes, and "
                       "compare them with the run task. Take the raw body, before anything reads it."),
     Action::None},
    {Rules::DigestUpperCase, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The digest is correct, but in upper case; the service sends it in lower case."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Write it in lower case before comparing, or compare the bytes."),
     Action::None},
    {Rules::DigestBase64, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The digest is correct, but in base64; the service sends hexadecimal digits."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Ask the library for hexadecimal digits: hexdigest(), digest('hex'), hex.EncodeToString()."),
     Action::None},
    {Rules::DigestPrefix, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The digest is correct, but words such as “SHA2-512(stdin)=” or “sha512=” precede it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Take only what follows them. The service sends the digits alone."),
     Action::None},
    {Rules::DigestColons, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The digest is correct, but there are colons, dashes or blanks between its bytes."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Remove them before comparing; the service sends the digits alone."),
     Action::None},
    {Rules::DigestLength, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The value does not have the 128 digits of a SHA-512 digest."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use HMAC-SHA512, and compare all 128 digits and nothing else."),
     Action::None},
    {Rules::DigestNotHex, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The value is not made of hexadecimal digits."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use HMAC-SHA512, and write it as lower-case hexadecimal digits."),
     Action::None},
    {Rules::DigestSha256, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes with SHA-256 instead of SHA-512."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use HMAC-SHA512."), Action::None},
    {Rules::DigestSha1, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes with SHA-1 instead of SHA-512."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use HMAC-SHA512."), Action::None},
    {Rules::DigestSha384, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes with SHA-384 instead of SHA-512."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use HMAC-SHA512."), Action::None},
    {Rules::DigestSha3, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes with SHA3-512, which is another hash than SHA-512."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use HMAC-SHA512, which libraries call sha512 or SHA2-512."), Action::None},
    {Rules::DigestUnkeyed, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes a plain SHA-512 digest, not an HMAC."),
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "Use the HMAC function of the library, with the key and the body: anybody can make a plain digest."),
     Action::None},
    {Rules::KeyNewline, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program's key and the given one differ in a line break at their end."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Remove the line break where the program reads its key: files and “echo” end in one."),
     Action::None},
    {Rules::KeyBlanks, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The program's key and the given one differ in blanks at their beginning or end."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Remove the blanks where the program reads its key."), Action::None},
    {Rules::KeyQuotes, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "Quotes count as a part of the program's key, or of the given one."),
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "Remove the quotes where the program gets its key: environment files and container settings keep them."),
     Action::None},
    {Rules::KeyHexDecoded, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The program takes the key as hexadecimal digits for bytes, or writes it as such."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use the characters of the key as they are."), Action::None},
    {Rules::KeyBase64Decoded, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program takes the key as base64 for bytes, or has it in base64."),
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "Use the characters of the key as they are. Secrets of Kubernetes are in base64 until they are mounted."),
     Action::None},
    {Rules::KeyOtherKnown, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes with another key that is known here."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use the key of this run task in the program."), Action::None},
    {Rules::KeyMissing, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes with an empty key."),
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "Check where the program gets its key: an environment variable that is not set reads as an empty text."),
     Action::None},
    {Rules::BodyNewlineLost, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The program computes over a line break at the end that the body does not have."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Use the bytes as received: “echo”, editors and text functions add a last line break."),
     Action::None},
    {Rules::BodyNewlineAdded, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes over the body without the line break at its end."),
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "Use the bytes as received: shells, trim() and “curl -d” remove it. With curl, use --data-binary."),
     Action::None},
    {Rules::BodyLineEnds, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes over other line ends than the body has."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Read the body as bytes, not as text: text mode changes line ends."),
     Action::None},
    {Rules::BodyBom, Activity::Computing,
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "The program computes with a byte order mark that the body does not have, or without the one that it has."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Read the body as bytes: decoders of text drop or add the mark."),
     Action::None},
    {Rules::BodyTrimmed, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes over the body without the white space around it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Use the bytes as received, without trim() or strip()."), Action::None},
    {Rules::BodyReserialized, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The program computes over JSON that it serialized again, not over the "
                       "body."),
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "Take the raw body before the JSON is read: express.raw(), request.get_data(), io.ReadAll(r.Body)."),
     Action::None},
    {Rules::BodyEncoding, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes over the body in another encoding."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Take the body as bytes, or write the text as UTF-8 again."), Action::None},
    {Rules::BodyPacked, Activity::Computing,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The program computes over the unpacked body, and the given one is packed."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "If the signature of the header is the same, something compressed the body in transit, and "
                       "the program is correct. Otherwise take the raw body."),
     Action::None},
    {Rules::BodyEmpty, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes over an empty message."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Read the body once and keep it: a stream that something has read before is empty."),
     Action::None},
    {Rules::BodyEmptyObject, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes over “{}”."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Take the raw body: the parser of bodies did not run, or did not know the content type, and "
                       "left an empty object."),
     Action::None},
    {Rules::BodyNoValue, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes over the name of a missing value."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Look at the variable of the body: it has no value there, and was made into a text."),
     Action::None},
    {Rules::BodyObjectText, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes over the name of an object instead of the body."),
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "Take the raw body; an object that is put into a text becomes this name. Wait for promises before."),
     Action::None},
    {Rules::BodyBase64, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes over the body in base64."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Decode it first: API gateways hand bodies over in base64 and say so by isBase64Encoded."),
     Action::None},
    {Rules::BodyHex, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes over the body in hexadecimal digits."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Pass the bytes to the HMAC, not their digits."), Action::None},
    {Rules::BodyBytesLiteral, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The program computes over the printed form of the bytes, as b'...' or 123,34."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Pass the bytes on as they are, or decode them as UTF-8; str(body), String(body) and "
                       "JSON.stringify(body) print them."),
     Action::None},
    {Rules::BodyPythonText, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The program computes over the printed form of a dict, with single quotes, True and None."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Take the raw body, such as request.get_data(): str() of a dict is not JSON."),
     Action::None},
    {Rules::BodyJsonString, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The program computes over the body as a JSON string, in quotes and with escapes."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Do not write the body as JSON a second time: it already is text."),
     Action::None},
    {Rules::BodyCompressed, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes over the body in gzip."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Compute over what the service signed, before anything compresses it."),
     Action::None},
    {Rules::BodyLinesJoined, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes over the body without its line ends."),
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "Send the file with --data-binary: “curl -d @file” drops line ends. Shells do so, too, without quotes."),
     Action::None},
    {Rules::BodyMasked, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes over a copy of the body whose secrets are masked."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Compute before anything masks the body; copies of logs cannot be checked."),
     Action::None},
    {Rules::BodyHashed, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes the HMAC over a hash of the body."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Pass the body itself to the HMAC, which hashes it."), Action::None},
    {Rules::BodyWithKey, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program computes the HMAC over the key and the body together."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Pass only the key as the key, and only the body as the message."),
     Action::None},
    {Rules::KeySwapped, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program uses the body as the key, and the key as the message."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Swap the two arguments; the order differs from library to library."),
     Action::None},
    {Rules::KeyNoValue, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program's key is the name of a missing value."),
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "Set the variable that the program reads its key from, and end the program where it is missing."),
     Action::None},
    {Rules::KeyUnexpanded, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program's key is the name of a variable, not its value."),
     QT_TRANSLATE_NOOP(
         "runlatch::wording",
         "Write the variable in double quotes or read it from the environment: single quotes keep its name."),
     Action::None},
    {Rules::KeyAssignment, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The name of a variable and “=” count as a part of the program's key."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Give the program what comes after “=”: a line of an environment file was taken whole."),
     Action::None},
    {Rules::KeyCut, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The program has only a part of the key."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Look for a field that is too short, and for characters such as “#” and “$”, which shells and "
                       "environment files take for their own."),
     Action::None},
};

/// A digest that a program computed came by no header, and nothing announced its bytes.
consteval bool haveWordsToReceivers()
{
    constexpr std::array headers{Rules::HeaderRepeated, Rules::HeaderEmpty, Rules::HeaderMissing, Rules::BodyLength,
                                 Rules::BodyNoLength};
    return std::all_of(Rules::Signatures.begin(), Rules::Signatures.end(), [&headers](base::Rule rule) {
        return std::find(headers.begin(), headers.end(), rule) != headers.end()
            || std::any_of(std::begin(Receivers), std::end(Receivers), [rule](const Phrase &phrase) {
                   return phrase.key == Key(rule) && phrase.activity == Activity::Computing;
               });
    });
}

static_assert(haveWords(Receivers, Rules::Receivers), "each rule has a sentence");
static_assert(haveWordsToReceivers(), "each reason of a sender has a sentence for receivers");

} // namespace

std::span<const Phrase> receiverPhrases()
{
    return Receivers;
}

} // namespace runlatch::wording
