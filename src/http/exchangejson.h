// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/exchangerecord.h"

namespace runlatch::http {

/// One line of JSON with the whole exchange, line feed included. Times are ISO 8601 in UTC; a body that is not UTF-8 is
/// "body_base64" instead of "body". Nothing is redacted here: the line is as secret as the record.
QByteArray writeExchange(const ExchangeRecord &record);

/// One line with both sides of an exchange: the sender's record, whose direction is "both", with the receiver's as
/// "received".
QByteArray writeExchange(const ExchangeRecord &sent, const ExchangeRecord &received);

} // namespace runlatch::http
