// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "wording/sentence.h"

#include <QStringView>

#include <span>

namespace runlatch::wording {

/// One row of the tables of sentences. In the texts %1 is the thing meant and %2 the HTTP status. Texts are
/// marked for translation in the context `runlatch::wording`.
struct Phrase
{
    const char *key;   ///< a rule ("store.locked"), a kind ("not-found") or "status." and an HTTP status
    Activity activity; ///< Unknown: whatever was being done
    const char *fact;
    const char *next;
    Sentence::Action action;
};

std::span<const Phrase> kindPhrases();       ///< every base::ErrorKind, by activity where that changes the words
std::span<const Phrase> exchangePhrases();   ///< what comes back from the service, or does not
std::span<const Phrase> trustPhrases();      ///< certificates: the other side's, and our own
std::span<const Phrase> connectionPhrases(); ///< what a connection is made of, and where its API is
std::span<const Phrase> creationPhrases();   ///< change requests that are to be created, and the queries for them
std::span<const Phrase> filterPhrases();     ///< what of a filter is not understood
std::span<const Phrase> refusalPhrases();    ///< what a stranger sent and the receiver did not take
std::span<const Phrase> replyPhrases();      ///< what stands against a reply
std::span<const Phrase> callbackPhrases();   ///< what is wrong with a callback, or should not be sent with it
std::span<const Phrase> signaturePhrases();  ///< why a signature is not valid
std::span<const Phrase> machinePhrases();    ///< this machine: ports, files, the store, secrets

/// The row for an error's rule, kind or status and an activity, else the one for the key alone; null where there
/// is none. What strangers sent is left out: there "http.cut" means that they cut it.
const Phrase *findPhrase(QStringView key, Activity activity);

/// The row for a rule that stands alone: a refusal, an obstacle or a cause first.
const Phrase *findRule(QStringView rule);

} // namespace runlatch::wording
