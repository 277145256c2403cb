// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

namespace runlatch::inspector {

/// A reply as it is being written: anything may be missing or wrong in it yet. It holds what a person typed, and
/// nothing of the request: neither its access token nor its callback URL.
struct ReplyDraft
{
    static protocol::TaskResult emptyResult() { return {protocol::TaskStatus::Passed, {}, {}, {}}; }

    protocol::TaskResult result = emptyResult();
    int current = -1; ///< the outcome that was open, -1 for none

    bool isEmpty() const { return result == emptyResult(); } ///< nothing worth keeping
    friend bool operator==(const ReplyDraft &, const ReplyDraft &) = default;
};

/// JSON for store::Draft::content, kind "reply"; all of it is kept, also what is wrong.
QByteArray writeReplyDraft(const ReplyDraft &draft);
/// Reads what it can of it; what is missing has its default. Errors: those of protocol::readObject.
base::Result<ReplyDraft> readReplyDraft(const QByteArray &content);

} // namespace runlatch::inspector
