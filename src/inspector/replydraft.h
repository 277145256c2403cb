// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

namespace runlatch::inspector {

/// A reply as it is being written: anything in it may still be missing or wrong. It holds only what the user typed,
/// never the request's access token or callback URL.
struct ReplyDraft
{
    static protocol::TaskResult emptyResult() { return {protocol::TaskStatus::Passed, {}, {}, {}}; }

    protocol::TaskResult result = emptyResult();
    int current = -1; ///< the open outcome, -1 for none

    bool isEmpty() const { return result == emptyResult(); } ///< nothing in it is worth keeping
    friend bool operator==(const ReplyDraft &, const ReplyDraft &) = default;
};

/// JSON for store::Draft::content, kind "reply". Everything is kept, wrong input too.
QByteArray writeReplyDraft(const ReplyDraft &draft);
/// Reads as much of the draft as possible; a missing part has its default. Errors: those of protocol::readObject.
base::Result<ReplyDraft> readReplyDraft(const QByteArray &content);

} // namespace runlatch::inspector
