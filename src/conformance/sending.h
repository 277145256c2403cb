// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/runtask.h"

#include <chrono>

namespace runlatch::conformance {

/// The moment at which the trial of a case is decided.
enum class Awaited {
    Result,  ///< every run task has its result, or its time is over
    Silence, ///< the delivery was answered, and no work on it was seen for as long as the integration works on others
    Calm,    ///< the run task has ended, or no callback came for a while after the last one
};

/// The certificate of the URLs for callback and plan, if they are https.
enum class Encryption {
    None,
    Certified, ///< with the certificate that was given
    Nobody,    ///< with a certificate of nobody
};

/// The request of a case: an ordinary run task unless a member says otherwise. It is data alone, so that a table holds
/// it. Cases with the same Sending are judged by the same trial.
struct Sending
{
    const char *stages = "post_plan"; ///< names, apart by blanks: a run task for each, all sent at once
    simulator::SignatureManner signature = simulator::SignatureManner::Right;
    json::BodyStyle style = json::BodyStyle::Compact;
    simulator::Verification verification = simulator::Verification::None;
    bool isSpeculative = false;
    bool hasRepository = true;
    bool acceptsOutcomes = true;
    const char *values = "{}";    ///< a JSON object: values of the payload, by key
    const char *without = "";     ///< keys that the payload lacks, apart by blanks
    const char *header = "";      ///< "Name: value", behind the headers of the delivery
    qsizetype messageSize = 0;    ///< characters of `run_message`; 0: an ordinary one
    int planResources = 3;        ///< of the made-up plan
    bool losesAnswer = false;     ///< as in simulator::RunTaskOptions
    bool answersDocument = false; ///< likewise
    Encryption encryption = Encryption::None;
    const char *fault = ""; ///< as simulator::readFault reads it, with its place; without a count it happens once
    Awaited awaited = Awaited::Result;
    bool isAlone = false; ///< no other trial runs beside it

    /// Compares texts by their places: equal ones of different rows are tried twice, which is harmless.
    friend bool operator==(const Sending &, const Sending &) = default;
};

/// The integration that a check tries.
struct Target
{
    QUrl url;
    QByteArray hmacKey = {};                                       ///< empty: the integration has none
    QByteArray pinnedCertificate = {};                             ///< as in http::Outgoing
    std::chrono::milliseconds deadline = std::chrono::seconds(60); ///< for the final callback, from the answer on
};

/// The run tasks of a sending, in the order of its stages.
QList<simulator::RunTaskOptions> runTasksOf(const Sending &sending, const Target &target);

} // namespace runlatch::conformance
