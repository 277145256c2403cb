// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace runlatch::settings {

/// The automatic answer of the window's listener to run task requests.
struct AutomaticReply
{
    static constexpr std::chrono::seconds MaxDelay{3600};

    std::optional<protocol::TaskStatus> status; ///< nullopt: no automatic reply
    std::chrono::seconds delay{0};
    QString message;       ///< if empty, the default message of Runlatch is sent
    QStringList callbacks; ///< origins that may be called back without a key, as typed
    /// Also to requests without an access token, whose callback URL carries a secret of its own.
    bool withoutToken = false;

    friend bool operator==(const AutomaticReply &, const AutomaticReply &) = default;
};

} // namespace runlatch::settings
