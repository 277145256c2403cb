// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/exchangerecord.h"

namespace runlatch::http {

/// One line of JSON with all of an exchange, with its line feed. Times are ISO 8601 in UTC; a body that is no UTF-8 is
/// "body_base64" instead of "body". As secret as the record is: nothing is taken out here.
QByteArray writeExchange(const ExchangeRecord &record);

} // namespace runlatch::http
