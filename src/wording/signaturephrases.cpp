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
                       "Set the same HMAC key in the run task; without one the service sends an empty "
                       "header."),
     Action::CheckKey},
    {Verdict::Unchecked, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "No HMAC key is set here, so nothing was checked."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Set the key that the run task has."), Action::CheckKey},
    {Rules::DigestDiffers, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The signature is of other bytes or by another key."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Compare the key with the run task's. If it is the same, something on the way "
                       "changed the body: sign and check the raw bytes, not JSON that was written "
                       "anew."),
     Action::CheckKey},
    {Rules::DigestUpperCase, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The digest is right, but in upper case; the service writes it in lower case."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender write lower-case hexadecimal digits."), Action::None},
    {Rules::DigestBase64, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The digest is right, but in base64; the service writes hexadecimal digits."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender write 128 lower-case hexadecimal digits."), Action::None},
    {Rules::DigestPrefix, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The digest is right, but something like “sha512=” stands before it."),
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
    {Rules::HeaderRepeated, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The signature header came more than once, so it is not clear which one "
                       "counts."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender, or the proxy in between, send it once."), Action::None},
};

static_assert(haveWords(Signatures, Rules::Signatures), "each rule has a sentence");
static_assert(haveWords(Signatures, std::array{Verdict::Valid, Verdict::Unsigned, Verdict::Unchecked}));

} // namespace

std::span<const Phrase> signaturePhrases()
{
    return Signatures;
}

} // namespace runlatch::wording
