// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signature/receiverslips.h"

#include "base/rules.h"
#include "json/jsonescapes.h"
#include "redaction/secretfinder.h"
#include "redaction/secretnames.h"
#include "signature/receivertexts.h"

#include <QCryptographicHash>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace runlatch::signature {

namespace {

using base::Rules;
using Sink = text::ByteSink;
using Hash = QCryptographicHash;

/// A text that does not depend on the body or the key. Its variant is the text.
struct StandIn
{
    base::Rule cause;
    const char *text;
    bool isRare;
};

constexpr StandIn StandInBodies[] = {
    {Rules::BodyEmpty, "", false},
    {Rules::BodyEmptyObject, "{}", false},
    {Rules::BodyNoValue, "null", false},
    {Rules::BodyNoValue, "undefined", false},
    {Rules::BodyNoValue, "None", false},
    {Rules::BodyObjectText, "[object Object]", false},
    {Rules::BodyObjectText, "[object Promise]", false},
    {Rules::BodyObjectText, "[object ReadableStream]", false},
    {Rules::BodyObjectText, "[object ArrayBuffer]", false},
    {Rules::BodyObjectText, "[object Blob]", false},
    {Rules::BodyObjectText, "[object FormData]", false},
    {Rules::BodyObjectText, "[object Request]", false},
    {Rules::BodyObjectText, "Array", false}, // of PHP
};

constexpr StandIn StandInKeys[] = {
    {Rules::KeyNoValue, "undefined", false},
    {Rules::KeyNoValue, "None", false},
    {Rules::KeyNoValue, "null", false},
    {Rules::KeyNoValue, "nil", true},
    {Rules::KeyNoValue, "<nil>", true},
    {Rules::KeyNoValue, "[object Object]", true},
    {Rules::KeyNoValue, "[object Promise]", true},
    {Rules::KeyUnexpanded, "$HMAC_KEY", true},
    {Rules::KeyUnexpanded, "${HMAC_KEY}", true},
    {Rules::KeyUnexpanded, "HMAC_KEY", true},
    {Rules::KeyUnexpanded, "%HMAC_KEY%", true},
    {Rules::KeyUnexpanded, "$TFC_HMAC_KEY", true},
    {Rules::KeyUnexpanded, "${TFC_HMAC_KEY}", true},
    {Rules::KeyUnexpanded, "TFC_HMAC_KEY", true},
    {Rules::KeyUnexpanded, "$TFC_RUN_TASK_HMAC_KEY", true},
    {Rules::KeyUnexpanded, "${TFC_RUN_TASK_HMAC_KEY}", true},
    {Rules::KeyUnexpanded, "$RUN_TASK_HMAC_KEY", true},
    {Rules::KeyUnexpanded, "${RUN_TASK_HMAC_KEY}", true},
    {Rules::KeyUnexpanded, "$RUNLATCH_HMAC_KEY", true},
    {Rules::KeyUnexpanded, "${RUNLATCH_HMAC_KEY}", true},
};

/// The body in another form.
struct BodySlip
{
    base::Rule cause;
    const char *variant;
    bool isRare;
    void (*write)(const QByteArray &body, const Sink &sink);
};

template <Hash::Algorithm Algorithm, bool IsHex> void writeHash(const QByteArray &body, const Sink &sink)
{
    const QByteArray digest = Hash::hash(body, Algorithm);
    sink(IsHex ? digest.toHex() : digest);
}

template <QByteArray::Base64Option Alphabet, QByteArray::Base64Option Padding>
void writeInBase64(const QByteArray &body, const Sink &sink)
{
    writeBase64(body, Alphabet | Padding, sink);
}

/// As the program base64 prints it.
void writeBase64Lines(const QByteArray &body, const Sink &sink)
{
    constexpr qsizetype bytesOfALine = 57;
    for (qsizetype at = 0; at < body.size(); at += bytesOfALine)
        sink(body.mid(at, bytesOfALine).toBase64() + '\n');
}

/// Some writers of JSON strings have more escapes than others.
void writeEscapedString(const QByteArray &body, const json::JsonEscapes &escapes, const Sink &sink)
{
    QByteArray written;
    writeJsonString(body, [&written](QByteArrayView part) { written += part; });
    const QByteArray escaped = json::withEscapes(written, escapes);
    if (escaped != written) // otherwise it is the plain one
        sink(escaped);
}

void writePythonText(const QByteArray &body, const Sink &sink)
{
    if (const auto text = pythonText(body, BodyVariants::MaxGrowth * body.size() + BodyVariants::FreeGrowth))
        sink(*text);
}

/// As a language prints a list of bytes.
struct NumberStyle
{
    const char *begin;
    const char *between;
    const char *end;
};
constexpr NumberStyle NumberStyles[] = {
    {"", ",", ""},                                  // String(new Uint8Array(body)) of JavaScript
    {"{\"type\":\"Buffer\",\"data\":[", ",", "]}"}, // JSON.stringify(body) of Node
    {"[", ", ", "]"},                               // str(list(body)) of Python
    {"[", " ", "]"},                                // fmt.Sprint(body) of Go
};

template <int Number> void writeStyled(const QByteArray &body, const Sink &sink)
{
    const NumberStyle &style = NumberStyles[Number];
    writeNumbers(body, style.begin, style.between, style.end, sink);
}

constexpr auto Standard = QByteArray::Base64Encoding;
constexpr auto Url = QByteArray::Base64UrlEncoding;
constexpr auto Padded = QByteArray::KeepTrailingEquals;
constexpr auto Unpadded = QByteArray::OmitTrailingEquals;

constexpr BodySlip BodySlips[] = {
    {Rules::BodyHashed, "sha512-hex", false, writeHash<Hash::Sha512, true>},
    {Rules::BodyHashed, "sha256-hex", false, writeHash<Hash::Sha256, true>},
    {Rules::BodyHashed, "sha512", true, writeHash<Hash::Sha512, false>},
    {Rules::BodyHashed, "sha256", true, writeHash<Hash::Sha256, false>},
    {Rules::BodyBase64, "base64", false, writeInBase64<Standard, Padded>},
    {Rules::BodyBase64, "base64-unpadded", true, writeInBase64<Standard, Unpadded>},
    {Rules::BodyBase64, "base64url", true, writeInBase64<Url, Padded>},
    {Rules::BodyBase64, "base64url-unpadded", true, writeInBase64<Url, Unpadded>},
    {Rules::BodyBase64, "base64-lines", true, writeBase64Lines},
    {Rules::BodyHex, "lower", true, [](const QByteArray &body, const Sink &sink) { sink(body.toHex()); }},
    {Rules::BodyHex, "upper", true, [](const QByteArray &body, const Sink &sink) { sink(body.toHex().toUpper()); }},
    {Rules::BodyBytesLiteral, "", false, writePythonBytes},
    {Rules::BodyBytesLiteral, "numbers", true, writeStyled<0>},
    {Rules::BodyBytesLiteral, "buffer", true, writeStyled<1>},
    {Rules::BodyBytesLiteral, "list", true, writeStyled<2>},
    {Rules::BodyBytesLiteral, "slice", true, writeStyled<3>},
    {Rules::BodyPythonText, "", true, writePythonText},
    {Rules::BodyEncoding, "utf-16", true, writeUtf16},
    {Rules::BodyJsonString, "", false, writeJsonString},
    {Rules::BodyJsonString, "ascii", true,
     [](const QByteArray &body, const Sink &sink) { writeEscapedString(body, {.ascii = true}, sink); }},
    {Rules::BodyJsonString, "html", true,
     [](const QByteArray &body, const Sink &sink) { writeEscapedString(body, {.html = true}, sink); }},
};

constexpr int Levels[] = {6, 1, 9};               // of zlib: usual, fastest, smallest
constexpr std::pair<char, char> GzipHeaders[] = { // XFL and OS
    {'\0', '\3'}, {'\2', '\3'}, {'\4', '\3'}, {'\2', '\xff'}, {'\0', '\0'}, {'\0', '\xff'}};

/// The texts that loggers write in place of a secret; the first one for each byte.
constexpr const char *Masks[] = {"*",          "***",        "*****",      "********", "[redacted]",
                                 "[REDACTED]", "<redacted>", "[FILTERED]", "REDACTED", ""};

constexpr const char *Assignments[] = {"HMAC_KEY=",          "export HMAC_KEY=",       "TFC_HMAC_KEY=",
                                       "RUN_TASK_HMAC_KEY=", "TFC_RUN_TASK_HMAC_KEY=", "RUNLATCH_HMAC_KEY="};

/// Lengths at which fields, columns and ciphers cut.
constexpr qsizetype CutLengths[] = {8, 16, 20, 24, 32, 40, 48, 64, 72, 128};
constexpr QByteArrayView CuttingCharacters = "#$ =\"'\\&;%:,"; // for shells and files of settings
constexpr qsizetype MaxCuttingPlaces = 12;

BodyVariant ofText(base::Rule cause, const QByteArray &name, const QByteArray &text)
{
    return {cause, name, false, [text](const Sink &sink) { sink(text); }, true};
}

bool visitStandIns(const BodyVariants::Visitor &visitor)
{
    return std::all_of(std::begin(StandInBodies), std::end(StandInBodies), [&visitor](const StandIn &standIn) {
        return visitor(ofText(standIn.cause, standIn.text, standIn.text));
    });
}

bool visitSlips(const QByteArray &body, bool withRare, const BodyVariants::Visitor &visitor)
{
    return std::all_of(std::begin(BodySlips), std::end(BodySlips), [&](const BodySlip &slip) {
        const auto write = [&body, &slip](const Sink &sink) { slip.write(body, sink); };
        return (slip.isRare && !withRare) || visitor({slip.cause, slip.variant, false, write, true});
    });
}

bool visitCompressed(const QByteArray &body, const BodyVariants::Visitor &visitor)
{
    if (body.isEmpty())
        return true;
    for (const int level : Levels) {
        QByteArray packed = gzipped(body, level);
        for (const auto &[flags, system] : GzipHeaders) {
            packed[GzipFlagsAt] = flags;
            packed[GzipSystemAt] = system;
            if (!visitor(ofText(Rules::BodyCompressed, "gzip-" + QByteArray::number(level), packed)))
                return false;
        }
    }
    return true;
}

/// The spans with a mask in the place of each.
BodyVariant maskedBody(const QByteArray &body, const QList<redaction::Span> &secrets, const QByteArray &mask)
{
    return {Rules::BodyMasked, mask.isEmpty() ? "nothing" : mask, false, [&body, secrets, mask](const Sink &sink) {
                qsizetype at = 0;
                for (const redaction::Span &secret : secrets) {
                    sink(QByteArrayView(body).sliced(at, secret.offset - at));
                    sink(mask == "*" ? QByteArray(secret.length, '*') : mask);
                    at = secret.end();
                }
                sink(QByteArrayView(body).sliced(at));
            }};
}

/// All secrets are masked, or the token alone, which is the secret that everybody knows of.
bool visitMasked(const QByteArray &body, const BodyVariants::Visitor &visitor)
{
    const QList<redaction::Span> all = redaction::merged(redaction::findSecrets({}, body).body);
    const qsizetype token = body.indexOf(redaction::TokenMember);
    const auto behind = [token](const redaction::Span &secret) { return token >= 0 && secret.offset > token; };
    const auto first = std::find_if(all.begin(), all.end(), behind);
    QList<QList<redaction::Span>> choices;
    if (!all.isEmpty())
        choices.append(all);
    if (first != all.end() && all.size() > 1)
        choices.append({*first});
    return std::all_of(choices.begin(), choices.end(), [&](const QList<redaction::Span> &secrets) {
        return std::all_of(std::begin(Masks), std::end(Masks),
                           [&](const char *mask) { return visitor(maskedBody(body, secrets, mask)); });
    });
}

/// The lengths of the key's beginnings that something may have left of it.
QList<qsizetype> cutLengths(const QByteArray &key)
{
    QList<qsizetype> lengths(std::begin(CutLengths), std::end(CutLengths));
    for (qsizetype last = 1; last <= 3; ++last)
        lengths.append(key.size() - last);
    qsizetype places = 0;
    for (qsizetype at = 1; at < key.size() && places < MaxCuttingPlaces; ++at) {
        if (!CuttingCharacters.contains(key[at]) && key[at] != '\0')
            continue;
        lengths.append(at);
        ++places;
    }
    lengths.removeIf([&key](qsizetype length) { return length <= 0 || length >= key.size(); });
    std::sort(lengths.begin(), lengths.end());
    lengths.erase(std::unique(lengths.begin(), lengths.end()), lengths.end());
    return lengths;
}

} // namespace

