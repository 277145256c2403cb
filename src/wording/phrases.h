// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "wording/sentence.h"

#include <QStringView>

#include <span>

namespace runlatch::wording {

/// One row of the tables of sentences. In the texts %1 is the subject and %2 the HTTP status. Texts are marked for
/// translation in the context `runlatch::wording`.
struct Phrase
{
    const char *key;   ///< a rule ("store.locked"), a kind ("not-found") or "status." and an HTTP status
    Activity activity; ///< Unknown: any activity
    const char *fact;
    const char *next;
    Sentence::Action action;
};

std::span<const Phrase> kindPhrases();       ///< every base::ErrorKind, by activity if the words depend on it
std::span<const Phrase> exchangePhrases();   ///< answers of the service, or their absence
std::span<const Phrase> trustPhrases();      ///< certificates: the other side's, and our own
std::span<const Phrase> connectionPhrases(); ///< the parts of a connection, and where its API is
std::span<const Phrase> creationPhrases();   ///< change requests to be created, and their queries
std::span<const Phrase> filterPhrases();     ///< faults of a filter
std::span<const Phrase> refusalPhrases();    ///< requests of strangers that the receiver refused
std::span<const Phrase> replyPhrases();      ///< obstacles to a reply
std::span<const Phrase> callbackPhrases();   ///< faults of a callback, and warnings about it
std::span<const Phrase> signaturePhrases();  ///< why a signature is not valid
std::span<const Phrase> machinePhrases();    ///< this machine: ports, files, the store, secrets

/// The row for an error's rule, kind or status and an activity, else the one for the key alone; null without one.
/// Refusals of the receiver are left out.
const Phrase *findPhrase(QStringView key, Activity activity);

/// The row for a single rule: those of refusals, obstacles and causes come first.
const Phrase *findRule(QStringView rule);

} // namespace runlatch::wording
