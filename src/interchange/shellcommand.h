// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/record.h"

namespace runlatch::interchange {

/// Records as a script for a POSIX shell: one curl command each, which sends the request again when a person runs it.
/// A body that cannot stand in a command line (http::curlLine), or is longer than one argument may be, stands in base64
/// below the command, so that any bytes survive. Nothing received stands outside of quotes or base64, so a comment or
/// a line end in a request cannot become a command. Comments say which headers could not stand in a command, and why a
/// body is missing.
QByteArray shellHead();
QByteArray shellCommand(const Record &record);

} // namespace runlatch::interchange
