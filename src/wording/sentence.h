// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"

#include <QString>

#include <optional>

namespace runlatch::wording {

/// An error in the user's words: what happened and to what, and what to do next.
struct Sentence
{
    enum class Action {
        None,
        TryAgain,
        EditConnection,
        ChangePort,
        ChooseFolder,
        CheckKey,
        ShowCertificate,
        LookAtChangeRequests
    };

    QString fact;                 ///< one sentence, shown bold
    QString next;                 ///< the service's own words, if any, and what to do; may be empty
    Action action = Action::None; ///< the button that goes with it
    QString help = {};            ///< the section of the help that says more, as in HelpPlace; may be empty
    QString text() const { return next.isEmpty() ? fact : fact + QLatin1Char(' ') + next; }
};

/// The activity during which it happened; it tells what was not found, and whether an outcome is uncertain.
enum class Activity {
    Unknown,
    Listing,
    Showing,
    Archiving,
    ListingWorkspaces,
    ListingOrganizations,
    SendingRunTask,
    SendingReply,
    ReadingSecret,
    CreatingChangeRequests,
    Exploring,           ///< querying which workspaces match
    ReadingQuery,        ///< from a file of the user's
    SendingVerification, ///< the test request to a new run task
    Linting,             ///< judging the text of a request or callback
    ReadingBack,         ///< asking the service what it has of a task result
    Computing,           ///< a receiver's program computes the digest of a body
};

/// Plain text: nothing in it is markup, whatever the service wrote. Foreign words are quoted, at most 300 characters of
/// each, without control and bidi characters. An error with `outcomeUnknown`, and any 5xx while change requests are
/// created, begins with the unknown outcome; the cause follows.
Sentence sentence(const base::Error &error, Activity activity = Activity::Unknown);

/// The words for a rule alone. nullopt for no rule.
std::optional<Sentence> sentenceOfRule(base::Rule rule, const QString &thing = {});

/// The same for a rule as it was stored. nullopt also for one that this version does not know.
std::optional<Sentence> sentenceOfRuleName(const QString &name);

/// One of the service's errors in its own words.
QString serviceSays(const base::ServiceError &error);

} // namespace runlatch::wording