void visitReceiverBodies(const QByteArray &body, const BodyVariants::Visitor &visitor)
{
    const bool withRare = body.size() <= MaxRareSlips;
    if (!visitStandIns(visitor))
        return;
    const QByteArray joined = withJoinedLines(body);
    const auto write = [&joined](const Sink &sink) { sink(joined); };
    if (joined.size() != body.size() && !visitor({Rules::BodyLinesJoined, {}, false, write}))
        return;
    if (visitSlips(body, withRare, visitor) && withRare && visitMasked(body, visitor))
        (void)visitCompressed(body, visitor);
}

QList<KeyVariant> placeholderKeys(bool withRare)
{
    QList<KeyVariant> keys;
    for (const StandIn &standIn : StandInKeys) {
        if (withRare || !standIn.isRare)
            keys.append({standIn.cause, standIn.text, standIn.text});
    }
    return keys;
}

QList<KeyVariant> receiverKeys(const QByteArray &key)
{
    QList<KeyVariant> variants{{Rules::KeyBase64Decoded, "line", (key + '\n').toBase64()}};
    for (const char *assignment : Assignments)
        variants.append({Rules::KeyAssignment, assignment, assignment + key});
    for (const qsizetype length : cutLengths(key))
        variants.append({Rules::KeyCut, QByteArray::number(length), key.first(length)});
    if (key.size() > 1)
        variants.append({Rules::KeyCut, "behind-1", key.sliced(1)});
    return variants;
}

} // namespace runlatch::signature
