// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <array>

namespace runlatch::wording {

namespace {

const Phrase *findExactly(const Key &key, Activity activity)
{
    const std::array tables{exchangePhrases(), trustPhrases(),    connectionPhrases(), creationPhrases(),
                            replyPhrases(),    machinePhrases(),  endpointPhrases(),   filterPhrases(),
                            refusalPhrases(),  callbackPhrases(), signaturePhrases(),  kindPhrases(),
                            lintPhrases(),     importPhrases(),   scenarioPhrases(),   receiverPhrases(),
                            fetchPhrases(),    planPhrases(),     ruleBookPhrases(),   templatePhrases(),
                            reportPhrases()};
    for (const auto &table : tables) {
        for (const Phrase &phrase : table) {
            if (phrase.activity == activity && phrase.key == key)
                return &phrase;
        }
    }
    return nullptr;
}

} // namespace

const Phrase *findPhrase(const Key &key, Activity activity)
{
    const Phrase *phrase = findExactly(key, activity);
    return phrase ? phrase : findExactly(key, Activity::Unknown);
}

} // namespace runlatch::wording
