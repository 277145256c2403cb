// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/filterfaults.h"

#include "base/rules.h"
#include "wording/plaintext.h"
#include "wording/words.h"

namespace runlatch::wording {

Sentence sentenceOf(const filter::Fault &fault)
{
    Sentence sentence = sentenceOfRule(fault.rule, fault.subject).value_or(Sentence());
    if (fault.rule == base::Rules::FilterChoice && !fault.field.isEmpty())
        sentence.fact = Words::tr("The field “%1” has no value “%2”.").arg(fault.field, shortened(fault.subject));
    return sentence;
}

} // namespace runlatch::wording
