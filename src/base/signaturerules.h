// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// A list of rules as those in base/rules.h, which makes the values of it. One rule a line:
// clang-format off

/// The reasons for which a signature is not valid.
#define RUNLATCH_SIGNATURES(rule) \
    rule(DigestDiffers, "digest.differs") \
    rule(DigestUpperCase, "digest.upper-case") \
    rule(DigestBase64, "digest.base64") \
    rule(DigestPrefix, "digest.prefix") \
    rule(DigestLength, "digest.length") \
    rule(DigestNotHex, "digest.not-hex") \
    rule(DigestColons, "digest.colons") \
    rule(HeaderRepeated, "header.repeated") \
    rule(HeaderEmpty, "header.empty") \
    rule(HeaderMissing, "header.missing") \
    rule(DigestSha256, "digest.sha256") \
    rule(DigestSha1, "digest.sha1") \
    rule(DigestSha384, "digest.sha384") \
    rule(DigestSha3, "digest.sha3") \
    rule(DigestUnkeyed, "digest.unkeyed") \
    rule(KeyNewline, "key.newline") \
    rule(KeyBlanks, "key.blanks") \
    rule(KeyQuotes, "key.quotes") \
    rule(KeyHexDecoded, "key.hex-decoded") \
    rule(KeyBase64Decoded, "key.base64-decoded") \
    rule(KeyOtherKnown, "key.other-known") \
    rule(KeyMissing, "key.missing") \
    rule(BodyNewlineLost, "body.newline-lost") \
    rule(BodyNewlineAdded, "body.newline-added") \
    rule(BodyLineEnds, "body.line-ends") \
    rule(BodyBom, "body.bom") \
    rule(BodyTrimmed, "body.trimmed") \
    rule(BodyReserialized, "body.reserialised") \
    rule(BodyEncoding, "body.encoding") \
    rule(BodyPacked, "body.packed") \
    rule(BodyLength, "body.length") \
    rule(BodyNoLength, "body.no-length")

// clang-format on
