// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/scenariomistakes.h"

#include "base/rules.h"
#include "wording/filterfaults.h"
#include "wording/plaintext.h"
#include "wording/words.h"

namespace runlatch::wording {

Sentence scenarioSentence(const filter::Fault &mistake, const QString &nearest)
{
    Sentence sentence = sentenceOf(mistake);
    if (mistake.rule == base::Rules::ScenarioValue && mistake.field.isEmpty()) {
        sentence.fact = Words::tr("A condition has no “%1”.").arg(shortened(mistake.subject));
        sentence.next =
            Words::tr("Terms beside each other must all hold, and OR binds tighter. Put it in quotes to look "
                      "for it as it is.");
        return sentence;
    }
    if (mistake.rule == base::Rules::ScenarioValue)
        sentence.fact = Words::tr("The key “%1” has no value “%2”.").arg(mistake.field, shortened(mistake.subject));
    if (!nearest.isEmpty())
        sentence.next = Words::tr("Write “%1” if that is meant.").arg(nearest);
    return sentence;
}

} // namespace runlatch::wording
