// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/judges.h"
#include "conformance/registry.h"

using runlatch::json::BodyStyle;
using runlatch::simulator::SignatureManner;

namespace runlatch::conformance {

namespace {

constexpr CaseWords ForgeryWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Everybody who knows the address can send requests. Without the check of the signature a "
                      "stranger starts work, and learns what the integration knows."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "A 4xx, such as 401, and no work."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Compute HMAC-SHA512 of the bytes of the body with the key, compare it with the header in "
                      "constant time, and stop with 401 where they differ or the header is missing.")};

constexpr CaseWords SpellingWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "The service writes one signature in lower-case digits. Other spellings come from somebody else, "
                      "and lenient readers disagree about them."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "A 4xx, and no work."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Compare the header, of which there is exactly one, byte for byte with the lower-case digits.")};

constexpr CaseWords BytesWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "The signature is over the bytes that were sent. JSON that was read and written again may be "
                      "other bytes, and the service does not promise how it writes."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "200 and a callback, as for every other run task."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "Verify the bytes of the body as received, before JSON is parsed.")};

constexpr Case SignatureCases[] = {
    {"signature.unsigned",
     Severity::Must,
     "spec 5.3",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A delivery without a signature is refused"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task without the signature header."),
     ForgeryWords,
     Need::Key | Need::Answer,
     &judgeForgery,
     {.signature = SignatureManner::Omitted, .awaited = Awaited::Silence}},
    {"signature.empty",
     Severity::Must,
     "spec 5.3",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A delivery with an empty signature is refused"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "A run task with an empty signature header, as the service sends it where no key is set."),
     ForgeryWords,
     Need::Key | Need::Answer,
     &judgeForgery,
     {.signature = SignatureManner::Empty, .awaited = Awaited::Silence}},
    {"signature.constant",
     Severity::Must,
     "spec 5.3",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A delivery with a made-up signature is refused"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task with 128 zeros as signature."),
     ForgeryWords,
     Need::Key | Need::Answer,
     &judgeForgery,
     {.signature = SignatureManner::Constant, .awaited = Awaited::Silence}},
    {"signature.other-key",
     Severity::Must,
     "spec 5.3",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A delivery that is signed with another key is refused"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task that is signed with an unknown key."),
     ForgeryWords,
     Need::Key | Need::Answer,
     &judgeForgery,
     {.signature = SignatureManner::OtherKey, .awaited = Awaited::Silence}},
    {"signature.changed-body",
     Severity::Must,
     "spec 5.3",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A body that was changed in transit is refused"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "A run task with the right signature of a body that differs in one byte."),
     ForgeryWords,
     Need::Key | Need::Answer,
     &judgeForgery,
     {.signature = SignatureManner::OtherBody, .awaited = Awaited::Silence}},
    {"signature.cut",
     Severity::Must,
     "spec 5.3",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A signature that was cut is refused"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task with the first half of its signature."),
     ForgeryWords,
     Need::Key | Need::Answer,
     &judgeForgery,
     {.signature = SignatureManner::Cut, .awaited = Awaited::Silence}},
    {"signature.upper-case",
     Severity::Should,
     "spec 5.3",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A signature in upper case is refused"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task with its signature in upper-case digits."),
     SpellingWords,
     Need::Key | Need::Answer,
     &judgeForgery,
     {.signature = SignatureManner::UpperCase, .awaited = Awaited::Silence}},
    {"signature.twice",
     Severity::Should,
     "spec 5.3",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A delivery with two signatures is refused"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "A run task with two signature headers, a wrong one and the right one."),
     SpellingWords,
     Need::Key | Need::Answer,
     &judgeForgery,
     {.signature = SignatureManner::Twice, .awaited = Awaited::Silence}},
    {"signature.escaped",
     Severity::Must,
     "spec 5.3",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A correctly signed body with escapes is accepted"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task whose body has escapes for &, < and >."),
     BytesWords,
     Need::Key | Need::Result,
     &judgeOtherBytes,
     {.style = BodyStyle::Escaped}},
    {"signature.spaced",
     Severity::Must,
     "spec 5.3",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A correctly signed body with blanks is accepted"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task whose body has a space after each colon and comma."),
     BytesWords,
     Need::Key | Need::Result,
     &judgeOtherBytes,
     {.style = BodyStyle::Spaced}},
    {"signature.pretty",
     Severity::Must,
     "spec 5.3",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A correctly signed body over many lines is accepted"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task whose body has a line for each key."),
     BytesWords,
     Need::Key | Need::Result,
     &judgeOtherBytes,
     {.style = BodyStyle::Pretty}},
    {"signature.non-ascii",
     Severity::Must,
     "spec 5.3",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A correctly signed body with letters beyond ASCII is accepted"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task whose message has letters of several scripts."),
     BytesWords,
     Need::Key | Need::Result,
     &judgeOtherBytes,
     {.values = "{\"run_message\":\"Gr\\u00f6\\u00dfe \\u2713 \\u65e5\\u672c\"}"}},
};

} // namespace

std::span<const Case> signatureCases()
{
    return SignatureCases;
}

} // namespace runlatch::conformance
