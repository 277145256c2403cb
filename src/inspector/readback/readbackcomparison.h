// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/readback/readback.h"
#include "store/captures/capture.h"

namespace runlatch::inspector {

/// A part of a task result that was sent, and as the service has it.
struct ReadBackRow
{
    enum class Part {
        Status,
        Message,
        Url,
        Stage,       ///< `sent`: of the request
        StageStatus, ///< only `served`
        Outcomes,    ///< their number
        Outcome,     ///< that there is one of this id
        Description,
        OutcomeUrl,
        Tags,
        Body, ///< only whether there is one: the service tells bodies as HTML
    };
    enum class Verdict {
        Same,
        Differs,
        NotKnown, ///< the service does not tell it
        Told,     ///< nothing was sent with which it could be compared
    };

    Part part = Part::Status;
    Verdict verdict = Verdict::Same;
    QString outcome = {}; ///< its `outcome-id`, for the parts of an outcome
    QString sent = {};
    QString served = {};

    friend bool operator==(const ReadBackRow &, const ReadBackRow &) = default;
};

struct ReadBackComparison
{
    static constexpr qsizetype MaxRows = 200;

    /// The outcomes of several callbacks that the service keeps. No document says which.
    enum class Holds { NotKnown, LastCallback, AllCallbacks };

    QList<ReadBackRow> rows; ///< those of outcomes only where they differ; MaxRows at most
    bool hasMore = false;
    Holds holds = Holds::NotKnown; ///< known if several callbacks had outcomes, and they are served like that

    bool isSame() const; ///< nothing differs, whatever is not known
};

/// The replies to a capture that the service accepted (wasAccepted), oldest first. Takes time with their bodies.
QList<protocol::TaskResult> acceptedReplies(const store::Capture &capture);

/// Compares what was sent for a run task of this stage with what the service has. Takes time with both.
ReadBackComparison compareReadBack(const QList<protocol::TaskResult> &sent, const QString &stage,
                                   const ReadBack &served);

} // namespace runlatch::inspector
