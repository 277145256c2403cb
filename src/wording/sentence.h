// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"

#include <QString>

#include <optional>

namespace runlatch::wording {

/// An error in the user's words: what happened, naming the thing, and what to do next.
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
        LookAtBacklog
    };

    QString fact;                 ///< one sentence, shown bold
    QString next;                 ///< the service's own words where there are some, and what to do; may be empty
    Action action = Action::None; ///< the button that goes with it
    QString text() const { return next.isEmpty() ? fact : fact + QLatin1Char(' ') + next; }
};

/// What was being done when it happened; it tells what was not found, and whether something is left uncertain.
enum class Activity {
    Unknown,
    Listing,
    Showing,
    Archiving,
    ListingWorkspaces,
    ListingOrganizations,
    StartingReceiver,
    StartingSimulator,
    SendingRunTask,
    SendingReply,
    OpeningStore,
    ReadingSecret,
    CreatingChangeRequests,
    Exploring,           ///< asking which workspaces match a query
    ReadingQuery,        ///< that the user wrote into a file
    SendingVerification, ///< the test request to a new run task
};

/// Plain text: nothing in it is markup, whatever the service wrote. Words of others are quoted, at most 300
/// characters of each, without control and bidi characters. An error with `outcomeUnknown`, and any 5xx while change
/// requests are created, says first that the outcome is not known, then why.
Sentence sentence(const base::Error &error, Activity activity = Activity::Unknown);

/// The words for a rule alone: the obstacles of a reply ("reply.too-late"), refusals of the receiver
/// ("http.two-hosts"), causes of a bad signature ("digest.base64"). Nothing for a rule that has no words.
std::optional<Sentence> sentenceOfRule(const QString &rule, const QString &thing = {});

/// The service's own words for one of its errors, as its words.
QString serviceSays(const base::ServiceError &error);

} // namespace runlatch::wording
