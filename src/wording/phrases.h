// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "base/rules.h"
#include "protocol/signature.h"
#include "wording/sentence.h"

#include <algorithm>
#include <span>
#include <variant>

namespace runlatch::wording {

/// A status that has a sentence of its own.
struct Status
{
    int http = 0;
    friend constexpr bool operator==(const Status &, const Status &) = default;
};

/// Its sentence comes first if it is unknown whether the operation was carried out.
struct UnknownOutcome
{
    friend constexpr bool operator==(const UnknownOutcome &, const UnknownOutcome &) = default;
};

/// The cause or the result that a sentence is about.
using Key = std::variant<base::Rule, base::ErrorKind, Status, protocol::Verdict, UnknownOutcome>;

/// One row of the tables of sentences. In the texts %1 is the subject and %2 the HTTP status. Texts are marked for
/// translation in the context `runlatch::wording`.
struct Phrase
{
    Key key;
    Activity activity; ///< Unknown: any activity
    const char *fact;
    const char *next;
    Sentence::Action action;
};

/// Tells whether each of the keys has a sentence of its own for any activity. Each table asserts it for its list of
/// rules, so that a rule without a sentence does not compile.
consteval bool haveWords(std::span<const Phrase> phrases, const auto &keys)
{
    return std::all_of(keys.begin(), keys.end(), [phrases](const Key &key) {
        return std::any_of(phrases.begin(), phrases.end(), [&key](const Phrase &phrase) {
            return phrase.key == key && phrase.activity == Activity::Unknown && *phrase.fact != '\0';
        });
    });
}

std::span<const Phrase> kindPhrases();       ///< every base::ErrorKind, by activity if the words depend on it
std::span<const Phrase> exchangePhrases();   ///< answers of the service, or their absence
std::span<const Phrase> trustPhrases();      ///< certificates: the other side's, and our own
std::span<const Phrase> connectionPhrases(); ///< the parts of a connection, and where its API is
std::span<const Phrase> creationPhrases();   ///< change requests to be created, and their queries
std::span<const Phrase> ledgerPhrases();     ///< the ledger of bulk actions
std::span<const Phrase> taskPhrases();       ///< run tasks that are set up at the service
std::span<const Phrase> endpointPhrases();   ///< the inspector's endpoints and listeners
std::span<const Phrase> tunnelPhrases();     ///< commands that make a listener reachable from outside
std::span<const Phrase> filterPhrases();     ///< faults of a filter
std::span<const Phrase> scenarioPhrases();   ///< mistakes in the text of a scenario
std::span<const Phrase> ruleBookPhrases();   ///< mistakes in the text of a rule book
std::span<const Phrase> templatePhrases();   ///< templates of task results
std::span<const Phrase> reportPhrases();     ///< reports of other tools; of some %1 is a number
std::span<const Phrase> refusalPhrases();    ///< requests of strangers that the receiver refused
std::span<const Phrase> replyPhrases();      ///< obstacles to a reply
std::span<const Phrase> callbackPhrases();   ///< faults of a callback, and warnings about it
std::span<const Phrase> signaturePhrases();  ///< why a signature is not valid
std::span<const Phrase> receiverPhrases();   ///< what a receiver's program does wrong
std::span<const Phrase> importPhrases();     ///< captures that were imported, and what could not be
std::span<const Phrase> fetchPhrases();      ///< what a request links to and was not fetched
std::span<const Phrase> planPhrases();       ///< why a plan cannot be read; %1 is the place
std::span<const Phrase> lintPhrases();       ///< what the linter finds; %1 and %2 are what the finding names
std::span<const Phrase> machinePhrases();    ///< this machine: ports, files, the store, secrets

std::span<const std::span<const Phrase>> phraseTables(); ///< all of the above

/// Returns the row for a key and an activity, or else the row for the key alone. Null if there is none, which is
/// possible only for a status and for Verdict::Invalid.
const Phrase *findPhrase(const Key &key, Activity activity);

/// Returns the translated texts of a row.
Sentence sentenceOf(const Phrase &phrase, const QString &thing = {}, int status = 0);

} // namespace runlatch::wording
