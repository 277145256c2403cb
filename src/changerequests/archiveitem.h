// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "protocol/changerequest.h"
#include "service/endpoint.h"
#include "store/work/pendingarchive.h"

#include <QObject>

#include <optional>

namespace runlatch::changerequests {

/// One change request that is to be archived, and its progress.
struct ArchiveItem
{
    Q_GADGET
public:
    enum class State {
        Waiting, ///< not sent yet: a single item can be undone, an item of a batch waits for its turn
        Sending,
        Asking,   ///< asks the service for the outcome
        Archived, ///< `already`: it was archived before
        Failed,   ///< see `error`; with outcomeUnknown it may have been archived (see settle())
        Undone,
        Stopped, ///< not sent, because its batch was cancelled or refused; an earlier try may have been sent
                 ///< (`pending.sent`)
    };
    Q_ENUM(State)

    store::PendingArchive pending;
    service::Endpoint endpoint; ///< the endpoint of its requests
    State state = State::Waiting;
    bool already = false;
    std::optional<protocol::ChangeRequest> changeRequest = {}; ///< the archived state, with the user and the time
    /// The errors of service::Client::archive. "archive.not-carried-out" has the kind of that error, but the request is
    /// known to be active. Storage means that the item could not be kept, so nothing was sent.
    base::Error error = {};

    bool hasEnded() const { return state != State::Waiting && state != State::Sending && state != State::Asking; }
    bool isUnknown() const { return state == State::Failed && error.outcomeUnknown; }
};

} // namespace runlatch::changerequests

Q_DECLARE_METATYPE(runlatch::changerequests::ArchiveItem)
