// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <array>

namespace runlatch::wording {

std::span<const std::span<const Phrase>> phraseTables()
{
    static const std::array tables{exchangePhrases(), trustPhrases(),    connectionPhrases(), creationPhrases(),
                                   replyPhrases(),    machinePhrases(),  endpointPhrases(),   filterPhrases(),
                                   refusalPhrases(),  callbackPhrases(), signaturePhrases(),  kindPhrases(),
                                   lintPhrases(),     importPhrases(),   scenarioPhrases(),   receiverPhrases(),
                                   fetchPhrases(),    planPhrases(),     ruleBookPhrases(),   templatePhrases(),
                                   reportPhrases(),   ledgerPhrases(),   tunnelPhrases(),    taskPhrases()};
    return tables;
}

static const Phrase *findExactly(const Key &key, Activity activity)
{
    for (const auto &table : phraseTables()) {
        for (const Phrase &phrase : table) {
            if (phrase.activity == activity && phrase.key == key)
                return &phrase;
        }
    }
    return nullptr;
}

const Phrase *findPhrase(const Key &key, Activity activity)
{
    const Phrase *phrase = findExactly(key, activity);
    return phrase ? phrase : findExactly(key, Activity::Unknown);
}

} // namespace runlatch::wording
