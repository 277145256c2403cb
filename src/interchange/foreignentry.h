// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/foreign/foreignrequest.h"
#include "interchange/har.h"

namespace runlatch::interchange {

/// The entry of the request: it is judged as if it had arrived, but answered, timed and verified as its file says.
/// Twice the same request gets the same id. A body that is not known to be the sent one is told and marked, as that of
/// a HAR. Without a time `fileTime` stands in, which is told ("import.no-time"). Errors: Usage "import.value" (method),
/// "import.too-large"; subject = the field.
base::Result<HarEntry> foreignEntry(const ForeignRequest &foreign, const QDateTime &fileTime);

} // namespace runlatch::interchange
