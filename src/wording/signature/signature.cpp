// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/signature/signature.h"

#include "base/rules.h"
#include "wording/phrases.h"
#include "wording/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

namespace {

/// Says which of several signatures is valid, by its number and its first digits; or that all are the same.
Sentence repeated(const protocol::SignatureCheck &check)
{
    Sentence sentence = *sentenceOfRule(base::Rules::HeaderRepeated);
    if (check.isSame) {
        sentence.fact = Words::tr("The signature header arrived %1 times. All are the same, and valid for this body "
                                  "and key, but a receiver may refuse more than one.")
                            .arg(check.headers);
        return sentence;
    }
    sentence.fact = Words::tr("%1 signature headers arrived. Number %2 (%3...) is valid for this body and key, and "
                              "the others make it unclear which one counts.")
                        .arg(QString::number(check.headers), QString::number(check.holding),
                             QString::fromLatin1(check.expected.first(std::min<qsizetype>(8, check.expected.size()))));
    return sentence;
}

} // namespace

Sentence signatureSentence(const protocol::SignatureCheck &check, bool isRefused)
{
    if (isRefused && check.verdict == protocol::Verdict::Unchecked && check.cause.isEmpty())
        return {Words::tr("The request was refused, so its signature was not checked."), {}};
    if (check.holding > 0)
        return repeated(check);
    if (check.verdict != protocol::Verdict::Invalid && check.cause.isEmpty())
        return sentenceOf(*findPhrase(check.verdict, Activity::Unknown));
    return *sentenceOfRule(check.cause.isEmpty() ? base::Rules::DigestDiffers : check.cause);
}

} // namespace runlatch::wording
