// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QLatin1StringView>

#include <array>

namespace runlatch::wording {

namespace {

using Tables = std::span<const std::span<const Phrase>>;

const Phrase *findExactly(Tables tables, QStringView key, Activity activity)
{
    for (const auto &table : tables) {
        for (const Phrase &phrase : table) {
            if (phrase.activity == activity && key == QLatin1StringView(phrase.key))
                return &phrase;
        }
    }
    return nullptr;
}

} // namespace

const Phrase *findPhrase(QStringView key, Activity activity)
{
    const std::array tables{exchangePhrases(), trustPhrases(),   connectionPhrases(), creationPhrases(),
                            replyPhrases(),    machinePhrases(), filterPhrases(),     kindPhrases()};
    const Phrase *phrase = findExactly(tables, key, activity);
    return phrase ? phrase : findExactly(tables, key, Activity::Unknown);
}

const Phrase *findRule(QStringView rule)
{
    const std::array tables{refusalPhrases(),  replyPhrases(), callbackPhrases(),   signaturePhrases(),
                            exchangePhrases(), trustPhrases(), connectionPhrases(), creationPhrases(),
                            machinePhrases(),  filterPhrases()};
    return findExactly(tables, rule, Activity::Unknown);
}

} // namespace runlatch::wording
