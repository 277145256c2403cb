// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "protocol/changerequest.h"
#include "service/endpoint.h"
#include "store/pendingarchive.h"

#include <QObject>

#include <optional>

namespace runlatch::changerequests {

/// One change request that is to be archived, and how far that is.
struct ArchiveItem
{
    Q_GADGET
public:
    enum class State {
        Waiting, ///< to be sent: one can be undone, one of a batch has not had its turn
        Sending,
        Asking,   ///< what became of it
        Archived, ///< `already` tells whether it was so before
        Failed,   ///< `error`; with outcomeUnknown it may have been archived: see settle()
        Undone,
        Stopped, ///< of a batch that was cancelled or refused: not sent, but for an earlier try (`pending.sent`)
    };
    Q_ENUM(State)

    store::PendingArchive pending;
    service::Endpoint endpoint; ///< where it goes
    State state = State::Waiting;
    bool already = false;
    std::optional<protocol::ChangeRequest> changeRequest = {}; ///< as archived; by whom and when
    /// Those of service::Client::archive; "archive.not-carried-out": of the kind of that error, but it is known to
    /// be active; Storage: it could not be kept, so nothing was sent.
    base::Error error = {};

    bool hasEnded() const { return state != State::Waiting && state != State::Sending && state != State::Asking; }
    bool isUnknown() const { return state == State::Failed && error.outcomeUnknown; }
};

} // namespace runlatch::changerequests

Q_DECLARE_METATYPE(runlatch::changerequests::ArchiveItem)
