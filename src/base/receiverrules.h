// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// A list of rules as those in base/rules.h, which makes the values of it. One rule a line:
// clang-format off

/// The mistakes of a receiver that computes a digest, besides the reasons for which a signature is not valid.
#define RUNLATCH_RECEIVERS(rule) \
    rule(BodyEmpty, "body.empty") \
    rule(BodyEmptyObject, "body.empty-object") \
    rule(BodyNoValue, "body.no-value") \
    rule(BodyObjectText, "body.object-text") \
    rule(BodyBase64, "body.base64") \
    rule(BodyHex, "body.hex") \
    rule(BodyBytesLiteral, "body.bytes-literal") \
    rule(BodyPythonText, "body.python-text") \
    rule(BodyJsonString, "body.json-string") \
    rule(BodyCompressed, "body.compressed") \
    rule(BodyLinesJoined, "body.lines-joined") \
    rule(BodyMasked, "body.masked") \
    rule(BodyHashed, "body.hashed") \
    rule(BodyWithKey, "body.with-key") \
    rule(KeySwapped, "key.swapped") \
    rule(KeyNoValue, "key.no-value") \
    rule(KeyUnexpanded, "key.unexpanded") \
    rule(KeyAssignment, "key.assignment") \
    rule(KeyCut, "key.cut")
