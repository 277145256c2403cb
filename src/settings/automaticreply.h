// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace runlatch::settings {

/// What the window's listener answers run task requests by itself.
struct AutomaticReply
{
    static constexpr std::chrono::seconds LongestDelay{3600};

    std::optional<protocol::TaskStatus> status; ///< nothing: off
    std::chrono::seconds delay{0};
    QString message;       ///< empty: Runlatch's own
    QStringList callbacks; ///< origins that callbacks may go to without a key, as they were typed

    friend bool operator==(const AutomaticReply &, const AutomaticReply &) = default;
};

} // namespace runlatch::settings
