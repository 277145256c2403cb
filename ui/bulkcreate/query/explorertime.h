// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::ui {

/// Converts typed text to the date and time format of the explorer (ISO 8601, UTC). Accepts "2026-10-01" and
/// "2026-10-01 8:30", with or without seconds, and with "UTC" or an offset ("+02:00"). Other text is returned as typed.
QString explorerTime(const QString &typed);

/// "1 Oct 2026, 08:30": the time in the zone of this computer; without an offset it was UTC. Empty if that is UTC then,
/// or for another text.
QString explorerTimeHere(const QString &written);

/// "1 Oct 2026, 00:00 UTC" in the user's language; a time without an offset is UTC. Unchanged if `written` is not such
/// a time.
QString explorerTimeWords(const QString &written);

} // namespace runlatch::ui
