// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/record.h"

namespace runlatch::interchange {

/// The columns of the list and a few more, RFC 4180, UTF-8, times ISO 8601 UTC. A cell that a spreadsheet would take
/// for a formula gets an apostrophe in front (changerequests::notAFormula). There is no byte order mark, as in the
/// other CSV of Runlatch: RFC 4180 readers would take it for a part of the first heading. The last column says where
/// the request comes from (store::originOf): what a file calls valid is unchecked here, and its cause is
/// "imported.valid". A verdict that a key proved here has the cause "imported.proved-valid" or
/// "imported.proved-invalid".
QByteArray csvHead();
QByteArray csvRow(const Record &record);

} // namespace runlatch::interchange
