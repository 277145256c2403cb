// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/refusedrequest.h"

#include "base/rules.h"
#include "wording/sizes.h"
#include "wording/words.h"

namespace runlatch::wording {

std::optional<Sentence> refusalSentence(const QString &rule, qint64 bodyLimit)
{
    auto sentence = sentenceOfRuleName(rule);
    if (sentence && bodyLimit > 0 && rule == base::Rules::HttpBodyTooLarge.name())
        //: %1 is a size, such as "8 MB"
        sentence->fact = Words::tr("The request's body is larger than %1, the limit of the listener at that time.")
                             .arg(dataSize(bodyLimit));
    return sentence;
}

} // namespace runlatch::wording
