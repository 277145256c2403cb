// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/exchangerecord.h"

#include <optional>

namespace runlatch::models {

/// An exchange as Activity lists it. If this program was both sides, it has the records of both.
struct ListedExchange
{
    http::ExchangeRecord record;                       ///< that of the sender, if there are both
    std::optional<http::ExchangeRecord> received = {}; ///< that of the receiver, beside the sender's

    bool isSent() const { return record.direction == http::ExchangeRecord::Direction::Sent; }
    bool isReceived() const { return !isSent() || received; }
};

} // namespace runlatch::models
